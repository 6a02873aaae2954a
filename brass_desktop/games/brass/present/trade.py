"""What a game calls its trade: the words of merchants, or of ports where it has them."""

from collections.abc import Mapping
from typing import TypeVar

from brass_desktop.games.brass.engine.ids import Kind
from brass_desktop.games.brass.engine.ruleset import Ruleset
from brass_desktop.games.brass.present.text import actions, by_port, play
from brass_desktop.i18n.message import Message

Said = TypeVar("Said")


def has_ports(rules: Ruleset) -> bool:
    """Tell whether goods are sold through tiles."""
    return any(rules.tiles.sold_to)


def worded(
    rules: Ruleset, key: str, plain: Mapping[str, Said], with_ports: Mapping[str, Said]
) -> Said:
    """Choose between the words of merchants and those of ports; most are the same."""
    return with_ports[key] if has_ports(rules) and key in with_ports else plain[key]


def action_words(rules: Ruleset, kind: Kind) -> tuple[Message, str]:
    """Return the word and the icon of an action."""
    return worded(rules, kind, actions.ACTIONS, by_port.ACTIONS)


def action_tip(rules: Ruleset, kind: Kind) -> str:
    """Say in a sentence what an action does."""
    amounts = rules.numbers.loan_amounts
    tip = worded(rules, kind, play.ACTION_TIPS, by_port.ACTION_TIPS)
    return tip(least=amounts[0], most=amounts[-1])
