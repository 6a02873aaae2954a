"""A table model behind which nothing is played: hand-made views for pictures and tests."""

from brass_desktop.games.brass.present.about.things import Thing
from brass_desktop.games.brass.present.intents import Intent
from brass_desktop.games.brass.present.viewmodel.mat import MatIndustry, MatLevel, MatView
from brass_desktop.games.brass.present.viewmodel.panels import TableView
from brass_desktop.present.tips import Tip
from tests.samples.parts import definition, face

USED = {"cotton_mill": 1, "manufacturer": 3, "coal_mine": 2, "iron_works": 1, "brewery": 1}


class SampleTable:
    """Shows one view and notes what was meant."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self.meant: list[Intent] = []

    def view(self) -> TableView:
        return self._view

    def mat(self, owner: str) -> MatView:
        panel = next(p for p in self._view.players if p.owner == owner)
        industries = tuple(sample_industry(i["id"], i["name"]) for i in definition()["industries"])
        return MatView(
            self._view.board.game,
            owner,
            panel.name,
            panel.character,
            panel.character_name,
            panel.money,
            panel.income,
            panel.vp,
            panel.links_left,
            panel.hand,
            self._view.board.era,
            industries,
            tuple(p.owner for p in self._view.players),
        )

    def mean(self, intent: Intent) -> None:
        self.meant.append(intent)

    def tip(self, intent: Intent) -> Tip | None:
        return None

    def about(self, thing: Thing, intent: Intent | None) -> Tip | None:
        del intent
        return Tip(type(thing).__name__, str(thing))


def sample_industry(industry: str, name: str) -> MatIndustry:
    """Take the used tiles from the lowest levels of a stack."""
    gone, levels, found = USED.get(industry, 0), [], False
    tiles = [tile for tile in definition()["tiles"] if tile["industry"] == industry]
    for tile in tiles:
        left = max(0, tile["count"] - gone)
        gone = max(0, gone - tile["count"])
        levels.append(MatLevel(face(industry, tile["level"]), left, left > 0 and not found))
        found = found or left > 0
    total = sum(tile["count"] for tile in tiles)
    left = sum(level.left for level in levels)
    return MatIndustry(industry, name, left, total, f"{left} of {total} left", "", tuple(levels))
