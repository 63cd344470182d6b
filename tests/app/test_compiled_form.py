"""The compiled form is taken over between two games: whole, or not at all."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import native
from changcheng_qt.app.workers import compiled_form
from checkout import ROOT, CannotContinue

FORMS = """
import json, sys
from multiprocessing import get_context
from changcheng_qt.app.workers.compiled_form import take_over
from changcheng_qt.bots import is_compiled, usual_nodes
from tests.app.faulty_minds import telling_form

def form():
    here, there = get_context("spawn").Pipe()
    process = get_context("spawn").Process(target=telling_form, args=(there,))
    process.start()
    told = here.recv()
    process.join()
    return [is_compiled(), usual_nodes("strong"), told]

{planted}
before = form()
take_over()
print(json.dumps([before, form(), "changcheng_qt.bots.search" in sys.modules]))
"""
PLAIN, COMPILED = [False, 100, False], [True, 2000, True]


def forms(letter: Path, planted: str = "") -> object:
    """The form of a program and of a process that it starts, its nodes, before and after it takes
    over the modules that a letter names; whether it has imported the search itself.
    """
    environ = {**os.environ, compiled_form.LETTER: str(letter), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", FORMS.format(planted=planted)]
    result = subprocess.run(
        command, cwd=ROOT, env=environ, capture_output=True, text=True, check=True
    )
    return json.loads(result.stdout)


@pytest.fixture(scope="module")
def letter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A letter that names the compiled modules."""
    if native.FORM in os.environ:
        pytest.skip("this run is on compiled modules already")
    try:
        folder = native.build()
    except CannotContinue as reason:
        pytest.skip(str(reason))
    path = tmp_path_factory.mktemp("form") / "letter"
    path.write_text(str(folder), encoding="utf-8")
    return path


def test_the_program_and_the_processes_that_it_starts_are_compiled_from_then_on(
    letter: Path,
) -> None:
    assert forms(letter) == [PLAIN, COMPILED, False]


def test_without_a_letter_all_stays_plain(letter: Path) -> None:
    assert forms(letter.with_name("none")) == [PLAIN, PLAIN, False]


def test_a_program_that_has_imported_the_search_keeps_its_form(letter: Path) -> None:
    """Plain and compiled modules cannot be mixed."""
    assert forms(letter, "import changcheng_qt.bots.search") == [PLAIN, PLAIN, True]


def test_a_program_that_was_not_started_by_play_knows_no_letter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(compiled_form.LETTER, raising=False)
    before = [*sys.meta_path]
    compiled_form.take_over()
    assert sys.meta_path == before
