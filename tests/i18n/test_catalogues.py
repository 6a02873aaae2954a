"""Every sentence of the program in every language: complete, well formed and in step."""

import ast
import gettext
import io
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Message
from babel.messages.mofile import write_mo
from fontTools.ttLib import TTFont

from brass_desktop.i18n import catalogue
from workshop.translating.catalogues import (
    KEYWORDS,
    LOCALE,
    ROOT,
    TEMPLATE,
    as_text,
    extract,
    languages,
    read,
    source_file,
)

LANGUAGES = ("pl", "ru")
PERCENT = re.compile(r"%(?:\(\w+\))?[a-z]")
QUOTES = {"pl": ("„", "”"), "ru": ("«", "»")}
FOREIGN = {"pl": "“«»\"'", "ru": "“„”\"'"}
"""Quotation marks that belong to another language."""
HANGING = {
    "pl": re.compile(r"(?<!\w)[aiouwz] ", re.IGNORECASE),
    "ru": re.compile(r"(?<!\w)[авикосу] | —", re.IGNORECASE),
}
"""What may not end a line, words of one letter, or begin one, a Russian dash."""
MARK = "brass_desktop.i18n.message"
Key = tuple[str | None, tuple[str, ...]]


@cache
def wanted() -> frozenset[Key]:
    return frozenset(key(entry) for entry in extract() if entry.id)


def key(entry: Message) -> Key:
    return entry.context, (entry.id,) if isinstance(entry.id, str) else tuple(entry.id)


def forms(entry: Message) -> tuple[str, ...]:
    found = entry.string
    return (found,) if isinstance(found, str) else tuple(found or ())


def wordings(entry: Message) -> tuple[str, ...]:
    """Give every form in every length it is offered in."""
    return tuple(words for form in forms(entry) for words in form.split("|"))


@cache
def entries(language: str) -> list[Message]:
    return [entry for entry in read(source_file(language), language) if entry.id]


def placeholders(words: str) -> set[str]:
    named = {name for _, name, _, _ in Formatter().parse(words) if name is not None}
    return named | set(PERCENT.findall(words))


