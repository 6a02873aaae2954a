"""One's own mat as a place to choose: which stacks are lit, and which tiles are to leave it."""

from dataclasses import replace

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.draft import Draft, Facet
from brass_desktop.games.brass.engine.ids import TileId
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.play.desk import Desk
from brass_desktop.games.brass.present.play.words import mat_question
from brass_desktop.games.brass.present.text import play as text
from brass_desktop.games.brass.present.viewmodel.build_mat import build_mat
from brass_desktop.games.brass.present.viewmodel.mat import MatIndustry, MatLevel, MatView
from brass_desktop.games.brass.present.viewmodel.seen import Seen, tile_face
from brass_desktop.present.tips import Light, Tip

_MAT_CLAUSE = "B-1.6"


def mat_to_choose(desk: Desk, seen: Seen, seat: Seat) -> MatView:
    """Describe the mat of the seat that decides, lit where a tile answers the open question."""
    view = build_mat(seen, seat)
    facet = desk.mat_facet
    if facet is None:
        return view
    lights = _lights(desk, facet)
    industries = tuple(
        _lit(desk.draft, seen.naming, number, industry, lights.get(number, Light.NONE))
        for number, industry in enumerate(view.industries)
    )
    return replace(view, industries=industries, ask=mat_question(desk.draft, facet))


def _lights(desk: Desk, facet: Facet) -> dict[int, Light]:
    """Light what is legal, and more softly what could be had instead of the last choice."""
    instead = dict.fromkeys(desk.instead(facet), Light.ALLOWED)
    legal = [value for value in desk.draft.legal(facet) if isinstance(value, int)]
    return instead | dict.fromkeys(legal, Light.LEGAL)


def _lit(
    draft: Draft, naming: Naming, number: int, industry: MatIndustry, light: Light
) -> MatIndustry:
    """Show one stack as the action in the making leaves it; counts stay those of the table."""
    rules, seat = draft.start.rules, draft.start.actor
    at = seat * len(rules.stacks) + number
    stack, gone = rules.stacks[number], draft.now.mat[at]
    leaving = stack[draft.start.mat[at] : gone]
    if any(pick.facet in ("industry", "bonus") and pick.value == number for pick in draft.in_hand):
        leaving, gone = stack[draft.start.mat[at] : gone + 1], gone + 1
        light = Light.NONE
    first = stack[gone] if gone < len(stack) else None
    faces = {tile_face(rules, TileId(tile)): tile for tile in stack}

    def shown(level: MatLevel) -> MatLevel:
        tile = faces[level.face]
        available, chosen = tile == first, leaving.count(tile)
        tip = None
        if chosen and not (available and light is not Light.NONE):
            tip = Tip(naming.tile(TileId(tile)), text.TILE_CHOSEN())
        elif first is not None and not available and level.left:
            tip = _not_yet(naming, TileId(first))
        lit = light if available else Light.NONE
        return replace(level, available=available, light=lit, leaving=chosen, tip=tip)

    return replace(industry, levels=tuple(shown(level) for level in industry.levels))


def _not_yet(naming: Naming, first: TileId) -> Tip:
    """Say which tile comes before a higher one."""
    why = text.LOWEST_FIRST(tile=naming.tile(first))
    clause = naming.rules.clauses.get(_MAT_CLAUSE, _MAT_CLAUSE)
    return Tip(text.NOT_YET(), why, refused=True, clause=clause)
