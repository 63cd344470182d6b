"""Chat at a table, between two windows: by a click or typed, as plain text, next to the speaker's
name and aloud; and nothing of somebody who is muted.
"""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from changcheng_qt.app.main import Program
from changcheng_qt.app.tables.talk import TableTalk
from changcheng_qt.engine.speech import Speech
from changcheng_qt.net.chat import PHRASES
from changcheng_qt.titles import TITLES
from changcheng_qt.ui.net.opening import OpenTableDialog
from changcheng_qt.ui.net.talk import TalkDialog, TalkStrip, phrase_text, spoken_text
from changcheng_qt.ui.panels.player_rows import PlayerRow, PlayerRows
from changcheng_qt.ui.seam.talk import Phrase, Spoken, Talk, Who
from changcheng_qt.ui.window import talk_show
from tests.app.tables.screens import Screens
from tests.app.tables.windows import Two, bridge_of, click
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import settle

FOR_EVER = 600_000
"""Milliseconds that no test takes."""
MARKUP = '<b>Bold</b> & <img src="x"> &amp; "quoted"'


def begin(two: Two, speech: Speech) -> None:
    """Begin a game at a table where so much may be said, with the panels at the right."""
    for one in (two.host, two.guest):
        one.window.resize(1280, 800)
    click(two.ask(two.host).tables[0])
    dialog = two.host.window.dialogs.shown
    assert isinstance(dialog, OpenTableDialog)
    dialog.speech.setCurrentIndex(dialog.speech.findData(speech.value))
    dialog.show_count(2)
    click(dialog.start)
    two.begin(two.lobby)
    two.wait(lambda: all(talk_of(one).speech is speech for one in (two.host, two.guest)))


def talk_of(one: Program) -> Talk:
    company = bridge_of(one).company
    assert company is not None
    return company.talk


def strip_of(one: Program) -> TalkStrip:
    return one.window.table.findChildren(TalkStrip)[-1]


def ask(one: Program) -> TalkDialog:
    """Open the dialog by the mouse."""
    click(strip_of(one).say)
    dialog = one.window.dialogs.shown
    assert isinstance(dialog, TalkDialog)
    return dialog


def row_of(one: Program, seat: int) -> PlayerRow:
    rows: dict[int, PlayerRow] = one.window.table.findChildren(PlayerRows)[-1].rows
    return rows[seat]


def saying(row: PlayerRow) -> str:
    """The text that a row shows next to the name."""
    shown = [label.text() for label in row.findChildren(QLabel) if label.isVisible()]
    return next((text for text in shown if text.startswith("“")), "")


def test_a_phrase_is_said_by_the_mouse_and_shown_at_the_name(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk_show, "SHOWN", FOR_EVER)
    begin(two, Speech.PHRASES)
    heard: list[str] = []
    monkeypatch.setattr(two.host.window.table.voice, "announce", heard.append)
    dialog = ask(two.guest)
    assert not dialog.typed.isVisible()
    click(dialog.phrases[Phrase.WELL_PLAYED])
    assert two.guest.window.dialogs.shown is None
    two.wait(lambda: saying(row_of(two.host, 1)) == "“Well played!”")
    assert strip_of(two.host).line.text() == "Ana: Well played!"
    assert heard == ["Ana: Well played!"]
    timers = row_of(two.host, 1).findChildren(QTimer)
    next(timer for timer in timers if timer.interval() == FOR_EVER).start(0)
    two.wait(lambda: not saying(row_of(two.host, 1)))
    assert strip_of(two.host).line.text() == "Ana: Well played!"
    two.wait(lambda: strip_of(two.guest).line.text() == "Ana: Well played!")
    assert not saying(row_of(two.guest, 1)), "the own words need no mark"


def test_a_typed_line_is_shown_letter_by_letter(two: Two) -> None:
    begin(two, Speech.FREE)
    dialog = ask(two.guest)
    assert dialog.typed.hasFocus() or dialog.focusWidget() is dialog.typed
    QTest.keyClicks(dialog.typed, MARKUP)
    QTest.keyClick(dialog.typed, Qt.Key.Key_Return)
    assert not dialog.typed.text()
    strip = strip_of(two.host)
    two.wait(lambda: strip.line.text() == f"Ana: {MARKUP}")
    assert saying(row_of(two.host, 1)) == f"“{MARKUP}”"
    labels = [strip.line, *row_of(two.host, 1).findChildren(QLabel), ask(two.host).lines]
    assert all(one.textFormat() is Qt.TextFormat.PlainText for one in labels)
    assert MARKUP in labels[-1].text()


def say_nothing_of_room(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TalkDialog, "_tell_room", lambda _: None)


@with_and_without(say_nothing_of_room)
def test_near_the_end_of_a_line_its_room_is_told(two: Two, fault: Fault | None) -> None:
    begin(two, Speech.FREE)
    with planted(fault):
        dialog = ask(two.guest)
        dialog.typed.setText("x" * 99)
        assert not dialog.room.isVisible()
        QTest.keyClicks(dialog.typed, "x")
        assert (dialog.room.isVisible(), dialog.room.text()) == (True, "20 characters left")
        QTest.keyClicks(dialog.typed, "x" * 30)
        assert dialog.room.text() == dialog.typed.accessibleDescription() == "0 characters left"
        QTest.keyClick(dialog.typed, Qt.Key.Key_Return)
        assert not dialog.room.isVisible()
        assert not dialog.typed.accessibleDescription()


