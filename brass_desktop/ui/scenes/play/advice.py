"""What bots say of their own moves."""

from brass_desktop.present.advice import Advice
from brass_desktop.present.tips import Tip


def reason_tip(name: str, advice: Advice) -> Tip | None:
    """Say in short why a bot is about to do what it does; None when it has nothing to say."""
    return Tip(name, "\n".join(advice.reasons)) if advice.reasons else None
