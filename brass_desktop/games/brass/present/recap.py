"""What happened since a player's last turn, and what it meant for that player."""

from collections.abc import Callable

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.events import Event
from brass_desktop.games.brass.engine.flow import debt
from brass_desktop.games.brass.engine.game import BrassSession
from brass_desktop.games.brass.engine.ids import BEER, ERA_NAMES, SHORTFALL, LinkId, SlotId
from brass_desktop.games.brass.engine.rules.shortfall import tile_proceeds
from brass_desktop.games.brass.engine.scoring import link_points, tile_points
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.chronicle import BrassEntry, tell
from brass_desktop.games.brass.present.icons import back_of
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.text import chronicle as told
from brass_desktop.games.brass.present.text import names
from brass_desktop.games.brass.present.text import recap as text
from brass_desktop.games.brass.present.text.actions import LOG_ICONS
from brass_desktop.games.brass.present.text.names import pounds
from brass_desktop.games.brass.present.trade import is_over_sea
from brass_desktop.present.character import Character
from brass_desktop.present.recap import Recap, RecapRow, StandingRow
from brass_desktop.present.text import curtain as words
from brass_desktop.present.text.numbers import signed

ERA_ICON = "laurels"


def last_turn(session: BrassSession, seat: Seat) -> int | None:
    """Find the entry with which a seat ended its last turn; None before its first."""
    ends = (
        index
        for index in range(len(session.log) - 1, -1, -1)
        if session.log[index].seat == seat and session.log[index].action.kind == "end_turn"
    )
    return next(ends, None)


def recap(session: BrassSession, seat: Seat) -> Recap:
    """Tell a seat what it has missed, from the end of its last turn to now."""
    state, player = session.state, session.players[seat]
    ended = last_turn(session, seat)
    first = 0 if ended is None else ended
    debtor = state.phase == SHORTFALL and state.actor == seat
    rows = tuple(recap_rows(session, seat, first))
    return Recap(
        owner=player.colour,
        character=player.character,
        initials=Character(player.character).initials,
        hand=len(state.hands[seat]),
        card_back=back_of(session.game.id),
        call=text.DEBTOR() if debtor else words.PASS_TO(),
        name=player.name,
        subtitle=_debt_line(session, seat) if debtor else _subtitle(session, seat),
        heading=_heading(ended, rows),
        rows=rows,
        nothing=_welcome(session, seat) if ended is None else (words.NOTHING_SINCE(),),
        standing_heading=_standing_heading(debtor, ended),
        standing=_to_pay(state, seat) if debtor else _meant(session, seat, first),
        answer=words.I_AM(name=player.name),
    )


def _heading(ended: int | None, rows: tuple[RecapRow, ...]) -> str:
    if ended is not None:
        return words.SINCE_TURN()
    return words.SINCE_START() if rows else words.WELCOME()


def _welcome(session: BrassSession, seat: Seat) -> tuple[str, ...]:
    """Greet who opens the game: whose part it is, and what to begin with."""
    life = Character(session.players[seat].character).life
    if is_over_sea(session.state.rules):
        return life, text.FIRST_GOAL_OVER_SEA(), text.FIRST_STEPS_OVER_SEA()
    return life, text.FIRST_GOAL(), text.FIRST_STEPS()


def _standing_heading(debtor: bool, ended: int | None) -> str:
    if debtor:
        return text.TO_PAY()
    return words.STANDING() if ended is None else words.MEANT()


def _subtitle(session: BrassSession, seat: Seat) -> str:
    state = session.state
    place = words.PLACES[state.order.index(seat) + 1](players=words.COUNTS[state.players]())
    return text.SUBTITLE(
        character=_character(session, seat),
        era=names.ERAS[ERA_NAMES[state.era]](),
        round=state.round,
        rounds=state.rounds_in_era(),
        place=place,
    )


def _debt_line(session: BrassSession, seat: Seat) -> str:
    state = session.state
    return text.DEBT_LINE(
        character=_character(session, seat), debt=debt(state, seat), money=state.money[seat]
    )


def _character(session: BrassSession, seat: Seat) -> str:
    return Character(session.players[seat].character).name


def recap_rows(session: BrassSession, seat: Seat, first: int) -> list[RecapRow]:
    """Tell everything from an entry of the log on, as it concerns a seat."""
    naming = Naming(session.state.rules, [player.name for player in session.players])
    rows: list[RecapRow] = []
    for index in range(first, len(session.log)):
        entry = session.log[index]
        for line in tell(naming, session.at(index), entry):
            if line.seat is not None and line.kind is not None:
                owner = session.players[line.seat].colour
                icon = LOG_ICONS[line.kind]
                rows.append(RecapRow(index, owner, icon, line.sentence, line.detail))
        rows += _era_rows(index, entry, seat)
    return rows


def _era_rows(index: int, entry: BrassEntry, seat: Seat) -> list[RecapRow]:
    scored = [event for event in entry.events if isinstance(event, ev.EraScored)]
    points = sum(_era_points(entry.events, seat))
    return [
        RecapRow(
            index,
            None,
            ERA_ICON,
            told.ERA_SCORED[ERA_NAMES[event.era]](),
            text.ERA_BROUGHT(points),
        )
        for event in scored
    ]


def _era_points(events: tuple[Event, ...], seat: Seat) -> list[int]:
    return [
        event.points
        for event in events
        if isinstance(event, ev.PointsGained)
        and event.seat == seat
        and event.cause in ("link", "tile")
    ]


