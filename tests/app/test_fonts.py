"""Fonts are read from their files while the program runs, and an update may come meanwhile.

Letters are painted in a process of its own: here all fonts are in long since.
"""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copy

import pytest
from PySide6.QtGui import QFontDatabase
from pytestqt.qtbot import QtBot

from changcheng_qt import assets
from changcheng_qt.app.opening import FIRST, install_first, install_others
from changcheng_qt.ui.looks.fonts import Script

LETTERS = """
import sys
from pathlib import Path
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter
from changcheng_qt.app.opening import install_others
from changcheng_qt.ui.looks.fonts import Script

application = QGuiApplication([])
file = Path(sys.argv[1])
install_others([file], Script.LATIN)

def painted(text):
    picture = QImage(300, 80, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    with QPainter(picture) as painter:
        font = QFont("Noto Sans CJK TC")
        font.setPixelSize(40)
        painter.setFont(font)
        painter.drawText(5, 60, text)
    return picture

painted("\u9577")
{update}
painted("\u57ce\u7687\u5e1d").save(sys.argv[2])
"""
NO_UPDATE = ""
AS_INSTALLERS_DO = """
new = file.with_suffix(".new")
new.write_bytes(bytes(file.stat().st_size))
new.replace(file)
"""
IN_PLACE = """
with file.open("r+b") as opened:
    opened.write(bytes(file.stat().st_size))
"""


def letters(update: str, folder: Path) -> bytes:
    """The picture of letters that are first painted after an update of their font's file."""
    file = Path(copy(next(f for f in assets.font_files() if "CJKtc" in f.stem), folder))
    picture = folder / "letters.png"
    code = LETTERS.format(update=update)
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", code, str(file), str(picture)]
    subprocess.run(command, check=True, env=environment)
    return picture.read_bytes()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows replaces no file that is open")
def test_an_update_while_the_program_runs_garbles_no_letter(tmp_path: Path) -> None:
    assert letters(AS_INSTALLERS_DO, tmp_path) == letters(NO_UPDATE, tmp_path)


def test_a_file_that_is_written_into_would_garble_them(tmp_path: Path) -> None:
    assert letters(IN_PLACE, tmp_path) != letters(NO_UPDATE, tmp_path)


@pytest.mark.parametrize("script", Script)
def test_every_font_is_installed_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, script: Script
) -> None:
    given: list[str] = []
    monkeypatch.setattr(QFontDatabase, "addApplicationFont", given.append)
    install_first(assets.font_files(), script)
    assert {Path(file).stem for file in given} == set(FIRST[script])
    install_others(assets.font_files(), script)
    assert sorted(given) == [str(file) for file in assets.font_files()]
