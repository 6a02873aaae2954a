"""Saved games among what the title offers: Continue, Load and Replays."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from brass_desktop.services.savestore import OpenGame, SaveStore
from brass_desktop.ui.context import Context, Continuation
from brass_desktop.ui.scene import Scene
from brass_desktop.ui.scenes.title import title_screen

if TYPE_CHECKING:
    from brass_desktop.ui.library import Library, PlayOn


def with_saved_games(context: Context, store: SaveStore, play: "PlayOn | None") -> Context:
    """Let the title continue, load and replay games; `play` sets a table for one."""

    @cache
    def library() -> "Library":
        # Boards and replays take longer to import than the title takes to appear.
        from brass_desktop.ui.library import Library  # noqa: PLC0415
        from brass_desktop.ui.scenes.replay import replay_scene  # noqa: PLC0415
        from brass_desktop.ui.thumbnails import Thumbnails  # noqa: PLC0415

        thumbnails = Thumbnails(store, context.assets)
        unwatched = Library(context, store, thumbnails, lambda: title_screen(complete), play)
        return replace(unwatched, watch=lambda game: replay_scene(unwatched, game))

    def load() -> Scene:
        from brass_desktop.ui.scenes.load import LoadScene  # noqa: PLC0415

        return LoadScene(library())

    def bring_in(path: Path) -> Scene:
        from brass_desktop.ui.scenes.load import LoadScene  # noqa: PLC0415

        return LoadScene(library(), dropped=path)

    def replays() -> Scene:
        from brass_desktop.ui.scenes.load import LoadScene  # noqa: PLC0415

        return LoadScene(library(), "replays")

    def find_continuation() -> Continuation | None:
        # Without an automatic save there is nothing to continue and nothing to import for it.
        return library().continuation() if store.continuation() is not None else None

    def watch(game: OpenGame) -> Scene:
        from brass_desktop.ui.scenes.replay import replay_scene  # noqa: PLC0415

        return replay_scene(library(), game)

    features = replace(
        context.features,
        find_continuation=find_continuation,
        load=load,
        replays=replays,
        watch=watch,
        bring_in=bring_in,
    )
    complete = replace(context, features=features)
    return complete
