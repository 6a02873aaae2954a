"""Composition root of the window: services, first scene, main loop, and the net under it."""

import sys
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Final

from brass_desktop import i18n
from brass_desktop.commands import SUBCOMMANDS
from brass_desktop.i18n.message import Message
from brass_desktop.present.text import common, errors
from brass_desktop.present.text import title as words
from brass_desktop.services.crash import write_report
from brass_desktop.services.learning import LearningStore
from brass_desktop.services.manifest import ManifestError
from brass_desktop.services.paths import find_places, places_under, resource_folder
from brass_desktop.services.savestore import SaveStore
from brass_desktop.services.settings import Settings, SettingsStore
from brass_desktop.services.system_language import wanted_languages
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.assets import Assets
from brass_desktop.ui.drawing.warming import warm_table
from brass_desktop.ui.house import House
from brass_desktop.ui.scenes.error import error_screen
from brass_desktop.ui.scenes.home import Home
from brass_desktop.ui.sound.audio import Audio
from brass_desktop.ui.widgets.dialog import Dialog, DialogAnswer
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.clipboard import SystemClipboard
from brass_desktop.ui.window.loop import Loop
from brass_desktop.ui.window.scene import Pop, Push, Scene
from brass_desktop.ui.window.window import NoDisplayError, Window, preferred_languages

EXIT_DONE: Final = 0
EXIT_FAILED: Final = 1


def make_context(home: Path | None = None) -> Context:
    """Bring together what the screens share; `home` moves all of the player's folders."""
    places = find_places() if home is None else places_under(home)
    locale = resource_folder("assets") / "locale"
    first_language = i18n.best_language(wanted_languages() or preferred_languages(), locale)
    store = SettingsStore(places.settings, Settings(language=first_language))
    _speak(store.current.language, locale)
    store.subscribe(_language_watcher(locale))
    assets = Assets(resource_folder("assets"))
    audio, learning = Audio(assets, store), LearningStore(places.learning)
    return Context(store, places, assets, locale, SystemClipboard(), audio, learning)


def make_home(home: Path | None = None) -> Home:
    """Furnish the house with what the screens share, the player's games and the examples."""
    context = make_context(home)
    return Home(context, SaveStore(context.places.saves, resource_folder("saves/examples")))


def run_app() -> int:
    """Open the window and run until the player leaves; 1 without a display or after a crash."""
    try:
        house = make_home()
    except ManifestError as error:
        print(errors.DAMAGED(file=error.file), file=sys.stderr)
        return EXIT_FAILED
    try:
        window = Window(house.context.settings.current, common.PROGRAM())
    except NoDisplayError as error:
        commands = ", ".join(SUBCOMMANDS)
        print(words.NO_DISPLAY(reason=error, commands=commands), file=sys.stderr)
        return EXIT_FAILED
    try:
        _run(window, house)
    except Exception as error:
        report, _ = report_crash(error, house)
        print(f"{type(error).__name__}: {error} ({report})", file=sys.stderr)
        return EXIT_FAILED
    finally:
        house.context.audio.close()
        window.close()
    return EXIT_DONE


def _run(window: Window, house: Home) -> None:
    context = house.context
    window.wear_icon(context.assets)

    def explain(error: Exception) -> Scene:
        report, game = report_crash(error, house)
        return error_screen(error, report, house.title, game)

    loop = Loop(
        window,
        context.assets,
        context.settings,
        house.title(),
        explain=explain,
        screenshots=context.places.screenshots,
        before_quit=house.before_quit,
        idle_work=chain(context.audio.prepare(), warm_table(context.assets, context.last_played)),
        toast=context.toast,
        audio=context.audio,
    )
    if context.settings.damaged:
        loop.stack.go(Push(damage_notice(context.settings)))
    loop.run()
    house.put_away()


def report_crash(error: Exception, house: House) -> tuple[Path | None, Message]:
    """Put the running game away, write a report that holds it, and tell what became of it."""
    reports = house.context.places.reports
    try:
        game = house.put_away()
    except Exception as another:  # whatever is broken, the first error must still be reported
        failure = {"The running game could not be put away": repr(another)}
        return write_report(error, reports, failure), errors.LOST
    if game is None:
        return write_report(error, reports), errors.NOTHING_OPEN
    sections = {f"The running game, {game.path}": game.text}
    report = write_report(error, reports, sections)
    if game.written:
        return report, errors.SAVED
    return report, errors.NOT_SAVED if report is not None else errors.IN_MEMORY


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
            _speak(after.language, locale)

    return watch


def _speak(language: str, locale: Path) -> None:
    damaged = i18n.use_language(language, locale)
    if damaged is not None:
        print(errors.DAMAGED(file=damaged), file=sys.stderr)
