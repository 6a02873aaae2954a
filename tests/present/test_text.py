import ast
import gettext
import re
from datetime import datetime
from pathlib import Path

import pytest

import brass_desktop
from brass_desktop import i18n
from brass_desktop.i18n.message import Message, Plural
from brass_desktop.i18n.pseudo import PseudoTranslations, stretch
from brass_desktop.present.daylight import side_now

PACKAGE = Path(brass_desktop.__file__).parent


class Shouting(gettext.NullTranslations):
    def gettext(self, message: str) -> str:
        return message.upper()

    def pgettext(self, context: str, message: str) -> str:
        return f"{context}/{message}"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return msgid1 if n == 1 else msgid2

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return f"{context}/{self.ngettext(msgid1, msgid2, n)}"


@pytest.fixture(autouse=True)
def english_after() -> object:
    yield
    i18n.use_translations(gettext.NullTranslations())


def test_a_sentence_is_translated_when_it_is_asked_for() -> None:
    hello, load = Message("Hello {name}"), Message("Load", "menu")
    assert hello(name="Ada") == "Hello Ada"
    i18n.use_translations(Shouting())
    assert hello() == "HELLO {NAME}"
    assert load() == "menu/Load"


def test_counted_sentences_follow_their_number() -> None:
    cards = Plural("{count} card of {total}", "{count} cards of {total}")
    assert cards(1, total=8) == "1 card of 8"
    assert cards(5, total=8) == "5 cards of 8"
    assert cards(-1, total=8) == "−1 card of 8"


def test_counted_sentences_may_have_a_context() -> None:
    coal = Plural("{count} coal", "{count} coals", "good")
    assert (coal(1), coal(2)) == ("1 coal", "2 coals")
    i18n.use_translations(Shouting())
    assert (coal(1), coal(2)) == ("good/1 coal", "good/2 coals")


def test_a_language_without_a_catalogue_is_spoken_in_english(tmp_path: Path) -> None:
    i18n.use_language("pl", tmp_path)
    assert Message("Back")() == "Back"
    assert i18n.available(tmp_path) == ("en",)


def test_catalogues_are_found(tmp_path: Path) -> None:
    for code in ("ru", "pl"):
        folder = tmp_path / code / "LC_MESSAGES"
        folder.mkdir(parents=True)
        (folder / "brass_desktop.po").touch()
    assert i18n.available(tmp_path) == ("en", "pl", "ru")


@pytest.mark.parametrize(
    "sentence", ["Follow the clock", "{colour}, {emblem}: changes places with {name}", "Quit"]
)
def test_the_longer_language_is_longer_and_keeps_placeholders(sentence: str) -> None:
    longer = stretch(sentence)
    bare = sum(letter.isalpha() for letter in re.sub(r"\{.*?\}", "", sentence))
    assert len(longer) - len(sentence) >= 0.35 * bare
    for part in ("{colour}", "{emblem}", "{name}"):
        assert (part in longer) == (part in sentence)


def test_the_longer_language_answers_every_way_of_asking() -> None:
    pseudo = PseudoTranslations()
    assert pseudo.npgettext("c", "one card", "cards", 1) == stretch("one card")
    assert pseudo.pgettext("c", "card") == pseudo.gettext("card") == stretch("card")


def test_the_board_follows_the_clock_only_if_asked_to() -> None:
    noon, midnight = datetime(2026, 6, 1, 12), datetime(2026, 6, 1, 0)
    assert side_now("clock", noon) == "day"
    assert side_now("clock", midnight) == "night"
    assert side_now("night", noon) == "night"


def unseen(tree: ast.AST) -> set[int]:
    """Collect the nodes that nobody reads at play: docstrings, assertions, errors, annotations."""
    quiet = {
        id(statement.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        for statement in node.body
        if isinstance(statement, ast.Expr)
    }
    quiet |= {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assert | ast.Raise)
        for part in ast.walk(node)
    }
    quiet |= {
        id(note)
        for node in ast.walk(tree)
        for note in (getattr(node, "annotation", None), getattr(node, "returns", None))
    }
    return quiet


