"""Words for what the ledgers of the bots count, by the parts of its dotted names."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

COUNTED: Final = MappingProxyType(
    {
        "bids": Message("bids", "arena"),
        "agent_bids": Message("bids of the Agent", "arena"),
        "cards": Message("cards", "arena"),
        "won": Message("won", "arena"),
        "compensation": Message("compensation", "arena"),
        "coal": Message("coal", "arena"),
        "iron": Message("iron", "arena"),
        "oil": Message("oil", "arena"),
        "upgrade": Message("upgrade tokens", "arena"),
        "money": Message("money", "arena"),
        "upgrades": Message("upgrades", "arena"),
        "repeats": Message("cards run again", "arena"),
        "end": Message("end of the game", "arena"),
        "resources": Message("resources", "arena"),
    }
)
