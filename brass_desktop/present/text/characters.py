"""Names and lives of the people whose cameos the seats carry; games choose among them."""

from types import MappingProxyType
from typing import Final

from brass_desktop.i18n.message import Message

CHARACTERS: Final = MappingProxyType(
    {
        "richard_arkwright": Message("Richard Arkwright", "character"),
        "eleanor_coade": Message("Eleanor Coade", "character"),
        "eliza_tinsley": Message("Eliza Tinsley", "character"),
        "isambard_kingdom_brunel": Message("Isambard Kingdom Brunel", "character"),
        "robert_owen": Message("Robert Owen", "character"),
        "george_stephenson": Message("George Stephenson", "character"),
        "henry_bessemer": Message("Henry Bessemer", "character"),
        "james_watt": Message("James Watt", "character"),
    }
)
LIVES: Final = MappingProxyType(
    {
        "richard_arkwright": Message(
            "A barber and wig-maker from Preston. The water frame and the mill at Cromford taught"
            " the world what a factory is."
        ),
        "eleanor_coade": Message(
            "One of the few women of the age at the head of a works. Artificial stone from Lambeth"
            " still adorns half of London."
        ),
        "eliza_tinsley": Message(
            "As a widow she took over nails and chains in the Black Country, and made the firm one"
            " of the largest of its trade."
        ),
        "isambard_kingdom_brunel": Message(
            "Bridges, tunnels, steamships and the Great Western Railway: nothing could be large"
            " enough."
        ),
        "robert_owen": Message(
            "The mills of New Lanark paid well though children went to school there and the day"
            " had fewer hours."
        ),
        "george_stephenson": Message(
            "A colliery engineman who learned to read at eighteen. Half of the world's railways"
            " have the gauge that he chose."
        ),
        "henry_bessemer": Message(
            "An inventor with more than a hundred patents. The converter made steel as cheap as"
            " iron had been."
        ),
        "james_watt": Message(
            "An instrument maker from Greenock. The separate condenser made steam pay, and"
            " Birmingham built the engines."
        ),
    }
)
"""A life in two sentences, by character."""
