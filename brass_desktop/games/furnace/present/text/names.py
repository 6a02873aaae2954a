"""Names of companies, start-up cards, capitalists and goods, and how amounts are written."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message, Plural
from brass_desktop.i18n.wording import in_lengths

CARDS: Final = MappingProxyType(
    {
        "company_01": Message("Deep Seam", "company"),
        "company_02": Message("Tar Colliery", "company"),
        "company_03": Message("Pithead Forge", "company"),
        "company_04": Message("Grand Colliery", "company"),
        "company_05": Message("Model Colliery", "company"),
        "company_06": Message("Davy Lamp Pit", "company"),
        "company_07": Message("Winding House", "company"),
        "company_08": Message("Drift Mine", "company"),
        "company_09": Message("North Shaft", "company"),
        "company_10": Message("Ore Quarry", "company"),
        "company_11": Message("Red Ore Mine", "company"),
        "company_12": Message("Blast Furnace", "company"),
        "company_13": Message("Puddling Hall", "company"),
        "company_14": Message("Iron Mountain", "company"),
        "company_15": Message("Bloomery", "company"),
        "company_16": Message("Tilt Hammer", "company"),
        "company_17": Message("Coal Wharf", "company"),
        "company_18": Message("Gasworks", "company"),
        "company_19": Message("Coke Ovens", "company"),
        "company_20": Message("Coal Exchange", "company"),
        "company_21": Message("Retort House", "company"),
        "company_22": Message("Shale Works", "company"),
        "company_23": Message("Tar Distillery", "company"),
        "company_24": Message("Drilling Works", "company"),
        "company_25": Message("Derrick Field", "company"),
        "company_26": Message("Tool Works", "company"),
        "company_27": Message("Lathe Shop", "company"),
        "company_28": Message("Engine Works", "company"),
        "company_29": Message("Nail Factory", "company"),
        "company_30": Message("Shaft Sinkers", "company"),
        "company_31": Message("Pit Railway", "company"),
        "company_32": Message("Lamp Oil House", "company"),
        "company_33": Message("Harbour Depot", "company"),
        "company_34": Message("Kerosene Works", "company"),
        "company_35": Message("Patent Office", "company"),
        "company_36": Message("Drawing Office", "company"),
        "start_1": Message("Family Smithy", "start-up card"),
        "start_2": Message("Lamp Shop", "start-up card"),
        "start_3": Message("Coal Yard", "start-up card"),
        "start_4": Message("Ironmonger", "start-up card"),
        "start_5": Message("Brass Foundry", "start-up card"),
    }
)
"""By id; where a name is long, catalogues offer a shorter one after a bar."""
CARDS_BRIEF: Final = MappingProxyType(
    {
        "company_07": Message("Winding", "company, brief"),
        "company_32": Message("Lamp Oil", "company, brief"),
        "company_34": Message("Kerosene", "company, brief"),
    }
)
"""Names that are long in English, as narrow cards have them."""
CAPITALISTS: Final = MappingProxyType(
    {
        "repeat_card": Message("Second Firing", "capitalist"),
        "compensation_plus_one": Message("Better Terms", "capitalist"),
        "unrestricted_bids": Message("Free Bidder", "capitalist"),
        "extra_disc": Message("Fifth Disc", "capitalist"),
        "iron_for_upgrade": Message("Iron for Tokens", "capitalist"),
    }
)
CAPITALIST_EFFECTS: Final = MappingProxyType(
    {
        "repeat_card": Message(
            "Once a production: pay {coal} coal and run a card that has run once more."
        ),
        "compensation_plus_one": Message(
            "Your outbid discs count {bonus} more for compensation, not for winning."
        ),
        "unrestricted_bids": Message(
            "Your discs may join your own and equal ones; a tie at the top goes to the other."
        ),
        "extra_disc": Message("You bid with a fifth disc, the neutral {value}."),
        "iron_for_upgrade": Message(
            "Once you have no tokens left, an upgrade takes iron in place of one."
        ),
    }
)
"""One line each; the numbers are those of the definition."""
GOODS: Final = MappingProxyType(
    {
        "coal": Message("coal", "good of Furnace"),
        "iron": Message("iron", "good of Furnace"),
        "oil": Message("oil", "good of Furnace"),
        "upgrade": Message("tokens", "good of Furnace: upgrade tokens"),
        "money": Message("money", "good of Furnace"),
    }
)
"""As a heading or the name of a column."""
AMOUNTS: Final = MappingProxyType(
    {
        "coal": Plural("{count} coal", "{count} coal", "good of Furnace"),
        "iron": Plural("{count} iron", "{count} iron", "good of Furnace"),
        "oil": Plural("{count} oil", "{count} oil", "good of Furnace"),
        "upgrade": Plural("{count} token", "{count} tokens", "good of Furnace"),
        "money": Plural("{count} money", "{count} money", "good of Furnace"),
    }
)
"""So much of a good, in the nominative: it stands alone, in a list or after a colon."""
SHORTAGES: Final = MappingProxyType(
    {
        "coal": Message("too little coal"),
        "iron": Message("too little iron"),
        "oil": Message("too little oil"),
        "upgrade": Message("too few tokens"),
    }
)
AGENT: Final = Message("Agent", "the third bidder of two players")
LOT: Final = Message("Lot {number}")
LOT_IN_SENTENCE: Final = Message("lot {number}", "within a sentence")
AND: Final = Message("{first} and {second}", "two amounts of goods")
LIST: Final = Message("{first}, {second}", "amounts of goods")
SWAP: Final = Message("{paid} → {gained}", "goods given and got for them")
NOTHING: Final = Message("nothing", "no goods at all")


def card_name(card: str) -> str:
    """Name a company or start-up card; a long name has a brief one as well."""
    full = CARDS[card]()
    return in_lengths(full, CARDS_BRIEF[card]()) if card in CARDS_BRIEF else full


def amount(good: str, count: int) -> str:
    """Write so much of a good."""
    return AMOUNTS[good](count)
