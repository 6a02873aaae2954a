"""One small scene for each kind of event: what moves, how long, and what it changes on arrival."""

from dataclasses import replace
from typing import Final, Literal

from brass_desktop.core.types import Seat
from brass_desktop.games.brass.engine import events as ev
from brass_desktop.games.brass.engine.ids import BEER, IRON, RESOURCE_NAMES, CardId
from brass_desktop.games.brass.present.motion.director import Director
from brass_desktop.games.brass.present.motion.overseas import ship
from brass_desktop.games.brass.present.motion.timeline import (
    Anchor,
    CardPiece,
    CoinPiece,
    CubePiece,
    LinkPiece,
    MarkerPiece,
    Spot,
)
from brass_desktop.games.brass.present.viewmodel.pieces import TileView
from brass_desktop.games.brass.present.viewmodel.seen import card_view, tile_face
from brass_desktop.present.motion.timeline import Move, NumberPiece

CARD: Final = 0.3
COIN: Final = 0.32
TILE: Final = 0.4
LINK: Final = 0.4
CUBE: Final = 0.26
CUBE_PER_LINK: Final = 0.05
DROP: Final = 0.2
FLIP: Final = 0.34
LIFT: Final = 0.3
HOP: Final = 0.06
SHORTEST_HOP: Final = 0.16
LONGEST_MOVE: Final = 0.4
MOST_HOPS: Final = 10


def discard_card(d: Director, event: ev.CardDiscarded) -> None:
    """A card goes from the hand to its pile."""
    owner, cards = d.owner(event.seat), d.after.rules.cards
    name = cards.ids[event.card]
    pile = Anchor(Spot.WILD, name) if cards.wild[event.card] else Anchor(Spot.DISCARD, owner)
    face = card_view(d.after.rules, event.card, 0)
    hand = Anchor(Spot.HAND, owner, detail=name)
    tween = d.move(Move.TOSS, CARD, hand, pile, CardPiece(face), lead=0.08)
    d.show(pile, tween.end, True, False)
    d.hear(tween.start)


def take_wild(d: Director, event: ev.WildTaken) -> None:
    """A wild card comes to the hand."""
    name = d.after.rules.cards.ids[event.card]
    _to_hand(d, event.seat, Anchor(Spot.WILD, name), event.card, public=True)


def draw_cards(d: Director, event: ev.CardsDrawn) -> None:
    """Cards come from the deck, their faces seen by their owner alone."""
    for card in event.cards:
        _to_hand(d, event.seat, Anchor(Spot.DECK), card, public=False)


def _to_hand(d: Director, seat: Seat, pile: Anchor, card: CardId, *, public: bool) -> None:
    own = d.sees_cards_of(seat)
    face = card_view(d.after.rules, card, 0) if own or public else None
    hand = Anchor(Spot.HAND, d.owner(seat), detail=d.after.rules.cards.ids[card] if own else "")
    tween = d.move(Move.TOSS, CARD, pile, hand, CardPiece(face), lead=0.07)
    if own:
        d.show(hand, tween.end, True, False)
    d.hear(tween.start)


def pay(d: Director, event: ev.MoneyPaid) -> None:
    """Coins go to the place where money spent lies; a debt goes to the bank."""
    owner = d.owner(event.seat)
    goal = Anchor(Spot.BANK) if event.cause == "income" else Anchor(Spot.SPENT, owner)
    _move_money(d, event.seat, Anchor(Spot.MONEY, owner), goal, -event.amount)


def receive(d: Director, event: ev.MoneyReceived) -> None:
    """Coins come from the bank, the market that was sold to, or the merchant."""
    goal = Anchor(Spot.MONEY, d.owner(event.seat))
    from_trade = event.cause in ("market", "merchant", "distant")
    source = d.payer if from_trade else Anchor(Spot.BANK)
    _move_money(d, event.seat, source, goal, event.amount)


def _move_money(d: Director, seat: Seat, source: Anchor, goal: Anchor, amount: int) -> None:
    purse = Anchor(Spot.MONEY, d.owner(seat))
    first = d.before.state.money[seat]
    before = d.numbers.get(purse, first)
    after = d.numbers[purse] = before + amount
    tween = d.move(Move.TOSS, COIN, source, goal, CoinPiece(abs(amount)), lead=0.1)
    start = max(tween.start, d.ready(purse) - 0.1)
    d.move(Move.COUNT, COIN, purse, purse, NumberPiece(before, after), lead=0.0, start=start)
    d.show(purse, start + COIN, after, first)
    d.hear(tween.end)


