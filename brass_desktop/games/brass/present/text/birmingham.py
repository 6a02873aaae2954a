"""The box of Birmingham."""

from functools import partial
from types import MappingProxyType
from typing import Final

from brass_desktop.games.brass.present.facts import told_facts
from brass_desktop.games.brass.present.text.boxes import (
    SCORE,
    SEATED_ORDER,
    STAGES,
    START,
    TABLE,
    table_keys,
)
from brass_desktop.i18n.message import Message
from brass_desktop.present.box import Box, OptionWords
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
    cover="birmingham.cover",
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
            "seated_order": SEATED_ORDER,
        }
    ),
    stages=STAGES,
    score=SCORE,
    score_mark="hexagon.vp",
    table=TABLE,
    start=START,
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
    keys=table_keys(Message("coal reach", "key list")),
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
    cover_life=SceneLife(
        movers=(),
        plumes=(Plume((243, 318), 24, 0.9, 10, 12), Plume((671, 193), 28, 1.0, 12, 12)),
        puff="title.puff",
        painted=(900, 1080),
    ),
)
