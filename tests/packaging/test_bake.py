"""Baking: each kind has a module that does it, and only landscapes are baked one by one."""

from importlib import import_module

import pytest

import bake
from titles.changcheng import landscapes


@pytest.mark.parametrize("kind", bake.MAKERS)
def test_every_kind_has_a_module_that_bakes_it(kind: str) -> None:
    assert callable(import_module(bake.MAKERS[kind]).main)


def test_landscapes_are_baked_by_their_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def paint(codes: list[str]) -> int:
        asked.append(codes)
        return 1

    monkeypatch.setattr(landscapes, "main", paint)
    assert bake.main(["changcheng/landscapes", "1A", "4B"]) == 1
    assert bake.main(["changcheng/landscapes"]) == 1
    assert asked == [["1A", "4B"], []]


@pytest.mark.parametrize("words", [["icons", "1A"], ["lions"], []])
def test_a_name_that_cannot_be_baked_is_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        bake.main(words)
    assert left.value.code == 2
    assert capsys.readouterr().err
