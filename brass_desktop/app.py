"""Composition root of the window: services, first scene, main loop, and the net under it."""

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from brass_desktop import i18n
from brass_desktop.commands import SUBCOMMANDS
from brass_desktop.games.brass.birmingham import RULES_VERSION
from brass_desktop.i18n.message import Message
from brass_desktop.present.text import common, errors
from brass_desktop.present.text import title as words
from brass_desktop.services.crash import write_report
from brass_desktop.services.paths import find_places, places_under, resource_folder
from brass_desktop.services.savestore import SaveStore
from brass_desktop.services.settings import Settings, SettingsStore
from brass_desktop.services.system_language import wanted_languages
from brass_desktop.ui.assets import Assets
from brass_desktop.ui.clipboard import SystemClipboard
from brass_desktop.ui.context import Context, Features, PutAway
from brass_desktop.ui.dialog import Dialog, DialogAnswer
from brass_desktop.ui.loop import Loop
from brass_desktop.ui.scene import Pop, Push, Scene
from brass_desktop.ui.scenes.error import error_screen
from brass_desktop.ui.scenes.saved_games import with_saved_games
from brass_desktop.ui.scenes.title import title_screen
from brass_desktop.ui.screen import Screen
from brass_desktop.ui.warming import warm_table
from brass_desktop.ui.window import NoDisplayError, Window, preferred_languages

if TYPE_CHECKING:
    from brass_desktop.ui.scenes.sitting import House

EXIT_DONE: Final = 0
EXIT_FAILED: Final = 1


def make_context(home: Path | None = None) -> Context:
    """Bring together what the screens share; `home` moves all of the player's folders."""
    places = find_places() if home is None else places_under(home)
    locale = resource_folder("assets") / "locale"
    first_language = i18n.best_language(wanted_languages() or preferred_languages(), locale)
    store = SettingsStore(places.settings, Settings(language=first_language))
    i18n.use_language(store.current.language, locale)
    store.subscribe(_language_watcher(locale))
    assets = Assets(resource_folder("assets"))
    bare = Context(store, places, assets, locale, SystemClipboard())
    return furnish(bare)


def furnish(context: Context) -> Context:
    """Add what this build can do beyond its title: playing, saved games, bots."""
    store = SaveStore(context.places.saves, resource_folder("saves/examples"))

    @cache
    def house() -> "House":
        # Rules, bots and table take longer to import than the title takes to appear.
        from brass_desktop.ui.scenes.sitting import House  # noqa: PLC0415

        return House(complete, store, lambda: title_screen(complete))

    def put_away() -> PutAway | None:
        # Nobody has sat down in a house that was never asked for.
        return house().close() if house.cache_info().currsize else None

    features = Features(
        start=lambda game: house().start(game),
        put_away=put_away,
        bot_levels=tuple(common.BOT_LEVELS),
        rules_version=str(RULES_VERSION),
    )
    playing = replace(context, features=features)
    complete = with_saved_games(playing, store, lambda game, path: house().play_on(game, path))
    return complete


def run_app() -> int:
    """Open the window and run until the player leaves; 1 without a display or after a crash."""
    context = make_context()
    try:
        window = Window(context.settings.current, common.PROGRAM())
    except NoDisplayError as error:
        commands = ", ".join(SUBCOMMANDS)
        print(words.NO_DISPLAY(reason=error, commands=commands), file=sys.stderr)
        return EXIT_FAILED
    try:
        _run(window, context)
    except Exception as error:
        report, _ = report_crash(error, context)
        print(f"{type(error).__name__}: {error} ({report})", file=sys.stderr)
        return EXIT_FAILED
    finally:
        window.close()
    return EXIT_DONE


def _run(window: Window, context: Context) -> None:
    window.wear_icon(context.assets)

    def title() -> Scene:
        return title_screen(context)

    def explain(error: Exception) -> Scene:
        report, game = report_crash(error, context)
        return error_screen(error, report, title, game)

    loop = Loop(
        window,
        context.assets,
        context.settings,
        title(),
        explain=explain,
        screenshots=context.places.screenshots,
        idle_work=warm_table(context.assets),
        toast=context.toast,
    )
    if context.settings.damaged:
        loop.stack.go(Push(damage_notice(context.settings)))
    loop.run()


def report_crash(error: Exception, context: Context) -> tuple[Path | None, Message]:
    """Put the running game away, write a report that holds it, and tell what became of it."""
    try:
        game = context.features.put_away()
    except Exception as another:  # whatever is broken, the first error must still be reported
        failure = {"The running game could not be put away": repr(another)}
        return write_report(error, context.places.reports, failure), errors.LOST
    if game is None:
        return write_report(error, context.places.reports), errors.NOTHING_OPEN
    sections = {f"The running game, {game.path}": game.text}
    report = write_report(error, context.places.reports, sections)
    if game.written:
        return report, errors.SAVED
    return report, errors.NOT_SAVED if report is not None else errors.LOST


def damage_notice(store: SettingsStore) -> Screen:
    """Tell that the settings could not be read and where the damaged file was kept."""
    if store.set_aside is not None:
        text = words.SETTINGS_DAMAGED(file=store.set_aside)
    else:
        text = words.SETTINGS_UNREADABLE()
    answer = DialogAnswer(common.OK(), Pop, "check")
    return Screen(Dialog(words.SETTINGS_DAMAGED_TITLE(), (text,), (answer,)))


def _language_watcher(locale: Path) -> Callable[[Settings, Settings], None]:
    def watch(before: Settings, after: Settings) -> None:
        if before.language != after.language:
            i18n.use_language(after.language, locale)

    return watch
