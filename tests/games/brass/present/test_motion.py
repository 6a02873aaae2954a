from itertools import pairwise
from typing import get_args

import pytest

from brass_desktop.core.session import Entry
from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.lancashire import lancashire
from brass_desktop.games.brass.present.motion.overseas import FALL, HOLD, TELLTALES, TURN
from brass_desktop.games.brass.present.motion.sounds import (
    BALE,
    LINKS,
    PADLOCK,
    SOUNDS,
    UNHEARD,
    sound_of,
)
from brass_desktop.games.brass.present.motion.telling import STILL, timeline_of
from brass_desktop.games.brass.present.motion.timeline import (
    Anchor,
    BalePiece,
    BrassTimeline,
    Content,
    CubePiece,
    LinkPiece,
    LockPiece,
    MarkerPiece,
    MarketTilePiece,
    PlatePiece,
    Spot,
)
from brass_desktop.games.brass.present.viewmodel.build_distant import build_distant_market
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.motion.script import FADE, LONGEST
from brass_desktop.present.motion.timeline import Move, NumberPiece
from tests.games.brass.lancashire.table import DISTANT, cotton
from tests.games.brass.lancashire.test_sell import harbour
from tests.games.brass.present.timelines import Told, all_told, all_told_overseas
from workshop.shots.brass.positions import PLAYERS

MOVES: dict[type[Event], set[Move]] = {
    ev.CardDiscarded: {Move.TOSS},
    ev.WildTaken: {Move.TOSS},
    ev.CardsDrawn: {Move.TOSS},
    ev.MoneyPaid: {Move.TOSS, Move.COUNT},
    ev.MoneyReceived: {Move.TOSS, Move.COUNT},
    ev.TilePlaced: {Move.DROP},
    ev.CubesPlaced: {Move.DROP},
    ev.TileRemoved: {Move.LIFT},
    ev.TileDeveloped: {Move.LIFT},
    ev.LinkPlaced: {Move.LAY},
    ev.LinkReturned: {Move.LIFT},
    ev.CubeTaken: {Move.SLIDE},
    ev.MerchantBeerTaken: {Move.SLIDE},
    ev.MerchantBeerPlaced: {Move.DROP},
    ev.CubeBought: {Move.SLIDE},
    ev.CubeSold: {Move.SLIDE},
    ev.TileFlipped: {Move.FLIP},
    ev.IncomeMoved: {Move.HOP},
    ev.PointsGained: {Move.HOP},
    ev.PointsLost: {Move.HOP},
    ev.DistantTileTurned: {Move.TOSS, Move.TURN},
}


@pytest.fixture(scope="module", params=[all_told, all_told_overseas], ids=["land", "sea"])
def games(request: pytest.FixtureRequest) -> list[tuple[Told, BrassTimeline]]:
    return [(t, timeline_of(t.entry, t.before, t.after)) for t in request.param()]


def truth(seen: Seen, anchor: Anchor) -> Content:
    """What a place shows when nothing is on its way."""
    state, board = seen.state, seen.rules.board
    seats = [player.colour for player in seen.players]
    match anchor.spot:
        case Spot.SLOT:
            return seen.tile_view(board.slots.index(anchor.name))
        case Spot.LINK:
            owner = state.link_owner[board.links.index(anchor.name)]
            return seen.owner(owner) if owner >= 0 else None
        case Spot.BARREL:
            return state.merchant_beer[board.merchants.index(anchor.name)]
        case Spot.MARKET:
            coal = anchor.name == "coal"
            market = seen.rules.coal_market if coal else seen.rules.iron_market
            held = state.coal if coal else state.iron
            return anchor.space >= market.spaces - held
        case Spot.TRACK:
            track = state.income if anchor.detail == "income" else state.vp
            return track[seats.index(anchor.name)] % len(seen.rules.income_level)
        case Spot.MONEY:
            return state.money[seats.index(anchor.name)]
        case Spot.OVERSEAS:
            return build_distant_market(state)
        case _:
            raise AssertionError(anchor)


