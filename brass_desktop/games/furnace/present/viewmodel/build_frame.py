"""From a position to the view models around the stage."""

from collections import Counter

from brass_desktop.games.furnace.engine.ids import AUCTION, FINISHED, GOODS, NOTHING, SETTLING, Bag
from brass_desktop.games.furnace.engine.scoring import rank
from brass_desktop.games.furnace.present.kinds import KIND_OF
from brass_desktop.games.furnace.present.text import table as words
from brass_desktop.games.furnace.present.viewmodel.build_pieces import build_miniature
from brass_desktop.games.furnace.present.viewmodel.frame import (
    BadgeView,
    CompartmentView,
    DeckCountView,
    KindCount,
    SeatState,
    SeatView,
    TrayView,
)
from brass_desktop.games.furnace.present.viewmodel.pieces import (
    MONEY,
    CapitalistView,
    DiscView,
)
from brass_desktop.games.furnace.present.viewmodel.seen import SeenTable
from brass_desktop.i18n.wording import in_lengths
from brass_desktop.present.character import Character
from brass_desktop.present.text import common

_LONG_NAME = 18
"""Letters of a character's name from which on its short form is taken."""


def build_badge(seen: SeenTable) -> BadgeView:
    """Tell phase and round."""
    state = seen.state
    caption = words.ROUND_OF(round=state.round, rounds=state.rounds)
    return BadgeView(words.PHASES[seen.phase](), caption, state.round, state.rounds)


def build_seats(seen: SeenTable) -> tuple[SeatView, ...]:
    """Describe everybody, in clockwise order."""
    return tuple(_seat(seen, seat) for seat in range(seen.state.players))


def _seat(seen: SeenTable, seat: int) -> SeatView:
    state, player = seen.state, seen.players[seat]
    character, place = Character(player.character), seat_state(seen, seat)
    level = common.BOT_LEVELS.get(player.control)
    short = len(character.name) > _LONG_NAME
    return SeatView(
        owner=player.colour,
        name=player.name,
        character=player.character,
        character_name=character.short_name if short else character.name,
        sits=level() if level is not None else common.SITS_PERSON(),
        money=state.money[seat],
        goods=state.goods[seat],
        discs=seat_discs(seen, seat) if state.phase in (AUCTION, SETTLING) else (),
        miniatures=tuple(build_miniature(seen.card(card)) for card in seen.cards(seat)),
        first=seat == state.first,
        state=place,
        state_word=words.STATES[place.value](),
        own=seat == seen.viewer,
    )


def seat_discs(seen: SeenTable, seat: int) -> tuple[DiscView, ...]:
    """List the discs of a seat, the largest first; placed ones are used."""
    state = seen.state
    rules = state.rules
    neutral = rules.discs.neutral if state.capitalist(seat).neutral_disc else 0
    mine = rules.discs_in(rules.discs.own | neutral)
    return tuple(
        DiscView(
            seen.colour(seat),
            rules.discs.value[disc],
            neutral=bool(rules.discs.neutral >> disc & 1),
            used=not state.discs[seat] >> disc & 1,
        )
        for disc in sorted(mine, key=lambda disc: (-rules.discs.value[disc], disc))
    )


def seat_state(seen: SeenTable, seat: int) -> SeatState:
    """Tell where a seat stands in the phase."""
    state = seen.state
    if state.phase == FINISHED:
        won = [standing.seat for standing in rank(state).standings if standing.rank == 1]
        return SeatState.WINNER if seat in won else SeatState.DONE
    if seat == state.actor:
        return SeatState.PLAYING
    if state.phase == AUCTION:
        return _state_of_bidder(seen, seat)
    if state.phase == SETTLING:
        return SeatState.WAITING
    place = (seat - state.first) % state.players
    if place < state.turn:
        return SeatState.DONE
    return SeatState.NEXT if place == state.turn + 1 else SeatState.WAITING


def _state_of_bidder(seen: SeenTable, seat: int) -> SeatState:
    """Tell who bids after the seat in turn; whoever has no disc left is done."""
    state = seen.state
    if not state.discs[seat]:
        return SeatState.DONE
    after = [(state.actor + step) % state.players for step in range(1, state.players)]
    following = next(other for other in after if state.discs[other])
    return SeatState.NEXT if seat == following else SeatState.WAITING


def build_deck(seen: SeenTable) -> DeckCountView:
    """Count what may still come, by kind."""
    state, out = seen.state, len(seen.in_box())
    counts = Counter(KIND_OF[state.rules.cards[card]] for card in state.deck)
    kinds = dict.fromkeys(KIND_OF[card] for card in state.rules.cards[: state.rules.companies])
    return DeckCountView(
        title=words.DECK(),
        caption=words.DECK_LEFT(len(state.deck)),
        deck=len(state.deck),
        out=out,
        kinds=tuple(KindCount(kind, words.KINDS[kind](), counts[kind]) for kind in kinds),
    )


def build_tray(seen: SeenTable, after: tuple[Bag, int] | None, *, glows: bool) -> TrayView:
    """Describe the own stock, and what is left of it after what is forecast or planned."""
    state, seat = seen.state, seen.seat
    numbers = dict(zip((*GOODS, MONEY), (*state.goods[seat], state.money[seat]), strict=True))
    later = dict(zip(numbers, (*after[0], after[1]), strict=True)) if after is not None else {}
    return TrayView(
        owner=seen.colour(seat),
        compartments=tuple(
            CompartmentView(good, _label(good), now, _changed(now, later.get(good)))
            for good, now in numbers.items()
        ),
        capitalist=build_capitalist(seen, seat, glows=glows),
    )


def _label(good: str) -> str:
    full = words.TRAY[good]()
    return in_lengths(full, words.TOKENS()) if good == "upgrade" else full


def _changed(now: int, after: int | None) -> int | None:
    return None if after is None or after == now else after


def build_capitalist(seen: SeenTable, seat: int, *, glows: bool = False) -> CapitalistView | None:
    """Describe the capitalist of a seat, if the game has them."""
    card = seen.state.capitalists[seat]
    if card == NOTHING:
        return None
    naming = seen.naming
    name, text = naming.capitalist(card), naming.capitalist_effect(card)
    return CapitalistView(seen.state.rules.capitalist_ids[card], name, text, glows)
