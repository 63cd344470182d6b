"""How the things to build, the goods and the edicts share the width of the tray."""

import pytest
from PySide6.QtWidgets import QHBoxLayout
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.table.tray.build_row import BuildButton
from changcheng_qt.ui.panels.words import ElidedWords
from changcheng_qt.ui.tray.player_tray import PlayerTray
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.table.corner import Corner, due, found
from tests.ui.shop import settle


@pytest.fixture
def corner(qtbot: QtBot) -> Corner:
    made = Corner(found(due(Stage.BUILDING)), 0)
    qtbot.addWidget(made.window)
    return made


def measure_the_form_before(patch: pytest.MonkeyPatch) -> None:
    fit = PlayerTray.fit_pieces

    def fit_late(tray: PlayerTray, cards: int, least: float) -> int:
        pieces = tray.findChildren(BuildButton)
        forms = [piece.sizeHint() for piece in pieces]
        width = fit(tray, cards, least)
        for piece, before in zip(pieces, forms, strict=True):
            piece.setFixedWidth(piece.width() * piece.sizeHint().width() // before.width())
        return width

    patch.setattr(PlayerTray, "fit_pieces", fit_late)


@with_and_without(measure_the_form_before)
def test_a_tray_that_was_low_before_shares_its_width_like_any_other(
    corner: Corner, fault: Fault | None
) -> None:
    """As right after the start: the goods were narrower until the next change of size."""
    tray = corner.tray
    usual = [piece.width() for piece in tray.pieces.values()]
    with planted(fault):
        tray.resize(966, 90)
        assert tray.is_slim
        tray.resize(966, 164)
        assert [piece.width() for piece in tray.pieces.values()] == usual


def test_the_number_of_cards_is_nearer_to_its_title_than_to_the_next_one(corner: Corner) -> None:
    tray = corner.tray
    titles = {title.text(): title.geometry() for title in tray.findChildren(ElidedWords)}
    count = tray.card_count.geometry()
    before = count.left() - titles["Your goods"].right()
    assert before > 0
    assert 3 * before < titles["Edicts"].left() - count.right()


def wait_for_the_next_frame(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(QHBoxLayout, "activate", lambda _: False)


@with_and_without(wait_for_the_next_frame)
def test_the_first_frame_after_a_change_of_size_has_the_new_form(
    corner: Corner, fault: Fault | None
) -> None:
    """The goods of a new table were over the things to build, and cut at the foot."""
    tray = corner.tray
    with planted(fault):
        tray.resize(966, 90)
        settle()
        tray.resize(966, 164)
        now = [one.geometry() for one in (*tray.pieces.values(), tray.goods, tray.edicts)]
        settle()
        then = [one.geometry() for one in (*tray.pieces.values(), tray.goods, tray.edicts)]
        assert now == then
