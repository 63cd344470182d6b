"""Which language fits a desktop, and switching while widgets are on screen."""

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QFileInfo, QLocale, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QFileDialog, QFileIconProvider, QLabel
from pytestqt.qtbot import QtBot

from changcheng_qt.i18n.languages import (
    LANGUAGES,
    PSEUDO,
    UNTRANSLATED_BY_QT,
    Languages,
    current_language,
    fitting_language,
)
from tests.i18n.conftest import spoken

translate = QCoreApplication.translate

LET_GO = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication
from changcheng_qt.i18n.languages import Languages

class Listening(QObject):
    def eventFilter(self, watched, event):
        if watched is application and event.type() is QEvent.Type.LanguageChange:
            print(QCoreApplication.translate("Card", "Warrior"))
        return False

application = QApplication([])
languages = Languages(application, lambda _: Path(sys.argv[1]))
languages.install("it")
listening = Listening()
application.installEventFilter(listening)
del languages
"""
"""Prints a text as each of two translators goes: Qt's own, then ours."""


class Spoken(QLabel):
    """A label that updates when the language changes, and counts how often."""

    def __init__(self) -> None:
        super().__init__()
        self.changes = 0
        self.retranslate()

    def retranslate(self) -> None:
        self.setText(translate("Card", "Warrior"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.changes += 1
            self.retranslate()
        super().changeEvent(event)

    def shows(self, word: str) -> bool:
        return self.text() == word


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (["it-IT", "it"], "it"),
        (["fr_CA"], "fr"),
        (["fr-CH", "de"], "fr"),
        (["de_DE", "it_CH"], "it"),
        (["en_GB"], "en"),
        (["zh_TW"], "zh_TW"),
        (["zh_HK"], "zh_TW"),
        (["zh_MO"], "zh_TW"),
        (["zh-Hant-CN"], "zh_TW"),
        (["yue_HK"], "zh_TW"),
        (["zh_CN"], "zh_CN"),
        (["zh_SG"], "zh_CN"),
        (["zh-Hans-HK"], "zh_CN"),
        (["zh"], "zh_CN"),
        (["C"], "en"),
        (["de", "ja"], "en"),
        ([""], "en"),
        ([], "en"),
    ],
)
def test_a_desktop_gets_the_language_that_fits(wanted: list[str], code: str) -> None:
    assert fitting_language(wanted).code == code


def test_languages_are_offered_under_their_own_names(languages: Languages) -> None:
    names = {language.code: language.native_name for language in LANGUAGES}
    assert names == {
        "en": "English",
        "it": "Italiano",
        "fr": "Français",
        "zh_TW": "繁體中文",
        "zh_CN": "简体中文",
    }
    assert languages.offered == (*LANGUAGES, PSEUDO)


def test_the_pseudo_language_is_offered_only_when_asked_for(qapp: QApplication) -> None:
    offered = Languages(qapp, lambda code: Path(f"{code}.qm"))
    assert offered.offered == LANGUAGES
    offered.install("xx")
    assert offered.current == "en"


def test_a_switch_reaches_widgets_and_listeners(languages: Languages, qtbot: QtBot) -> None:
    label = Spoken()
    qtbot.addWidget(label)
    heard: list[str] = []
    languages.changed.connect(heard.append)
    for code, word in (
        ("it", "Guerriero"),
        ("zh_TW", "戰士"),
        ("zh_CN", "战士"),
        ("en", "Warrior"),
    ):
        languages.install(code)
        qtbot.waitUntil(partial(label.shows, word))
        assert languages.current == code
    assert heard == ["it", "zh_TW", "zh_CN", "en"]


def test_two_switches_at_once_arrive_as_one_event(languages: Languages, qtbot: QtBot) -> None:
    label = Spoken()
    qtbot.addWidget(label)
    languages.install("it")
    qtbot.waitUntil(lambda: label.changes > 0)
    label.changes = 0
    languages.install("fr")
    qtbot.waitUntil(lambda: label.text() == "Guerrier")
    assert label.changes == 1


