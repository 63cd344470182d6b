"""Text in the program's own type: accents on capitals are seen whole."""

import html
import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QByteArray, QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QFontDatabase, QImage, QPalette, qGray
from PySide6.QtWidgets import QApplication, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt import assets
from changcheng_qt.ui.looks.appearance import Appearance, Looks, ThemeChoice
from changcheng_qt.ui.looks.style_sheet import ApplicationStyle
from changcheng_qt.ui.panels import words
from changcheng_qt.ui.panels.words import (
    BODY,
    NOTE,
    TITLE,
    ElidedWords,
    TextStyle,
    TypeFace,
    Words,
    give_tooltip,
)
from changcheng_qt.ui.window.banner import BannerButton, Banners, BannerWords
from tests.toy.table import ToyTitle

NAME = TextStyle(size=42, face=TypeFace.TITLE)
ACCENTED = "Émilie Ångström"


@pytest.fixture(autouse=True)
def own_type() -> Iterator[None]:
    """Have the fonts of the program, and leave none behind."""
    files = assets.font_files()
    made = [
        QFontDatabase.addApplicationFontFromData(QByteArray(file.read_bytes())) for file in files
    ]
    yield
    for number in made:
        QFontDatabase.removeApplicationFont(number)


def shown(qtbot: QtBot, label: Words, text: str) -> QImage:
    """Return a label as it is seen in a column, with as much height as it asks for."""
    label.setText(text)
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(label)
    window.resize(600, window.sizeHint().height())
    return label.grab().toImage()


def inked_rows(image: QImage) -> list[int]:
    """Return the rows in which something is written."""
    paper = image.pixel(image.width() - 1, 0)
    return [
        y
        for y in range(image.height())
        if any(image.pixel(x, y) != paper for x in range(image.width()))
    ]


@pytest.mark.parametrize("kind", [Words, ElidedWords])
@pytest.mark.parametrize("style", [NAME, TITLE])
def test_accents_on_capitals_are_whole(qtbot: QtBot, kind: type[Words], style: TextStyle) -> None:
    appearance = Appearance()
    accented = inked_rows(shown(qtbot, kind(appearance, style), ACCENTED))
    plain = inked_rows(shown(qtbot, kind(appearance, style), "Emilie Angstrom"))
    assert 0 < accented[0] < plain[0]


def test_a_line_without_room_for_them_is_caught(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Appearance, "room_around", lambda _looks, _font: (0, 0))
    assert inked_rows(shown(qtbot, ElidedWords(Appearance(), NAME), ACCENTED))[0] == 0


SHORT = TextStyle(size=22, face=TypeFace.TITLE, italic=True)
"""A style whose descent is rounded to less than its letters need; with the fonts of Windows, text
of 9 and 13 pixels is another.
"""


def dark_rows(qtbot: QtBot, label: Words) -> int:
    """Return in how many rows of a label something can be read."""
    image = shown(qtbot, label, "gjpqy")
    faint = qGray(image.pixel(image.width() - 1, 0)) - 35
    columns = range(image.width())
    rows = ([qGray(image.pixel(x, y)) for x in columns] for y in range(image.height()))
    return sum(min(row) < faint for row in rows)


@pytest.mark.parametrize("style", [SHORT, TextStyle(size=9), TextStyle(size=13), TITLE])
def test_tails_of_letters_are_whole(qtbot: QtBot, style: TextStyle) -> None:
    free = Words(Appearance(), style)
    free.setContentsMargins(0, 20, 0, 20)
    assert dark_rows(qtbot, Words(Appearance(), style)) == dark_rows(qtbot, free)


def test_a_line_without_room_for_tails_is_caught(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Appearance, "room_around", lambda _looks, _font: (0, 0))
    with pytest.raises(AssertionError):
        test_tails_of_letters_are_whole(qtbot, SHORT)


@pytest.mark.parametrize("size", [11, 12, 13, 14, 16, 20])
def test_every_line_that_there_may_be_has_room(qtbot: QtBot, size: float) -> None:
    """Qt rounds each line up, and fonts are measured in fractions of pixels."""
    label = ElidedWords(Appearance(), TextStyle(size=size), lines=4)
    qtbot.addWidget(label)
    four = label.fontMetrics().boundingRect(QRect(), 0, "A\nB\nC\nD").height()
    assert label.sizeHint().height() >= four