def drop_tile(d: Director, event: ev.TilePlaced) -> None:
    """A tile flies from its owner's mat and settles on its slot."""
    owner = d.owner(event.seat)
    tile = TileView(owner, tile_face(d.after.rules, event.tile))
    goal = d.slot(event.slot)
    start = d.ready(goal)
    mat = Anchor(Spot.MAT, owner)
    tween = d.move(Move.DROP, TILE, mat, goal, tile, lead=TILE - 0.08, start=start)
    d.show_tile(event.slot, tween.end, tile)
    d.hear(tween.end - 0.1)


def drop_cubes(d: Director, event: ev.CubesPlaced) -> None:
    """The cubes or barrels of a new tile fall onto it, one after the other."""
    goal = d.slot(event.slot)
    start = d.ready(goal)
    tile = d.tile(event.slot)
    assert tile is not None, "cubes lie on a tile"
    step = min(0.05, 0.2 / event.cubes)
    for i in range(event.cubes):
        cube = CubePiece(RESOURCE_NAMES[event.resource])
        begins = start + i * step
        tween = d.move(Move.DROP, DROP, goal, goal, cube, lead=step, start=begins)
        d.show_tile(event.slot, tween.end, replace(tile, left=i + 1))
        d.hear(tween.end)


def lift_tile(d: Director, event: ev.TileRemoved) -> None:
    """A tile leaves the board; at the end of an era all go together."""
    at, tile = d.slot(event.slot), d.tile(event.slot)
    assert tile is not None, "a removed tile lay on its slot"
    start = 0.0 if event.cause == "era_end" else d.ready(at)
    lead = 0.0 if event.cause == "era_end" else 0.12
    tween = d.move(Move.LIFT, LIFT, at, at, tile, lead=lead, start=start)
    d.show_tile(event.slot, tween.start, None)
    d.hear(tween.start)


def remove_from_mat(d: Director, event: ev.TileDeveloped) -> None:
    """A tile leaves the mat."""
    owner = d.owner(event.seat)
    mat = Anchor(Spot.MAT, owner)
    tile = TileView(owner, tile_face(d.after.rules, event.tile))
    tween = d.move(Move.LIFT, LIFT, mat, mat, tile, lead=0.16, start=d.now + 0.12)
    d.hear(tween.start)


def lay_link(d: Director, event: ev.LinkPlaced) -> None:
    """A link grows along its line, the boat or engine at its head."""
    name = d.after.rules.board.links[event.link]
    owner, at = d.owner(event.seat), Anchor(Spot.LINK, name)
    d.note_link(name)
    piece = LinkPiece(owner, d.after.era)
    tween = d.move(Move.LAY, LINK, Anchor(Spot.MAT, owner), at, piece, lead=0.2)
    d.show(at, tween.end, owner, None)
    d.hear(tween.start)


def lift_link(d: Director, event: ev.LinkReturned) -> None:
    """Links go home together at the end of an era."""
    at = Anchor(Spot.LINK, d.after.rules.board.links[event.link])
    piece = LinkPiece(d.owner(event.owner), d.before.era)
    tween = d.move(Move.LIFT, LIFT, at, at, piece, lead=0.0, start=0.0)
    d.hear(tween.start)


def take_cube(d: Director, event: ev.CubeTaken) -> None:
    """A cube or barrel goes to whoever consumes it: coal and others' beer along the links."""
    goal, mask = d.consumer()
    tile = d.tile(event.slot)
    assert tile is not None, "a cube was taken from a tile"
    flies = event.resource == IRON or (event.resource == BEER and d.is_own(event.slot))
    way = () if flies else d.way(event.slot, mask)
    origin = d.slot(event.slot)
    start = d.ready(origin) if tile.left else d.now
    length = min(LONGEST_MOVE, CUBE + CUBE_PER_LINK * len(way))
    piece = CubePiece(RESOURCE_NAMES[event.resource], way)
    tween = d.move(Move.SLIDE, length, origin, goal, piece, lead=0.12, start=start)
    d.show_tile(event.slot, tween.start, replace(tile, left=tile.left - 1))
    d.hear(tween.end)


def take_barrel(d: Director, event: ev.MerchantBeerTaken) -> None:
    """The merchant's barrel goes to the tile that is sold."""
    origin = Anchor(Spot.BARREL, d.after.rules.board.merchants[event.merchant])
    d.payer = origin
    tween = d.move(Move.SLIDE, CUBE, origin, d.consumer()[0], CubePiece("beer"), lead=0.12)
    d.show(origin, tween.start, False, True)
    d.hear(tween.end)


def fill_barrel(d: Director, event: ev.MerchantBeerPlaced) -> None:
    """A merchant gets a barrel."""
    goal = Anchor(Spot.BARREL, d.after.rules.board.merchants[event.merchant])
    tween = d.move(Move.DROP, DROP, goal, goal, CubePiece("beer"), lead=0.0, start=0.1)
    d.hear(tween.end)