def test_a_line_that_says_nothing_is_not_sent(two: Two) -> None:
    begin(two, Speech.FREE)
    talk = talk_of(two.guest)
    assert not talk.say(None, " \u200b ")
    assert not talk.unsent


def hear_everybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableTalk, "is_muted", lambda self, who: False)


@with_and_without(hear_everybody)
def test_nothing_of_somebody_who_is_muted_is_shown(two: Two, fault: Fault | None) -> None:
    begin(two, Speech.PHRASES)
    dialog = ask(two.host)
    assert list(dialog.mutes) == [1]
    dialog.mutes[1].click()
    dialog.reject()
    with planted(fault):
        talk_of(two.guest).say(Phrase.HELLO)
        two.wait(lambda: bool(talk_of(two.guest).lines))
        settle()
        two.wait(lambda: not talk_of(two.guest).unsent)
        assert not strip_of(two.host).line.text()
        assert not saying(row_of(two.host, 1))
    dialog = ask(two.host)
    assert dialog.mutes[1].isChecked()
    dialog.mutes[1].click()
    assert "Ana: Hello!" in dialog.lines.text()


def know_people_by_name(patch: pytest.MonkeyPatch) -> None:
    def is_own(talk: TableTalk, who: Who) -> bool:
        return who in talk._bridge.here or who == talk._guest.name  # noqa: SLF001

    patch.setattr(TableTalk, "is_own", is_own)


@with_and_without(know_people_by_name)
def test_somebody_of_the_own_name_who_looks_on_is_somebody_else(fault: Fault | None) -> None:
    screen = Screens(TITLES[0], 1, (0,), (1,)).all[1]
    talk = TableTalk(screen.guest, screen.bridge, screen.bridge)
    with planted(fault):
        assert [talk.is_own(one) for one in (1, 0, screen.guest.name)] == [True, False, False]


def test_people_to_mute_stand_side_by_side(two: Two) -> None:
    begin(two, Speech.PHRASES)
    dialog = TalkDialog(
        talk_of(two.host),
        ("Aya", "Bo", "Sima"),
        str,
        two.host.window.table.appearance,
        two.host.window,
    )
    dialog.show()
    settle()
    first, second, third = (box.y() for box in dialog.mutes.values())
    assert first == second < third
    dialog.reject()


def test_where_nobody_talks_there_is_no_button(two: Two) -> None:
    begin(two, Speech.OFF)
    assert strip_of(two.host).isHidden()
    assert not talk_of(two.guest).say(Phrase.HELLO)


def test_a_line_is_shown_over_the_board_while_the_panel_is_away(two: Two) -> None:
    begin(two, Speech.PHRASES)
    two.host.window.table.show_side(False)
    talk_of(two.guest).say(Phrase.ONE_MOMENT)
    two.wait(lambda: two.host.window.table.toast.text == "Ana: One moment, please.")


def test_all_parts_have_names_and_can_be_reached_by_keys(two: Two) -> None:
    begin(two, Speech.FREE)
    strip = strip_of(two.host)
    assert strip.say.accessibleName() == "Say something to everybody"
    assert strip.say.focusPolicy() & Qt.FocusPolicy.TabFocus
    strip.say.setFocus()
    QTest.keyClick(strip.say, Qt.Key.Key_Space)
    dialog = two.host.window.dialogs.shown
    assert isinstance(dialog, TalkDialog)
    widgets = (dialog.typed, dialog.send, *dialog.phrases.values(), *dialog.mutes.values())
    for one in widgets:
        assert one.accessibleName() or getattr(one, "words", "")
        assert one.focusPolicy() & Qt.FocusPolicy.TabFocus
    dialog.activateWindow()
    settle()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    two.wait(lambda: two.host.window.dialogs.shown is None)


def test_the_choice_is_kept_for_the_next_table(two: Two) -> None:
    click(two.ask(two.host).tables[0])
    dialog = two.host.window.dialogs.shown
    assert isinstance(dialog, OpenTableDialog)
    assert dialog.speech.currentData() == Speech.PHRASES.value
    dialog.speech.setCurrentIndex(dialog.speech.findData(Speech.FREE.value))
    click(dialog.start)
    two.lobby.reject()
    click(two.ask(two.host).tables[1])
    again = two.host.window.dialogs.shown
    assert isinstance(again, OpenTableDialog)
    assert again.speech.currentData() == Speech.FREE.value


def test_every_phrase_has_words_and_a_number_that_letters_may_have() -> None:
    texts = [phrase_text(phrase) for phrase in Phrase]
    assert len(set(texts)) == len(texts)
    assert all(0 <= phrase.value < PHRASES for phrase in Phrase)
    assert spoken_text(Spoken(0, None)) == "…"