def test_words_that_are_hidden_while_the_theme_changes_take_its_colours(qtbot: QtBot) -> None:
    """A style sheet polishes hidden widgets only as they are shown, and restores a palette then."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    appearance = Appearance(Looks(theme=ThemeChoice.LIGHT))
    window = QWidget()
    qtbot.addWidget(window)
    label = Words(appearance, BODY, window)
    style = ApplicationStyle(application, appearance)
    window.show()
    window.hide()
    appearance.choose_theme(ThemeChoice.DARK)
    window.show()
    colour = label.palette().color(QPalette.ColorRole.WindowText)
    assert colour == appearance.colour(BODY.role)
    assert colour.lightness() > 150
    style.deleteLater()


class TooltipsTold(QObject):
    """Counts the tooltip events that a widget receives."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.ToolTipChange
        return super().eventFilter(watched, event)


@pytest.mark.parametrize(("again", "count"), [("<b>why", 1), ("why", 2)])
def test_a_tooltip_is_given_once(qtbot: QtBot, again: str, count: int) -> None:
    widget, told = QWidget(), TooltipsTold()
    qtbot.addWidget(widget)
    widget.installEventFilter(told)
    give_tooltip(widget, "<b>why")
    give_tooltip(widget, again)
    assert told.count == count
    assert widget.toolTip() == words.plain_tooltip(again)


@pytest.mark.parametrize("is_pointed", [True, False])
def test_a_tooltip_that_is_read_is_replaced_at_once(qtbot: QtBot, *, is_pointed: bool) -> None:
    """A number in it would be an old one until the pointer moves."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    give_tooltip(widget, "19 left")
    QToolTip.showText(QPoint(5, 5), widget.toolTip(), widget)
    widget.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, is_pointed)
    give_tooltip(widget, "18 left")
    assert QToolTip.text() == words.plain_tooltip("18 left" if is_pointed else "19 left")
    QToolTip.hideText()


def test_room_for_several_lines_is_the_same_with_letters_of_any_font(qtbot: QtBot) -> None:
    note = ElidedWords(Appearance(), NOTE, lines=2)
    qtbot.addWidget(note)
    heights = set()
    for text in ("", "Torghut", "É", "Torghut −4", "托爾扈特", "Ж"):
        note.setText(text)
        heights |= {note.sizeHint().height(), note.minimumSizeHint().height()}
    assert len(heights) == 1


def test_words_that_do_not_fit_are_left_out_whole(qtbot: QtBot) -> None:
    note = ElidedWords(Appearance(), NOTE, lines=2)
    qtbot.addWidget(note)
    parts = ["Torghut −?: Luca leads, sheltered", "Khoshut −4: Mei at risk", "Luca: all but Flood"]
    note.set_parts(parts, " · ")
    shown: dict[int, str] = {}
    for width in (800, 150, 90, 60):
        note.resize(width, note.sizeHint().height())
        note.grab()
        shown[width] = " ".join(note._lines_shown(note.text(), width))  # noqa: SLF001
        assert bool(note.toolTip()) is (width < 800)
    assert shown[800] == " · ".join(parts)
    assert shown[150].endswith(" · …")
    whole = shown[150].removesuffix(" · …").split(" · ")
    assert whole == parts[: len(whole)]
    assert shown[60].startswith("Torghut"), "the first is shown as far as it goes"


def test_signs_of_markup_are_shown_in_a_tooltip() -> None:
    text = """<b>Ada & "Bo"</b>'s &amp;"""
    shown = words.plain_tooltip(text)
    assert shown == f'<div style="white-space: pre-wrap">{html.escape(text)}</div>'
    assert words.plain_tooltip("") == ""


@pytest.mark.parametrize(
    "text", ["", "a", "3 or 4 players", "2至5人", "2 至 5 人", "(梅)b ᄂc", "中文"]
)
def test_no_line_is_broken_at_spaces_or_next_to_chinese_characters(text: str) -> None:
    places = re.compile(r"(?<=[\u2e80-\uffef])(?=.)|(?<=.)(?=[\u2e80-\uffef])")
    assert words.unbroken(text) == places.sub("\u2060", text.replace(" ", "\u00a0"))


