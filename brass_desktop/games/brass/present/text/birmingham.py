"""The box of Birmingham."""

from functools import partial
from types import MappingProxyType
from typing import Final

from brass_desktop.games.brass.present.facts import told_facts
from brass_desktop.i18n.message import Message
from brass_desktop.present.box import Box, OptionWords, StageWords, TableKeys
from brass_desktop.present.scene_life import Mover, Plume, SceneLife

_TWO: Final = Message(
    "Two players: {cards} cards, {rounds} rounds an era, {merchants} merchants, £{money} each"
)
_THREE: Final = Message(
    "Three players: {cards} cards, {rounds} rounds an era, {merchants} merchants, £{money} each"
)
_FOUR: Final = Message(
    "Four players: {cards} cards, {rounds} rounds an era, {merchants} merchants, £{money} each"
)

BOX: Final = Box(
    name=Message("Birmingham", "name of a game"),
    description=Message("Canals and rails of the Midlands"),
    minutes=90,
    emblem="steam-locomotive",
    scene="title.scene",
    scene_middle=0.53,
    facts=MappingProxyType(
        {
            2: partial(told_facts, "birmingham", 2, _TWO),
            3: partial(told_facts, "birmingham", 3, _THREE),
            4: partial(told_facts, "birmingham", 4, _FOUR),
        }
    ),
    options=MappingProxyType(
        {
            "introductory": OptionWords(
                Message("Game"),
                Message("Full, two eras"),
                Message("Introductory, canal era"),
                Message("The canal era alone, in half the time: a good first game."),
                Message("Full game"),
                Message("Introductory game"),
                Message("The whole game: canals first, then rails. Both eras are scored."),
            ),
            "seated_order": OptionWords(
                Message("Starting order"),
                Message("Random"),
                Message("As seated"),
                Message("Seat one takes the first turn, and so on clockwise."),
                off_note=Message("Chance decides who takes the first turn."),
            ),
        }
    ),
    stages=MappingProxyType(
        {
            "canal": StageWords(
                Message("Canal era, round {round} of {rounds}"), Message("canal era, round {round}")
            ),
            "rail": StageWords(
                Message("Rail era, round {round} of {rounds}"), Message("rail era, round {round}")
            ),
        }
    ),
    score=Message("{points} VP"),
    score_mark="hexagon.vp",
    table=Message("The table"),
    start=Message("Start the game"),
    examples=MappingProxyType(
        {
            "1-opening": Message("First canals", "example"),
            "2-canal-end": Message("Last canals", "example"),
            "3-rail-middle": Message("Rails and coal", "example"),
            "4-finishing-turn": Message("Last rails", "example"),
            "5-two-players": Message("A duel in full", "example"),
            "6-three-players": Message("Three at a table", "example"),
            "7-four-players": Message("A full table", "example"),
        }
    ),
    ambience=MappingProxyType({"canal": "brass.ambience.canal", "rail": "brass.ambience.rail"}),
    keys=TableKeys(
        actions=((("1", "7"), Message("the seven actions", "key list")),),
        views=(
            (("N",), Message("own network", "key list")),
            (("C",), Message("coal reach", "key list")),
            (("V",), Message("score now", "key list")),
            (("K",), Message("cards left", "key list")),
            (("E",), Message("era end", "key list")),
            (("T",), Message("threats", "key list")),
            (("M",), Message("own mat", "key list")),
            (("L",), Message("chronicle", "key list")),
            (("F",), Message("fit the map", "key list")),
        ),
        nearing=((("+", "−"), Message("zoom in, out", "key list")),),
        leafing=((("PgUp", "PgDn"), Message("mats of the others", "key list")),),
        mouse=(
            (Message("Wheel"), Message("zoom, or scroll a list", "mouse list")),
            (Message("Drag"), Message("move the map", "mouse list")),
        ),
    ),
    life=SceneLife(
        movers=(
            Mover("title.train", (378, 40.5), (700, 623.5), 1240, 58, pause=9, hidden_from=1240),
            Mover("title.boat", (470, 190), (760, 810), 1030, 9, emerges=5, sway=1.2),
        ),
        plumes=(
            Plume((1352, 384), 30, 1.2, 9, 14),
            Plume((1560, 284), 34, 1.2, 11, 14),
            Plume((1840, 344), 30, 1.2, 10, 14),
        ),
        puff="title.puff",
        dark_until=(500, 800),
    ),
)
