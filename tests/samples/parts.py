"""Parts of hand-made view models: short ways to say tiles, cards, controls."""

import json
from functools import cache
from importlib import resources
from typing import Any

from brass_desktop.games.brass.present.viewmodel.pieces import (
    CardKind,
    CardState,
    CardView,
    TileFace,
    TileView,
)
from brass_desktop.present.controls import ControlState, ControlView
from brass_desktop.present.tips import Tip


@cache
def definition() -> dict[str, Any]:
    """Read the game's definition as plain data."""
    file = resources.files("brass_desktop.games.brass.birmingham") / "definition.json"
    loaded: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return loaded


@cache
def face(industry: str, level: int) -> TileFace:
    """Find a tile's printed face."""
    entry = next(
        t for t in definition()["tiles"] if t["industry"] == industry and t["level"] == level
    )
    produces = entry["produces"] or {}
    return TileFace(
        industry=industry,
        level=level,
        cost=entry["cost"],
        coal=entry["coal"],
        iron=entry["iron"],
        beer_to_sell=entry["beer_to_sell"] or 0,
        vp=entry["vp"],
        income=entry["income_spaces"],
        link_icons=entry["link_icons"],
        canal=entry["build_canal"],
        rail=entry["build_rail"],
        lightbulb=entry["develop_forbidden"],
        resource=produces.get("resource"),
        brings=(produces.get("canal") or 0, produces.get("rail") or 0),
    )


def tile(code: str) -> TileView:
    """Read "red coal_mine 2 x3" (three cubes left) or "red coal_mine 2 f" (flipped)."""
    owner, industry, level, *rest = code.split()
    mark = rest[0] if rest else ""
    left = int(mark[1:]) if mark.startswith("x") else 0
    return TileView(owner, face(industry, int(level)), left, mark == "f")


def card(key: int, code: str, state: CardState = CardState.NORMAL) -> CardView:
    """Read "leek", "iron_works", "cotton_mill|manufacturer" or "wild_location"."""
    names = {place["id"]: place for place in definition()["locations"]}
    if code in names:
        place = names[code]
        slots = tuple(tuple(slot["industries"]) for slot in place["slots"])
        return CardView(
            key, f"card_{code}", CardKind.LOCATION, place["name"], band=place["band"],
            location=code, slots=slots, state=state,
        )  # fmt: skip
    if code.startswith("wild_"):
        name = "Wild location" if code == "wild_location" else "Wild industry"
        return CardView(key, code, CardKind(code), name, "returns to its pile", state=state)
    industries = tuple(code.split("|"))
    words = {i["id"]: i["name"] for i in definition()["industries"]}
    foot = f"or {words[industries[1]]}" if len(industries) > 1 else "in your network"
    return CardView(
        key, "card_" + "_or_".join(industries), CardKind.INDUSTRY, words[industries[0]], foot,
        industries=industries, state=state,
    )  # fmt: skip


def control(
    id: str, label: str, icon: str, key: str, state: ControlState = ControlState.ENABLED
) -> ControlView:
    """Make a button; disabled ones get a reason."""
    tip = Tip(label, "Nothing to take back yet.") if state is ControlState.DISABLED else None
    return ControlView(id, label, icon, key, state, tip)
