"""Sentences stand side by side as the language of the interface sets them: in Chinese without a
space between them, and with a full stop of its own.
"""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import join_sentences
from changcheng_qt.titles.changcheng.table.board.prospect_note import told_of
from changcheng_qt.titles.changcheng.table.pointer.targets import SquareTarget
from changcheng_qt.ui.result.sheet import standing_text
from tests.titles.changcheng.table.board_table import seat_at
from tests.titles.changcheng.table.positions import half_built

SAID = {
    "{first} {second}": "{first}{second}",
    "{title}.": "{title}。",
    "{player} came second, %n point(s) behind.": "{player}第二。",
    "{player} came third, %n point(s) behind.": "{player}第三。",
}
SCORES = (30, 20, 10)


class OtherSpacing(QTranslator):
    """Says sentences as Chinese sets them."""

    def translate(
        self, context: str, text: str, comment: str | None = None, number: int = -1
    ) -> str | None:
        """Return another wording of a known text."""
        return SAID.get(text)

    def isEmpty(self) -> bool:
        """Be asked at all."""
        return False


@pytest.fixture
def otherwise(qtbot: QtBot) -> Iterator[None]:
    """Speak a language without spaces."""
    translator = OtherSpacing()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def players() -> list[Player]:
    return [Player("Mei"), Player("Luca"), Player("Sima")]


def test_sentences_stand_with_a_space_in_english(qtbot: QtBot) -> None:
    assert join_sentences(["One.", "", "Two.", "Three."]) == "One. Two. Three."
    assert join_sentences([]) == ""
    assert ". Sima" in standing_text(SCORES, players(), range(3))


@pytest.mark.usefixtures("otherwise")
def test_sentences_stand_without_one_where_the_language_has_none() -> None:
    assert join_sentences(["一。", "二。", "三。"]) == "一。二。三。"
    assert standing_text(SCORES, players(), range(3)) == "Luca第二。Sima第三。"


def test_the_text_of_a_square_ends_as_a_sentence(qtbot: QtBot) -> None:
    table = seat_at(qtbot, half_built())
    view = table.bridge.view
    told = told_of(table.board.play, view, SquareTarget(0), is_asked=True)
    assert told[0] == "Mei's wall."


def test_the_text_of_a_square_ends_with_the_full_stop_of_the_language(
    qtbot: QtBot, otherwise: None
) -> None:
    table = seat_at(qtbot, half_built())
    view = table.bridge.view
    told = told_of(table.board.play, view, SquareTarget(0), is_asked=True)
    assert told[0] == "Mei's wall。"
