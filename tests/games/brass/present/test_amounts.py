"""What the chronicle emphasises: money and points, in every language."""

import pytest

from brass_desktop import i18n
from brass_desktop.games.brass.present.text.amounts import amounts_apart
from brass_desktop.games.brass.present.words import brass_words
from brass_desktop.services.paths import resource_folder
from tests.games_at_hand import session_of


@pytest.mark.parametrize(
    ("language", "sentence", "amounts"),
    [
        ("en", "Ada: builds Brewery I at Stone, £12", ["£12"]),
        ("en", "Ada +£7, Clara −£3", ["+£7", "−£3"]),
        ("en", "Ada: 12 VP. 2 coal from Leek", ["12 VP"]),
        ("en", "1 VPs", []),
        ("pl", "Ada: buduje kanał Leek–Stone, 3 £", ["3 £"]),
        ("pl", "Ada +7 £; Ada: 12 PZ", ["+7 £", "12 PZ"]),
        ("ru", "Ada: 12 ПО, ссуда: +30 £", ["12 ПО", "+30 £"]),
    ],
)
def test_amounts_stand_apart(language: str, sentence: str, amounts: list[str]) -> None:
    i18n.use_language(language, resource_folder("assets") / "locale")
    parts = amounts_apart(sentence)
    assert "".join(parts) == sentence
    assert parts[1::2] == amounts


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_every_pound_of_a_game_is_emphasised(language: str) -> None:
    i18n.use_language(language, resource_folder("assets") / "locale")
    game, words = session_of(3, 9_999), brass_words()
    told = [line for at in range(len(game.log)) for line in words.tell(game, at)]
    plain = [part for line in told for part in amounts_apart(f"{line.sentence} {line.detail}")[::2]]
    assert told
    assert [part for part in plain if "£" in part] == []
