"""How the facts of an explanation are put together."""

from collections.abc import Iterable, Sequence

from brass_desktop.games.brass.present.text import names, tips
from brass_desktop.games.brass.present.viewmodel.seen import Seen
from brass_desktop.present.tips import Tip


def explained(head: str, facts: Iterable[str], foot: str = "") -> Tip:
    """Make a tip with a line for every fact."""
    return Tip(head, "\n".join(fact for fact in facts if fact), foot)


def either(industries: Sequence[str]) -> str:
    """Name one industry, or two of which one is meant."""
    words = [names.industry_name(industry) for industry in industries]
    return names.EITHER(first=words[0], second=words[1]) if len(words) > 1 else words[0]


def enumerated(words: Sequence[str]) -> str:
    """List words with commas and a last "and"."""
    text = words[0]
    for word in words[1:-1]:
        text = tips.COMMA(first=text, second=word)
    return tips.AND(first=text, second=words[-1]) if len(words) > 1 else text


def listed(words: Sequence[str]) -> str:
    """List words with commas alone."""
    text = words[0]
    for word in words[1:]:
        text = tips.COMMA(first=text, second=word)
    return text


def belongs(seen: Seen, seat: int) -> str:
    """Say whose something is."""
    return tips.YOURS() if seat == seen.viewer else tips.OF_OWNER(name=seen.name(seat))


def networked(seen: Seen, location: int) -> str:
    """Say whether a place is in the network of the one who looks, if somebody looks."""
    if seen.viewer is None:
        return ""
    if seen.state.has_nothing_on_board(seen.viewer):
        return tips.BEGIN_ANYWHERE()
    inside = seen.state.network(seen.viewer) >> location & 1
    return tips.IN_NETWORK() if inside else tips.NOT_IN_NETWORK()
