"""Saved games of the past replay for ever: the same positions, the same log, the same result.

The files are never made anew. Whatever makes one of these tests fail refuses the games that people
have on their disks.
"""

from pathlib import Path

import pytest

from brass_desktop.core.savefile import restore, save_session
from brass_desktop.core.savetext import read_text
from brass_desktop.games.brass.engine.game import BrassGame
from tests.games.brass.engine.family import EVERY_GAME, FAMILY

SAVES = Path(__file__).parents[3] / "fixtures" / "saves"
LAST_DIGESTS = {
    "birmingham/1-opening": "88eb97b3ced66a05",
    "birmingham/2-canal-end": "cb3b52b3b8d48fbf",
    "birmingham/3-rail-middle": "64148bbb6e7e68ca",
    "birmingham/4-finishing-turn": "8db14190a689276a",
    "birmingham/5-two-players": "6803c4c9783cff65",
    "birmingham/6-three-players": "e784996902def5c7",
    "birmingham/7-four-players": "9eb77e853304c4a1",
    "birmingham/introductory": "182b3d0fa80099d5",
    "birmingham/shortfall-four-players": "91b34569a672bd81",
    "birmingham/shortfall-two-players": "25866e5f5298f960",
    "lancashire/bonus-in-money": "f4015de9a68cf50f",
    "lancashire/closed-market": "653ab5b5a7d71d5f",
    "lancashire/four-players": "84d4187e24037c09",
    "lancashire/sale-goes-on": "8f863e6160f2966b",
    "lancashire/seated-order": "bf08734b80ab50b7",
    "lancashire/three-players": "189ecc222f8b4967",
    "lancashire/two-players": "4f91b107eff0854b",
    "version_1": "24bd05bd15560f6a",
}
"""By file: the position in which it ended when it was played."""

DIGESTED_AT_FIRST = {
    "birmingham": (
        "actions_left coal deck discards era face_down hands income introductory iron "
        "link_owner links_left mat merchant_beer merchant_tile money order payday phase "
        "players rng round slot_cubes slot_flipped slot_owner slot_tile spent turn vp wilds"
    ),
    "lancashire": (
        "actions_left bonus_in_money coal cotton_demand deck discards distant distant_turned era "
        "face_down hands income iron link_owner links_left mat money order payday phase "
        "players rng round slot_cubes slot_flipped slot_owner slot_tile spent turn vp"
    ),
}
WHEREVER = {"build", "network", "develop", "sell", "loan", "pass", "end_turn", "give_up_tiles"}
KINDS = {
    "birmingham": WHEREVER | {"scout"},
    "lancashire": WHEREVER | {"combined_build", "sell_on", "end_sale"},
}
"""By game: every kind of action."""


def text_of(name: str) -> str:
    return (SAVES / f"{name}.json").read_text(encoding="utf-8")


@EVERY_GAME
def test_the_digest_is_made_of_the_same_fields_in_the_same_order_as_ever(game: BrassGame) -> None:
    assert " ".join(game.rules.digested) == DIGESTED_AT_FIRST[game.id]


def test_every_kept_save_is_replayed() -> None:
    folders = [SAVES, *(SAVES / game for game in FAMILY)]
    files = [path for folder in folders for path in folder.glob("*.json")]
    kept = [path.relative_to(SAVES).with_suffix("").as_posix() for path in files]
    assert sorted(kept) == sorted(LAST_DIGESTS)


@pytest.mark.parametrize("name", LAST_DIGESTS)
def test_a_kept_save_replays_through_the_oracle_with_equal_digests(name: str) -> None:
    save = read_text(text_of(name))
    restored = restore(save, FAMILY[save.game])
    assert restored.problem is None
    assert [entry.digest for entry in restored.session.log] == [a.digest for a in save.actions]
    assert restored.session.state.digest() == LAST_DIGESTS[name]


@pytest.mark.parametrize("name", LAST_DIGESTS)
def test_a_kept_save_ends_with_the_same_result_and_is_written_with_the_same_actions(
    name: str,
) -> None:
    save = read_text(text_of(name))
    session = restore(save, FAMILY[save.game]).session
    again = save_session(
        session,
        title=save.preview.title,
        program=save.program,
        created=save.created,
        saved=save.preview.saved,
    )
    assert (again.actions, again.result) == (save.actions, save.result)


@EVERY_GAME
def test_the_kept_saves_hold_every_kind_of_action_and_whole_games_of_every_size(
    game: BrassGame,
) -> None:
    saves = [read_text(text_of(name)) for name in LAST_DIGESTS]
    saves = [save for save in saves if save.game == game.id]
    kinds = {saved.action["kind"] for save in saves for saved in save.actions}
    assert kinds == KINDS[game.id]
    assert {save.setup.players for save in saves if save.result is not None} == {2, 3, 4}
