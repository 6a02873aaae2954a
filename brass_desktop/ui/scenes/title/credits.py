"""The credits: who made what, and under which licence, as the manifest has it."""

from brass_desktop import __version__
from brass_desktop.present.geometry import Rect
from brass_desktop.present.text import common
from brass_desktop.present.text import credits as words
from brass_desktop.services.manifest import Credit, CreditGroup, Manifest, credits_of
from brass_desktop.ui.context import Context
from brass_desktop.ui.drawing.sheet import Sheet
from brass_desktop.ui.scenes.paper import PaperPage
from brass_desktop.ui.widgets.decor import Panel
from brass_desktop.ui.widgets.flow import Row, flow, section_row
from brass_desktop.ui.widgets.foot import FootButton, lay_foot, lay_title
from brass_desktop.ui.widgets.kit import Decor
from brass_desktop.ui.widgets.pane import Pane
from brass_desktop.ui.widgets.prose import prose_row
from brass_desktop.ui.widgets.screen import Layout, Screen
from brass_desktop.ui.window.scene import Pop, Push, Transition

_ICONS = {
    "pictures": "quill-ink",
    "icons": "compass",
    "fonts": "open-book",
    "libraries": "gears",
    "sounds": "sound-on",
}
_SCROLL_ROOM = 24.0


class CreditsPage(PaperPage):
    """The program and its libraries on the left, everything seen and heard on the right."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context

    def lay_out(self, sheet: Sheet) -> Layout:
        """Set two plates that scroll."""
        m = sheet.metrics
        body = sheet.body
        width = (body.w - m.gap) / 2
        plates = [Rect(body.x + i * (width + m.gap), body.y, width, body.h) for i in range(2)]
        foot = lay_foot(sheet, self._left(), words.THANKS(), _done())
        frame: list[Decor] = [lay_title(sheet, words.TITLE())]
        frame += [Panel(plate) for plate in plates]
        panes = [Pane([*frame, *foot.decor], foot.widgets)]
        groups = {group.kind: group for group in credits_of(self._context.manifest)}
        for plate, rows in zip(plates, (self._program, self._art), strict=True):
            inner = plate.grown(-m.pad, -m.pad * 0.75)
            text_width = inner.w - _SCROLL_ROOM
            listed = rows(sheet, groups, text_width)
            panes.append(flow(sheet, listed, inner, f"plate{len(panes)}", loose=False))
        return Layout(panes, "done")

    def _left(self) -> list[FootButton]:
        left = [FootButton("back", common.BACK(), "previous", Pop)]
        if self._context.manifest.entries:
            texts = FootButton("texts", words.LICENCES(), "scroll-unfurled", self._show_licences)
            left.append(texts)
        return left

    def _show_licences(self) -> Transition:
        return Push(Screen(LicencesPage(self._context.manifest)))

    def _program(self, sheet: Sheet, groups: dict[str, CreditGroup], width: float) -> list[Row]:
        rows = [
            section_row(sheet, words.PROGRAM(), "steam-locomotive"),
            prose_row(sheet, words.PROGRAM_LINE(version=__version__), width, "plain"),
            section_row(sheet, words.GAME(), "top-hat", gap=1.2),
        ]
        rows += [prose_row(sheet, line(), width, "plain", gap=0.4) for line in words.GAME_LINES]
        return rows + _group_rows(sheet, groups.get("libraries"), width)

    def _art(self, sheet: Sheet, groups: dict[str, CreditGroup], width: float) -> list[Row]:
        rows: list[Row] = []
        for kind in ("pictures", "fonts", "sounds", "icons"):
            rows += _group_rows(sheet, groups.get(kind), width)
        if not rows:
            rows = [
                section_row(sheet, words.KINDS["pictures"](), "quill-ink"),
                prose_row(sheet, words.NO_ART(), width, "plain"),
            ]
        return rows


class LicencesPage(PaperPage):
    """The full texts of all licences, one after another."""

    def __init__(self, manifest: Manifest) -> None:
        super().__init__()
        self._manifest = manifest

    def lay_out(self, sheet: Sheet) -> Layout:
        """Set one plate that scrolls."""
        m = sheet.metrics
        body = sheet.body
        inner = body.grown(-m.pad, -m.pad * 0.75)
        rows: list[Row] = []
        for heading, text in self._texts().items():
            rows.append(section_row(sheet, heading, "scroll-unfurled", gap=1.2))
            rows.append(prose_row(sheet, text, inner.w - _SCROLL_ROOM, "quiet", gap=0.5))
        back = (FootButton("back", common.BACK(), "previous", Pop),)
        foot = lay_foot(sheet, back, "", _done())
        frame = Pane([lay_title(sheet, words.LICENCES()), Panel(body), *foot.decor], foot.widgets)
        return Layout([frame, flow(sheet, rows, inner, "texts", loose=False)], "done")

    def _texts(self) -> dict[str, str]:
        names = sorted({i for i in self._manifest.entries if i.startswith("licence.")})
        texts = {
            name.removeprefix("licence."): self._manifest.licence_text(
                name.removeprefix("licence.")
            )
            for name in names
        }
        return texts | dict(self._manifest.library_texts())


def _done() -> FootButton:
    return FootButton("done", common.DONE(), "check", Pop)


def _group_rows(sheet: Sheet, group: CreditGroup | None, width: float) -> list[Row]:
    if group is None:
        return []
    rows = [section_row(sheet, words.KINDS[group.kind](), _ICONS[group.kind], gap=1.2)]
    for credit in group.credits:
        head, note = _credit_words(group.kind, credit)
        rows.append(prose_row(sheet, head, width, "strong", gap=0.4))
        rows.append(prose_row(sheet, note, width, "quiet", gap=0.1))
    return rows


def _credit_words(kind: str, credit: Credit) -> tuple[str, str]:
    """Name the work first where it has a name of its own, else its maker."""
    names = (piece.removeprefix("icon.").split(".")[0] for piece in credit.pieces)
    pieces = ", ".join(name.replace("-", " ") for name in dict.fromkeys(names))
    sources = ", ".join(words.said(source) for source in credit.sources)
    if kind in ("libraries", "fonts"):
        by = credit.author if kind == "fonts" else sources
        return words.BY(author=", ".join(credit.pieces), licence=credit.licence), by
    by = words.BY(author=words.said(credit.author), licence=credit.licence)
    ours = credit.author == words.OURSELVES.text
    return by, sources if ours else words.NAMED(list=pieces, source=sources)


def credits_screen(context: Context) -> Screen:
    """Make the credits screen."""
    return Screen(CreditsPage(context))
