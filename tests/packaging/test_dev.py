"""The dispatcher: every command it names exists, and one that cannot run says why in a sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev
import environment
import play
import supported
from checkout import ROOT, CannotContinue


@pytest.mark.parametrize("name", dev.COMMANDS)
def test_every_command_has_something_to_run(name: str) -> None:
    words, _, text = dev.COMMANDS[name]
    assert text
    assert words[0] == "-m" or (ROOT / words[0]).is_file()


@pytest.mark.parametrize("name", ["play", *dev.COMMANDS])
def test_the_usage_names_every_command(name: str) -> None:
    assert f"\n  {name} " in dev.usage()


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["pley"]) == 2
    assert "Unknown command: pley" in capsys.readouterr().err


def test_commands_get_their_options(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def run_inside(words: list[str], _: object) -> int:
        ran.append(words)
        return 0

    monkeypatch.setattr(environment, "run_inside", run_inside)
    assert dev.main(["gallery", "pictures", "--lang", "fr"]) == 0
    assert ran == [["packaging/gallery.py", "pictures", "--lang", "fr"]]


def test_a_reason_not_to_continue_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_: list[str]) -> int:
        raise CannotContinue("The disk is full.")

    monkeypatch.setattr(play, "main", refuse)
    assert dev.main(["play"]) == 1
    assert capsys.readouterr().err == "\nThe disk is full.\n"


def test_a_python_that_does_not_fit_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(supported, "another_python", lambda: None)
    assert dev.with_another_python(["play"]) == 1
    assert "needs Python 3.11 to 3.13; this is 3." in capsys.readouterr().err


def test_a_python_that_fits_takes_over(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(supported, "another_python", lambda: "/usr/bin/python3.13")
    monkeypatch.setattr(os, "execv", lambda _, words: ran.append(words))
    dev.with_another_python(["play", "--out", "x"])
    assert ran == [["/usr/bin/python3.13", dev.__file__, "play", "--out", "x"]]


def test_the_commands_need_nothing_but_python(tmp_path: Path) -> None:
    """Without site-packages, as on a new machine."""
    command = [sys.executable, "-E", "-s", "-S", str(ROOT / "packaging" / "dev.py"), "--help"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert result.returncode == 0
    assert result.stdout == f"{dev.usage()}\n"


@pytest.mark.parametrize("module", ["play", "environment", "checks"])
def test_modules_before_the_environment_need_nothing_but_python(module: str) -> None:
    code = f"import sys; sys.path.insert(0, 'packaging'); import {module}"
    command = [sys.executable, "-I", "-S", "-c", code]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0
