"""The rules of a game at a glance stand on one page in every language."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.i18n.languages import LANGUAGES, Languages
from changcheng_qt.titles.changcheng.table.dialogs.reference_sheet import ReferenceSheet
from changcheng_qt.titles.changcheng.table.factory import ChangChengUi
from changcheng_qt.ui.dialogs.rules import ReferenceDialog
from changcheng_qt.ui.looks.appearance import Appearance
from screens.scenes import load_fonts
from tests.titles.changcheng.table.playing import box, match_of, worked_setup
from tests.ui.toy_title import settle

WINDOW = QSize(1280, 800)


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_no_rule_has_to_be_scrolled_to(qtbot: QtBot, languages: Languages, code: str) -> None:
    load_fonts()
    languages.install(code)
    looks = Appearance()
    looks.follow_language(code)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(WINDOW)
    view = match_of(worked_setup(4)).view(0)
    dialog = ReferenceDialog(ChangChengUi(box), looks, window, view)
    dialog.show_fitting()
    settle()
    sheet = dialog.findChild(ReferenceSheet)
    assert isinstance(sheet, ReferenceSheet)
    lowest = max(block.geometry().bottom() for block in sheet.blocks)
    assert lowest <= sheet.height()
    dialog.close()
