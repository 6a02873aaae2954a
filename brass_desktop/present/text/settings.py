"""Words of the settings screen."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

TITLE: Final = Message("Settings", "screen title")
DISPLAY: Final = Message("Language and display")
DISPLAY_ONLY: Final = Message("Display")
LANGUAGE: Final = Message("Language")
LANGUAGES: Final = MappingProxyType({"en": "English", "pl": "Polski", "ru": "Русский"})
"""Every language under its own name, which is the same in all of them."""
WINDOW: Final = Message("Window")
WINDOW_MODES: Final = MappingProxyType(
    {
        "window": Message("Window", "window mode"),
        "full": Message("Full screen", "window mode"),
        "borderless": Message("Borderless", "window mode"),
    }
)
ACCELERATED: Final = Message("Use the graphics card")
ACCELERATED_NOTE: Final = Message("From the next start; slower without one")
TEXT_SIZE: Final = Message("Text size")
PERCENT: Final = Message("{number} %")
BOARD: Final = Message("Board")
PATTERNS: Final = Message("Owners’ patterns")
PATTERN_CHOICES: Final = MappingProxyType(
    {False: Message("Normal", "patterns"), True: Message("Strong", "patterns")}
)
EYESIGHT: Final = Message("Colour-blind preview")
EYESIGHTS: Final = MappingProxyType(
    {
        "normal": Message("Off", "preview for colour-blind eyes"),
        "protan": Message("Protan", "colour-blindness"),
        "deutan": Message("Deutan", "colour-blindness"),
        "tritan": Message("Tritan", "colour-blindness"),
    }
)

MOTION: Final = Message("Motion")
SPEED: Final = Message("Animation speed")
SPEEDS: Final = MappingProxyType(
    {
        0: Message("off", "animation speed"),
        50: Message("½", "animation speed"),
        100: Message("1", "animation speed"),
        150: Message("1½", "animation speed"),
        200: Message("2", "animation speed"),
    }
)
BOT_PAUSE: Final = Message("Pause after a bot’s action")
BOT_PAUSES: Final = MappingProxyType(
    {
        0: Message("none", "pause"),
        500: Message("½ s", "pause"),
        1000: Message("1 s", "pause"),
        2000: Message("2 s", "pause"),
        None: Message("wait for me", "pause"),
    }
)
REDUCED_MOTION: Final = Message("Reduced motion")
REDUCED_MOTION_NOTE: Final = Message("Nothing slides or jumps; changes fade in")

SOUND: Final = Message("Sound")
VOLUMES: Final = MappingProxyType(
    {
        "music_volume": Message("Music", "volume"),
        "ambience_volume": Message("Ambience", "volume"),
        "volume": Message("Effects", "volume"),
    }
)
NO_SOUND: Final = Message("off", "volume")
MUTED: Final = Message("Mute everything")
MUTED_NOTE: Final = Message("Keeps the volumes for later")
WHISTLE: Final = Message("Whistle when it is your turn")
WHISTLE_NOTE: Final = Message("Also when the window is behind others")
SILENT: Final = Message("Silent in the background")
SILENT_NOTE: Final = Message("All other sounds stop")

PLAY: Final = Message("Play", "settings section")
CONFIRM: Final = Message("Confirm")
TAKE_BACK: Final = Message("Undo, in new games")

SAVING: Final = Message("Saving")
AUTOSAVE: Final = Message("Autosave")
AUTOSAVES: Final = MappingProxyType(
    {"action": Message("After every action"), "turn": Message("End of turn", "autosave")}
)
AUTOSAVES_KEPT: Final = Message("Autosaves kept")
ALL_KEPT: Final = Message("All", "autosaves kept")
SHOW_FOLDER: Final = Message("Show in folder")

FOLDER_TITLE: Final = Message("The folder of saved games")
FOLDER_IS: Final = Message("No program on this computer offered to show it. It is {path}")

RUNNING_CHOICE: Final = Message("{label} (in this game: {value})")
RUNNING_ON: Final = Message("In this game it is on.")
RUNNING_OFF: Final = Message("In this game it is off.")

KEYS: Final = Message("Keys")
TABS: Final = (DISPLAY_ONLY, Message("Motion and sound"), PLAY, KEYS)
"""The parts of the screen, one at a time where text is large."""
RESET: Final = Message("Reset to default")
AT_ONCE: Final = Message("Every change applies at once and is kept.")
RESET_TITLE: Final = Message("Reset all settings?")
RESET_QUESTION: Final = Message(
    "Everything on this screen returns to how it was at first. Saved games stay."
)
RESET_YES: Final = Message("Reset")
