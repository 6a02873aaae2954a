"""Who may name which asset: the first word of an id is its game's, or the asset is everybody's."""

import ast
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache

from brass_desktop.games.shelf import SHELF
from brass_desktop.services.manifest import SHARED, Manifest, read_manifest
from brass_desktop.services.paths import resource_folder
from tests.asset_names import BLANK, PACKAGE, Name, names, names_in

SLICES = {folder.parent.name for folder in PACKAGE.glob("games/*/engine")}
PREFIXES = SLICES | {info.id for info in SHELF}
AT_THE_TOP = "licences"


@cache
def manifest() -> Manifest:
    return read_manifest(resource_folder("assets"))


@cache
def ids() -> dict[str, str]:
    """Every id by the name it is asked for: without its theme, or the number of its take."""
    return {_asked(id): id for id in manifest().entries}


def _asked(id: str) -> str:
    ending = r"\.\d+$" if manifest()[id].subject == "sounds" else r"\.(day|night)$"
    return re.sub(ending, "", id)


def game_of(id: str) -> str | None:
    """The game or family whose asset an id means, if it is not everybody's."""
    first = id.partition(".")[0]
    return first if first in PREFIXES else None


@cache
def kinds_of_games() -> set[str]:
    """What the games have of their own, such as `card`; tells an id from the name of a file."""
    return {id.split(".")[1] for id in manifest().entries if game_of(id)}


def slice_of(module: str) -> str | None:
    place, _, rest = module.partition("/")
    return rest.partition("/")[0] if place == "games" and "/" in rest else None


def allowed(module: str) -> set[str]:
    """The games and families whose assets a module may name."""
    family = slice_of(module)
    return {family or "", *(info.id for info in SHELF if info.family == family)}


def strangers(found: Iterable[Name]) -> set[tuple[str, str]]:
    named = ((name, name.words.split(".")) for name in found)
    return {
        (name.module, name.words)
        for name, (game, *rest) in named
        if game in PREFIXES - allowed(name.module) and rest and rest[0] in kinds_of_games()
    }


def test_every_asset_lies_in_the_folder_of_its_first_word() -> None:
    for id, entry in manifest().entries.items():
        if entry.subject == AT_THE_TOP:
            assert entry.folder == AT_THE_TOP, id
        else:
            assert entry.folder == (game_of(id) or SHARED), id


def test_no_game_is_called_like_a_folder_that_is_everybodys() -> None:
    assert not PREFIXES & {SHARED, AT_THE_TOP, "locale"}


def test_shared_code_names_shared_assets_and_a_slice_its_own_besides() -> None:
    assert strangers(names()) == set()


def test_an_asset_of_somebody_else_would_be_found() -> None:
    code = ast.parse('canvas.sprite(f"brass.tile.{owner}.front", rect)\nseal = "seal.red"')
    assert strangers(names_in("ui/drawing/marks.py", code)) == {
        ("ui/drawing/marks.py", f"brass.tile.{BLANK}.front")
    }
    assert strangers(names_in("games/other/ui/table.py", code))
    assert not strangers(names_in("games/brass/ui/table.py", code))


def test_whatever_is_drawn_by_its_id_exists() -> None:
    drawn = [name for name in names() if name.drawn and name.words.strip(BLANK)]
    assert len(drawn) > 50
    missing = {name for name in drawn if not any(name.fits(id) for id in ids())}
    assert not missing


@cache
def spoken() -> set[str]:
    """Every word that could fill a blank: literals of the source and of the games' files."""
    words = {name.words for name in names()}
    for file in PACKAGE.rglob("*.json"):
        words |= set(_strings(json.loads(file.read_text(encoding="utf-8"))))
    return words


def _strings(data: object) -> Iterator[str]:
    match data:
        case str():
            yield data
        case dict():
            for key, value in data.items():
                yield from (key, *_strings(value))
        case list():
            for value in data:
                yield from _strings(value)


@cache
def forms() -> tuple[Name, ...]:
    """Literals with blanks that could become an id, and not just any id."""
    return tuple(
        name
        for name in names()
        if BLANK in name.words
        and re.fullmatch(rf"[\w.{BLANK}-]*[a-z]{{3}}[\w.{BLANK}-]*", name.words)
    )


def is_asked_for(id: str) -> bool:
    """Tell whether some literal is this id, or becomes it with words that somebody says."""
    matches = (match for form in forms() if (match := form.fits(id)))
    return id in spoken() or any(all(map(_fills, match.groups())) for match in matches)


def _fills(blank: str) -> bool:
    return not blank or blank.isdigit() or all(word in spoken() for word in blank.split("_or_"))


def is_used(name: str) -> bool:
    kind, _, rest = name.partition(".")
    if kind == "icon":
        # Installers take the window's icons by their files; the others are named without "icon.".
        return rest.startswith("window") or rest in spoken()
    return is_asked_for(name)


def test_every_asset_is_used_by_somebody() -> None:
    shown = {id: name for name, id in ids().items() if manifest()[id].subject != AT_THE_TOP}
    used = {id for id, name in shown.items() if is_used(name)}
    painted = {icon for id in used for icon in manifest()[id].uses}
    assert shown.keys() - used - painted == set()


def test_an_asset_that_nobody_uses_would_be_found() -> None:
    assert is_used("brass.tile.red.front") and is_used("icon.anvil") and is_used("coin.gold")
    assert not is_used("brass.tile.turquoise.front") and not is_used("icon.unicorn")
    assert not is_used("coin.silver")
