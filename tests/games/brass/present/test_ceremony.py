"""The ceremony counts every point of an era, in order, and ends where the state does."""

import pytest

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import LinkId
from brass_desktop.games.brass.engine.scoring import link_points
from brass_desktop.games.brass.present.ceremony import (
    TOWN_BEATS,
    Ceremony,
    build_ceremony,
    is_scored,
)
from brass_desktop.present.tips import Light
from workshop.shots.brass.positions import finished

GAMES = [(players, short) for players in (2, 3, 4) for short in (False, True)]


def ceremonies(players: int, introductory: bool) -> list[tuple[BrassSession, int, Ceremony]]:
    session = finished(players, introductory=introductory)
    ends = [index for index, entry in enumerate(session.log) if is_scored(entry.events)]
    assert len(ends) == (1 if introductory else 2)
    return [(session, index, build_ceremony(session, index)) for index in ends]


@pytest.mark.parametrize(("players", "introductory"), GAMES)
def test_totals_run_from_the_points_before_to_those_after(players: int, introductory: bool) -> None:
    for session, index, found in ceremonies(players, introductory):
        assert list(found.totals(len(found.beats))) == session.at(index + 1).vp
        running = list(found.start)
        for shown, beat in enumerate(found.beats, 1):
            for seat in map(Seat, range(players)):
                running[seat] += beat.gained(seat)
            assert tuple(running) == beat.totals == found.totals(shown)
        for seat in map(Seat, range(players)):
            gained = sum(found.parts(len(found.beats), seat).values())
            assert found.start[seat] + gained == session.at(index + 1).vp[seat]


@pytest.mark.parametrize(("players", "introductory"), GAMES)
def test_an_era_is_counted_in_about_fifteen_beats(players: int, introductory: bool) -> None:
    for _, _, found in ceremonies(players, introductory):
        assert len(found.beats) <= TOWN_BEATS + 1 + 2 * players
        counted = sum(len(beat.steps) for beat in found.beats)
        assert counted > len(found.beats) + 5, "beats gather what belongs together"


@pytest.mark.parametrize(("players", "introductory"), GAMES)
def test_every_link_and_every_flipped_tile_is_counted_once(
    players: int, introductory: bool
) -> None:
    for session, index, found in ceremonies(players, introductory):
        before = session.at(index)
        board = before.rules.board
        steps = [step for beat in found.beats for step in beat.steps]
        links = [board.links[link] for link, owner in enumerate(before.link_owner) if owner >= 0]
        assert sorted(step.anchor or "" for step in steps if step.cause == "link") == sorted(links)
        given_up = {
            event.slot
            for event in session.log[index].events
            if isinstance(event, ev.TileRemoved) and event.cause == "given_up"
        }
        tiles = [
            board.slots[slot]
            for slot, flipped in enumerate(before.slot_flipped)
            if flipped and slot not in given_up
        ]
        assert [step.anchor for step in steps if step.cause == "tile"] == tiles
        for step in steps:
            if step.cause == "link" and not given_up:
                assert step.points == link_points(
                    before, LinkId(board.links.index(step.anchor or ""))
                )


def test_a_beat_holds_the_routes_of_one_player_or_whole_towns() -> None:
    _, _, found = ceremonies(4, False)[1]
    towns: list[set[str]] = []
    for beat in found.beats:
        causes = {step.cause for step in beat.steps}
        assert len(causes) == 1
        if causes == {"link"}:
            assert len(beat.seats) == 1
        else:
            towns.append({step.place for step in beat.steps})
    assert sum(map(len, towns)) == len(set().union(*towns)), "no town is counted in two beats"


def test_the_beat_is_lit_and_flagged_and_the_markers_follow() -> None:
    _, _, found = ceremonies(4, False)[1]
    for shown in range(1, len(found.beats)):
        beat, view = found.beats[shown - 1], found.board_at(shown)
        lit = {link.link for link in view.links if link.light is Light.CHOSEN}
        lit |= {s.slot for p in view.places for s in p.slots if s.light is Light.CHOSEN}
        assert lit == set(beat.anchors)
        assert {flag.anchor for flag in view.flags} == {a for a, n in beat.anchors.items() if n}
        is_link = beat.steps[0].cause == "link"
        assert is_link == any(link.owner for link in view.links)
        markers = {m.owner: m.space + 100 * m.laps for m in view.track.markers if m.kind == "vp"}
        for scorer in found.scorers:
            assert markers[scorer.owner] == beat.totals[scorer.seat]


def test_the_ranking_follows_the_points() -> None:
    _, _, found = ceremonies(4, False)[1]
    for shown in range(len(found.beats) + 1):
        totals = found.totals(shown)
        points = [totals[seat] for seat in found.ranked(shown)]
        assert points == sorted(points, reverse=True)
    assert found.ranked(0) != found.ranked(len(found.beats)), "somebody overtakes somebody"


def test_before_the_first_beat_and_at_the_end_nothing_is_lit() -> None:
    _, _, found = ceremonies(3, False)[0]
    for shown in (0, len(found.beats)):
        view = found.board_at(shown)
        assert not view.flags
        assert all(link.light is Light.NONE for link in view.links)


def test_the_introductory_game_counts_its_extra_points() -> None:
    _, _, found = ceremonies(3, True)[0]
    assert {"link", "tile", "money"} <= set(found.causes)
    assert {"tile_again", "income", "lost"} & set(found.causes)
