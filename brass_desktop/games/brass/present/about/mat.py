"""The tiles of a mat: what they cost, need and bring, and when they may be built."""

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine.ids import NOTHING, IndustryId
from brass_desktop.games.brass.present.about.board import face_of, flipping
from brass_desktop.games.brass.present.about.wording import explained, listed
from brass_desktop.games.brass.present.text import names, over_sea, tips
from brass_desktop.games.brass.present.text.names import pounds
from brass_desktop.games.brass.present.viewmodel.pieces import TileFace
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.tips import Tip


def about_mat_tile(seen: Seen, owner: str, industry: str, level: int) -> Tip:
    """Explain the tiles of one level in a player's stack."""
    seat = Seat([player.colour for player in seen.players].index(owner))
    face = face_of(seen, industry, level)
    built = face.canal or face.rail
    facts = _facts(seen, face) if built else [over_sea.NEVER_BUILT()]
    return explained(names.tile_name(industry, level), facts, _left(seen, seat, face))


def _facts(seen: Seen, face: TileFace) -> list[str]:
    facts = [tips.COSTS(parts=listed(_costs(face)))]
    if face.resource is not None:
        facts.append(tips.YIELDS[face.resource](face.brings[seen.state.era]))
    facts += flipping(seen, face)
    if not face.rail:
        facts.append(tips.CANAL_ONLY())
    if not face.canal:
        facts.append(tips.RAIL_ONLY())
    if face.lightbulb:
        facts.append(tips.NO_DEVELOP())
    return facts


def _costs(face: TileFace) -> list[str]:
    cubes = {"coal": face.coal, "iron": face.iron}
    needs = [tips.NEEDS[resource](count) for resource, count in cubes.items() if count]
    return [pounds(face.cost), *needs]


def _left(seen: Seen, seat: Seat, face: TileFace) -> str:
    """Say how many are left, and whether one of them comes next."""
    rules, state = seen.rules, seen.state
    industry = IndustryId(rules.industries.index(face.industry))
    gone = state.mat[seat * len(rules.stacks) + industry]
    levels = [rules.tiles.level[tile] for tile in rules.stacks[industry][gone:]]
    left = levels.count(face.level)
    if not left:
        return tips.NONE_LEFT()
    next_tile = state.available(seat, industry)
    comes_next = next_tile != NOTHING and rules.tiles.level[next_tile] == face.level
    return (tips.LEFT_NEXT if comes_next else tips.LEFT_LATER)(left)
