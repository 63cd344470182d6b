"""The actions: their table, their keys, and those disabled behind the gate."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.i18n.languages import LANGUAGES, Languages
from changcheng_qt.ui.actions.actions import Actions
from changcheng_qt.ui.actions.keys import KeyBindings, key_by_place, keys_from_plain, keys_to_plain
from changcheng_qt.ui.actions.table import ACTIONS, MENUS, without_mnemonic
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.table import TableAction

CHOICES = ("recent", "theme", "language", "volume")
NONE = Qt.KeyboardModifier.NoModifier
PORTABLE = QKeySequence.SequenceFormat.PortableText


@pytest.fixture
def actions(qtbot: QtBot) -> Actions:
    window = QWidget()
    qtbot.addWidget(window)
    window.keep = Actions(window, Appearance())  # type: ignore[attr-defined]
    return window.keep  # type: ignore[attr-defined, no-any-return]


def test_no_two_actions_share_a_key_or_a_name() -> None:
    names = [spec.name for spec in ACTIONS]
    keys = [key for spec in ACTIONS for key in spec.keys]
    assert len(set(names)) == len(names)
    assert len(set(keys)) == len(keys)


def test_every_key_is_one_that_qt_knows() -> None:
    for spec in ACTIONS:
        for key in spec.keys:
            assert QKeySequence(key).toString() == key, spec.name


@pytest.mark.parametrize("language", [language.code for language in LANGUAGES])
def test_keys_are_the_same_under_all_names_of_qt(
    language: str, languages: Languages, qtbot: QtBot
) -> None:
    """In traditional Chinese Qt's own word for Return is Enter."""
    languages.install(language)
    window = QWidget()
    qtbot.addWidget(window)
    shown = Actions(window, Appearance())
    keys = ("Ctrl+Return", "Ctrl+Enter")
    shown.use_table([TableAction("end", lambda: "End", keys, lambda: None)])
    for name in shown.names:
        bound = tuple(key.toString(PORTABLE) for key in shown[name].shortcuts())
        assert bound == shown.bindings.of(name)


def test_menus_name_only_what_there_is() -> None:
    known = {spec.name for spec in ACTIONS} | set(CHOICES)
    for menu in MENUS:
        assert {entry for entry in menu.entries if entry} <= known


def test_a_taken_key_goes_over_to_the_action_it_was_last_given_to(actions: Actions) -> None:
    actions.bindings.bind("about", ("F",))
    assert actions.bindings.of("about") == ("F",)
    assert actions.bindings.of("fit") == ()
    assert actions.bindings.chosen == {"about": ("F",), "fit": ()}
    actions.bindings.bind_defaults()
    assert actions.bindings.of("fit") == ("F",)
    assert actions.bindings.chosen == {}


def test_the_usual_key_is_not_worth_remembering(actions: Actions) -> None:
    actions.bindings.bind("fit", ("G",))
    actions.bindings.bind("fit", ("F",))
    assert actions.bindings.chosen == {}


def test_keys_survive_as_plain_text() -> None:
    keys = {"zoom_in": ("Ctrl++", "Ctrl+;"), "fit": ()}
    assert keys_from_plain(keys_to_plain(keys)) == keys
    assert keys_from_plain({"fit": 3}) == {}


def test_at_the_gate_only_what_cannot_reach_the_table_is_possible(actions: Actions) -> None:
    actions.close_gate(closed=True)
    assert not actions["undo"].isEnabled()
    assert not actions["hide_hand"].isEnabled()
    assert actions["quit"].isEnabled()
    actions.close_gate(closed=False)
    assert actions["undo"].isEnabled()


def test_disabled_actions_stay_disabled_when_the_gate_opens(actions: Actions) -> None:
    actions.allow("undo", possible=False)
    actions.close_gate(closed=True)
    actions.close_gate(closed=False)
    assert not actions["undo"].isEnabled()


def test_actions_of_a_table_come_and_go(actions: Actions) -> None:
    done: list[str] = []
    actions.use_table([TableAction("one", lambda: "One", ("1",), lambda: done.append("one"))])
    assert actions.press_key("1")
    assert done == ["one"]
    actions.close_gate(closed=True)
    assert not actions.press_key("1")
    actions.use_table(())
    actions.close_gate(closed=False)
    assert not actions.press_key("1")
    assert "one" not in actions


def test_a_key_that_is_held_does_a_thing_once_unless_it_goes_on(actions: Actions) -> None:
    actions.use_table([TableAction("one", lambda: "One", ("1",), lambda: None)])
    going_on = {name for name in actions.names if actions[name].autoRepeat()}
    assert going_on == {"zoom_in", "zoom_out"}
    assert not actions.press_key("1", again=True)
    assert actions.press_key("Ctrl++", again=True)


def test_words_outside_menus_have_no_mnemonic() -> None:
    assert without_mnemonic("&View") == "View"
    assert without_mnemonic("遊戲(&G)") == "遊戲"
    assert without_mnemonic("Aide (&A)") == "Aide"


