"""The plaque on the gate: it grows with the recap, and scrolls only if the window is full."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSize

from changcheng_qt.i18n.telling import Line
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.gate.gate import GatePanel
from changcheng_qt.ui.gate.plaque import WIDTH, Plaque
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.lines_view import LinesView
from changcheng_qt.ui.panels.story import StoryEntry
from screens.windows import load_fonts
from tests.planted import Fault, planted, with_and_without
from tests.ui.shop import Shop, settle


def plaque_of(shop: Shop) -> Plaque:
    found = shop.window.table.gate.findChild(Plaque)
    assert isinstance(found, Plaque)
    return found


@pytest.mark.parametrize("size", [QSize(800, 600), QSize(1280, 800), QSize(1920, 1080)])
def test_the_button_keeps_its_place_with_every_recap(shop: Shop, size: QSize) -> None:
    shop.window.resize(size)
    shop.play("hhb", GateReason.LOADED)
    settle()
    gate, plaque = shop.window.table.gate, plaque_of(shop)
    button = next(one for one in plaque.findChildren(Button) if one.words.startswith("I'm h0"))
    card = plaque.card
    assert card is not None
    places, heights = set(), set()
    for lines in (0, 1, 3, 11, 40):
        entry = StoryEntry(Line("What everybody saw of a turn of somebody else.", 0))
        gate.update_card(replace(card, recap=(entry,) * lines))
        settle()
        places.add(button.mapTo(gate, QPoint(0, 0)).y())
        heights.add(plaque.height())
        assert gate.rect().contains(plaque.geometry())
    assert len(places) == 1
    assert len(heights) > 1, "the plaque does grow"


def never_widen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("changcheng_qt.ui.gate.plaque._WIDEST", WIDTH)


@with_and_without(never_widen)
def test_four_turns_are_read_without_scrolling_at_twice_the_size(
    shop: Shop, fault: Fault | None
) -> None:
    load_fonts()
    with planted(fault):
        shop.window.resize(1024, 720)
        shop.appearance.choose_scale(2)
        shop.play("hhb", GateReason.LOADED)
        gate, plaque = shop.window.table.gate, plaque_of(shop)
        assert plaque.card is not None
        saw = "Luca built a house in Pengcheng (Lu); open cards taken: yellow and red."
        last = f"{saw} Lu is full: Mei scores 6, Luca 2, Claire 4."
        recap = tuple(StoryEntry(Line(text, 0)) for text in (saw, saw, saw, last))
        gate.update_card(replace(plaque.card, recap=recap, last_turns="Last turn."))
        settle()
        lines = plaque.findChild(LinesView)
        assert isinstance(lines, LinesView)
        assert lines.verticalScrollBar().maximum() == 0
        assert gate.rect().contains(plaque.geometry())


def keep_the_menu_away_from_the_edge(patch: pytest.MonkeyPatch) -> None:
    place = GatePanel._place_plaque  # noqa: SLF001

    def placed(gate: GatePanel) -> None:
        place(gate)
        gate.menu_button.move(gate.appearance.px(14), gate.appearance.px(36))

    patch.setattr(GatePanel, "_place_plaque", placed)


@with_and_without(keep_the_menu_away_from_the_edge)
def test_a_wide_plaque_leaves_the_menu_free_at_twice_the_size(
    shop: Shop, fault: Fault | None
) -> None:
    with planted(fault):
        shop.window.resize(1280, 800)
        shop.appearance.choose_scale(2)
        shop.play("hhb", GateReason.LOADED)
        gate, plaque = shop.window.table.gate, plaque_of(shop)
        assert plaque.card is not None
        entry = StoryEntry(Line("What everybody saw of a turn of somebody else.", 0))
        gate.update_card(replace(plaque.card, recap=(entry,) * 40))
        settle()
        assert not plaque.geometry().intersects(gate.menu_button.geometry())
