"""Four people at a table, for tests of what the table tells them."""

from typing import Final

from brass_desktop.core.types import Player
from brass_desktop.games.brass.birmingham import birmingham
from brass_desktop.games.brass.engine.draft import Draft
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.play.preview import Price
from brass_desktop.games.brass.present.viewmodel.panels import PreviewRow

PLAYERS: Final = (
    Player("Ada", "red", "richard_arkwright"),
    Player("Bartek", "yellow", "eleanor_coade"),
    Player("Clara", "white", "eliza_tinsley"),
    Player("Dmitri", "purple", "isambard_kingdom_brunel"),
)
RULES: Final = birmingham().rules
NAMING: Final = Naming(RULES, [player.name for player in PLAYERS])


def rows(draft: Draft) -> dict[str, PreviewRow]:
    """Give the rows of a draft's price by their heads."""
    price = Price(NAMING, draft, [player.colour for player in PLAYERS])
    return {row.head: row for row in price.rows()}
