"""The self-check of a package: it passes where all is there, and names all that is missing."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest
from PySide6.QtCore import QLibraryInfo, QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt import __version__, assets
from changcheng_qt.app.paths import user_folders
from changcheng_qt.app.self_check import parts
from changcheng_qt.app.self_check.tour import Tour, tables
from changcheng_qt.net import extra
from changcheng_qt.net.within import Within
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.titles import TITLES
from tests.app.conftest import Build
from tests.app.test_no_network import WATCHED
from tests.patience import SECONDS

RUN_WITH = """
import sys
from pathlib import Path
from changcheng_qt import assets
{}
from changcheng_qt.__main__ import main
sys.exit(main(["--smoke"]))
"""


def smoke(change: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the self-check in a process of its own, with something changed before."""
    return subprocess.run(
        [sys.executable, "-c", RUN_WITH.format(change)],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        env={**os.environ, **variables},
    )


def led(tour: Tour, qtbot: QtBot) -> list[str]:
    """Go the whole way; return the faults."""
    with qtbot.waitSignal(tour.ended):
        tour.begin()
    return tour.faults


class TestTheWhole:
    def test_all_is_there_and_neither_network_nor_folders_of_the_user_are_touched(self) -> None:
        own = user_folders()
        done = smoke(WATCHED)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == f"changcheng-qt {__version__}, all there\n"
        assert not own.config.exists()
        assert not own.games.exists()

    @pytest.mark.parametrize(
        ("change", "told"),
        [
            (
                "assets.title_folder = lambda title: Path('nowhere')",
                "missing file of changcheng: board-1.json",
            ),
            ("sys.modules['PySide6.QtNetwork'] = None", "missing part of the program: import of "),
            (
                "from changcheng_qt.app.workers import bot_worker as worker;"
                " worker.serve.__qualname__ = 'gone'",
                "the program fails: PicklingError",
            ),
        ],
    )
    def test_each_fault_is_named_and_sets_the_exit_code(self, change: str, told: str) -> None:
        done = smoke(change)
        assert done.returncode == 1
        assert f"wrong: {told}" in done.stdout

    def test_a_part_of_qt_that_cannot_be_loaded_does_not_kill_it(self) -> None:
        done = smoke(QT_QPA_PLATFORM="nowhere")
        assert done.returncode == 1
        assert "wrong: missing part of Qt: platforms/qnowhere: " in done.stdout