def _meant(session: BrassSession, seat: Seat, first: int) -> tuple[StandingRow, ...]:
    before, now = session.at(first), session.state
    events = [event for entry in session.log[first:] for event in entry.events]
    money = (before.money[seat], now.money[seat], pounds, _money_note(events, seat))
    levels = (before.income_level(seat), now.income_level(seat))
    income = (*levels, signed, _income_note(events, seat, now))
    points = (before.vp[seat], now.vp[seat], str, _points_note(events, seat, now))
    return (
        _compared("coin", text.MONEY(), *money),
        _compared("brass.mark.income", text.INCOME(), *income),
        _compared("points", text.VP(), *points),
        _demand(before, now, events) if is_over_sea(now.rules) else _beer(session, seat, first),
    )


def _beer(session: BrassSession, seat: Seat, first: int) -> StandingRow:
    before, now = _barrels(session.at(first), seat), _barrels(session.state, seat)
    note = _beer_note(session, seat, first)
    return _compared("brass.barrel", text.BARRELS(), before, now, str, note)


def _demand(before: BrassState, now: BrassState, events: list[Event]) -> StandingRow:
    """Compare the bonus of the distant market, and tell what has been turned."""
    turned = sum(isinstance(event, ev.DistantTileTurned) for event in events)
    note = text.TURNED(turned) if turned else ""
    label, was, is_now = text.DEMAND(), _bonus(before), _bonus(now)
    return StandingRow("bale", label, was, is_now, note, before.cotton_demand - now.cotton_demand)


def _bonus(state: BrassState) -> str:
    bonus = state.rules.distant_bonus
    if state.cotton_demand >= len(bonus):
        return text.NO_DEMAND()
    return (pounds if state.bonus_in_money else signed)(bonus[state.cotton_demand])


def _compared(
    icon: str, label: str, before: int, now: int, say: Callable[[int], str], note: str
) -> StandingRow:
    return StandingRow(icon, label, say(before), say(now), note, now - before)


def _money_note(events: list[Event], seat: Seat) -> str:
    """Tell where the money came from and went: income, a loan, and all the rest together."""
    moved = {"income": 0, "loan": 0, "rest": 0}
    for event in events:
        if isinstance(event, ev.MoneyReceived | ev.MoneyPaid) and event.seat == seat:
            sign = 1 if isinstance(event, ev.MoneyReceived) else -1
            moved[event.cause if event.cause in moved else "rest"] += sign * event.amount
    notes = [
        (gained if amount > 0 else spent)(money=abs(amount))
        for (gained, spent), amount in zip(
            ((text.EARNED, text.PAID), (text.BORROWED, text.PAID), (text.GAINED, text.SPENT)),
            moved.values(),
            strict=True,
        )
        if amount
    ]
    return ", ".join(notes)


def _income_note(events: list[Event], seat: Seat, now: BrassState) -> str:
    """Tell what moved the marker, or what the level will pay."""
    flips = sum(isinstance(event, ev.TileFlipped) and event.owner == seat for event in events)
    if flips:
        return text.FLIPPED(flips)
    if any(isinstance(event, ev.IncomeMoved) and event.seat == seat for event in events):
        return ""
    level = now.income_level(seat)
    if level < 0:
        return text.WILL_PAY(money=-level)
    return text.WILL_EARN(money=level)


def _points_note(events: list[Event], seat: Seat, now: BrassState) -> str:
    """Tell what moved the marker, or what stands on the board and waits to be scored."""
    lost = sum(
        event.points for event in events if isinstance(event, ev.PointsLost) and event.seat == seat
    )
    if any(isinstance(event, ev.EraScored) for event in events):
        return text.ERA_POINTS()
    if lost:
        return text.LOST(points=lost)
    waiting = _waiting_points(now, seat)
    return text.WAITING(waiting) if waiting else ""


def _waiting_points(state: BrassState, seat: Seat) -> int:
    """Count what links and flipped tiles would score right now."""
    links = [LinkId(link) for link, owner in enumerate(state.link_owner) if owner == seat]
    slots = [SlotId(slot) for slot, owner in enumerate(state.slot_owner) if owner == seat]
    return sum(link_points(state, link) for link in links) + sum(
        tile_points(state, slot) for slot in slots
    )


def _beer_note(session: BrassSession, seat: Seat, first: int) -> str:
    """Count the own barrels that others drank; tiles on the board tell whose they were."""
    used = sum(
        isinstance(event, ev.CubeTaken)
        and event.resource == BEER
        and session.at(index).slot_owner[event.slot] == seat
        for index in range(first, len(session.log))
        for event in session.log[index].events
    )
    return text.USED(used) if used else ""


def _barrels(state: BrassState, seat: Seat) -> int:
    resource = state.rules.tiles.resource
    return sum(
        state.slot_cubes[slot]
        for slot, owner in enumerate(state.slot_owner)
        if owner == seat and resource[state.slot_tile[slot]] == BEER
    )


def _to_pay(state: BrassState, seat: Seat) -> tuple[StandingRow, ...]:
    owed, held = debt(state, seat), state.money[seat]
    slots = [SlotId(slot) for slot, owner in enumerate(state.slot_owner) if owner == seat]
    worth = pounds(sum(tile_proceeds(state, slot) for slot in slots))
    missing = text.SHORT_BY(money=owed - held)
    return (
        StandingRow("coin", text.DEBT(), pounds(owed), pounds(owed), missing),
        StandingRow("coin", text.MONEY(), pounds(held), pounds(held), ""),
        StandingRow("brass.mark.income", text.TILES_BRING(), worth, worth, text.HALF_COST()),
        StandingRow("points", text.VP(), str(state.vp[seat]), str(state.vp[seat]), ""),
    )
