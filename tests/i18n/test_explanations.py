"""Hints for five positions have the words, in every language, that they had when a player approved
them; by day those for one of each title.
"""

import json

import pytest

from tests.app.explaining import POSITIONS, TEXTS, explained
from tests.effort import by_day

LIKE_OTHERS = {"neutral", "tower", "emissaries"}


@pytest.mark.parametrize("position", by_day(POSITIONS, slow=LIKE_OTHERS))
def test_a_hint_has_its_approved_words(language: str, position: str) -> None:
    if language == "xx":
        pytest.skip("nobody reads the pseudo-language")
    texts = json.loads(TEXTS.read_text("utf-8"))
    assert explained(position) == texts[language][position]
