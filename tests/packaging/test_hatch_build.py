"""The build hook: translations are compiled, and a wheel carries those that are real languages."""

from pathlib import Path
from typing import Any

import pytest

from hatch_build import TranslationsHook

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


def built(translations: Path, target: str, version: str) -> dict[str, str]:
    """What the hook adds to a build, from source to place in the wheel."""
    root = str(translations.parent)
    unused: Any = None
    hook = TranslationsHook(root, {}, unused, unused, root, target)
    additions: dict[str, Any] = {"force_include": {}}
    hook.initialize(version, additions)
    included: dict[str, str] = additions["force_include"]
    return included


def test_a_wheel_carries_the_compiled_languages(translations: Path) -> None:
    included = built(translations, "wheel", "standard")
    compiled = translations / "changcheng_it.qm"
    assert included == {str(compiled): "changcheng_qt/_data/translations/changcheng_it.qm"}
    assert compiled.is_file()


def test_an_editable_install_finds_them_beside_their_sources(translations: Path) -> None:
    assert built(translations, "wheel", "editable") == {}
    assert (translations / "changcheng_it.qm").is_file()


def test_a_source_archive_is_left_alone(translations: Path) -> None:
    assert built(translations, "sdist", "standard") == {}
    assert not (translations / "changcheng_it.qm").exists()
