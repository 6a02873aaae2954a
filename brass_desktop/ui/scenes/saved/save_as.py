"""The question under which name a running game is to be saved."""

from dataclasses import replace

from brass_desktop.core.visible import named
from brass_desktop.present import sounds
from brass_desktop.present.text import common, load
from brass_desktop.present.text import saves as words
from brass_desktop.services.savefiles import LONGEST_TITLE
from brass_desktop.services.savestore import OpenGame, SaveStore
from brass_desktop.ui.context import Context
from brass_desktop.ui.widgets.dialog import Ask, Dialog, DialogAnswer, notice
from brass_desktop.ui.widgets.editing import Editing
from brass_desktop.ui.widgets.screen import Screen
from brass_desktop.ui.window.scene import Pop, Push, Replace, Transition


def save_dialog(context: Context, store: SaveStore, game: OpenGame) -> Transition:
    """Ask for a name, write the game and say so in passing; an empty name is the game's own."""
    editing = Editing(limit=LONGEST_TITLE)
    editing.replace_all(game.title)
    editing.select_all()

    def save() -> Transition:
        title = named(editing.text) or game.title
        try:
            store.save(replace(game, title=title))
        except OSError as error:
            reason = words.DETAIL(detail=error.strerror or str(error))
            return Replace(notice(words.CANNOT_WRITE(), (reason,), common.CLOSE()))
        context.toast.show(words.SAVED_AS(title=title))
        context.audio.play(sounds.SAVED)
        return Pop()

    answers = (
        DialogAnswer(common.CANCEL(), Pop, "cancel"),
        DialogAnswer(words.SAVE_YES(), save, "save"),
    )
    ask = Ask(editing, load.NEW_NAME(), context.clipboard)
    texts = (words.SAVE_NOTE(), words.SECRETS())
    return Push(Screen(Dialog(words.SAVE_TITLE(), texts, answers, ask=ask)))
