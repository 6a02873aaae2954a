"""Lancashire's rulesets: the family's with ports, the distant market and loans of several sizes."""

from collections import Counter
from dataclasses import replace

from brass_desktop.games.brass.engine.compiling import compile_ruleset
from brass_desktop.games.brass.engine.definition import MarketEntry, Markets
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.lancashire.definition import LancashireDefinition
from brass_desktop.games.brass.lancashire.parts import lancashire_parts


def compile_lancashire(
    definition: LancashireDefinition, closed: frozenset[str] = frozenset()
) -> Ruleset:
    """Turn the file into a ruleset for three and four players."""
    rules = compile_ruleset(definition, lancashire_parts(definition, closed), closed)
    places = definition.locations
    return replace(
        rules,
        numbers=replace(
            rules.numbers,
            loan_amounts=tuple(definition.actions.loan.amounts),
            income_first=True,
            draws_each_turn=False,
            clockwise_start=True,
            first_link_anywhere=False,
            unseen_discards=False,
            points_aside=True,
        ),
        board=replace(
            rules.board,
            bands=tuple(place.band for place in places),
            market_places=sum(
                1 << n
                for n, place in enumerate(places)
                if place.acts_as_built_port and place.id not in closed
            ),
        ),
        distant_bonus=tuple(definition.distant_market.bonus),
        distant_tiles=tuple(definition.distant_market.tiles),
    )


def compile_two_players(definition: LancashireDefinition) -> Ruleset:
    """Turn the file into the ruleset of the community variant (L-16)."""
    variant = definition.two_players
    market = MarketEntry(
        spaces=variant.market_spaces,
        start_cubes=len(variant.market_spaces),
        price_when_empty=variant.market_price_when_empty,
    )
    gaining = variant.links_gaining_canal
    tiles = Counter(definition.distant_market.tiles) - Counter(variant.distant_tiles_removed)
    smaller = definition.model_copy(
        update={
            "setup": definition.setup.model_copy(update={"starting_money": variant.starting_money}),
            "markets": Markets(coal=market, iron=market),
            "links": [
                link.model_copy(update={"canal": link.canal or link.id in gaining})
                for link in definition.links
            ],
            "distant_market": definition.distant_market.model_copy(
                update={"tiles": sorted(tiles.elements())}
            ),
        }
    )
    return compile_lancashire(smaller, frozenset(variant.locations_removed))
