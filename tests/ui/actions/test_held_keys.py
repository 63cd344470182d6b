"""Keys that are held, and the page of keys, which lists all in every state of the window."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.actions.held_keys import HeldKeys, KeyRepeats
from changcheng_qt.ui.actions.keys import KeyBindings, keys_from_plain, keys_to_plain
from changcheng_qt.ui.actions.table import ACTIONS
from changcheng_qt.ui.dialogs.keys import KeysDialog
from changcheng_qt.ui.looks.appearance import Appearance, Looks, ThemeChoice
from changcheng_qt.ui.seam.table import HeldKey, TableAction
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import Shop, settle

NONE = Qt.KeyboardModifier.NoModifier
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


class Look:
    """Notes when something is looked at."""

    def __init__(self) -> None:
        self.happened: list[str] = []
        self.is_possible = True
        self.key = HeldKey("look", lambda: "Look, while held", ("E",), self._begin, self._end)

    def _begin(self) -> bool:
        self.happened.append("begun" if self.is_possible else "nothing")
        return self.is_possible

    def _end(self) -> None:
        self.happened.append("ended")


LOOK = Look().key
TAKE = TableAction("take", lambda: "Take", ("T",), lambda: None)


@pytest.mark.parametrize("held_keys", [(), (LOOK,)])
def test_the_page_of_keys_lists_them(qtbot: QtBot, held_keys: tuple[HeldKey, ...]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    looks = Appearance(Looks(theme=ThemeChoice.LIGHT))
    actions = Actions(window, looks)
    actions.use_table((TAKE,), held_keys)
    dialog = KeysDialog(actions, looks, window)
    assert [key.text() for _, key in dialog.fixed] == ["Tab"]
    assert {"take", "walk_on", "walk_back", "confirm", "go_on"} <= dialog.keys.keys()
    assert ("look" in dialog.keys) is bool(held_keys)
    with_keys = {spec.name for spec in ACTIONS if spec.keys}
    assert with_keys <= dialog.keys.keys(), "also those that stand in no menu, as the one it has"


def test_a_held_key_is_changed_on_the_page_of_keys(qtbot: QtBot) -> None:
    window, look = QWidget(), Look()
    qtbot.addWidget(window)
    actions = Actions(window, Appearance(Looks(theme=ThemeChoice.LIGHT)))
    actions.use_table((TAKE,), (look.key,))
    held = HeldKeys(actions, window)
    dialog = KeysDialog(actions, Appearance(Looks(theme=ThemeChoice.LIGHT)), window)
    button = dialog.keys["look"]
    assert button.words == "E"
    button.click()
    QTest.keyClick(button, Qt.Key.Key_T)
    assert button.words == "T"
    assert dialog.keys["take"].words == "None"
    assert not held.press(key(PRESS))
    assert held.press(key(PRESS, code=Qt.Key.Key_T))
    assert look.happened == ["begun"]


def forget_what_was_chosen(patch: pytest.MonkeyPatch) -> None:
    remove = KeyBindings.remove

    def remove_all_of_it(bindings: KeyBindings, name: str) -> None:
        remove(bindings, name)
        bindings._chosen.pop(name, None)  # noqa: SLF001

    patch.setattr(KeyBindings, "remove", remove_all_of_it)


@with_and_without(forget_what_was_chosen)
def test_changed_keys_of_a_title_outlast_its_table_and_the_session(
    qtbot: QtBot, fault: Fault | None
) -> None:
    with planted(fault):
        window, look = QWidget(), Look()
        qtbot.addWidget(window)
        first = Actions(window, Appearance(Looks(theme=ThemeChoice.LIGHT)))
        first.use_table((TAKE,), (look.key,))
        for name, chosen in (("take", "G"), ("look", "Y")):
            first.bindings.bind(name, (chosen,))
        first.rest_without_match()
        kept = keys_to_plain(first.bindings.chosen)
        chosen_before = keys_from_plain(kept)
        second = Actions(window, Appearance(Looks(theme=ThemeChoice.LIGHT)), chosen_before)
        assert keys_to_plain(second.bindings.chosen) == kept
        second.use_table((TAKE,), (look.key,))
        assert second["take"].shortcuts() == [QKeySequence("G")]
        assert second.bindings.of("look") == ("Y",)


def key(
    kind: QEvent.Type, *, again: bool = False, at: int = 0, code: Qt.Key = Qt.Key.Key_E
) -> QKeyEvent:
    event = QKeyEvent(kind, code, NONE, "", again)
    event.setTimestamp(at)
    return event


@pytest.fixture
def held(qtbot: QtBot) -> tuple[HeldKeys, Look]:
    window, look = QWidget(), Look()
    qtbot.addWidget(window)
    actions = Actions(window, Appearance(Looks(theme=ThemeChoice.LIGHT)))
    actions.use_table((), (look.key,))
    return HeldKeys(actions, window), look


def test_a_hold_ends_with_its_release(qtbot: QtBot, held: tuple[HeldKeys, Look]) -> None:
    keys, look = held
    assert keys.press(key(PRESS))
    assert keys.release(key(RELEASE))
    qtbot.waitUntil(lambda: look.happened == ["begun", "ended"])
    keys.press(key(PRESS))
    assert look.happened == ["begun", "ended", "begun"], "a new one"


@pytest.mark.parametrize("says_so", [True, False])
def test_a_keyboard_that_repeats_a_key_holds_it_once(
    qtbot: QtBot, held: tuple[HeldKeys, Look], says_so: bool
) -> None:
    """As Windows and as X11 repeat keys, for as long as 40 times."""
    keys, look = held
    keys.press(key(PRESS, at=1000))
    for at in range(1500, 2700, 30):
        keys.release(key(RELEASE, again=says_so, at=at))
        QApplication.processEvents()
        keys.press(key(PRESS, again=says_so, at=at))
    assert look.happened == ["begun"]
    keys.release(key(RELEASE, at=2800))
    qtbot.waitUntil(lambda: look.happened == ["begun", "ended"])


def test_a_repeat_that_is_heard_late_begins_nothing(
    qtbot: QtBot, held: tuple[HeldKeys, Look]
) -> None:
    """The program was busy between a release and the press that came with it."""
    keys, look = held
    keys.press(key(PRESS, at=1000))
    keys.release(key(RELEASE, at=1500))
    qtbot.waitUntil(lambda: look.happened == ["begun", "ended"])
    keys.press(key(PRESS, at=1500))
    keys.press(key(PRESS, again=True, at=1530))
    keys.release(key(RELEASE, at=1800))
    keys.press(key(PRESS, at=1800))
    assert look.happened == ["begun", "ended"]
    keys.release(key(RELEASE, at=1900))
    keys.press(key(PRESS, at=3000))
    assert look.happened == ["begun", "ended", "begun"]


def test_a_key_that_was_down_before_there_was_anything_begins_nothing_later(
    held: tuple[HeldKeys, Look],
) -> None:
    keys, look = held
    look.is_possible = False
    keys.press(key(PRESS))
    look.is_possible = True
    keys.press(key(PRESS, again=True))
    assert look.happened == ["nothing"]


def test_a_window_that_is_left_hears_of_no_release(held: tuple[HeldKeys, Look]) -> None:
    keys, look = held
    keys.press(key(PRESS))
    keys.let_go()
    assert look.happened == ["begun", "ended"]
    assert keys.press(key(PRESS, again=True))
    assert look.happened == ["begun", "ended"]


class Listener(QWidget):
    """Notes which presses say that they are repeats."""

    def __init__(self) -> None:
        super().__init__()
        self.repeats: list[bool] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.repeats.append(event.isAutoRepeat())


@pytest.fixture
def listener(qtbot: QtBot) -> Listener:
    window = Listener()
    qtbot.addWidget(window)
    KeyRepeats(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def strike(window: QWidget, *events: QKeyEvent) -> None:
    for event in events:
        QApplication.sendEvent(window.windowHandle(), event)


def test_a_repeat_of_x11_says_that_it_is_one(listener: Listener) -> None:
    """Release and press bear the same time, which no finger can do."""
    strike(listener, key(PRESS, at=1000))
    for at in range(1500, 1700, 40):
        strike(listener, key(RELEASE, at=at), key(PRESS, at=at))
    assert listener.repeats == [False, True, True, True, True, True]
    strike(listener, key(RELEASE, at=1750), key(PRESS, at=1790))
    assert listener.repeats[-1] is False, "a quick finger"
    strike(listener, key(RELEASE, at=1800), key(PRESS, at=1800, code=Qt.Key.Key_T))
    assert listener.repeats[-1] is False, "another key"


def test_a_repeat_of_x11_is_no_shortcut(listener: Listener) -> None:
    """A widget that accepts this event gets the key as a plain one."""
    override = QEvent.Type.ShortcutOverride
    strike(listener, key(PRESS, at=1000), key(RELEASE, at=1500))
    for at, is_kept_from_shortcuts in ((1500, True), (1540, False)):
        event = key(override, at=at)
        event.ignore()
        strike(listener, event)
        assert event.isAccepted() is is_kept_from_shortcuts


def test_a_repeat_of_x11_is_written_like_any_other(qtbot: QtBot) -> None:
    field = QPlainTextEdit()
    qtbot.addWidget(field)
    KeyRepeats(field)
    field.show()
    field.activateWindow()
    qtbot.waitUntil(field.isActiveWindow)
    letter = {PRESS: "e", RELEASE: ""}
    for kind, at in ((PRESS, 1000), (RELEASE, 1500), (PRESS, 1500)):
        event = QKeyEvent(kind, Qt.Key.Key_E, NONE, letter[kind])
        event.setTimestamp(at)
        strike(field, event)
    assert field.toPlainText() == "ee"


@pytest.mark.parametrize("kinds", ["hh", "hb"])
def test_the_page_of_keys_opens_at_the_gate_as_on_the_board(qtbot: QtBot, kinds: str) -> None:
    shop = Shop()
    shop.window.show()
    qtbot.waitUntil(shop.window.isActiveWindow)
    shop.play(kinds)
    settle()
    assert shop.window.table.gate.is_closed is (kinds == "hh")
    focused = shop.window.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    assert isinstance(shop.window.dialogs.shown, KeysDialog)
    shop.close()


def test_groups_of_keys_keep_their_order_in_as_many_columns_as_fit(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    looks = Appearance(Looks(theme=ThemeChoice.LIGHT))
    dialog = KeysDialog(Actions(window, looks), looks, window)
    qtbot.addWidget(dialog)
    dialog.show()
    for width, columns in ((1100, 3), (800, 2), (400, 1)):
        dialog.resize(looks.px(width), looks.px(600))
        settle()
        shown = [*dialog.keys.values(), *(key for _, key in dialog.fixed)]
        places = [key.mapTo(dialog, key.rect().center()) for key in shown]
        assert len({place.x() // looks.px(100) for place in places}) == columns
        places = places[: len(dialog.keys)]
        assert places == sorted(places, key=lambda place: (place.x() // looks.px(100), place.y()))
