"""The shipped definition against what the 2007 box holds: counts, the player's aid, the board.

Values that the rulebook's aid prints stand here once more, as they are read from it.
"""

from collections import Counter, deque

import pytest

from brass_desktop.games.brass.engine.definition import PlayerCount
from brass_desktop.games.brass.lancashire.reading import read_lancashire

BOOK = read_lancashire()
AID = {
    "cotton_mill": [(12, 5, 3, 0, 0), (14, 4, 5, 1, 0), (16, 3, 9, 1, 1), (18, 2, 12, 1, 1)],
    "port": [(6, 3, 2, 0, 0), (7, 3, 4, 0, 0), (8, 4, 6, 0, 0), (9, 4, 9, 0, 0)],
    "coal_mine": [(5, 4, 1, 0, 0), (7, 7, 2, 0, 0), (8, 6, 3, 0, 1), (10, 5, 4, 0, 1)],
    # The aid prints 6 points for the third iron works; every other source has 7.
    "iron_works": [(5, 3, 3, 1, 0), (7, 3, 5, 1, 0), (9, 2, 7, 1, 0), (12, 1, 9, 1, 0)],
    "shipyard": [(16, 2, 10, 1, 1), (25, 1, 18, 1, 1)],
}
"""By industry and level: cost, income, points, coal and iron."""
PLACES = {place.id: place for place in BOOK.locations}
CANALS = {tuple(link.ends) for link in BOOK.links if link.canal}
RAILS = {tuple(link.ends) for link in BOOK.links if link.rail}


def reached(lines: set[tuple[str, ...]]) -> set[str]:
    """Return what these lines connect with Manchester."""
    seen, ahead = {"manchester"}, deque(["manchester"])
    while ahead:
        at = ahead.popleft()
        near = {end for ends in lines if at in ends for end in ends} - seen
        seen |= near
        ahead.extend(near)
    return seen


@pytest.mark.parametrize("industry", AID)
@pytest.mark.rule("L-1.4")
def test_tiles_cost_and_bring_what_the_aid_says(industry: str) -> None:
    tiles = [t for t in BOOK.tiles if t.industry == industry and t.level > 0]
    assert [tile.level for tile in tiles] == list(range(1, len(tiles) + 1))
    printed = [(t.cost, t.income_spaces, t.vp, t.coal, t.iron) for t in tiles]
    assert printed == AID[industry]
    assert {tile.link_icons for tile in tiles} == {1}


@pytest.mark.rule("L-1.4", "L-6.5")
def test_the_box_holds_37_tiles_for_each_player() -> None:
    counts = Counter[str]()
    for tile in BOOK.tiles:
        counts[tile.industry] += tile.count
        assert tile.build_canal == (tile.level >= 1 and tile.id != "shipyard_2")
        assert tile.build_rail == (tile.level >= 2)
        assert tile.removed_after_canal == (tile.level == 1)
        assert not tile.develop_forbidden
    assert counts == {
        "cotton_mill": 12,
        "port": 8,
        "coal_mine": 7,
        "shipyard": 6,
        "iron_works": 4,
    }
    assert counts.total() == BOOK.setup.industry_tiles_per_player
    mines = [tile for tile in BOOK.tiles if tile.industry == "coal_mine"]
    works = [tile for tile in BOOK.tiles if tile.industry == "iron_works"]
    assert [tile.count for tile in mines] == [1, 2, 2, 2]
    assert [tile.produces.canal for tile in mines if tile.produces] == [2, 3, 4, 5]
    assert [tile.produces.canal for tile in works if tile.produces] == [4, 4, 5, 6]


