"""The rules of China at a glance stand on one page in every language, fortifications included."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.i18n.languages import LANGUAGES, Languages
from changcheng_qt.titles.china.table.factory import ChinaUi
from changcheng_qt.ui.dialogs.reference_page import ReferencePage
from changcheng_qt.ui.dialogs.rules import ReferenceDialog
from changcheng_qt.ui.looks.appearance import Appearance
from screens.scenes import load_fonts
from tests.titles.china.rules.play import BOARDS
from tests.ui.toy_title import settle

WINDOW = QSize(1280, 800)


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_no_rule_of_china_has_to_be_scrolled_to(
    qtbot: QtBot, languages: Languages, code: str
) -> None:
    load_fonts()
    languages.install(code)
    looks = Appearance()
    looks.follow_language(code)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(WINDOW)
    dialog = ReferenceDialog(ChinaUi(lambda: BOARDS), looks, window, None)
    dialog.show_fitting()
    settle()
    page = dialog.findChild(ReferencePage)
    assert isinstance(page, ReferencePage)
    assert max(block.geometry().bottom() for block in page.blocks) <= page.height()
    dialog.close()