def called_in(path: Path) -> Iterator[Key]:
    """Read the sentences of a module by its syntax; their arguments must be literals."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="Message"), args=args, keywords=[]):
                words, *context = [ast.literal_eval(arg) for arg in args]
                yield (context[0] if context else None, (words,))
            case ast.Call(func=ast.Name(id="Plural"), args=args, keywords=[]):
                one, many, *context = [ast.literal_eval(arg) for arg in args]
                yield (context[0] if context else None, (one, many))
            case ast.Call(func=ast.Name(id=name)) if name in KEYWORDS:
                raise AssertionError(f"{path}: a sentence takes its words by position")


def test_the_languages_are_those_the_program_finds() -> None:
    assert tuple(languages()) == LANGUAGES == tuple(catalogue.languages(LOCALE))


def test_extraction_finds_every_sentence() -> None:
    package = (ROOT / "brass_desktop").rglob("*.py")
    modules = [path for path in package if MARK in path.read_text(encoding="utf-8")]
    called = set(chain.from_iterable(called_in(path) for path in modules))
    # A plural and a single sentence with the same first words would be one entry.
    assert wanted() == called


def test_the_template_is_up_to_date() -> None:
    assert TEMPLATE.read_text(encoding="utf-8") == as_text(extract(), None), (
        "run: uv run python -m workshop.translating"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_holds_exactly_the_sentences_of_the_program(language: str) -> None:
    assert {key(entry) for entry in entries(language)} == wanted()
    catalog = read(source_file(language), language)
    assert source_file(language).read_text(encoding="utf-8") == as_text(catalog, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_untranslated_or_fuzzy(language: str) -> None:
    catalog = read(source_file(language), language)
    assert not catalog.obsolete
    for entry in entries(language):
        assert forms(entry) and all(forms(entry)), key(entry)
        assert not entry.fuzzy, key(entry)


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_sentences_have_the_three_forms_of_the_language(language: str) -> None:
    for entry in entries(language):
        assert len(forms(entry)) == (1 if isinstance(entry.id, str) else 3), key(entry)


def test_numbers_choose_the_right_form() -> None:
    cards = ("{count} card", "{count} cards")
    expected = {
        "pl": "kart karta karty karty kart kart kart kart karty kart",
        "ru": "карт карта карты карты карт карт карт карта карты карт",
    }
    for language, words in expected.items():
        told = catalogue.load(language, LOCALE)
        counts = (0, 1, 2, 4, 5, 11, 12, 21, 22, 25)
        heard = [told.ngettext(*cards, count).split()[-1] for count in counts]
        assert " ".join(heard) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_shorter_wordings_are_shorter(language: str) -> None:
    for entry in entries(language):
        assert "|" not in "".join(key(entry)[1])
        for form in forms(entry):
            lengths = [len(words) for words in form.split("|")]
            assert lengths == sorted(set(lengths), reverse=True) and all(lengths), key(entry)


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_match(language: str) -> None:
    for entry in entries(language):
        named = set(chain.from_iterable(placeholders(words) for words in key(entry)[1]))
        for words in wordings(entry):
            assert placeholders(words) == named, key(entry)


@pytest.mark.parametrize("language", LANGUAGES)
def test_russian_counts_always_show_their_number(language: str) -> None:
    """Its first form serves 21 and 31 too, so it may not say "one"; nor may any other form."""
    for entry in entries(language):
        if not isinstance(entry.id, str) and "{count}" in entry.id[0]:
            assert all("{count}" in words for words in wordings(entry)), key(entry)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_edges_of_sentences_are_alike(language: str) -> None:
    """Full stops, question marks and outer spaces are part of how sentences are put together."""
    for entry in entries(language):
        source = key(entry)[1][0]
        for words in (form.split("|")[0] for form in forms(entry)):
            for sign in (".", "?", "…", " ", "\n", ":"):
                assert words.endswith(sign) == source.endswith(sign), key(entry)
            assert words.startswith(" ") == source.startswith(" ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_are_those_of_the_language(language: str) -> None:
    for entry in entries(language):
        if any("%(" in source for source in key(entry)[1]):
            continue
        for words in wordings(entry):
            assert not set(words) & set(FOREIGN[language]), key(entry)
            opening, closing = QUOTES[language]
            assert words.count(opening) == words.count(closing), key(entry)
            assert "£{" not in words, key(entry)
            assert not re.search(r" (£|PZ|ПО|%)(?!\w)", words), f"no-break space: {key(entry)}"
            assert not re.search(r"(?<=\s)-(?=[\s\d{])", words), f"dash or minus: {key(entry)}"
            assert not HANGING[language].search(words), f"no-break space: {key(entry)}"


def test_russian_has_no_message_called_like_the_network_action() -> None:
    """The word for a link tile is also the everyday word for a message, which would confuse."""
    for entry in entries("ru"):
        source = " ".join(key(entry)[1]).lower()
        if "сообщени" in " ".join(forms(entry)).lower():
            assert re.search(r"link|network|connect", source), key(entry)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_in_every_face(language: str) -> None:
    letters = set("".join(chain.from_iterable(forms(entry) for entry in entries(language))))
    letters -= {"\n", "\u00a0", "…"}
    for font in sorted((ROOT / "assets" / "shared" / "fonts").glob("*.ttf")):
        known = set(map(chr, TTFont(font).getBestCmap()))
        missing = letters - known
        if "Playfair" in font.name:
            missing = {letter for letter in missing if letter.isalpha()}
        assert not missing, (font.name, missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_compiler_agrees_with_babel(language: str) -> None:
    compiled = io.BytesIO()
    write_mo(compiled, read(source_file(language), language))
    compiled.seek(0)
    theirs, ours = gettext.GNUTranslations(compiled), catalogue.load(language, LOCALE)
    for entry in entries(language):
        context, (one, *many) = key(entry)
        for count in (1, 2, 5) if many else ():
            assert ours.ngettext(one, many[0], count) == theirs.ngettext(one, many[0], count)
        assert ours.gettext(one) == theirs.gettext(one)
        if context:
            assert ours.pgettext(context, one) == theirs.pgettext(context, one)


def test_unfinished_entries_are_spoken_in_english(tmp_path: Path) -> None:
    folder = tmp_path / "xx" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "brass_desktop.po").write_text(
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'
        '#, fuzzy\nmsgid "Back"\nmsgstr "Guess"\n\n'
        'msgid "Done"\nmsgstr ""\n\n'
        'msgctxt "menu"\nmsgid "Load"\nmsgstr ""\n"Fetch "\n"\\"it\\""\n\n'
        '#~ msgid "Quit"\n#~ msgstr "Gone"\n',
        encoding="utf-8",
    )
    told = catalogue.load("xx", tmp_path)
    assert told.gettext("Back") == "Back"
    assert told.gettext("Done") == "Done"
    assert told.gettext("Quit") == "Quit"
    assert told.pgettext("menu", "Load") == 'Fetch "it"'


def test_a_compiled_catalogue_is_taken_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "brass_desktop.po").write_text("", encoding="utf-8")
    text = source_file("pl").read_text(encoding="utf-8")
    (folder / "brass_desktop.mo").write_bytes(catalogue.compile_catalogue(text))
    assert catalogue.load("pl", tmp_path).gettext("End turn") == "Zakończ turę"
