"""Compiling while the window is open: at once where it was done, else with one line and no more."""

import io
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import checkout
import compile_beside
import environment
import native
import play
from changcheng_qt.app.workers import compiled_form
from environment import Stamp


@pytest.fixture(autouse=True)
def letter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The letter, in a checkout in which nothing is compiled."""
    monkeypatch.setattr(checkout, "ROOT", tmp_path)
    monkeypatch.setattr(native, "BUILT", tmp_path / "native")
    monkeypatch.setattr(native, "fingerprint", lambda: "print")
    monkeypatch.setattr(native, "missing_packages", list)
    monkeypatch.setattr(native, "compile_into", lambda made, *_: made.mkdir())
    monkeypatch.setattr(compile_beside, "compiler", lambda _: Path(sys.executable))
    monkeypatch.setattr(time, "sleep", lambda _: None)
    monkeypatch.setattr(os, "nice", lambda _: 19)
    return tmp_path / "letter"


def test_an_earlier_compilation_is_reported_at_once(
    letter: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(time, "sleep", lambda _: pytest.fail("waits"))
    (native.BUILT / "print").mkdir(parents=True)
    assert compile_beside.main([str(letter)]) == 0
    assert letter.read_text("utf-8") == str(native.BUILT / "print")
    assert capsys.readouterr().out == ""


def test_the_compilers_wait_for_the_window_and_give_way_to_it(
    letter: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[object] = []
    monkeypatch.setattr(time, "sleep", done.append)
    monkeypatch.setattr(os, "nice", done.append)
    assert compile_beside.main([str(letter)]) == 0
    assert done == [compile_beside.DELAY, 19]
    assert Path(letter.read_text("utf-8")).is_dir()
    assert capsys.readouterr().out.count("\n") == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is looked for on Linux only")
def test_without_a_compiler_one_line_says_so(
    letter: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(native, "missing_packages", lambda: ["gcc", "libc6-dev"])
    assert compile_beside.main([str(letter)]) == 1
    told = capsys.readouterr()
    assert told.out.startswith("The bots run as plain Python, without gcc and libc6-dev")
    assert (told.out.count("\n"), told.err) == (1, "")
    assert not letter.exists()


@pytest.mark.parametrize("fault", ["compiler", "compile_into"])
def test_a_failure_is_one_line_that_names_the_log(
    fault: str, letter: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise checkout.CannotContinue("A page of errors")

    monkeypatch.setattr(compile_beside if fault == "compiler" else native, fault, fail)
    assert compile_beside.main([str(letter)]) == 1
    told = capsys.readouterr()
    assert told.out.splitlines()[1:] == [
        f"The bots run as plain Python: compiling them has failed (see {Path('native/log.txt')})."
    ]
    assert told.err == ""
    assert not letter.exists()
    assert not (native.BUILT / "print").exists()


@pytest.mark.parametrize("tools", [True, False])
def test_the_compiler_is_the_developers_or_one_of_its_own(
    tools: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    ran: list[tuple[str, ...]] = []

    def run(*words: object, output: object) -> int:
        ran.append(tuple(map(str, words)))
        return 0

    monkeypatch.setattr(checkout, "run", run)
    monkeypatch.setattr(checkout, "ENVIRONMENT", tmp_path)
    monkeypatch.setattr(checkout, "TOOLS", tmp_path / "tools")
    monkeypatch.setattr(environment, "works", lambda _: False)
    Stamp("source", tools).write(tmp_path)
    python = compile_beside.compiler(io.BytesIO())
    if tools:
        assert (str(python), ran) == (sys.executable, [])
    else:
        assert python == checkout.python_in(tmp_path / "tools")
        (*make, where), install = ran
        assert (make[1:3], where) == (["-m", "venv"], str(tmp_path / "tools"))
        assert install[0] == str(python)
        assert [word.split(">")[0] for word in install[-2:]] == ["mypy[mypyc]", "setuptools"]


def test_the_window_knows_the_letter_and_the_compilers_end_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def start(command: list[object], **more: object) -> "subprocess.Popen[bytes]":
        assert Path(str(command[1])) == Path(compile_beside.__file__)
        endless = [sys.executable, "-c", "import time; time.sleep(600)"]
        started.append(popen(endless, start_new_session=bool(more["start_new_session"])))
        return started[0]

    monkeypatch.setattr(subprocess, "Popen", start)
    with play.compiling_beside(Path(sys.executable)) as variables:
        assert play.LETTER == compiled_form.LETTER
        place = Path(variables[play.LETTER]).parent
        assert place.is_dir()
        assert started[0].poll() is None
    assert started[0].poll() is not None
    assert not place.exists()
