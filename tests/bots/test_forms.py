"""The search has two forms, plain Python and native code; the tests run in both, and both choose
the same.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.machinery import ExtensionFileLoader

import pytest

import native
from changcheng_qt.bots import is_compiled
from checkout import ROOT, CannotContinue
from tests.effort import effort

POSITIONS = effort(sample=8, nightly=2000)
IS_COMPILED_RUN = native.FORM in os.environ


def test_the_search_has_the_form_that_was_asked_for() -> None:
    assert is_compiled() == IS_COMPILED_RUN
    names = [native.name_of(module) for module in native.group()]
    assert "changcheng_qt.bots.search" in names
    for name in names:
        spec = import_module(name).__spec__
        assert spec
        assert isinstance(spec.loader, ExtensionFileLoader) == IS_COMPILED_RUN, name


def chosen(variables: Mapping[str, str]) -> list[str]:
    """The choice of a Python with these variables, after a line that tells its form."""
    return subprocess.run(
        [sys.executable, "-m", "tests.bots.choices", str(POSITIONS)],
        cwd=ROOT,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()


@pytest.mark.skipif(IS_COMPILED_RUN, reason="once is enough")
def test_both_forms_choose_the_same_from_the_same_seed() -> None:
    try:
        folder = native.build()
    except CannotContinue as reason:
        pytest.skip(str(reason))
    form, *plain = chosen({})
    assert form == "plain"
    form, *compiled = chosen(native.variables(folder))
    assert form == "compiled"
    assert len(plain) == POSITIONS
    assert plain == compiled