def visible_literals(path: Path) -> list[str]:
    """Find string literals with a space and a capital or full stop, docstrings and keys apart."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    quiet = unseen(tree)
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in quiet
        and " " in node.value.strip()
        and any(letter.isupper() for letter in node.value)
        and "\\" not in node.value  # a pattern to search with
    ]


DRAWN = {
    "text": 0,
    "lines": 0,
    "render": 0,
    "Caption": 1,
    "Button": 2,
    "FootButton": 1,
    "Option": 0,
    "Tip": 0,
    "Dialog": 0,
    "DialogAnswer": 0,
    "section_row": 1,
    "lay_title": 1,
}
"""Calls that put words on the screen, with the place of the words among their arguments."""


def drawn_literals(path: Path) -> list[str]:
    """Find letters handed straight to such a call, plain or inside an f-string."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if called in DRAWN and len(node.args) > DRAWN[called]:
            words = node.args[DRAWN[called]]
            parts = words.values if isinstance(words, ast.JoinedStr) else [words]
            literals = [str(part.value) for part in parts if isinstance(part, ast.Constant)]
            found += [text for text in literals if re.search(r"[^\W\d_]", text)]
    return found


NAMED = re.compile(r"--[a-z]+|brass-desktop")
"""Names of options and of the program, which are the same in every language."""
LETTER = re.compile(r"[^\W\d_]")


def worded_literals(path: Path) -> list[str]:
    """Find what reads like words on a terminal: letters and a space, also around values."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    quiet = unseen(tree)
    joined = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    inside = {id(part) for node in joined for part in node.values}
    found = []
    for node in ast.walk(tree):
        if id(node) in quiet | inside:
            continue
        if isinstance(node, ast.JoinedStr):
            parts = [str(p.value) if isinstance(p, ast.Constant) else "…" for p in node.values]
            found.append("".join(parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append(node.value)
    return [text for text in found if " " in text and LETTER.search(NAMED.sub("", text))]


def terminal_literals(path: Path) -> list[str]:
    """Find letters that are printed or put into the help as they are, single words too."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = getattr(node.func, "attr", getattr(node.func, "id", ""))
        words = [word.value for word in node.keywords if word.arg in HELP]
        words += node.args if called in PRINTING else []
        parts = [part for word in words for part in getattr(word, "values", [word])]
        literals = [str(part.value) for part in parts if isinstance(part, ast.Constant)]
        found += [text for text in literals if LETTER.search(NAMED.sub("", text))]
    return found


PRINTING = {"print", "ArgumentTypeError"}
HELP = {"help", "description", "metavar", "epilog"}


def with_words_of_its_own(path: Path) -> bool:
    """The words themselves are in present/text."""
    return "present/text/" in path.relative_to(PACKAGE).as_posix()


SCREENS = [
    path
    for part in ("ui", "present")
    for path in sorted(PACKAGE.rglob(f"{part}/**/*.py"))
    if not with_words_of_its_own(path)
]


def test_no_screen_holds_words_of_its_own() -> None:
    """Two nets: whatever looks like a sentence, and whatever is handed to be drawn."""
    assert len(SCREENS) > 100
    for path in SCREENS:
        assert visible_literals(path) == [], path.name
        assert drawn_literals(path) == [], path.name


COMMANDS = [
    *sorted((PACKAGE / "commands").glob("*.py")),
    *(PACKAGE / name for name in ("__main__.py", "app.py")),
]
KEPT = {
    "in part: …",
    "refused: …",
    "The running game, …",
    "The running game could not be put away",
}
"""Keys of a JSON report, and headings in the report of a crash, which is in English throughout."""


def test_no_command_holds_words_of_its_own() -> None:
    assert len(COMMANDS) > 5
    for path in COMMANDS:
        assert set(worded_literals(path)) <= KEPT, path.name
        assert terminal_literals(path) == [], path.name


def test_the_nets_of_the_commands_catch_what_they_should(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        'print("done")\nprint(f"{n} games")\nprint(f"--seats: {fault}", words.DONE())\n'
        'failures.append(f"kill {n}")\nFigure("text of a game", 3)\n'
        'parser.add_argument("--json", help="one object", metavar=words.N())\n',
        encoding="utf-8",
    )
    assert worded_literals(module) == ["… games", "kill …", "text of a game", "one object"]
    assert terminal_literals(module) == ["done", " games", "one object"]


def test_the_nets_catch_what_they_should(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        'canvas.text("Score", at, "title")\ncanvas.text(f"{n} VP", at, "title")\n'
        'Caption(rect, "round", "text")\ncanvas.text(words.SCORE(), at, "title")\n'
        'label = "Press any key"\n',
        encoding="utf-8",
    )
    assert drawn_literals(module) == ["Score", " VP", "round"]
    assert visible_literals(module) == ["Press any key"]
