"""A rulebook of the toy title, and a page that shows it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.rulebook.page import RulebookPage
from tests.toy.book import ToyBook, lay_book
from tests.toy.table import ToyTitle
from tests.ui.shop import Shop, open_shop, settle


@pytest.fixture
def toy_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the toy title, with its book."""
    folder = tmp_path / "toy"
    lay_book(folder)
    monkeypatch.setattr("changcheng_qt.assets.title_folder", lambda _: folder)
    monkeypatch.setattr(ToyTitle, "book", ToyBook())
    return folder


@pytest.fixture
def page(qtbot: QtBot, toy_folder: Path) -> RulebookPage:
    """A wide page of the toy title's rulebook."""
    shown = RulebookPage(ToyTitle(), Appearance(), lambda book: book, None)
    qtbot.addWidget(shown)
    shown.resize(900, 500)
    shown.show()
    settle()
    return shown


@pytest.fixture
def book_shop(qtbot: QtBot, toy_folder: Path) -> Iterator[Shop]:
    """The window of the program around a toy game that has a rulebook."""
    with open_shop() as made:
        yield made
