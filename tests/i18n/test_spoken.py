"""Everything the program can say is said once in every language, with values in every place."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from string import Formatter

import pytest

from brass_desktop import i18n
from brass_desktop.core.types import Refusal
from brass_desktop.games.brass.engine.draft import Facet
from brass_desktop.games.brass.present.chronicle import tell
from brass_desktop.games.brass.present.naming import Naming
from brass_desktop.games.brass.present.play.desk import Desk
from brass_desktop.games.brass.present.play.words import question
from brass_desktop.games.brass.present.refusals import explain
from brass_desktop.games.brass.present.text import play
from brass_desktop.games.brass.present.text.refusals import REFUSALS
from brass_desktop.i18n.message import Message, Plural
from brass_desktop.i18n.wording import Wording, wordings
from tests.games.brass.engine.refusal_cases import CASES
from workshop.shots.brass.positions import position
from workshop.translating.catalogues import LOCALE, ROOT, SOURCES

LATIN = re.compile(r"[A-Za-z]{2,}")
COUNTS = (0, 1, 2, 5, 12, 21, 22, 25, 104)
PLAYERS = ("Ада", "Борис", "Вера", "Глеб")


@pytest.fixture(params=["en", "pl", "ru"], autouse=True)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    i18n.use_language(request.param, LOCALE)
    yield request.param
    i18n.use_language("en", LOCALE)


def messages() -> Iterator[Message | Plural]:
    """Find every sentence in the modules of words, however deep it lies."""
    for folder in SOURCES:
        package = ".".join(folder.relative_to(ROOT).parts)
        for module in pkgutil.iter_modules([str(folder)], f"{package}."):
            for value in vars(importlib.import_module(module.name)).values():
                yield from sentences_in(value)


def sentences_in(value: object) -> Iterator[Message | Plural]:
    if isinstance(value, Message | Plural):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from sentences_in(part)
    elif hasattr(value, "values") and not isinstance(value, type):
        for part in value.values():
            yield from sentences_in(part)


def named_in(sentence: str) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(sentence) if name]


def test_every_sentence_can_be_said() -> None:
    said = 0
    for message in messages():
        if isinstance(message, Plural):
            names = {*named_in(message.singular), *named_in(message.plural)} - {"count"}
            spoken = [message(count, **dict.fromkeys(names, "Ł")) for count in COUNTS]
        else:
            spoken = [message(**dict.fromkeys(named_in(message.text), "Ł"))]
        for sentence in spoken:
            for length in wordings(sentence):
                assert length.strip() and "{" not in length and "|" not in length
        said += 1
    assert said > 600


def is_foreign(sentence: str, language: str) -> bool:
    return language == "ru" and bool(LATIN.search(re.sub(r"\b[IV]+\b", "", sentence)))


def test_every_refusal_is_explained(language: str) -> None:
    explained = set()
    refusals = [case.refusal for case in CASES]
    for code in REFUSALS.keys() - {refusal.code for refusal in refusals}:
        # What only a half-made choice runs into has no complete action as an example.
        numbers = dict.fromkeys(named_in(REFUSALS[code].head.text + REFUSALS[code].body.text), 3)
        refusals.append(Refusal(code, "B-1.1", numbers))
    naming = Naming(CASES[0].table.state.rules, PLAYERS)
    for refusal in refusals:
        told = explain(naming, refusal)
        assert not is_foreign(f"{told.head} {told.body}", language), told
        assert "{" not in told.head + told.body
        explained.add(refusal.code)
    assert explained == set(REFUSALS)


@pytest.mark.parametrize("players", [2, 4])
def test_every_event_of_whole_games_is_told(language: str, players: int) -> None:
    session = position(players, "late")
    naming = Naming(session.state.rules, PLAYERS)
    for number, entry in enumerate(session.log):
        for line in tell(naming, session.at(number), entry):
            assert line.sentence
            assert not is_foreign(f"{line.sentence} {line.detail}", language), line


def test_every_question_is_asked(language: str) -> None:
    session = position(4, "early")
    naming = Naming(session.state.rules, PLAYERS)
    assert not is_foreign(question(naming, Desk(session).draft), language)
    asked: set[Facet] = {"slot", "link", "industry", "merchant", "coal", "iron", "beer", "bonus"}
    assert asked <= set(play.QUESTIONS)
    for sentence in (*play.QUESTIONS.values(), *play.MISSING.values()):
        assert not is_foreign(sentence(), language)


def test_a_sentence_is_as_short_as_its_shortest_words() -> None:
    long = Message("{tile} at {place}")(tile=Wording.of(("Coal Mine II", "Mine II")), place="Leek")
    assert long != wordings(long)[-1]
    assert "Mine II" in wordings(long)[-1] and "Coal" not in wordings(long)[-1]
    assert wordings(Message("{tile} at {place}")(tile="Mine", place="Leek")) == (
        Message("{tile} at {place}")(tile="Mine", place="Leek"),
    )
