"""Hand-made tables like those of the design pictures, with every state a renderer must know."""

from functools import cache

from brass_desktop.games.brass.present.viewmodel.board import (
    BoardView,
    LinkView,
    MarkerView,
    MerchantSpaceView,
    MerchantView,
    PlaceView,
    SlotView,
    TrackView,
)
from brass_desktop.games.brass.present.viewmodel.panels import (
    DiscardView,
    DockView,
    EraView,
    HandView,
    MarketRow,
    MarketSpace,
    MarketView,
    NextTile,
    OrderSeat,
    PilesView,
    PileView,
    PlayerPanelView,
    SeatState,
    TableView,
    TurnOrderView,
)
from brass_desktop.present.chronicle import ChronicleEntry, ChronicleView
from brass_desktop.present.controls import ControlState
from brass_desktop.present.panels import PromptView, TurnView
from brass_desktop.present.tips import Light
from tests.samples.parts import card, control, definition, face, tile
from tests.samples.positions import CANAL, PEOPLE, RAIL, Position

NEXT_TILES = tuple(
    NextTile(industry, face(industry, level), left)
    for industry, level, left in (
        ("cotton_mill", 1, 2),
        ("manufacturer", 3, 1),
        ("pottery", 1, 1),
        ("coal_mine", 2, 1),
        ("iron_works", 2, 1),
        ("brewery", 1, 1),
    )
)


@cache
def canal_table() -> TableView:
    """Nothing chosen yet, legal places lit: the first design picture."""
    return sample_table(CANAL)


@cache
def rail_table() -> TableView:
    """The densest board, nothing chosen yet."""
    return sample_table(RAIL)


def sample_table(p: Position) -> TableView:
    """Lay a position out with nothing chosen."""
    return TableView(
        era=EraView(
            p.era,
            "Canal Era" if p.era == "canal" else "Rail Era",
            f"Round {p.round} of 8",
            p.round,
            8,
        ),
        order=TurnOrderView(
            tuple(OrderSeat(o, f"£{p.seats[o].spent}", o == p.me) for o in p.order),
            tuple(OrderSeat(o, f"£{p.seats[o].spent}") for o in p.next),
        ),
        players=tuple(_panel(p, owner, rank) for rank, owner in enumerate(p.order, 1)),
        piles=PilesView(_piles(p), tuple(_discard(p, owner) for owner in p.order)),
        board=_board(p),
        markets=(_market("coal", "Coal", p.coal), _market("iron", "Iron", p.iron)),
        chronicle=ChronicleView(
            tuple(ChronicleEntry(i, *entry) for i, entry in enumerate(p.chronicle))
        ),
        dock=sample_dock(),
        prompt=PromptView(
            p.me,
            (),
            "Choose an action, a card or a lit place on the map.",
            tuple(
                control(k, w, "", k)
                for k, w in (
                    ("N", "Network"),
                    ("C", "Coal"),
                    ("V", "Score"),
                    ("K", "Cards"),
                    ("E", "Era end"),
                    ("T", "Threats"),
                )
            ),
        ),
        hand=HandView(
            p.me,
            tuple(card(i, code) for i, code in enumerate(p.hand)),
            _discard(p, p.me),
            "birmingham.card.back",
        ),
        turn=sample_turn(building=False),
    )


def _panel(p: Position, owner: str, rank: int) -> PlayerPanelView:
    seat, (name, character, shown, sits) = p.seats[owner], PEOPLE[owner]
    state = (
        SeatState.PLAYING if owner == p.me else SeatState.DONE if seat.done else SeatState.WAITING
    )
    return PlayerPanelView(
        owner=owner,
        name=name,
        character=character,
        character_name=shown,
        sits=sits,
        rank=rank,
        money=seat.money,
        spent=f"spent £{seat.spent}",
        income=seat.income,
        vp=seat.vp,
        hand=seat.hand,
        links_left=14 - sum(o == owner for o in p.links.values()),
        state=state,
        state_word=state.value.capitalize(),
        next_tiles=NEXT_TILES,
    )


def _piles(p: Position) -> tuple[PileView, ...]:
    location, industry = p.wilds
    return (
        PileView("deck", p.deck),
        PileView("wild_location", location),
        PileView("wild_industry", industry),
    )