def _starts_at_once(timeline: BrassTimeline, anchor: Anchor) -> bool:
    """Tell whether the first thing at a place is that its piece leaves it."""
    return any(
        tween.start == 0 and tween.goal._replace(space=0) == anchor for tween in timeline.tweens
    )


MERCHANTS = {ev.WildTaken, ev.MerchantBeerTaken, ev.MerchantBeerPlaced}
CHECKED = {Spot.SLOT, Spot.LINK, Spot.BARREL, Spot.MARKET, Spot.TRACK, Spot.MONEY, Spot.OVERSEAS}


def test_every_kind_of_event_moves_something_or_is_silent() -> None:
    assert MOVES.keys() | STILL == set(get_args(Event))
    assert not MOVES.keys() & STILL


def test_the_games_meet_every_kind_of_event(games: list[tuple[Told, BrassTimeline]]) -> None:
    met = {type(event) for told, _ in games for event in told.entry.events}
    by_sea = bool(games[0][0].after.rules.distant_bonus)
    elsewhere = MERCHANTS if by_sea else {ev.DistantTileTurned}
    assert met >= MOVES.keys() - {ev.PointsLost} - elsewhere


def test_every_event_is_seen_in_its_own_way(games: list[tuple[Told, BrassTimeline]]) -> None:
    for told, timeline in games:
        moves = {tween.move for tween in timeline.tweens}
        for event in told.entry.events:
            if isinstance(event, ev.PointsGained) and event.points == 0:
                continue
            assert MOVES.get(type(event), set()) <= moves, event


def test_an_action_takes_at_most_its_time_and_each_move_its_share(
    games: list[tuple[Told, BrassTimeline]],
) -> None:
    for told, timeline in games:
        awaited = any(isinstance(event, ev.DistantTileTurned) for event in told.entry.events)
        assert timeline.duration <= (LONGEST * 2.2 if awaited else LONGEST) + 1e-9
        for tween in timeline.tweens:
            overseas = isinstance(tween.piece, BalePiece | MarketTilePiece)
            # A new era of Lancashire pays everybody as well as dealing to them.
            shortest = 0.08 if told.after.rules.numbers.income_first else 0.09
            least, longest = (0.06, TURN + HOLD) if overseas else (shortest, 0.4)
            assert least <= tween.duration <= longest + 1e-9, (told.entry.action, tween)
            assert tween.start >= 0


def test_tweens_come_in_order_of_their_beginning(games: list[tuple[Told, BrassTimeline]]) -> None:
    for _, timeline in games:
        assert all(a.start <= b.start for a, b in pairwise(timeline.tweens))
        assert all(a.at <= b.at for a, b in pairwise(timeline.cues))
        assert all(0 <= cue.at <= timeline.duration for cue in timeline.cues)


def test_every_place_shows_the_truth_before_and_none_is_held_after(
    games: list[tuple[Told, BrassTimeline]],
) -> None:
    for told, timeline in games:
        seen: set[Anchor] = set()
        for still in timeline.stills:
            assert still.start < still.end <= timeline.duration + 1e-9
            if still.anchor in seen or still.anchor.spot not in CHECKED:
                continue
            seen.add(still.anchor)
            assert still.start == 0
            aloft = still.content is None and _starts_at_once(timeline, still.anchor)
            assert aloft or still.content == truth(told.before, still.anchor), told.entry


def test_stills_of_one_place_follow_each_other_without_a_gap(
    games: list[tuple[Told, BrassTimeline]],
) -> None:
    for _, timeline in games:
        by_anchor: dict[Anchor, list[tuple[float, float]]] = {}
        for still in timeline.stills:
            by_anchor.setdefault(still.anchor, []).append((still.start, still.end))
        for spans in by_anchor.values():
            assert all(abs(a[1] - b[0]) < 1e-9 for a, b in pairwise(spans))


