"""Actions as JSON with string ids, so that definition files may be reordered.

Reading is strict: an unknown field, id or kind is an error that names it.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from brass_desktop.core.errors import CorruptSave
from brass_desktop.core.game import Json
from brass_desktop.games.furnace.engine.actions import (
    END_PRODUCTION,
    Action,
    Activate,
    Bid,
    Compensate,
    EndProduction,
    Insert,
    Repeat,
)
from brass_desktop.games.furnace.engine.ids import CardId, DiscId
from brass_desktop.games.furnace.engine.ruleset import Ruleset

Number = Annotated[int, Field(ge=0, le=999)]


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class _Bid(_Record):
    kind: Literal["bid"]
    card: str
    disc: str


class _Compensate(_Record):
    kind: Literal["compensate"]
    times: Number


class _Insert(_Record):
    kind: Literal["insert"]
    card: str
    at: Number


class _Run(_Record):
    kind: Literal["activate", "repeat"]
    card: str
    times: Annotated[list[Number], Field(max_length=8)]
    upgrades: Annotated[list[str], Field(max_length=64)] = []


class _End(_Record):
    kind: Literal["end_production"]


_AnyAction = _Bid | _Compensate | _Insert | _Run | _End
_ADAPTER: TypeAdapter[_AnyAction] = TypeAdapter(Annotated[_AnyAction, Field(discriminator="kind")])


class ActionCodec:
    """Translate between actions and JSON for one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self._cards = rules.cards
        self._discs = rules.discs.ids

    def encode(self, action: Action) -> dict[str, Json]:
        """Write an action; an empty list of upgrades is left out."""
        match action:
            case Bid(card, disc):
                return {"kind": "bid", "card": self._cards[card], "disc": self._discs[disc]}
            case Compensate(times):
                return {"kind": "compensate", "times": times}
            case Insert(card, at):
                return {"kind": "insert", "card": self._cards[card], "at": at}
            case Activate(card, counts, upgrades):
                return self._encode_run("activate", card, counts, upgrades)
            case Repeat(card, counts, upgrades):
                return self._encode_run("repeat", card, counts, upgrades)
            case EndProduction():
                return {"kind": "end_production"}

    def _encode_run(
        self, kind: str, card: CardId, times: Sequence[int], upgrades: Sequence[CardId]
    ) -> dict[str, Json]:
        written: dict[str, Json] = {
            "kind": kind, "card": self._cards[card], "times": list(times)
        }  # fmt: skip
        if upgrades:
            written["upgrades"] = [self._cards[upgraded] for upgraded in upgrades]
        return written

    def decode(self, data: object) -> Action:
        """Read an action, or raise `CorruptSave` naming what is wrong."""
        try:
            read = _ADAPTER.validate_python(data)
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(str(part) for part in first["loc"])
            raise CorruptSave(f"{place or 'action'}: {first['msg']}") from error
        match read:
            case _Bid():
                return Bid(self._card(read.card), DiscId(_find("disc", self._discs, read.disc)))
            case _Compensate():
                return Compensate(read.times)
            case _Insert():
                return Insert(self._card(read.card), read.at)
            case _Run():
                made = Activate if read.kind == "activate" else Repeat
                upgrades = tuple(self._card(name) for name in read.upgrades)
                return made(self._card(read.card), tuple(read.times), upgrades)
            case _End():
                return END_PRODUCTION

    def _card(self, name: str) -> CardId:
        return CardId(_find("card", self._cards, name))


def _find(what: str, names: Sequence[str], name: str) -> int:
    if name not in names:
        raise CorruptSave(f"unknown {what} {name!r}")
    return names.index(name)
