"""The rules document as sections and clauses that can be searched and opened at one of them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

Style = Literal["plain", "bold", "italic"]

_HEADING = re.compile(r"## ([A-Z]-\w+) (.+)")
_CLAUSE = re.compile(r"([A-Z]-\w+\.\d+) (.+)")
_BULLET = "- "
SOURCES = "Sources"
"""Heading of the list of sources, in the document's own language."""
_MARKED = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
_SOURCE = re.compile(r"\*\*([A-Z]+|\d+)\*\*")
"""A sign that the document explains before its first section."""
_DECIDED = re.compile(r"\(D: ")
"""The letter before an explanation of ours, which itself stays."""


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a clause as it is set."""

    text: str
    style: Style = "plain"


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule under its stable number."""

    id: str
    words: tuple[Word, ...]

    @property
    def text(self) -> str:
        """The clause without its marks."""
        return " ".join(word.text for word in self.words)


@dataclass(frozen=True, slots=True)
class Section:
    """Clauses under one heading."""

    id: str
    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All sections in their order."""

    sections: tuple[Section, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """Every clause of every section."""
        return tuple(clause for section in self.sections for clause in section.clauses)

    def found(self, query: str) -> "Rulebook":
        """Keep the clauses in which every term stands, in text, number or heading."""
        terms = search_terms(query)
        if not terms:
            return self
        kept = (replace(section, clauses=_matching(section, terms)) for section in self.sections)
        return Rulebook(tuple(section for section in kept if section.clauses))


def search_terms(query: str) -> tuple[str, ...]:
    """Split what was typed into terms, whatever their case."""
    return tuple(query.casefold().split())


def is_hit(word: str, terms: Sequence[str]) -> bool:
    """Tell whether a word is to be marked for these terms."""
    folded = word.casefold()
    return any(term in folded for term in terms)


def read_rulebook(document: str) -> Rulebook:
    """Read the sections and clauses of a rules document.

    The list before them, which explains the letters that cite sources, becomes the last section.
    """
    sections: list[Section] = []
    sources: list[Clause] = []
    cited_by = _citation(document)
    for block in _blocks(document):
        heading, clause = _HEADING.fullmatch(block), _CLAUSE.fullmatch(block)
        if heading is not None:
            sections.append(Section(heading[1], heading[2], ()))
        elif clause is not None and sections:
            last = sections[-1]
            added = Clause(clause[1], _words(cited_by.sub("", _DECIDED.sub("(", clause[2]))))
            sections[-1] = replace(last, clauses=(*last.clauses, added))
        elif block.startswith(_BULLET) and not sections:
            sources.append(Clause("", _words(block.removeprefix(_BULLET))))
    cited = (Section("", SOURCES, tuple(sources)),) if sources else ()
    return Rulebook((*sections, *cited))


def _citation(document: str) -> re.Pattern[str]:
    """Find brackets that tell where a clause was read, or what was decided: not for players.

    A sign within the number of a clause, as in L-R.1, cites nothing.
    """
    preamble = document.partition("\n## ")[0]
    signs = "|".join(dict.fromkeys(_SOURCE.findall(preamble)))
    if not signs:
        return re.compile("(?!)")
    return re.compile(rf"\s*\([^()]*(?<![\w-])(?:{signs})(?!\w)[^()]*\)")


def _blocks(document: str) -> Iterator[str]:
    """Join wrapped lines: a block ends at a blank line, a rule, a heading or the next clause."""
    block: list[str] = []
    for line in document.splitlines():
        begins = _HEADING.match(line) or _CLAUSE.match(line) or line.startswith(_BULLET)
        if begins or not line.strip() or line.startswith("---"):
            if block:
                yield " ".join(block)
            block = [line.strip()] if begins else []
        else:
            block.append(line.strip())
    if block:
        yield " ".join(block)


def _words(text: str) -> tuple[Word, ...]:
    """Take the marks out of a text and note the style of every word.

    Letters of two styles that touch, as a bold term and its comma, stay one word of the first.
    """
    words: list[Word] = []
    touching = False
    for part, style in _parts(text):
        for index, piece in enumerate(part.split(" ")):
            if index == 0 and touching and piece and words:
                words[-1] = replace(words[-1], text=words[-1].text + piece)
            elif piece:
                words.append(Word(piece, style))
        touching = not part.endswith(" ")
    return tuple(words)


def _parts(text: str) -> Iterator[tuple[str, Style]]:
    place = 0
    for mark in _MARKED.finditer(text):
        if mark.start() > place:
            yield text[place : mark.start()], "plain"
        if mark[1] is not None:
            yield mark[1], "bold"
        elif mark[2] is not None:
            yield mark[2], "italic"
        else:
            yield mark[3], "plain"
        place = mark.end()
    if place < len(text):
        yield text[place:], "plain"


def _matching(section: Section, terms: Sequence[str]) -> tuple[Clause, ...]:
    return tuple(
        clause
        for clause in section.clauses
        if all(term in f"{clause.id} {section.title} {clause.text}".casefold() for term in terms)
    )
