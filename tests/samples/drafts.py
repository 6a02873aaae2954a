"""Hand-made tables while an action is being built: previews, routes, ghosts, a refusal."""

from dataclasses import replace
from functools import cache

from brass_desktop.games.brass.present.viewmodel.board import (
    FlagView,
    MarkerView,
    NetworkView,
    RouteView,
)
from brass_desktop.games.brass.present.viewmodel.panels import (
    OrderSeat,
    PreviewRow,
    PreviewSum,
    PreviewView,
    TableView,
)
from brass_desktop.games.brass.present.viewmodel.pieces import CardState
from brass_desktop.present.controls import ControlState
from brass_desktop.present.tips import Light, Tone
from tests.samples.parts import tile
from tests.samples.positions import CANAL, RAIL
from tests.samples.tables import sample_dock, sample_table, sample_turn


@cache
def build_table() -> TableView:
    """An iron works is being built: preview, route, ghost, flags and a refusal."""
    table = sample_table(CANAL)
    lights = {
        "coventry.2": Light.LEGAL,
        "birmingham.2": Light.CHOSEN,
        "cannock.1": Light.LEGAL,
        "coalbrookdale.0": Light.REFUSED,
    }
    places = tuple(
        replace(
            place,
            slots=tuple(
                replace(
                    slot,
                    light=lights.get(slot.slot, Light.NONE),
                    ghost=tile("red iron_works 1 x1") if slot.slot == "birmingham.2" else None,
                )
                for slot in place.slots
            ),
        )
        for place in table.board.places
    )
    board = replace(
        table.board,
        places=places,
        links=tuple(replace(link, light=Light.NONE) for link in table.board.links),
        routes=(
            RouteView(
                "coal",
                1,
                ("cannock", "walsall", "birmingham"),
                ("cannock__walsall", "birmingham__walsall"),
            ),
        ),
        flags=(
            FlagView("cannock.1", "flips, +4 income spaces", Tone.GOOD),
            FlagView("birmingham.2", "3 iron to market, +£4", Tone.ORE),
        ),
        track=replace(
            table.board.track,
            markers=(*table.board.track.markers, MarkerView("red", "income", 14, ghost=True)),
        ),
    )
    iron = table.markets[1]
    rows = tuple(
        replace(
            row,
            spaces=tuple(replace(space, marked=not space.filled) for space in row.spaces),
            note="+£2" if row.price < 3 else "",
        )
        for row in iron.rows
    )
    return replace(
        table,
        board=board,
        markets=(table.markets[0], replace(iron, rows=rows)),
        order=replace(
            table.order,
            next_round=tuple(
                OrderSeat(o, "£0", hot=o == "red") for o in ("purple", "red", "yellow", "white")
            ),
        ),
        dock=sample_dock("build"),
        prompt=replace(
            table.prompt,
            crumbs=("Build", "Iron Works card", "Iron Works I"),
            question="Where? Coventry is lit too.",
        ),
        hand=replace(
            table.hand,
            cards=tuple(
                replace(
                    c,
                    state=CardState.CHOSEN if c.industries == ("iron_works",) else CardState.VEILED,
                )
                for c in table.hand.cards
            ),
        ),
        turn=sample_turn(building=True),
        preview=PreviewView(
            "Iron Works I, Birmingham",
            "Iron Works card is discarded",
            tile("red iron_works 1 x4"),
            None,
            (
                PreviewRow("money", "Money", "−£5", Tone.BAD, "price of the tile"),
                PreviewRow(
                    "coal",
                    "Coal 1",
                    "free",
                    Tone.PLAIN,
                    "from your mine in Cannock, 2 canals: Cannock, Walsall, Birmingham",
                ),
                PreviewRow(
                    "iron",
                    "Iron",
                    "none",
                    Tone.MUTED,
                    "Makes 4: three go to the market for £2 + £1 + £1, one stays on the tile",
                ),
                PreviewRow("money", "From the market", "+£4", Tone.GOOD),
                PreviewRow(
                    "cycle",
                    "Flips: Coal Mine I, Cannock",
                    "+4 spaces",
                    Tone.GOOD,
                    "your income rises from 0 to +2 (space 10 to 14)",
                ),
            ),
            (
                PreviewSum("Money", "£11", "£10"),
                PreviewSum("Spent this round", "£0", "£5"),
                PreviewSum("Income", "0", "+2"),
            ),
            tuple(
                OrderSeat(o, s, hot=o == "red")
                for o, s in (("purple", "£0"), ("red", "£5"), ("yellow", "£8"), ("white", "£11"))
            ),
            "Nothing hidden is revealed: you can take it back.",
        ),
    )


