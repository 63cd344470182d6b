"""Hints for five positions are told in every language as they were when a player read them."""

import json

import pytest

from tests.app.explaining import POSITIONS, TEXTS, explained


@pytest.mark.parametrize("position", POSITIONS)
def test_a_hint_is_told_as_it_was_read(language: str, position: str) -> None:
    if language == "xx":
        pytest.skip("nobody reads the pseudo-language")
    texts = json.loads(TEXTS.read_text("utf-8"))
    assert explained(position) == texts[language][position]