@pytest.mark.parametrize("text", ["7K4M-QX2P-9D3T-H6WB@post.example.org", "for Anne-Marie, now"])
def test_no_line_is_broken_at_a_hyphen(qtbot: QtBot, text: str) -> None:
    note = Words(Appearance(), NOTE, wrap=True)
    qtbot.addWidget(note)
    code = next(word for word in text.split() if "-" in word)
    width = note.fontMetrics().horizontalAdvance(code) + 1
    plain, whole = (
        words.in_lines(f"To {one}", note.font(), width, 9)
        for one in (text, words.whole_at_hyphens(text))
    )
    assert any(line.endswith("-") for line in plain), "a line would be broken there"
    assert any(code in line.replace("\u2060", "") for line in whole)


def test_a_banner_shows_an_invitation_whole_on_a_line(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    banners = Banners(Appearance(), ToyTitle().paint_token, parent)
    names = "Let a bot play for Luca", "Copy invitation"
    buttons = tuple(BannerButton(name, lambda: None) for name in names)
    code = "7K4M-QX2P-9D3T-H6WB@post.example.org"
    made = BannerWords(f"Invitation to Luca's seat: {code}", buttons=buttons)
    banners.raise_banner("one", lambda: made)
    for width in (560, 760, 960):
        banners.place(QRect(0, 0, width, 500))
        banners.grab()
        (label,) = banners.findChildren(words.ElidedWords)
        lines = words.in_lines(label.text(), label.font(), label.width(), 2)
        assert any(code in line.replace("\u2060", "") for line in lines)


COSTLY = "Hints for your choices. A warning before a costly turn ends."
AGREED = "只要有人不同意，就繼續玩下去。"


@pytest.mark.parametrize("text", [COSTLY, AGREED, "Ends.", "玩。", "A warning\nends.", ""])
def test_company_for_the_last_word_costs_no_line(qtbot: QtBot, text: str) -> None:
    note = Words(Appearance(), NOTE, wrap=True)
    qtbot.addWidget(note)
    for width in range(20, 400):
        together = words.with_last_words_together(text, note.fontMetrics(), width)
        before, after = (words.in_lines(one, note.font(), width, 99) for one in (text, together))
        assert len(after) == len(before)
        assert together.replace("\u00a0", " ").replace("\u2060", "") == text


def last_line(qtbot: QtBot, text: str) -> int:
    """Return how far to the right the last line of a wrapped text goes; its last word alone would
    be on it.
    """
    note = Words(Appearance(), NOTE, wrap=True)
    qtbot.addWidget(note)
    note.setText(text)
    measured = note.fontMetrics()
    wide = measured.horizontalAdvance(text) - 1
    note.resize(wide, note.heightForWidth(wide))
    image = note.grab().toImage()
    paper = image.pixel(wide - 1, image.height() - 1)
    rows = range(image.height() - measured.height() // 2, image.height())
    return max(x for x in range(image.width()) for y in rows if image.pixel(x, y) != paper)


@pytest.mark.parametrize(("text", "alone"), [(COSTLY, "ends."), (AGREED, "去。")])
def test_a_last_word_has_company(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, text: str, alone: str
) -> None:
    word = Words(Appearance(), NOTE).fontMetrics().horizontalAdvance(alone)
    assert last_line(qtbot, text) > 1.4 * word
    monkeypatch.setattr(words, "with_last_words_together", lambda text, *_room: text)
    assert last_line(qtbot, text) <= word


@pytest.mark.parametrize("indent", [-1, 0, 24])
@pytest.mark.parametrize("policy", [Qt.FocusPolicy.NoFocus, Qt.FocusPolicy.TabFocus])
def test_all_else_of_a_text_is_where_qt_paints_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, indent: int, policy: Qt.FocusPolicy
) -> None:
    """Qt itself parts the lines of this text where they are parted with its last words together."""
    note = Words(Appearance(), NOTE, wrap=True)
    qtbot.addWidget(note)
    note.setText(COSTLY)
    note.setIndent(indent)
    note.setFocusPolicy(policy)
    note.resize(200, 60)
    ours = note.grab().toImage()
    monkeypatch.setattr(words, "with_last_words_together", lambda text, *_room: text)
    assert note.grab().toImage() == ours