def test_numbers_and_markers_run_from_the_truth_before_to_the_truth_after(
    games: list[tuple[Told, BrassTimeline]],
) -> None:
    for told, timeline in games:
        ends: dict[Anchor, int] = {}
        for tween in sorted(timeline.tweens, key=lambda tween: tween.end):
            if isinstance(tween.piece, NumberPiece):
                ends[tween.goal] = tween.piece.after
            elif isinstance(tween.piece, MarkerPiece):
                anchor = Anchor(Spot.TRACK, tween.piece.owner, detail=tween.piece.kind)
                ends[anchor] = tween.piece.spaces[-1]
        for anchor, end in ends.items():
            assert end == truth(told.after, anchor), told.entry


def test_coal_travels_links_that_lie_and_arrives_where_it_is_needed(
    games: list[tuple[Told, BrassTimeline]],
) -> None:
    travelled = 0
    for told, timeline in games:
        board = told.after.rules.board
        for tween in timeline.tweens:
            if not isinstance(tween.piece, CubePiece) or not tween.piece.way:
                continue
            travelled += 1
            assert tween.move is Move.SLIDE
            assert all(a.end == b.start for a, b in pairwise(tween.piece.way))
            for step in tween.piece.way:
                assert told.after.state.link_owner[board.links.index(step.link)] >= 0
    assert travelled > 5


def test_bought_and_sold_cubes_use_the_spaces_the_rules_use(
    games: list[tuple[Told, BrassTimeline]],
) -> None:
    for told, timeline in games:
        prices = {
            "coal": told.after.rules.coal_market.buy_price[:0:-1],
            "iron": told.after.rules.iron_market.buy_price[:0:-1],
        }
        paid = [e.price for e in told.entry.events if isinstance(e, ev.CubeBought | ev.CubeSold)]
        spaces = [
            anchor
            for tween in timeline.tweens
            for anchor in (tween.origin, tween.goal)
            if anchor.spot is Spot.MARKET and isinstance(tween.piece, CubePiece)
        ]
        shown = [prices[a.name][a.space] if a.space >= 0 else None for a in spaces]
        assert sorted(p for p in shown if p is not None) == sorted(
            price
            for price, space in zip(paid, spaces, strict=True)
            if space.space >= 0
        )  # fmt: skip


def test_double_speed_halves_the_time(games: list[tuple[Told, BrassTimeline]]) -> None:
    told, timeline = next(pair for pair in games if len(pair[1].tweens) > 6)
    fast = timeline_of(told.entry, told.before, told.after, speed=2.0)
    assert fast.duration == pytest.approx(timeline.duration / 2)
    assert len(fast.tweens) == len(timeline.tweens)


def test_at_speed_0_nothing_moves_but_everything_is_heard(
    games: list[tuple[Told, BrassTimeline]],
) -> None:
    for told, timeline in games[:60]:
        still = timeline_of(told.entry, told.before, told.after, speed=0.0)
        assert still.tweens == () and still.stills == () and still.duration == 0
        assert [cue.sound for cue in still.cues] == [cue.sound for cue in timeline.cues]


def test_reduced_motion_only_fades(games: list[tuple[Told, BrassTimeline]]) -> None:
    for told, timeline in games[:60]:
        reduced = timeline_of(told.entry, told.before, told.after, reduced=True)
        assert {tween.move for tween in reduced.tweens} <= {Move.FADE}
        assert {tween.goal for tween in reduced.tweens} >= {s.anchor for s in timeline.stills}
        assert reduced.duration <= FADE and reduced.stills == ()


def test_others_draw_cards_unseen(games: list[tuple[Told, BrassTimeline]]) -> None:
    told = next(
        told
        for told, _ in games
        if any(isinstance(event, ev.CardsDrawn) for event in told.entry.events)
    )
    other = (told.entry.seat + 1) % len(told.after.players)
    watched = [
        Seen(s.game, s.state, s.players, type(told.entry.seat)(other))
        for s in (told.before, told.after)
    ]
    timeline = timeline_of(told.entry, watched[0], watched[1])
    own = told.after.owner(other)
    drawn = [t for t in timeline.tweens if t.origin.spot is Spot.DECK and t.goal.name != own]
    assert drawn and all(getattr(tween.piece, "face", 0) is None for tween in drawn)
    assert all(tween.goal.detail == "" for tween in drawn)


