"""The box of Furnace."""

from functools import partial
from types import MappingProxyType
from typing import Final

from brass_desktop.games.furnace.present.facts import told_facts
from brass_desktop.i18n.message import Message
from brass_desktop.present.box import Box, OptionWords, StageWords, TableKeys
from brass_desktop.present.scene_life import Plume, SceneLife

_TWO: Final = Message(
    "Two players: {lots} lots a round, {discs} discs each, and the Agent bids third"
)
_THREE: Final = Message("Three players: {lots} lots a round, {discs} discs each")
_FOUR: Final = Message("Four players: {lots} lots a round, {discs} discs each")

_KEYS: Final = TableKeys(
    actions=(
        (("1", "4"), Message("disc in hand", "key list")),
        (("5",), Message("the neutral disc", "key list")),
        (("Alt 1", "Alt 8"), Message("a lot", "key list")),
        (("↑", "↓"), Message("disc, or a number, up and down", "key list")),
        (("0", "9"), Message("how often, when lots are settled", "key list")),
        (("A",), Message("run all cards, Space only the next", "key list")),
        (("Shift ←", "Shift →"), Message("move a card in the line", "key list")),
        (("B",), Message("best order", "key list")),
        (("S",), Message("best order step by step", "key list")),
        (("C",), Message("run a card again", "key list")),
    ),
    views=(
        (("P",), Message("planner", "key list")),
        (("W",), Message("all works", "key list")),
        (("K",), Message("deck", "key list")),
        (("O",), Message("odds of the Agent", "key list")),
        (("L",), Message("chronicle", "key list")),
    ),
    mouse=(
        (Message("Drag"), Message("a disc to a lot, a card along the line", "mouse list")),
        (Message("Wheel"), Message("scroll works and lists", "mouse list")),
        (Message("Double click"), Message("let a number follow the order again", "mouse list")),
    ),
)

BOX: Final = Box(
    name=Message("Furnace", "name of a game"),
    description=Message("Auctions, engines and hot iron"),
    minutes=40,
    emblem="furnace",
    scene="title.scene",
    cover="furnace.cover",
    facts=MappingProxyType(
        {
            2: partial(told_facts, 2, _TWO),
            3: partial(told_facts, 3, _THREE),
            4: partial(told_facts, 4, _FOUR),
        }
    ),
    options=MappingProxyType(
        {
            "short": OptionWords(
                Message("Rounds", "option"),
                Message("Four"),
                Message("Three, short game"),
                Message("One round less: a good first game."),
                told_on=Message("Short game"),
                off_note=Message("The whole game."),
            ),
            "capitalists": OptionWords(
                Message("Capitalists"),
                Message("Without"),
                Message("Dealt at random"),
                Message("Everybody has a capitalist who changes one rule for the whole game."),
                told_on=Message("With capitalists"),
                off_note=Message("Nobody has a rule of their own: a good first game."),
            ),
            "chain": OptionWords(
                Message("Order in production"),
                Message("Free"),
                Message("Fixed chain"),
                Message("Own cards form a chain: new ones are inserted, old ones never move."),
                told_on=Message("Fixed chain"),
                off_note=Message("Own cards run in any order, another one every round."),
            ),
        }
    ),
    stages=MappingProxyType(
        {
            "auction": StageWords(
                Message("Round {round} of {rounds}, auction"), Message("round {round}, auction")
            ),
            "production": StageWords(
                Message("Round {round} of {rounds}, production"),
                Message("round {round}, production"),
            ),
        }
    ),
    score=Message("{points} money"),
    score_mark="furnace.good.money",
    table=Message("The works"),
    start=Message("Light the furnace"),
    examples=MappingProxyType(
        {
            "furnace-1-half-produced": Message("The furnace is hot", "example"),
            "furnace-2-two-players": Message("Two and the Agent", "example"),
            "furnace-3-chain": Message("A chain of works", "example"),
            "furnace-4-four-players": Message("Four capitalists", "example"),
        }
    ),
    keys=_KEYS,
    ambience=MappingProxyType(
        {"auction": "furnace.ambience.hearth", "production": "furnace.ambience.hearth"}
    ),
    call="furnace.sound.call",
    aids=("planner", "forecast", "run_by_itself"),
    cover_life=SceneLife(
        movers=(),
        plumes=(
            Plume((214, 264), 24, 0.9, 10, 12),
            Plume((690, 196), 28, 1.0, 12, 12),
            Plume((430, 152), 30, 1.0, 11, 12),
        ),
        puff="title.puff",
        painted=(900, 1080),
    ),
)