@pytest.mark.parametrize(
    ("code", "word"), [("it", "Annulla"), ("fr", "Annuler"), ("zh_TW", "取消"), ("zh_CN", "取消")]
)
def test_the_texts_of_qt_itself_follow(languages: Languages, code: str, word: str) -> None:
    languages.install(code)
    assert translate("QPlatformTheme", "Cancel") == word


@pytest.mark.parametrize(
    ("code", "enter", "right"),
    [
        ("it", "Invio", "Freccia destra"),
        ("fr", "Entrée", "Droite"),
        ("zh_TW", "Enter", "向右鍵"),
        ("zh_CN", "回车", "右方向键"),
    ],
)
def test_keys_have_the_names_that_stand_on_them(
    languages: Languages, code: str, enter: str, right: str
) -> None:
    """Qt says "Retour" in French, and in Traditional Chinese the name of a button of the mouse."""
    languages.install(code)
    written = QKeySequence.SequenceFormat.NativeText
    assert QKeySequence("Ctrl+Return").toString(written).endswith(f"+{enter}")
    assert QKeySequence("Right").toString(written) == right


class Asked(QTranslator):
    """Records every text that Qt asks for, and translates none."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: set[tuple[str, str, str]] = set()

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        self.texts.add((context, sourceText, disambiguation or ""))
        return ""


@pytest.fixture
def asked_by_file_dialog(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Asked:
    """The texts that Qt's own dialog for files asks for, where the desktop has none."""
    (tmp_path / "folder").mkdir()
    asked = Asked()
    qapp.installTranslator(asked)
    for mode in (QFileDialog.AcceptMode.AcceptOpen, QFileDialog.AcceptMode.AcceptSave):
        dialog = QFileDialog(None, "", str(tmp_path), "Games (*.changcheng)")
        qtbot.addWidget(dialog)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setViewMode(QFileDialog.ViewMode.Detail)
        dialog.setAcceptMode(mode)
        dialog.resize(900, 500)
        dialog.show()
        qtbot.waitUntil(lambda: ("QFileSystemModel", "Computer", "") in asked.texts)
    folder = QFileInfo(str(tmp_path / "folder"))
    QFileIconProvider().type(folder)
    qapp.removeTranslator(asked)
    return asked


ALIKE = {"OK", "Computer", "Type", "QT_LAYOUT_DIRECTION"}
"""Words that are the same in another language, and texts that are no word."""


def in_english(texts: Iterable[tuple[str, str, str]]) -> set[str]:
    """Those texts of Qt that nobody has translated, keys left aside."""
    return {
        source
        for context, source, comment in texts
        if translate(context, source, comment) == source
        and source not in ALIKE
        and not (context == "QShortcut" or source.startswith("Alt+"))
    }


@pytest.mark.parametrize("code", ["it", "fr", "zh_TW", "zh_CN"])
def test_the_dialog_for_files_is_in_one_language(
    languages: Languages, asked_by_file_dialog: Asked, code: str
) -> None:
    languages.install(code)
    assert not in_english(asked_by_file_dialog.texts)


def test_a_text_left_in_english_is_found(languages: Languages, asked_by_file_dialog: Asked) -> None:
    """The negative control of the test above."""
    languages.install("en")
    found = in_english(asked_by_file_dialog.texts)
    assert {source for _, source in UNTRANSLATED_BY_QT} <= found
    assert len(found) > 20


@pytest.mark.parametrize(
    ("code", "name"),
    [("it", "it_IT"), ("zh_TW", "zh_TW"), ("zh_CN", "zh_CN"), ("en", "en_US"), ("xx", "en_US")],
)
def test_numbers_and_lists_follow(languages: Languages, code: str, name: str) -> None:
    languages.install(code)
    assert QLocale().name() == name


