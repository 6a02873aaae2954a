"""Small pictures of saved games: drawn once from the game itself, then kept beside its file."""

from collections import OrderedDict
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import Final, TypeVar

import pygame

from brass_desktop.present.daylight import side_of
from brass_desktop.services import foreign, pictures
from brass_desktop.services.savestore import THUMBNAIL, SavedGame, SaveStore
from brass_desktop.ui.drawing import shapes
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.small_picture import read_picture
from brass_desktop.ui.drawing.theme import THEMES
from brass_desktop.ui.game_ui import AnyGameUi, load_ui
from brass_desktop.ui.scenes.saved.opening import open_for_table

PICTURE: Final = (768, 432)
"""Pixels of a kept picture; the detail plate shows it whole, the rows scaled down."""
_KEPT_PICTURES: Final = 24
_KEPT_SIZES: Final = 96
_CORNER: Final = 6
K = TypeVar("K")


class Thumbnails:
    """Pictures by game: those that exist at once, the others one at a time when there is time."""

    def __init__(self, store: SaveStore, assets: Assets) -> None:
        self._store = store
        self._assets = assets
        self._uis: dict[str, AnyGameUi] = {}
        self._wanted: OrderedDict[Path, SavedGame] = OrderedDict()
        self._pictures: OrderedDict[tuple[Path, float], pygame.Surface] = OrderedDict()
        self._sizes: OrderedDict[tuple[Path, float, int, int], pygame.Surface] = OrderedDict()
        self._hopeless: set[tuple[Path, float]] = set()

    @property
    def busy(self) -> bool:
        """Tell whether a picture that was asked for still has to be drawn."""
        return bool(self._wanted)

    def picture(self, game: SavedGame, width: int, height: int) -> pygame.Surface | None:
        """Give the picture in this size with round corners, or ask for it to be drawn."""
        key = (game.path, game.modified, width, height)
        if key in self._sizes:
            self._sizes.move_to_end(key)
            return self._sizes[key]
        whole = self._kept(game)
        if whole is None:
            return None
        scaled = pygame.transform.smoothscale(whole, (width, height)).convert_alpha()
        mask = shapes.rounded(width, height, round(_CORNER * width / 240), (255, 255, 255, 255))
        scaled.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        self._sizes[key] = scaled
        _trim(self._sizes, _KEPT_SIZES)
        return scaled

    def draw_next(self) -> bool:
        """Draw one of the pictures asked for; false if there is none."""
        if not self._wanted:
            return False
        _, game = self._wanted.popitem(last=False)
        try:
            picture = self._drawn(game)
        except Exception:  # whatever is wrong with this game, the others have their pictures
            self._hopeless.add((game.path, game.modified))
            return True
        self._remember(game, picture)
        with suppress(OSError, pygame.error):
            drawn_bytes = BytesIO()
            pygame.image.save(picture, drawn_bytes, THUMBNAIL)
            pictures.keep(self._place(game), drawn_bytes.getvalue())
        return True

    def _drawn(self, game: SavedGame) -> pygame.Surface:
        """Draw a game by the light it was played in, whatever light the window shows."""
        session = open_for_table(self._store, game.path).game.session
        saved = game.head.preview.saved if game.head is not None else ""
        shown, self._assets.theme = self._assets.theme, THEMES[side_of(session.table, saved)]
        try:
            drawn = self._ui(session.game.id).picture(self._assets, session)
        finally:
            self._assets.theme = shown
        return pygame.transform.smoothscale(drawn, PICTURE)

    def _ui(self, game_id: str) -> AnyGameUi:
        """Keep what draws a game, which draws its second picture faster than its first."""
        if game_id not in self._uis:
            self._uis[game_id] = load_ui(game_id)
        return self._uis[game_id]

    def _kept(self, game: SavedGame) -> pygame.Surface | None:
        key = (game.path, game.modified)
        if key in self._pictures:
            return self._pictures[key]
        if game.head is None or key in self._hopeless:
            return None
        place = self._place(game)
        written = foreign.modified(place)
        if written is not None and written >= game.modified:
            picture = read_picture(place, PICTURE)
            if picture is not None:
                return self._remember(game, picture)
        self._wanted.setdefault(game.path, game)
        return None

    def _remember(self, game: SavedGame, picture: pygame.Surface) -> pygame.Surface:
        self._pictures[game.path, game.modified] = picture
        _trim(self._pictures, _KEPT_PICTURES)
        return picture

    def _place(self, game: SavedGame) -> Path:
        """Name the file of a picture; what came with the program may lie where nobody can write."""
        if game.kind == "example":
            return self._store.folder / "examples" / game.thumbnail.name
        return game.thumbnail


def _trim(kept: "OrderedDict[K, pygame.Surface]", most: int) -> None:
    while len(kept) > most:
        kept.popitem(last=False)
