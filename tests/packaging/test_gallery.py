"""The gallery: a picture for every screen, a sheet of all, and no silence about a broken one."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

import gallery
from screens.stage import Stage, contact_sheet


def red(stage: Stage) -> QWidget:
    widget = QWidget()
    widget.setStyleSheet("background: #c00000")
    return widget


def broken(stage: Stage) -> QWidget:
    raise LookupError(stage.language)


@pytest.fixture
def stage(qapp: QApplication) -> Stage:
    return Stage(qapp, QSize(120, 80), "dark", "fr")


def test_every_screen_becomes_a_picture_of_the_asked_size(stage: Stage, tmp_path: Path) -> None:
    assert gallery.render({"first": red, "second": red}, stage, tmp_path) == []
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"first.png", "second.png", gallery.SHEET}
    image = QImage(str(tmp_path / "first.png"))
    assert image.size() == stage.size
    assert image.pixelColor(60, 40) == QColor("#c00000")


def test_a_broken_screen_is_named_and_hides_no_other(
    stage: Stage, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert gallery.render({"broken": broken, "red": red}, stage, tmp_path) == ["broken"]
    assert "LookupError: fr" in capsys.readouterr().err
    assert (tmp_path / "red.png").is_file()
    assert not (tmp_path / "broken.png").exists()


def test_a_widget_that_deletes_itself_on_closing_is_no_accident(
    stage: Stage, tmp_path: Path
) -> None:
    def fleeting(stage: Stage) -> QWidget:
        widget = red(stage)
        widget.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return widget

    assert gallery.render({"fleeting": fleeting}, stage, tmp_path) == []


def test_only_the_chosen_screens_are_rendered() -> None:
    screens = {"first": red, "second": broken}
    assert gallery.chosen(screens, ["first"]) == {"first": red}
    assert gallery.chosen(screens, None) == screens
    with pytest.raises(KeyError):
        gallery.chosen(screens, ["third"])


def test_the_contact_sheet_grows_with_the_number_of_pictures(qapp: QApplication) -> None:
    pixmap = QPixmap(64, 40)
    pixmap.fill(QColor("red"))
    one, five = contact_sheet([("a", pixmap)]), contact_sheet([("a", pixmap)] * 5)
    assert five.width() > one.width()
    assert five.height() > one.height()
    assert one.toImage().pixelColor(200, 150) == QColor("red")


def test_the_command_line_is_read() -> None:
    words = ["pictures", "--only", "a", "--only", "b", "--size", "640x480", "--theme", "dark"]
    options = gallery.parse(words)
    assert options.only == ["a", "b"]
    assert options.size == QSize(640, 480)
    assert (options.theme, options.lang, options.scale) == ("dark", "en", 1.0)


@pytest.mark.parametrize("words", ["--lang xx --theme high_contrast", "--lang zh_TW"])
def test_every_language_and_theme_can_be_asked_for(words: str) -> None:
    assert gallery.parse(["pictures", *words.split()])


@pytest.mark.parametrize("words", ["--lang de", "--lang zh", "--theme system"])
def test_a_language_that_is_none_is_no_silent_english(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        gallery.parse(["pictures", *words.split()])
    assert "invalid choice" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["640", "0x480", "640x", "axb"])
def test_a_size_that_is_none_is_refused(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        gallery.parse(["pictures", "--size", text])
    assert "invalid size value" in capsys.readouterr().err
