"""The bar with everything larger than usual, and hands in a replay."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.riders.rules.commands import Accept
from changcheng_qt.titles.riders.rules.pieces import Good, total
from changcheng_qt.titles.riders.table.panels.bar import BreachPips
from changcheng_qt.titles.riders.table.scene import projection
from changcheng_qt.titles.riders.table.scene.scene import MapScene
from changcheng_qt.titles.riders.table.scene.setting import MapLooks
from changcheng_qt.titles.riders.table.tray.build_row import BuildButton
from changcheng_qt.titles.riders.table.tray.goods_row import GoodsCardRow
from changcheng_qt.titles.riders.table.widgets.goods_line import Line, LineButton
from changcheng_qt.titles.riders.words import places as place_names
from changcheng_qt.titles.riders.words.affording import Build
from changcheng_qt.ui.looks.appearance import Appearance, Looks
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.theme import LIGHT, SIX_SEATS
from tests.titles.riders.table.positions import empty, middle, seen


def test_breaches_are_one_pip_and_a_number_if_everything_is_larger(qtbot: QtBot) -> None:
    bar = QWidget()
    qtbot.addWidget(bar)
    widths = {}
    for scale in (1.0, 2.0):
        appearance = Appearance(Looks(scale=scale))
        pips = BreachPips(appearance, bar)
        pips.show_breaches(2, 7)
        widths[scale] = pips.sizeHint().width() / appearance.k
        shown = pips.grab().toImage()
        pips.show_breaches(3, 7)
        assert pips.grab().toImage() != shown
    assert widths[2.0] < widths[1.0] / 2


def test_a_hand_in_a_replay_is_a_stack_for_each_good(qtbot: QtBot) -> None:
    view, parent = seen(middle(), 0), QWidget()
    qtbot.addWidget(parent)
    hands = GoodsCardRow(Appearance(), SIX_SEATS["green"], parent)
    hand = view.hands[0]
    assert hand is not None
    stacks = [stack for stack in hands.known(view, 0) if stack is not None]
    assert stacks == [(good, hand[good]) for good in Good if hand[good]]
    assert sum(count for _, count in stacks) == total(hand)
    assert hands.known(view, 1) == (None,) * view.hand_counts[1]


def test_the_words_of_a_narrow_plate_are_whole(qtbot: QtBot) -> None:
    """At twice the size plates have no room next to their words."""
    appearance = Appearance(Looks(scale=2.0))
    row = QWidget()
    qtbot.addWidget(row)
    plate = LineButton(appearance, row)
    plate.show_line(Line(("Accept",), Accept()), is_possible=True)
    inside = plate.content_width - appearance.px(2 * 8)
    dark = []
    for width in (plate.content_width + 40, inside):
        plate.resize(width, plate.sizeHint().height())
        image, text = plate.grab().toImage(), appearance.colour("text").lightness()
        pixels = [image.pixelColor(x, y) for x in range(width) for y in range(image.height())]
        dark.append(sum(one.lightness() < text + 30 for one in pixels))
    assert dark[1] > 0.95 * dark[0] > 0


def test_a_tower_is_named_on_one_line_where_two_would_meet_the_count(qtbot: QtBot) -> None:
    appearance = Appearance(Looks(scale=2.0))
    tray = QWidget()
    qtbot.addWidget(tray)
    tower = BuildButton(appearance, Build.TOWER, SIX_SEATS["red"], tray)
    tower.resize(60, 156)
    assert len(tower.lines) == 1
    assert tower.name().partition(" ")[0] == "Tower"


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("language", ["en", "zh_TW"])
def test_names_of_passes_have_one_size(
    seats: int, language: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long each is."""
    for module in (projection, place_names):
        monkeypatch.setattr(module, "current_language", lambda: language)
    scene = MapScene(seen(empty(seats)), MapLooks(LIGHT, Script.LATIN, 1.6))
    figures = scene.position.figures.values()
    named = [one for one in figures if isinstance(one, projection.PassFigure)]
    assert len({scene.setting.art_of(one).bounds.height() for one in named}) == 1
