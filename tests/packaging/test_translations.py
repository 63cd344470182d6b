"""The way of a text: collected, translated, stretched for the pseudo-language, compiled."""

import os
import re
from pathlib import Path

import pytest

import checkout
import compile_translations
import pseudo_language
import qm_files
import translate
from changcheng_qt.i18n.languages import LANGUAGES, PSEUDO

TEXT = "{player} gains %n point(s) in <b>{province}</b> & more"
TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context><name>Chronicle</name>
<message><source>Build a wall</source><translation>Costruisci un muro</translation></message>
<message><source>End turn</source><translation type="unfinished"></translation></message>
<message numerus="yes"><source>%n card(s)</source>
<translation><numerusform>%n carta</numerusform><numerusform>%n carte</numerusform></translation>
</message></context></TS>
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / compile_translations.MODEL).write_text(TS, encoding="utf-8")
    return tmp_path


KEPT = re.compile(r"\{\w+\}|</?b>|%n|&")


@pytest.mark.parametrize("text", ["OK", "End turn", TEXT, "A sentence of middling length, so."])
def test_a_stretched_text_is_longer_by_two_fifths_and_keeps_its_placeholders(text: str) -> None:
    stretched = pseudo_language.stretched(text)
    assert len(KEPT.sub("", stretched)) >= len(KEPT.sub("", text)) * 1.4
    assert KEPT.findall(stretched) == KEPT.findall(text)
    assert text not in stretched


def test_every_text_of_a_translation_gets_a_stretched_one() -> None:
    pseudo = pseudo_language.pseudo_translation(TS)
    assert "muro" not in pseudo
    assert "unfinished" not in pseudo
    assert pseudo.count("<numerusform>[%n çàrd(s)") == 2
    assert "<name>Chronicle</name>" in pseudo


def test_translations_are_compiled_once_and_again_when_changed(folder: Path) -> None:
    assert compile_translations.is_needed(folder)
    built = compile_translations.compile_all(folder)
    assert {path.name for path in built} == {"changcheng_it.qm", "changcheng_xx.qm"}
    assert not compile_translations.is_needed(folder)
    assert compile_translations.compile_all(folder) == []
    later = built[0].stat().st_mtime + 5
    os.utime(folder / compile_translations.MODEL, (later, later))
    assert compile_translations.is_needed(folder)


def test_a_broken_translation_is_named(folder: Path) -> None:
    (folder / "changcheng_fr.ts").write_text("<TS><context>", encoding="utf-8")
    with pytest.raises(qm_files.CompileError, match=r"changcheng_fr\.ts"):
        qm_files.compile_stale(folder)


def test_a_tool_that_is_not_there_is_named() -> None:
    with pytest.raises(qm_files.CompileError, match="No lrelease-of-old found"):
        qm_files.qt_tool("lrelease-of-old")


def test_unfinished_texts_are_found(folder: Path) -> None:
    assert translate.unfinished(folder / compile_translations.MODEL) == ["End turn"]


def test_one_list_of_languages_stands_in_three_places() -> None:
    """The languages translated, those in the folder, and those that the program offers."""
    files = checkout.TRANSLATIONS.glob("changcheng_*.ts")
    in_folder = {file.stem.removeprefix("changcheng_") for file in files}
    offered = {language.code for language in LANGUAGES}
    assert set(translate.LANGUAGES) == offered == in_folder - {PSEUDO.code}
    assert len(translate.LANGUAGES) == len(LANGUAGES) == len(offered)
