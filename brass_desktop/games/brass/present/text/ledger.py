"""Words for what the ledgers of the bots count, by the parts of its dotted names."""

from types import MappingProxyType
from typing import Final

from brass_desktop.games.brass.present.text.actions import ACTIONS
from brass_desktop.games.brass.present.text.names import ERAS, INDUSTRIES
from brass_desktop.i18n.message import Message

COUNTED: Final = MappingProxyType(
    {
        **INDUSTRIES,
        **{kind: word for kind, (word, _) in ACTIONS.items()},
        **ERAS,
        "cards": Message("cards", "arena"),
        "end": Message("end of the game", "arena"),
        "level": Message("income level", "arena"),
        "money": Message("money", "arena"),
        "action": Message("action", "arena"),
        "built": Message("built", "arena"),
        "developed": Message("tiles developed", "arena"),
        "flipped_twice": Message("flipped, score twice", "arena"),
        "unflipped": Message("tiles not flipped", "arena"),
        "links": Message("links", "arena"),
        "link": Message("links", "arena"),
        "tile": Message("tiles", "arena"),
        "tile_again": Message("tiles of level II+ again", "arena"),
        "merchant": Message("merchants", "arena"),
        "income": Message("income", "arena"),
        "lost": Message("lost", "arena"),
        "double_rail": Message("double rail", "arena"),
        "give_up_tiles": Message("tiles given up", "arena"),
        "sell_on": Message("sales that went on", "arena"),
        "end_sale": Message("sales that were ended", "arena"),
    }
)