def _discard(p: Position, owner: str) -> DiscardView:
    codes = ("coal_mine", "derby", "pottery", "worcester", "brewery", "leek", "dudley")
    start = sorted(PEOPLE).index(owner)
    count = p.seats[owner].discards
    cards = tuple(card(i, codes[(start * 2 + i) % len(codes)]) for i in range(count - 1))
    return DiscardView(owner, count, cards, face_down=1)


def _board(p: Position) -> BoardView:
    places, merchants = [], []
    for entry in definition()["locations"]:
        if entry["kind"] == "merchant":
            spaces = tuple(
                MerchantSpaceView(s["id"], *p.merchants[s["id"]]) for s in entry["merchant_slots"]
            )
            bonus = entry["beer_bonus"]
            merchants.append(
                MerchantView(entry["id"], entry["name"], bonus["kind"], bonus["amount"], spaces)
            )
            continue
        slots = tuple(
            SlotView(
                s["id"],
                tuple(s["industries"]),
                tile(p.tiles[s["id"]]) if s["id"] in p.tiles else None,
                light=Light.SOFT if s["id"] in p.lit else Light.NONE,
            )
            for s in entry["slots"]
        )
        name = entry["name"] if entry["kind"] == "town" else "Farm"
        places.append(PlaceView(entry["id"], name, entry["band"], slots))
    network = {end for name, owner in p.links.items() if owner == p.me for end in name.split("__")}
    network |= {s.rsplit(".", 1)[0] for s, code in p.tiles.items() if code.startswith(p.me)}
    links = tuple(
        LinkView(
            e["id"],
            e["canal"],
            e["rail"],
            p.links.get(e["id"]),
            light=Light.SOFT
            if e[p.era] and e["id"] not in p.links and network & set(e["ends"])
            else Light.NONE,
        )
        for e in definition()["links"]
    )
    markers = tuple(MarkerView(o, "income", s.space) for o, s in p.seats.items()) + tuple(
        MarkerView(o, "vp", s.vp) for o, s in p.seats.items()
    )
    years = "Canals, 1770–1830" if p.era == "canal" else "Railways, 1830–1870"
    levels = tuple(definition()["income"]["level_by_space"])
    return BoardView(
        "birmingham",
        p.era,
        "The Midlands",
        years,
        tuple(places),
        tuple(merchants),
        links,
        TrackView(levels, markers),
    )


def _market(resource: str, name: str, cubes: int) -> MarketView:
    entry = definition()["markets"][resource]
    prices: list[int] = entry["spaces"]
    empty = len(prices) - cubes
    price = prices[empty] if cubes else entry["price_when_empty"]
    rows = tuple(
        MarketRow(
            value,
            tuple(MarketSpace(i >= empty) for i, p in enumerate(prices) if p == value),
            value == price,
        )
        for value in sorted(set(prices))
    )
    return MarketView(resource, name, rows, price, entry["price_when_empty"])


def sample_dock(chosen: str = "", off: tuple[str, ...] = ()) -> DockView:
    """Offer the actions, one chosen, some impossible."""
    actions = (
        ("build", "Build", "flat-hammer"),
        ("network", "Network", "linked-rings"),
        ("develop", "Develop", "upgrade"),
        ("sell", "Sell", "trade"),
        ("loan", "Loan", "bank"),
        ("scout", "Scout", "spyglass"),
        ("pass", "Pass", "hourglass"),
        ("mat", "My mat", "wooden-crate"),
    )
    states = {chosen: ControlState.CHOSEN} | dict.fromkeys(off, ControlState.DISABLED)
    return DockView(
        tuple(
            control(
                id, w, icon, "M" if id == "mat" else str(n), states.get(id, ControlState.ENABLED)
            )
            for n, (id, w, icon) in enumerate(actions, 1)
        )
    )


def sample_turn(*, building: bool) -> TurnView:
    """Show the first of two actions, at rest or being built."""
    off = ControlState.DISABLED
    on = ControlState.ENABLED
    return TurnView(
        caption="Action 1 of 2",
        action=1,
        actions=2,
        end=control("end_turn", "End turn", "", "Enter", off),
        end_note="after your second action",
        back=control("back", "Back", "return-arrow", "Esc") if building else None,
        confirm=control("confirm", "Confirm", "check-mark", "Enter") if building else None,
        tools=(
            control("undo", "Undo", "anticlockwise-rotation", "Ctrl Z", on if building else off),
            control("redo", "Redo", "clockwise-rotation", "Ctrl Y", off),
            control("hint", "Hint", "light-bulb", "H"),
            control("menu", "Menu", "hamburger-menu", "F10"),
        ),
    )
