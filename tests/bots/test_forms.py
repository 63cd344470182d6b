"""The search has two forms, plain Python and native code; the tests run in both."""

import os
from importlib import import_module
from importlib.machinery import ExtensionFileLoader

import native
from changcheng_qt.bots import is_compiled


def test_the_search_has_the_form_that_was_asked_for() -> None:
    asked = native.FORM in os.environ
    assert is_compiled() == asked
    names = [native.name_of(module) for module in native.group()]
    assert "changcheng_qt.bots.search" in names
    for name in names:
        spec = import_module(name).__spec__
        assert spec
        assert isinstance(spec.loader, ExtensionFileLoader) == asked, name
