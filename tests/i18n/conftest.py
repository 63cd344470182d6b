"""Translations compiled once for all tests of this folder, and a program that speaks one."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

import compile_translations
from changcheng_qt.i18n.languages import Languages

TRANSLATIONS = Path(__file__).parents[2] / "translations"


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The path of the compiled translation into a language, the pseudo-language included."""
    folder = tmp_path_factory.mktemp("translations")
    for source in TRANSLATIONS.glob("changcheng_*.ts"):
        if source.stem != "changcheng_xx":
            shutil.copy(source, folder)
    compile_translations.compile_all(folder)
    return lambda code: folder / f"changcheng_{code}.qm"


@contextmanager
def spoken(application: QApplication, file: Callable[[str], Path]) -> Iterator[Languages]:
    """Offer languages; afterwards none is installed, not even English, however long the object
    lives, and the program counts and lists as before.
    """
    locale = QLocale()
    is_over = False
    offered = Languages(
        application, lambda code: Path("/nowhere") if is_over else file(code), with_pseudo=True
    )
    yield offered
    is_over = True
    offered.install("en")
    QLocale.setDefault(locale)


@pytest.fixture
def languages(qapp: QApplication, compiled: Callable[[str], Path]) -> Iterator[Languages]:
    """The languages of the test's program."""
    with spoken(qapp, compiled) as offered:
        yield offered


@pytest.fixture(params=["en", "it", "fr", "zh_TW", "zh_CN", "xx"])
def language(request: pytest.FixtureRequest, languages: Languages) -> str:
    """Each language in turn, installed."""
    code: str = request.param
    languages.install(code)
    return code
