"""The build hook: translations are compiled, and a wheel carries those that are real languages."""

from pathlib import Path
from typing import Any

import pytest

import hatch_build
from hatch_build import PackageHook

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS><TS version="2.1" language="it_IT"><context><name>Wall</name>
<message><source>Wall</source><translation>Muro</translation></message></context></TS>
"""


@pytest.fixture
def translations(tmp_path: Path) -> Path:
    folder = tmp_path / "translations"
    folder.mkdir()
    for language in ("it", "xx"):
        (folder / f"changcheng_{language}.ts").write_text(TS, encoding="utf-8")
    return folder


@pytest.fixture(autouse=True)
def nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in (hatch_build.COMPILED, hatch_build.TAG):
        monkeypatch.delenv(variable, raising=False)


def hooked(translations: Path, target: str, version: str) -> dict[str, Any]:
    """The values that the hook passes to a build."""
    root = str(translations.parent)
    unused: Any = None
    hook = PackageHook(root, {}, unused, unused, root, target)
    additions: dict[str, Any] = {"force_include": {}}
    hook.initialize(version, additions)
    return additions


def built(translations: Path, target: str, version: str) -> dict[str, str]:
    """The files that the hook adds to a build, from source to place in the wheel."""
    included: dict[str, str] = hooked(translations, target, version)["force_include"]
    return included


def test_a_wheel_carries_the_compiled_languages(translations: Path) -> None:
    included = built(translations, "wheel", "standard")
    compiled = translations / "changcheng_it.qm"
    assert included == {str(compiled): "changcheng_qt/_data/translations/changcheng_it.qm"}
    assert compiled.is_file()


@pytest.mark.parametrize("tag", ["", "cp311-cp311-manylinux_2_17_x86_64"])
def test_a_wheel_with_compiled_modules_tells_where_it_runs(
    tag: str, translations: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pure = hooked(translations, "wheel", "standard")
    assert not {"pure_python", "tag", "infer_tag"} & set(pure)
    folder = tmp_path / "compiled"
    library = folder / "changcheng_qt" / "bots" / "search.so"
    library.parent.mkdir(parents=True)
    library.touch()
    (folder / "sitecustomize.py").touch()
    monkeypatch.setenv(hatch_build.COMPILED, str(folder))
    monkeypatch.setenv(hatch_build.TAG, tag)
    told = hooked(translations, "wheel", "standard")
    assert told["force_include"].pop(str(library)) == "changcheng_qt/bots/search.so"
    assert told["force_include"] == pure["force_include"]
    assert not told["pure_python"]
    assert (told.get("tag", ""), told.get("infer_tag", False)) == (tag, not tag)


def test_an_editable_install_finds_them_next_to_their_sources(translations: Path) -> None:
    assert built(translations, "wheel", "editable") == {}
    assert (translations / "changcheng_it.qm").is_file()


def test_a_source_archive_is_left_alone(translations: Path) -> None:
    assert built(translations, "sdist", "standard") == {}
    assert not (translations / "changcheng_it.qm").exists()