def test_tooltips_name_the_key(actions: Actions) -> None:
    assert actions["fit"].toolTip().endswith("(F)")
    actions.bindings.bind("fit", ())
    assert not actions["fit"].toolTip().endswith(")")


def test_the_brackets_around_a_key_are_those_of_the_language(
    full_width: None, actions: Actions
) -> None:
    actions.bindings.bind("fit", ("G",))
    assert actions["fit"].toolTip().endswith("（G）")


@pytest.mark.parametrize(
    ("platform", "scan_code"), [("xcb", 11), ("wayland", 11), ("windows", 3), ("cocoa", 0)]
)
def test_the_second_key_of_the_top_row_is_a_two(platform: str, scan_code: int) -> None:
    virtual = 19 if platform == "cocoa" else 0
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Eacute, NONE, scan_code, virtual, 0, "é")
    assert key_by_place(event, platform) == "2"
    held = Qt.KeyboardModifier.ControlModifier
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Eacute, held, scan_code, virtual, 0, "é")
    assert key_by_place(event, platform) is None


def test_other_keys_and_unknown_platforms_have_no_digits() -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, NONE, 24, 0, 0, "a")
    assert key_by_place(event, "xcb") is None
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_2, NONE, 11, 0, 0, "2")
    assert key_by_place(event, "offscreen") is None


@pytest.mark.parametrize(
    ("platform", "scan_code", "virtual"),
    [("xcb", 26, 0), ("wayland", 26, 0), ("windows", 18, 0), ("cocoa", 99, 14)],
)
def test_letters_of_another_script_go_by_their_place(
    platform: str, scan_code: int, virtual: int
) -> None:
    def means(text: str, held: Qt.KeyboardModifier = NONE) -> str | None:
        sign = Qt.Key.Key_unknown
        event = QKeyEvent(QEvent.Type.KeyPress, sign, held, scan_code, virtual, 0, text)
        return key_by_place(event, platform)

    assert [means(text) for text in "уεקيㄍ"] == ["E"] * 5
    assert [means(text) for text in "eéğ."] == [None] * 4, "they say what they mean"
    assert means("У", Qt.KeyboardModifier.ShiftModifier) is None
    assert means("у", Qt.KeyboardModifier.ControlModifier) is None


@pytest.mark.parametrize(("key", "text", "place"), [("E", "e", 26), ("", "у", 26), ("E", "e", 40)])
def test_a_key_means_what_is_printed_there_wherever_it_lies(
    key: str, text: str, place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An English keyboard, a Russian one, and a Dvorak one on which E is elsewhere."""
    platform = "changcheng_qt.ui.actions.keys.QGuiApplication.platformName"
    monkeypatch.setattr(platform, lambda: "xcb")
    bindings = KeyBindings()
    bindings.add("look", ("E",))
    code = Qt.Key.Key_E if key else Qt.Key(0x423)
    event = QKeyEvent(QEvent.Type.KeyPress, code, NONE, place, 0, 0, text)
    assert bindings.means(event, "look")
    bindings.bind("look", ("G",))
    assert not bindings.means(event, "look")
    other = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Period, NONE, 26, 0, 0, ".")
    bindings.bind("look", ("E",))
    assert not bindings.means(other, "look"), "a full stop lies there on a Dvorak keyboard"


def test_keys_that_are_no_shortcuts_are_taken_and_given_like_others(actions: Actions) -> None:
    bindings = actions.bindings
    assert bindings.of("confirm") == ("Return", "Enter")
    bindings.bind("confirm", ("F",))
    assert bindings.of("fit") == ()
    bindings.bind("fit", ("Space",))
    assert bindings.of("go_on") == ()
    assert keys_from_plain(keys_to_plain(bindings.chosen)) == bindings.chosen
    bindings.bind_defaults()
    assert bindings.of("go_on") == ("Space",)


def test_icons_are_made_again_for_other_colours_only(qtbot: QtBot) -> None:
    window, appearance = QWidget(), Appearance()
    qtbot.addWidget(window)
    undo = Actions(window, appearance).seen("undo")
    before = undo.icon().cacheKey()
    appearance.follow_language("fr")
    appearance.choose_scale(1.3)
    assert undo.icon().cacheKey() == before
    appearance.switch_theme()
    assert undo.icon().cacheKey() != before


def test_an_action_that_is_seen_nowhere_has_no_icon(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    actions = Actions(window, Appearance())
    assert actions["undo"].icon().isNull()
    assert not actions.seen("undo").icon().isNull()


def test_an_icon_is_painted_once_however_often_its_action_is_refused(actions: Actions) -> None:
    actions.seen("undo")
    actions.allow("undo", True, "Nothing to take back.")
    refused = actions["undo"].icon().cacheKey()
    actions.allow("undo", True)
    as_usual = actions["undo"].icon().cacheKey()
    assert refused != as_usual
    actions.allow("undo", True, "Nothing to take back.")
    assert actions["undo"].icon().cacheKey() == refused
    actions.allow("undo", True)
    assert actions["undo"].icon().cacheKey() == as_usual