def buy_cube(d: Director, event: ev.CubeBought) -> None:
    """The cheapest cube leaves its market; an empty one takes it from the supply."""
    resource = RESOURCE_NAMES[event.resource]
    held = d.held[resource]
    space = _spaces(d, event.resource) - held if held else -1
    d.held[resource] = max(0, held - 1)
    origin = Anchor(Spot.MARKET, resource, space)
    tween = d.move(Move.SLIDE, CUBE + 0.06, origin, d.consumer()[0], CubePiece(resource), lead=0.1)
    if space >= 0:
        d.show(origin, tween.start, False, True)
    d.hear(tween.end)


def sell_cube(d: Director, event: ev.CubeSold) -> None:
    """A cube goes from a new tile to the dearest empty space of its market."""
    resource = RESOURCE_NAMES[event.resource]
    space = _spaces(d, event.resource) - d.held[resource] - 1
    d.held[resource] += 1
    goal, origin = Anchor(Spot.MARKET, resource, space), d.slot(event.slot)
    d.payer = goal
    tile = d.tile(event.slot)
    assert tile is not None, "a cube was sold off a tile"
    start = d.ready(origin)
    piece = CubePiece(resource)
    tween = d.move(Move.SLIDE, CUBE + 0.06, origin, goal, piece, lead=0.08, start=start)
    d.show_tile(event.slot, tween.start, replace(tile, left=tile.left - 1))
    d.show(goal, tween.end, True, False)
    d.hear(tween.end)


def _spaces(d: Director, resource: int) -> int:
    rules = d.after.rules
    return (rules.iron_market if resource == IRON else rules.coal_market).spaces


def flip_tile(d: Director, event: ev.TileFlipped) -> None:
    """A tile turns to its scoring side."""
    at, tile = d.slot(event.slot), d.tile(event.slot)
    assert tile is not None, "a flipped tile lies on its slot"
    flipped = replace(tile, left=0, flipped=True)
    port = d.port_of(event.slot)
    if port is not None:
        ship(d, event.slot, port)
    tween = d.move(Move.FLIP, FLIP, at, at, flipped, lead=0.16, start=d.ready(at))
    d.show_tile(event.slot, tween.start, None)
    d.show_tile(event.slot, tween.end, flipped)
    d.hear(tween.start + FLIP / 2)
    d.note_flip(event.slot)


def move_income(d: Director, event: ev.IncomeMoved) -> None:
    """The income marker hops to its new space."""
    _hop(d, event.seat, "income", event.before, event.after)


def gain_points(d: Director, event: ev.PointsGained) -> None:
    """The points marker hops on."""
    _hop_points(d, event.seat, event.points)


def lose_points(d: Director, event: ev.PointsLost) -> None:
    """The points marker hops back."""
    _hop_points(d, event.seat, -event.points)


def _hop_points(d: Director, seat: Seat, points: int) -> None:
    """Move a marker at once, or with all points of the era when one is being scored."""
    marker = Anchor(Spot.TRACK, d.owner(seat), detail="vp")
    before = d.numbers.get(marker, d.before.state.vp[seat])
    d.numbers[marker] = before + points
    if not d.is_scoring:
        _hop(d, seat, "vp", before, before + points)


def hop_scored_points(d: Director) -> None:
    """Move every points marker once for a whole scoring; the ceremony tells it one by one."""
    for seat, before in enumerate(d.before.state.vp):
        _hop(d, Seat(seat), "vp", before, d.after.state.vp[seat], lead=0.0)


def _hop(
    d: Director,
    seat: Seat,
    kind: Literal["income", "vp"],
    before: int,
    after: int,
    lead: float = 0.08,
) -> None:
    if before == after:
        return
    owner, total = d.owner(seat), len(d.after.rules.income_level)
    marker = Anchor(Spot.TRACK, owner, detail=kind)
    count = min(MOST_HOPS, abs(after - before))
    stops = [before + round(i * (after - before) / count) for i in range(count + 1)]
    piece = MarkerPiece(owner, kind, tuple(stop % total for stop in stops))
    origin, goal = (marker._replace(space=piece.spaces[at]) for at in (0, -1))
    length = max(SHORTEST_HOP, min(LONGEST_MOVE, HOP * count))
    start = d.ready(marker)
    tween = d.move(Move.HOP, length, origin, goal, piece, lead=lead, start=start)
    d.show(marker, tween.start, None, piece.spaces[0])
    d.show(marker, tween.end, piece.spaces[-1], piece.spaces[0])
    d.hear(tween.start)