class TestCompiledModules:
    """A package that lists modules as compiled is not all there if one of them is plain."""

    LIST = (
        "Path({0!r}).write_text('{1}');"
        "from changcheng_qt import assets; assets.compiled_list = lambda: Path({0!r})"
    )

    def test_each_is_named(self, tmp_path: Path) -> None:
        listed = "PySide6.QtCore changcheng_qt.bots.search changcheng_qt.gone"
        done = smoke(self.LIST.format(str(tmp_path / "list"), listed))
        assert done.returncode == 1
        assert "wrong: not compiled: changcheng_qt.bots.search" in done.stdout
        assert "wrong: missing compiled module: changcheng_qt.gone: No module" in done.stdout

    def test_a_checkout_has_none(self) -> None:
        assert parts.plain_modules() == []

    def test_a_bundle_has_some(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setattr(sys, "frozen", True, raising=False)
        assert parts.plain_modules() == ["missing list of compiled modules: compiled.txt"]
        (tmp_path / "list").write_text("PySide6.QtCore")
        monkeypatch.setattr(assets, "compiled_list", lambda: tmp_path / "list")
        assert parts.plain_modules() == []


class TestFiles:
    """Each list of names is that of the files that there are, and each missing one is named."""

    def test_nothing_is_missing_here(self, qapp: QApplication) -> None:
        assert parts.unreadable_files() == []
        assert parts.unloadable_plugins() == []

    def test_no_file_is_left_out(self) -> None:
        assert sorted(parts.FONTS) == [file.name for file in assets.font_files()]
        for title in TITLES:
            folder = assets.title_folder(title.name)
            there = (file for file in folder.rglob("*") if file.is_file())
            assert sorted(title.files) == sorted(
                file.relative_to(folder).as_posix() for file in there
            )

    def test_a_missing_font(self, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
        name = "ChangchengSans-Italic.otf"
        some = tuple(file for file in assets.font_files() if file.name != name)
        monkeypatch.setattr(assets, "font_files", lambda: some)
        assert parts.unreadable_files() == [f"missing font: {name}"]

    @pytest.fixture
    def folder(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
        """A copy of the files of Chang Cheng, which the program finds instead of them."""
        copied = copytree(assets.title_folder("changcheng"), tmp_path / "copied")
        folder_of = assets.title_folder
        monkeypatch.setattr(
            assets,
            "title_folder",
            lambda title: copied if title == "changcheng" else folder_of(title),
        )
        return copied

    def test_a_damaged_picture(self, qapp: QApplication, folder: Path) -> None:
        damaged = folder / "art" / "landscape-3B.webp"
        damaged.write_bytes(damaged.read_bytes()[:999])
        assert parts.unreadable_files() == ["missing file of changcheng: landscape-3B.webp"]

    def test_a_missing_board(self, qapp: QApplication, folder: Path) -> None:
        (folder / "boards" / "board-3.json").unlink()
        assert parts.unreadable_files() == ["missing file of changcheng: board-3.json"]

    def test_a_damaged_board(self, qapp: QApplication, folder: Path) -> None:
        (folder / "boards" / "board-2.json").write_text("{")
        (fault,) = parts.unreadable_files()
        assert fault.startswith("unusable file of changcheng: board-2.json")

    @pytest.mark.parametrize("content", [None, b"", b"RIFF but no sound"])
    def test_a_missing_or_damaged_sound(
        self,
        content: bytes | None,
        qapp: QApplication,
        monkeypatch: pytest.MonkeyPatch,
        tmp_path: Path,
    ) -> None:
        found = assets.sound_file
        if content is not None:
            (tmp_path / "gate.wav").write_bytes(content)
        monkeypatch.setattr(
            assets,
            "sound_file",
            lambda name: tmp_path / "gate.wav" if name == "gate" else found(name),
        )
        assert parts.unreadable_files() == ["missing sound: gate.wav"]

    def test_a_bundle_must_bring_what_plays_sounds(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "_miniaudio", None)
        assert parts.missing_modules() == []
        monkeypatch.setattr(sys, "frozen", True, raising=False)
        (fault,) = parts.missing_modules()
        assert fault.startswith("missing module: _miniaudio: ")
        monkeypatch.setattr(parts, "BROUGHT", ("wave",))
        assert parts.missing_modules() == []

    def test_missing_words_of_ours(
        self, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        found = assets.translation_file
        monkeypatch.setattr(
            assets, "translation_file", lambda code: found("none" if code == "fr" else code)
        )
        assert parts.unreadable_files() == ["missing translation: changcheng_none.qm"]

    def test_missing_words_and_plugins_of_qt(
        self, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setattr(QLibraryInfo, "path", lambda _: str(tmp_path))
        assert parts.unreadable_files() == [
            f"missing translation: qtbase_{code}.qm" for code in ("it", "fr", "zh_TW", "zh_CN")
        ]
        webp, offscreen = parts.unloadable_plugins()
        assert webp.startswith(f"missing part of Qt: {parts.WEBP}: ")
        assert offscreen.startswith("missing part of Qt: platforms/qoffscreen: ")

    @pytest.mark.skipif(sys.platform != "linux", reason="each system has windows of its own")
    def test_a_bundle_must_bring_every_way_to_the_screen(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setattr(QLibraryInfo, "path", lambda _: str(tmp_path))
        monkeypatch.setattr(sys, "frozen", True, raising=False)
        named = " ".join(parts.unloadable_plugins())
        for plugin in ("platforms/qxcb", "platforms/qwayland", "platforms/qoffscreen"):
            assert plugin in named


@pytest.mark.parametrize("is_carried", [True, False])
def test_a_table_goes_on_as_long_as_letters_come(
    is_carried: bool, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = QObject()
    way = tables(tmp_path, owner)
    _, has_begun = next(way)
    if is_carried:
        qtbot.waitUntil(has_begun)
        monkeypatch.setattr(Within, "post", lambda *_: None)
        _, is_told = next(way)
        qtbot.wait(100)
        assert not is_told()
    else:
        monkeypatch.setattr(Within, "_bring", lambda *_: None)
        qtbot.wait(100)
        assert not has_begun()


class TestTour:
    def test_it_leaves_a_game_that_went_on(
        self, program: Build, tmp_path: Path, qtbot: QtBot
    ) -> None:
        running = program(is_painted=True)
        assert led(Tour(running, tmp_path), qtbot) == []
        _, match = read_file(RealDisk(), tmp_path / "smoke.changcheng")
        assert running.session.match
        assert len(running.session.match.steps) > len(match.steps) > 0
        assert running.languages.current == "en"

    def test_a_language_that_is_not_spoken(
        self,
        program: Build,
        tmp_path: Path,
        qtbot: QtBot,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        running = program(is_painted=True)
        monkeypatch.setattr(running.languages, "_translation_file", lambda _: tmp_path / "none")
        told = ["missing translation: the window does not speak it"]
        assert led(Tour(running, tmp_path), qtbot) == told

    def test_a_game_that_cannot_be_saved(
        self, program: Build, tmp_path: Path, qtbot: QtBot
    ) -> None:
        nowhere = tmp_path / "nowhere"
        told = [f"the game cannot be saved as {nowhere / 'smoke.changcheng'}"]
        assert led(Tour(program(is_painted=True), nowhere), qtbot) == told

    def test_bots_that_cannot_think(self, program: Build, tmp_path: Path, qtbot: QtBot) -> None:
        running = program(is_painted=True)

        def fail(*_: object) -> int:
            QTimer.singleShot(0, lambda: running.runner.failed.emit(7))
            return 7

        running.runner.ask = fail  # type: ignore[assignment, method-assign]
        assert led(Tour(running, tmp_path), qtbot) == ["the bots' process does not answer"]

    def test_without_the_packages_for_it_nobody_sits_at_a_table(
        self, program: Build, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(extra.NEEDS, "no_such_module", "none")
        monkeypatch.setattr(Within, "post", lambda *_: None)
        assert led(Tour(program(is_painted=True), tmp_path), qtbot) == []

    def test_it_never_hangs(self, program: Build, tmp_path: Path, qtbot: QtBot) -> None:
        running = program(is_painted=True)
        running.runner.ask = lambda *_: 0  # type: ignore[method-assign]
        told = ["timed out waiting for turns of bots"]
        assert led(Tour(running, tmp_path, longest=1000), qtbot) == told
