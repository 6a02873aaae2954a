"""The numbers of a player, the track on which they stand, and the era."""

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.ids import CANAL_ERA, FINISHED, LinkId, SlotId
from brass_desktop.games.brass.engine.scoring import link_points, tile_points
from brass_desktop.games.brass.engine.state import BrassState
from brass_desktop.games.brass.present.about.cards import drawing
from brass_desktop.games.brass.present.about.things import FigureName
from brass_desktop.games.brass.present.about.wording import explained
from brass_desktop.games.brass.present.text import over_sea, table, tips
from brass_desktop.games.brass.present.text.names import pounds
from brass_desktop.games.brass.present.trade import is_over_sea
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.character import Character
from brass_desktop.present.text import common
from brass_desktop.present.text.numbers import signed
from brass_desktop.present.tips import Tip


def about_figure(seen: Seen, owner: str, figure: FigureName) -> Tip:
    """Explain one number of a player, and what it will become."""
    seat = Seat([player.colour for player in seen.players].index(owner))
    head = seen.name(seat)
    if figure != "name":
        head = tips.FIGURE(name=head, figure=tips.FIGURES[figure]())
    foot = table.OPEN_MAT_TIP(name=seen.name(seat))
    return explained(head, _facts(seen, seat, figure), foot)


def _facts(seen: Seen, seat: Seat, figure: FigureName) -> list[str]:
    state = seen.state
    match figure:
        case "name":
            return [_person(seen, seat)]
        case "rank":
            place = state.order.index(seat) + 1
            return [tips.RANK(place=place, players=state.players), table.ORDER_RULE()]
        case "money":
            return [tips.HAS(money=pounds(state.money[seat])), _payday(state, seat)]
        case "spent":
            spent = pounds(state.spent[seat])
            told = table.SPENT_TIP(name=seen.name(seat), money=spent)
            return [told, table.ORDER_RULE()]
        case "income":
            return [_payday(state, seat), _next_level(state, state.income[seat])]
        case "vp":
            scored = _scored_now(state, seat)
            return [tips.POINTS_SO_FAR(points=state.vp[seat]), scored, _for_money(state, seat)]
        case "cards":
            return [tips.IN_HAND(len(state.hands[seat])), drawing(seen)]
        case "links":
            return [tips.LINKS_LEFT(state.links_left[seat]), tips.LINKS_RETURN()]


def _person(seen: Seen, seat: Seat) -> str:
    player = seen.players[seat]
    level = common.BOT_LEVELS.get(player.control)
    sits = level() if level is not None else common.SITS_PERSON()
    return table.SEAT_LINE(character=Character(player.character).name, sits=sits)


def _payday(state: BrassState, seat: Seat) -> str:
    return _brings(state, state.income_level(seat))


def _brings(state: BrassState, level: int) -> str:
    """Say what a level pays or costs, before or after the rounds."""
    first = state.rules.numbers.income_first
    if level < 0:
        pays = over_sea.PAYS if first else tips.PAYS
        return pays(level=signed(level), money=pounds(-level))
    receives = over_sea.RECEIVES if first else tips.RECEIVES
    return receives(level=signed(level), money=pounds(level))


def _next_level(state: BrassState, space: int) -> str:
    levels = state.rules.income_level
    above = next((n for n in range(space, len(levels)) if levels[n] > levels[space]), None)
    return tips.HIGHEST_LEVEL() if above is None else tips.NEXT_LEVEL(above - space)


def _scored_now(state: BrassState, seat: Seat) -> str:
    """Sum up what the tiles and links of a seat would score at once."""
    tiles = sum(
        tile_points(state, SlotId(slot))
        for slot, owner in enumerate(state.slot_owner)
        if owner == seat
    )
    links = sum(
        link_points(state, LinkId(link))
        for link, owner in enumerate(state.link_owner)
        if owner == seat
    )
    return "" if state.phase == FINISHED else tips.SCORED_NOW(tiles=tiles, links=links)


def _for_money(state: BrassState, seat: Seat) -> str:
    """Say what the end of the game would give for money, where it gives something."""
    if not is_over_sea(state.rules) or state.phase == FINISHED:
        return ""
    ended = state.clone()
    state.rules.policy.final_points(ended, None)
    return over_sea.MONEY_SCORES(ended.vp[seat] - state.vp[seat])


def about_space(seen: Seen, space: int) -> Tip:
    """Explain a space of the progress track and whose markers stand there."""
    state = seen.state
    spaces = len(seen.rules.income_level)
    facts = [_brings(state, seen.rules.income_level[space])]
    for seat in state.order:
        if state.income[seat] == space:
            facts.append(tips.INCOME_MARKER(name=seen.name(seat)))
        if state.vp[seat] % spaces == space:
            facts.append(tips.POINTS_MARKER(name=seen.name(seat), points=state.vp[seat]))
    return explained(tips.SPACE(space=space), facts)


def about_era(seen: Seen) -> Tip:
    """Explain the era: how long it lasts and what its end brings."""
    state = seen.state
    last = state.era != CANAL_ERA or state.introductory
    return explained(
        table.ERA_TITLES[seen.era](),
        (
            table.ROUND_OF(round=state.round, rounds=state.rounds_in_era()),
            tips.ERA_ENDS(),
            tips.GAME_ENDS() if last else _canal_era_ends(seen),
            over_sea.LOANS_END() if last and is_over_sea(seen.rules) else "",
        ),
    )


def _canal_era_ends(seen: Seen) -> str:
    told = over_sea.CANAL_ERA_ENDS if is_over_sea(seen.rules) else tips.CANAL_ERA_ENDS
    return told()
