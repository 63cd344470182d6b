"""The lines of the sentence in the bar: how many, how large, and where they are broken."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.panels.words import is_cut
from changcheng_qt.ui.window import prompt_bar
from changcheng_qt.ui.window.prompt_bar import HEIGHT, Prompt
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import Shop, open_shop

LONG = "Place your first single, then a second one in a different province. " * 6
LONG_IN_FRENCH = "Aucune action entière n’est possible : placez une section ou jouez une carte."


@pytest.fixture
def shop(qtbot: QtBot) -> Iterator[Shop]:
    with open_shop(1000, 700) as made:
        yield made


def test_a_prompt_has_two_lines_and_no_third_wherever_words_wrap(shop: Shop) -> None:
    prompt = Prompt(shop.appearance, shop.window)
    prompt.show_sentence(LONG)
    for width in range(150, 500, 25):
        prompt.resize(width, 46)
        assert len(prompt.lines) == 2


def leave_it_alone(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(prompt_bar, "with_last_words_together", lambda text, *_: text)


@pytest.mark.parametrize(
    ("text", "last", "together"),
    [
        ("Trade and build, then end your turn.", "turn.", "your\u00a0turn."),
        ("交易並建造，然後結束回合。", "合。", "束\u2060回\u2060合\u2060。"),
    ],
)
@with_and_without(leave_it_alone)
def test_the_last_word_of_a_prompt_is_not_alone(
    shop: Shop, fault: Fault | None, text: str, last: str, together: str
) -> None:
    with planted(fault):
        prompt = Prompt(shop.appearance, shop.window)
        prompt.show_sentence(text)
        font = prompt.appearance.text_font(13.5)
        prompt.resize(QFontMetrics(font).horizontalAdvance(text.removesuffix(last)) + 2, 46)
        assert prompt.lines[1] == together


def keep_letters_large(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(prompt_bar, "_SMALLER", prompt_bar._SMALLER[:1])  # noqa: SLF001


@with_and_without(keep_letters_large)
def test_letters_at_twice_the_size_become_smaller_before_a_word_is_lost(
    shop: Shop, fault: Fault | None
) -> None:
    with planted(fault):
        shop.appearance.choose_scale(2)
        prompt = Prompt(shop.appearance, shop.window)
        words = "You can't complete an action: place one wall."
        prompt.show_sentence(words)
        font = shop.appearance.text_font(13.5)
        prompt.resize(round(0.45 * QFontMetrics(font).horizontalAdvance(words)), 72)
        assert not is_cut(words, prompt.lines)


def leave_no_room_for_three(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(prompt_bar, "_ABOVE_AND_BELOW", 20)


@with_and_without(leave_no_room_for_three)
def test_a_high_bar_has_three_lines_before_a_word_is_lost(shop: Shop, fault: Fault | None) -> None:
    """In French at twice the size next to *Last round* it lost the end of this sentence."""
    with planted(fault):
        shop.appearance.choose_scale(2)
        prompt = Prompt(shop.appearance, shop.window)
        prompt.show_sentence(LONG_IN_FRENCH)
        prompt.resize(245, shop.appearance.px(HEIGHT))
        assert not is_cut(LONG_IN_FRENCH, prompt.lines)