@pytest.mark.rule("L-1.2", "L-6.7", "L-6.8")
def test_slots_lie_where_the_board_shows_them() -> None:
    slots = [slot for place in BOOK.locations for slot in place.slots]
    kinds = Counter("+".join(sorted(slot.industries)) for slot in slots)
    assert kinds == {
        "coal_mine+cotton_mill": 16,
        "cotton_mill": 6,
        "cotton_mill+port": 2,
        "coal_mine": 2,
        "port": 8,
        "iron_works": 6,
        "shipyard": 3,
    }

    def sites(industry: str) -> set[str]:
        return {
            place.id
            for place in BOOK.locations
            if any(industry in slot.industries for slot in place.slots)
        }

    assert sites("shipyard") == {"barrow_in_furness", "birkenhead", "liverpool"}
    ports = {"ellesmere_port", "fleetwood", "lancaster", "liverpool", "preston"}
    assert sites("port") == ports | {"warrington_and_runcorn"}
    inland = {"blackburn", "bolton", "manchester", "rochdale"}
    assert sites("iron_works") == inland | {"barrow_in_furness", "preston"}
    assert "wigan" not in sites("cotton_mill")


@pytest.mark.rule("L-14.1", "L-1.3")
def test_only_places_without_slots_show_two_circles() -> None:
    for place in BOOK.locations:
        assert place.link_icons == (0 if place.kind == "town" else 2), place.id


@pytest.mark.rule("L-9.1", "L-6.8")
def test_lines_are_those_of_the_board() -> None:
    assert (len(BOOK.links), len(CANALS), len(RAILS)) == (36, 23, 35)
    assert {("ellesmere_port", "liverpool")} == CANALS - RAILS
    assert reached(RAILS) == set(PLACES)
    assert set(PLACES) - reached(CANALS) == {
        "barrow_in_furness",
        "birkenhead",
        "blackpool",
        "southport",
        "scotland",
    }
    assert {("colne", "yorkshire"), ("rochdale", "yorkshire")} <= CANALS


@pytest.mark.rule("L-3.2", "L-16.4")
def test_cards_name_every_region_and_industry() -> None:
    towns = {place.id for place in BOOK.locations if place.kind == "town"}
    assert {card.location for card in BOOK.cards.location} == towns
    counts: dict[PlayerCount, tuple[int, int]] = {"2": (25, 15), "3": (41, 25), "4": (41, 25)}
    for key, (regions, industries) in counts.items():
        assert sum(card.copies[key] for card in BOOK.cards.location) == regions
        assert sum(card.copies[key] for card in BOOK.cards.industry) == industries


@pytest.mark.rule("L-2.1", "L-4.4", "L-12.1")
def test_groups_of_the_income_track_widen() -> None:
    levels = BOOK.income.level_by_space
    sizes = Counter(levels)
    assert (len(levels), levels[0], levels[BOOK.setup.income_start_space], levels[99]) == (
        *(100, -10),
        *(0, 30),
    )
    for level, size in sizes.items():
        wide = 1 if level <= 0 else 2 if level <= 10 else 3 if level <= 20 else 4
        assert size == (3 if level == 30 else wide)


@pytest.mark.rule("L-2.3", "L-11.6", "L-16.2")
def test_the_distant_market_has_twelve_tiles_and_nine_spaces() -> None:
    assert Counter(BOOK.distant_market.tiles) == {0: 2, 1: 2, 2: 4, 3: 3, 4: 1}
    assert list(BOOK.distant_market.bonus) == [3, 3, 2, 2, 1, 1, 0, 0]
    left = Counter(BOOK.distant_market.tiles) - Counter(BOOK.two_players.distant_tiles_removed)
    assert left == {1: 1, 2: 4, 3: 2, 4: 1}


@pytest.mark.rule("L-R.2", "L-7.2", "L-7.3")
def test_tracks_fit_the_examples_of_the_rulebook() -> None:
    for market in (BOOK.markets.coal, BOOK.markets.iron):
        assert list(market.spaces) == [1, 1, 2, 2, 3, 3, 4, 4]
        assert (market.start_cubes, market.price_when_empty) == (8, 5)
        assert market.spaces[3] == 2 and sum(market.spaces[:3]) == 4