@pytest.mark.parametrize(
    ("desktop", "code", "name"),
    [
        ("en_GB", "en", "en_GB"),
        ("fr_CH", "fr", "fr_CH"),
        ("zh_HK", "zh_TW", "zh_HK"),
        ("zh_HK", "zh_CN", "zh_CN"),
        ("en_GB", "it", "it_IT"),
        ("de_DE", "en", "en_US"),
        ("C", "en", "en_US"),
    ],
)
def test_dates_are_written_as_the_desktop_has_them_in_its_own_language(
    qapp: QApplication, compiled: Callable[[str], Path], desktop: str, code: str, name: str
) -> None:
    travelled = Languages(qapp, compiled, desktop=QLocale(desktop))
    travelled.install(code)
    assert QLocale().name() == name
    travelled.install("it")
    assert QLocale().name() == "it_IT"
    travelled.install("en")


def test_nothing_is_left_installed_while_somebody_holds_the_languages(
    qapp: QApplication, compiled: Callable[[str], Path]
) -> None:
    """Else later tests have English plurals or not, depending on garbage collection."""
    many = partial(translate, "Victory", "You win by %n point(s).", "", 2)
    before = many()
    with spoken(qapp, compiled) as held:
        held.install("en")
        assert many() == "You win by 2 points."
    assert many() == before == "You win by 2 point(s)."
    assert held.offered


def test_english_plurals_are_right(languages: Languages) -> None:
    languages.install("en")
    one, two = (
        translate("Chronicle", "{player} scores %n point(s) in {province}.", "", n) for n in (1, 2)
    )
    assert "1 point " in one
    assert "2 points " in two


def test_a_code_that_is_not_offered_gets_the_one_that_fits(languages: Languages) -> None:
    languages.install("zh_HK")
    assert languages.current == "zh_TW"
    languages.install("de")
    assert languages.current == "en"


def test_an_update_in_place_garbles_nothing(
    qapp: QApplication, compiled: Callable[[str], Path], tmp_path: Path
) -> None:
    file = tmp_path / "it.qm"
    file.write_bytes(compiled("it").read_bytes())
    running = Languages(qapp, lambda _code: file)
    running.install("it")
    size = file.stat().st_size
    with file.open("r+b") as replaced:
        replaced.write(bytes(size))
    gc.collect()
    assert translate("Card", "Warrior") == "Guerriero"
    running.install("it")
    assert translate("Card", "Warrior") == "Warrior"
    running.install("en")


def test_the_last_texts_are_read_before_their_memory_is_freed(
    compiled: Callable[[str], Path],
) -> None:
    """In a process of its own, which a translator without its content would end."""
    run = subprocess.run(
        [sys.executable, "-c", LET_GO, str(compiled("it"))],
        check=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONMALLOC": "debug"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert run.stdout.split() == ["Guerriero", "Warrior"]


def test_without_a_compiled_file_the_program_speaks_english(qapp: QApplication) -> None:
    alone = Languages(qapp, lambda code: Path(f"/nowhere/{code}.qm"))
    alone.install("it")
    assert translate("Card", "Warrior") == "Warrior"
    alone.install("en")


def test_the_desktop_is_asked(languages: Languages) -> None:
    languages.install("fr")
    languages.install_for_desktop()
    assert languages.current == fitting_language(QLocale.system().uiLanguages()).code


@pytest.mark.parametrize(
    ("desktop", "code"), [("zh_HK", "zh_TW"), ("zh_SG", "zh_CN"), ("fr_CH", "fr"), ("de_DE", "en")]
)
def test_data_have_the_names_of_the_language_in_every_territory(
    languages: Languages, compiled: Callable[[str], Path], desktop: str, code: str
) -> None:
    application = QCoreApplication.instance()
    assert application is not None
    travelled = Languages(application, compiled, desktop=QLocale(desktop))
    travelled.install(code)
    assert current_language() == code
    travelled.install("en")