@cache
def network_table() -> TableView:
    """Two rails are being built with the network overlay on, by night in the design."""
    table = sample_table(RAIL)
    lights = {
        "burton_on_trent__cannock": Light.LEGAL,
        "stone__uttoxeter": Light.LEGAL,
        "tamworth__walsall": Light.CHOSEN,
        "nuneaton__tamworth": Light.CHOSEN,
    }
    ghosts = {"nuneaton__tamworth": "1st", "tamworth__walsall": "2nd"}
    links = tuple(
        replace(
            link,
            light=lights.get(link.link, Light.NONE),
            ghost="white" if link.link in ghosts else None,
            order=ghosts.get(link.link, ""),
        )
        for link in table.board.links
    )
    places = tuple(
        replace(
            place,
            slots=tuple(
                replace(
                    slot,
                    light=Light.LEGAL
                    if slot.slot in ("burton_on_trent.0", "derby.0")
                    else Light.NONE,
                )
                for slot in place.slots
            ),
        )
        for place in table.board.places
    )
    own = tuple(link.link for link in table.board.links if link.owner == "white")
    spots = sorted(
        {end for name in own for end in name.split("__")}
        | {
            place.location
            for place in table.board.places
            for slot in place.slots
            if slot.tile is not None and slot.tile.owner == "white"
        }
    )
    return replace(
        table,
        board=replace(
            table.board,
            links=links,
            places=places,
            routes=(
                RouteView(
                    "coal", 2, ("burton_on_trent", "tamworth"), ("burton_on_trent__tamworth",)
                ),
            ),
            flags=(
                FlagView("derby.0", "1 beer", Tone.LIT),
                FlagView("burton_on_trent.0", "2 coal, flips", Tone.GOOD),
            ),
            network=NetworkView(
                "white",
                tuple(spots),
                own,
                "Your network",
                "9 places, 8 rails built",
                "rails you may add",
            ),
            track=replace(
                table.board.track,
                markers=(*table.board.track.markers, MarkerView("white", "income", 49, ghost=True)),
            ),
        ),
        dock=sample_dock("network", off=("scout",)),
        prompt=replace(
            table.prompt,
            crumbs=("Network", "Leek card", "Nuneaton–Tamworth"),
            question="Second rail: choose a lit line.",
            overlays=tuple(
                replace(o, state=ControlState.LIT) if o.id == "N" else o
                for o in table.prompt.overlays
            ),
        ),
        hand=replace(
            table.hand,
            cards=tuple(
                replace(c, state=CardState.VEILED if c.key else CardState.CHOSEN)
                for c in table.hand.cards
            ),
        ),
        turn=sample_turn(building=True),
        preview=PreviewView(
            "Two rails",
            "Leek card is discarded",
            None,
            ("white", "rail"),
            (
                PreviewRow(
                    "money",
                    "Money",
                    "−£15",
                    Tone.BAD,
                    "two rails in one action; one alone costs £5",
                ),
                PreviewRow(
                    "coal",
                    "Coal 2",
                    "free",
                    Tone.PLAIN,
                    "both from your mine in Burton-on-Trent, 1 rail away; it then has none left",
                ),
                PreviewRow(
                    "beer",
                    "Beer 1",
                    "free",
                    Tone.PLAIN,
                    "from your brewery in Derby, 1 of 2 barrels",
                ),
                PreviewRow(
                    "cycle",
                    "Flips: Coal Mine III, Burton",
                    "+6 spaces",
                    Tone.GOOD,
                    "your income rises from +15 to +17 (space 43 to 49)",
                ),
                PreviewRow(
                    "laurels",
                    "Both rails now score",
                    "+3 VP",
                    Tone.GOOD,
                    "link icons: Tamworth 1 for each rail, Nuneaton 1, Walsall none yet",
                ),
            ),
            (
                PreviewSum("Money", "£46", "£31"),
                PreviewSum("Spent this round", "£0", "£15"),
                PreviewSum("Income", "+15", "+17"),
            ),
            tuple(
                OrderSeat(o, s, hot=o == "white")
                for o, s in (("purple", "£0"), ("red", "£0"), ("white", "£15"), ("yellow", "£23"))
            ),
            "Nothing hidden is revealed: you can take it back.",
        ),
    )
