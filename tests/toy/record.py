"""The toy's record, for tests that put it on the shelf."""

from typing import Final

from brass_desktop.games.shelf import GameInfo

HEAP: Final = GameInfo(
    id="heap",
    family="heap",
    rules_version=1,
    players=(2, 3),
    colours=("red", "yellow", "white"),
    characters=("james_watt", "robert_owen", "eliza_tinsley"),
    options=("tall",),
    stages=("heap",),
    hidden_hands=False,
    levels=("apprentice",),
    rulebook="birmingham",
    clause="H",
    game="tests.toy.rules:heap",
    box="tests.toy.words:BOX",
    words="tests.toy.words:heap_words",
    ui="tests.toy.ui:heap_ui",
    bots="tests.toy.bots:heap_bots",
    ledger="tests.toy.bots:COUNTED",
    release="tests.toy.bots:ROWS",
)
