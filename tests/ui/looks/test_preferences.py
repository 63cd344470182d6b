"""A person's choices about the program, in a menu."""

from pytestqt.qtbot import QtBot

from changcheng_qt.ui.looks.preferences import ChoiceMenu


def test_a_choice_is_marked_and_emitted(qtbot: QtBot) -> None:
    menu = ChoiceMenu(lambda: "Pace", [(1, lambda: "One"), (2, lambda: "Two")])
    qtbot.addWidget(menu)
    menu.mark(2)
    assert [action.isChecked() for action in menu.actions()] == [False, True]
    with qtbot.waitSignal(menu.chosen) as told:
        menu.actions()[0].trigger()
    assert told.args == [1]
