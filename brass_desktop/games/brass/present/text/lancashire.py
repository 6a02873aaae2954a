"""The box of Lancashire."""

from functools import partial
from types import MappingProxyType
from typing import Final

from brass_desktop.games.brass.present.facts import told_demand
from brass_desktop.games.brass.present.text.boxes import (
    SCORE,
    SEATED_ORDER,
    STAGES,
    START,
    TABLE,
    table_keys,
)
from brass_desktop.i18n.message import Message
from brass_desktop.present.box import Box, OptionWords, VariantWords
from brass_desktop.present.scene_life import Plume, SceneLife

_TWO: Final = Message(
    "Two players, a community variant: {cards} cards, {rounds} rounds an era, {tiles} market tiles,"
    " £{money} each"
)
_THREE: Final = Message(
    "Three players: {cards} cards, {rounds} rounds an era, {tiles} market tiles, £{money} each"
)
_FOUR: Final = Message(
    "Four players: {cards} cards, {rounds} rounds an era, {tiles} market tiles, £{money} each"
)

BOX: Final = Box(
    name=Message("Lancashire", "name of a game"),
    description=Message("Cotton, ports and the distant market"),
    minutes=75,
    emblem="anchor",
    scene="title.scene",
    cover="lancashire.cover",
    facts=MappingProxyType(
        {
            2: partial(told_demand, "lancashire", 2, _TWO),
            3: partial(told_demand, "lancashire", 3, _THREE),
            4: partial(told_demand, "lancashire", 4, _FOUR),
        }
    ),
    options=MappingProxyType(
        {
            "bonus_in_money": OptionWords(
                Message("Distant market"),
                Message("Bonus in income"),
                Message("Bonus in money"),
                Message("Its bonus is paid in pounds, as the Polish rulebook of 2007 says."),
                told_on=Message("Bonus in money"),
                off_note=Message("Its bonus is spaces of income, as most tables play it."),
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
            "lancashire-1-opening": Message("First mills", "example"),
            "lancashire-2-ship-awaited": Message("A ship awaited", "example"),
            "lancashire-3-canal-end": Message("Last canals", "example"),
            "lancashire-4-rail-middle": Message("Rails to the coast", "example"),
            "lancashire-5-two-players": Message("A duel in full", "example"),
            "lancashire-6-four-players": Message("A full table", "example"),
        }
    ),
    variants=MappingProxyType(
        {
            2: VariantWords(
                Message("community variant"),
                Message("Two play the community variant of 2009, not the designer’s own game"),
            )
        }
    ),
    ambience=MappingProxyType({"canal": "brass.ambience.sea", "rail": "brass.ambience.rail"}),
    keys=table_keys(Message("coal and ports", "key list")),
    cover_life=SceneLife(
        movers=(),
        plumes=(Plume((652, 170), 28, 1.0, 11, 14),),
        puff="title.puff",
        painted=(900, 1080),
    ),
)
