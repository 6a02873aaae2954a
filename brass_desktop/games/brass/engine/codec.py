"""Actions as JSON with string ids, so that definition files may be reordered.

Reading is strict: an unknown field, id or kind is an error that names it.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from brass_desktop.core.errors import CorruptSave
from brass_desktop.core.game import Json
from brass_desktop.games.brass.engine.actions import (
    Action,
    BuildLeg,
    CottonLeg,
    DevelopLeg,
    GiveUpLeg,
    Leg,
    LoanLeg,
    NetworkLeg,
    SellLeg,
)
from brass_desktop.games.brass.engine.ids import (
    DISTANT_MARKET,
    MARKET,
    MERCHANT_BARREL,
    CardId,
    IndustryId,
    LinkId,
    MerchantId,
    SlotId,
    Source,
)
from brass_desktop.games.brass.engine.ruleset import Ruleset

Sources = Annotated[list[str], Field(max_length=8)]


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class _Build(_Record):
    slot: str
    industry: str
    coal: Sources = []
    iron: Sources = []


class _Network(_Record):
    link: str
    coal: Sources = []
    beer: Sources = []


class _Develop(_Record):
    industry: str
    iron: Sources = []


class _Sell(_Record):
    slot: str
    merchant: str
    beer: Sources = []
    bonus: str | None = None


class _Cotton(_Record):
    slot: str
    port: str


class _Borrow(_Record):
    pounds: int


class _GiveUp(_Record):
    slot: str


class _Action(_Record):
    cards: Annotated[list[str], Field(max_length=3)] = []


class _BuildAction(_Action):
    kind: Literal["build", "combined_build"]
    legs: Annotated[list[_Build], Field(min_length=1, max_length=1)]


class _NetworkAction(_Action):
    kind: Literal["network"]
    legs: Annotated[list[_Network], Field(min_length=1, max_length=2)]


class _DevelopAction(_Action):
    kind: Literal["develop"]
    legs: Annotated[list[_Develop], Field(min_length=1, max_length=2)]


class _SellAction(_Action):
    kind: Literal["sell", "sell_on"]
    legs: Annotated[list[_Sell | _Cotton], Field(min_length=1, max_length=64)]


class _LoanAction(_Action):
    kind: Literal["loan"]
    legs: Annotated[list[_Borrow], Field(max_length=1)] = []


class _GiveUpAction(_Action):
    kind: Literal["give_up_tiles"]
    legs: Annotated[list[_GiveUp], Field(max_length=64)] = []


class _PlainAction(_Action):
    kind: Literal["scout", "pass", "end_turn", "end_sale"]
    legs: Annotated[list[Any], Field(max_length=0)] = []


_AnyAction = (
    _BuildAction
    | _NetworkAction
    | _DevelopAction
    | _SellAction
    | _LoanAction
    | _GiveUpAction
    | _PlainAction
)
_ADAPTER: TypeAdapter[_AnyAction] = TypeAdapter(Annotated[_AnyAction, Field(discriminator="kind")])
_NAMED_SOURCES = {"market": MARKET, "merchant": MERCHANT_BARREL, "distant_market": DISTANT_MARKET}


class _Names:
    """Positions and string ids of one group of things."""

    def __init__(self, what: str, names: Sequence[str]) -> None:
        self.what = what
        self.names = names
        self._at = {name: position for position, name in enumerate(names)}

    def find(self, name: str) -> int:
        """Return the position of a name, or say that it is unknown."""
        if name not in self._at:
            raise CorruptSave(f"unknown {self.what} {name!r}")
        return self._at[name]


class ActionCodec:
    """Translate between actions and JSON for one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self._slots = _Names("slot", rules.board.slots)
        self._links = _Names("link", rules.board.links)
        self._industries = _Names("industry", rules.industries)
        self._merchants = _Names("merchant", rules.board.merchants)
        self._cards = _Names("card", rules.cards.ids)
        self._named_fields = {
            "slot": self._slots,
            "link": self._links,
            "industry": self._industries,
            "bonus": self._industries,
            "merchant": self._merchants,
        }

    def encode(self, action: Action) -> dict[str, Json]:
        """Write an action; empty parts are left out."""
        written: dict[str, Json] = {"kind": action.kind}
        if action.cards:
            written["cards"] = [self._cards.names[card] for card in action.cards]
        if action.legs:
            written["legs"] = [self._encode_leg(leg) for leg in action.legs]
        return written

    def decode(self, data: object) -> Action:
        """Read an action, or raise `CorruptSave` naming what is wrong."""
        try:
            read = _ADAPTER.validate_python(data)
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(str(part) for part in first["loc"])
            raise CorruptSave(f"{place or 'action'}: {first['msg']}") from error
        cards = tuple(CardId(self._cards.find(card)) for card in read.cards)
        return Action(read.kind, cards, tuple(self._decode_leg(leg) for leg in read.legs))

    def _encode_leg(self, leg: Leg) -> dict[str, Json]:
        written: dict[str, Json] = {}
        for field, value in leg._asdict().items():
            if value is None or value == ():
                continue
            written[field] = self._encode_field(field, value)
        return written

    def _encode_field(self, field: str, value: int | tuple[Source, ...]) -> Json:
        if isinstance(value, tuple):
            return [self._encode_source(source) for source in value]
        if field in self._named_fields:
            return self._named_fields[field].names[value]
        return value if field == "pounds" else self._encode_source(Source(value))

    def _encode_source(self, source: Source) -> str:
        for name, named in _NAMED_SOURCES.items():
            if source == named:
                return name
        return self._slots.names[source]

    def _sources(self, names: Sequence[str]) -> tuple[Source, ...]:
        return tuple(
            _NAMED_SOURCES[name] if name in _NAMED_SOURCES else Source(self._slots.find(name))
            for name in names
        )

    def _decode_leg(self, leg: _Record) -> Leg:
        match leg:
            case _Build():
                return BuildLeg(
                    SlotId(self._slots.find(leg.slot)),
                    IndustryId(self._industries.find(leg.industry)),
                    self._sources(leg.coal),
                    self._sources(leg.iron),
                )
            case _Network():
                link = LinkId(self._links.find(leg.link))
                return NetworkLeg(link, self._sources(leg.coal), self._sources(leg.beer))
            case _Develop():
                industry = IndustryId(self._industries.find(leg.industry))
                return DevelopLeg(industry, self._sources(leg.iron))
            case _Sell():
                bonus = None if leg.bonus is None else self._industries.find(leg.bonus)
                return SellLeg(
                    SlotId(self._slots.find(leg.slot)),
                    MerchantId(self._merchants.find(leg.merchant)),
                    self._sources(leg.beer),
                    None if bonus is None else IndustryId(bonus),
                )
            case _Cotton():
                slot = SlotId(self._slots.find(leg.slot))
                return CottonLeg(slot, self._sources([leg.port])[0])
            case _Borrow():
                return LoanLeg(leg.pounds)
            case _GiveUp():
                return GiveUpLeg(SlotId(self._slots.find(leg.slot)))
            case _:
                raise AssertionError("every leg model is handled above")