def test_links_whistle_by_their_era(games: list[tuple[Told, BrassTimeline]]) -> None:
    for told, timeline in games:
        for tween in timeline.tweens:
            if isinstance(tween.piece, LinkPiece) and tween.move is Move.LAY:
                assert tween.piece.era == told.after.era


def test_every_event_has_a_sound_or_is_unheard() -> None:
    heard = SOUNDS.keys() | {ev.LinkPlaced, ev.IncomeMoved}
    assert heard | UNHEARD == set(get_args(Event))
    assert not heard & UNHEARD


def test_links_sound_by_their_era(games: list[tuple[Told, BrassTimeline]]) -> None:
    met = set()
    for told, timeline in games:
        sounds = {cue.sound for cue in timeline.cues} & set(LINKS.values())
        laid = any(isinstance(event, ev.LinkPlaced) for event in told.entry.events)
        assert sounds == ({LINKS[told.after.era]} if laid else set())
        met |= sounds
    assert met == set(LINKS.values()) and len(met) == 2


def test_what_is_heard_is_what_happened(games: list[tuple[Told, BrassTimeline]]) -> None:
    assert sound_of(ev.TurnStarted(Seat(0), 2), "rail") is None
    for told, timeline in games:
        of_events = {sound_of(event, told.after.era) for event in told.entry.events}
        if told.entry.action.kind in ("sell", "sell_on"):
            of_events |= {BALE, PADLOCK}
        assert {cue.sound for cue in timeline.cues} <= of_events


def turned(move: int, demand: int) -> BrassTimeline:
    """Sell a mill to a distant market whose next tile is known."""
    state = harbour().distant(move, demand=demand).table().state
    game, people = lancashire(), tuple(PLAYERS[:3])
    before = Seen(game.id, state.clone(), people, Seat(0))
    log: list[Event] = []
    paid = cotton(("preston.1", DISTANT))._replace(cards=state.hands[0][:1])
    game.apply(state, paid, log)
    after = Seen(game.id, state, people, Seat(0))
    return timeline_of(Entry(Seat(0), paid, tuple(log), ""), before, after)


@pytest.mark.rule("L-11.3")
def test_the_distant_market_turns_its_tile_slowly_and_the_demand_falls_space_by_space() -> None:
    told = turned(3, 0)
    (turn,) = (t for t in told.tweens if t.move is Move.TURN)
    assert turn.duration == pytest.approx(TURN + HOLD)
    (fall,) = (t for t in told.tweens if isinstance(t.piece, BalePiece) and t.piece.spaces)
    assert fall.piece == BalePiece(spaces=(0, 1, 2, 3))
    assert fall.start == pytest.approx(turn.end) and fall.duration == pytest.approx(3 * FALL)
    (flip,) = (t for t in told.tweens if t.move is Move.FLIP)
    assert flip.start >= fall.end
    assert [cue.sound for cue in told.cues].count(BALE) == 3
    panels = [still for still in told.stills if still.anchor.spot is Spot.PANEL]
    assert {still.anchor.name for still in panels} == {*TELLTALES, "red"}
    assert all(still.start == 0 and still.end == pytest.approx(fall.end) for still in panels)
    assert PADLOCK not in {cue.sound for cue in told.cues}


@pytest.mark.rule("L-11.4")
def test_a_market_that_closes_is_locked_and_its_mill_does_not_turn() -> None:
    told = turned(4, 6)
    lock, plate = (
        next(t for t in told.tweens if isinstance(t.piece, kind))
        for kind in (LockPiece, PlatePiece)
    )
    (fall,) = (t for t in told.tweens if isinstance(t.piece, BalePiece) and t.piece.spaces)
    assert fall.end <= lock.start and lock.end <= plate.start
    assert PADLOCK in {cue.sound for cue in told.cues}
    assert not any(t.move is Move.FLIP for t in told.tweens)


@pytest.mark.rule("L-11.6")
def test_a_tile_of_0_moves_no_bale() -> None:
    told = turned(0, 2)
    assert not any(isinstance(t.piece, BalePiece) and t.piece.spaces for t in told.tweens)
    assert any(t.move is Move.TURN for t in told.tweens)
