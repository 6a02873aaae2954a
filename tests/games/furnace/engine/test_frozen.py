"""Saved games of the past replay for ever: the same positions, the same log, the same result.

The files are never made anew. Whatever makes one of these tests fail refuses the games that people
have on their disks.
"""

from pathlib import Path

import pytest

from brass_desktop.core.savefile import SaveFile, restore, save_session
from brass_desktop.core.savetext import read_text
from brass_desktop.games.furnace.engine.ids import PRODUCTION, SETTLING
from brass_desktop.games.furnace.engine.state import DIGESTED
from tests.games.furnace.engine.table import GAME, RULES

SAVES = Path(__file__).parents[3] / "fixtures" / "saves" / "furnace"
LAST_DIGESTS = {
    "two-players": "a6005cbb6496eb0d",
    "two-players-capitalists": "e2b81c4184037e5a",
    "three-players-short": "1a145229cfae2d2f",
    "three-players-chain": "6c63e6a072fcca3f",
    "four-players-capitalists": "103a91cc95d2f37c",
    "four-players-everything": "e0db2b57aa8c7e2f",
    "compensation-asked": "22074909687ea480",
    "in-production": "ab9a87ab7a586f54",
}
"""By file: the position in which it ended when it was played."""
DIGESTED_AT_FIRST = (
    "agent_discs bids capitalists chained claim deck discs first fresh goods lot money phase "
    "players repeated rng round rounds row run turn upgraded works"
)
KINDS = {"bid", "compensate", "insert", "activate", "repeat", "end_production"}
"""Every kind of action."""


def save_of(name: str) -> SaveFile:
    return read_text((SAVES / f"{name}.json").read_text(encoding="utf-8"))


def test_the_digest_is_made_of_the_same_fields_in_the_same_order_as_ever() -> None:
    assert " ".join(DIGESTED) == DIGESTED_AT_FIRST


def test_every_kept_save_is_replayed() -> None:
    assert sorted(path.stem for path in SAVES.glob("*.json")) == sorted(LAST_DIGESTS)


@pytest.mark.parametrize("name", LAST_DIGESTS)
def test_a_kept_save_replays_through_the_oracle_with_equal_digests(name: str) -> None:
    save = save_of(name)
    restored = restore(save, GAME)
    assert restored.problem is None
    assert [entry.digest for entry in restored.session.log] == [a.digest for a in save.actions]
    assert restored.session.state.digest() == LAST_DIGESTS[name]


@pytest.mark.parametrize("name", LAST_DIGESTS)
def test_a_kept_save_ends_with_the_same_result_and_is_written_with_the_same_actions(
    name: str,
) -> None:
    save = save_of(name)
    again = save_session(
        restore(save, GAME).session,
        title=save.preview.title,
        program=save.program,
        created=save.created,
        saved=save.preview.saved,
    )
    assert (again.actions, again.result) == (save.actions, save.result)


def test_the_kept_saves_hold_every_kind_of_action_every_capitalist_and_every_size() -> None:
    saves = [save_of(name) for name in LAST_DIGESTS]
    kinds = {saved.action["kind"] for save in saves for saved in save.actions}
    assert kinds == KINDS
    assert {save.setup.players for save in saves if save.result is not None} == {2, 3, 4}
    dealt = {card for save in saves for card in restore(save, GAME).session.state.capitalists}
    assert dealt >= set(range(len(RULES.capitalists)))


def test_two_of_them_stop_where_somebody_has_begun() -> None:
    asked, producing = (
        restore(save_of(name), GAME).session.state
        for name in ("compensation-asked", "in-production")
    )
    assert (asked.phase, asked.round) == (SETTLING, 3)
    assert (producing.phase, producing.round, producing.run.bit_count()) == (PRODUCTION, 4, 2)
