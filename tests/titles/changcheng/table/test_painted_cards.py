"""Card faces, backs and the marks over them."""

from functools import partial
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter
from pytestqt.qtbot import QtBot

from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.table.painting import cards
from changcheng_qt.titles.changcheng.table.painting.card_backs import (
    paint_card_back,
    paint_emperor_card,
    paint_emperor_pip,
)
from changcheng_qt.titles.changcheng.table.painting.cards import (
    SMALL_CARD,
    paint_action_card,
    paint_event_card,
    paint_slot_label,
    paint_void_stamp,
    paint_wordless_slot,
)
from changcheng_qt.titles.changcheng.table.painting.seat_colours import SEAT_COLOURS
from changcheng_qt.ui.looks.fonts import Script
from changcheng_qt.ui.looks.theme import SeatColours
from changcheng_qt.ui.painting.card_marks import paint_card_veil, paint_chosen_frame
from tests.ui.canvas import Canvas, Paint, canvas

RED, GREEN = SEAT_COLOURS["red"], SEAT_COLOURS["green"]
FULL = QRectF(-42, -60, 84, 120)
SMALL = QRectF(-25, -36, 50, 72)
ROOM = QRectF(-60, -80, 120, 160)
CORNER = QRectF(2, 20, 36, 38)


def test_letters_on_a_card_are_as_high_as_wanted_while_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sizes: list[int] = []

    def note(_: QPainter, __: QRectF, ___: str, font: QFont, *____: object) -> None:
        sizes.append(font.pixelSize())

    monkeypatch.setattr(cards, "paint_fitted_text", note)
    for least in (0.0, 10.0, 15.0, 40.0):
        name = partial(
            cards.paint_card_name, rect=FULL, name="Name", script=Script.LATIN, least=least
        )
        canvas(name)
    assert sizes == [13, 13, 15, 16]
    for least in (0.0, 13.0, 40.0):
        label = partial(
            cards.paint_slot_label,
            rect=FULL,
            label="used",
            script=Script.LATIN,
            colour="#000000",
            least=least,
        )
        canvas(label)
    assert sizes[4:] == [12, 13, 16]


def changed(card: ActionCard, least: float, spared: QRectF | None = None) -> int:
    """How many pixels of a card a wish for higher figures changes, apart from those of a room."""

    def paint(painter: QPainter, least: float) -> None:
        cards.paint_wordless_card(painter, FULL, card, RED, least)
        if spared:
            painter.eraseRect(spared)

    return canvas(partial(paint, least=0.0), ROOM).differing(
        canvas(partial(paint, least=least), ROOM)
    )


@pytest.mark.parametrize("card", ActionCard)
def test_figures_on_a_card_grow_in_their_room_while_there_is_some(card: ActionCard) -> None:
    """They were as small at twice the size as otherwise."""
    assert changed(card, 12.0) == 0
    assert changed(card, 14.0) > 50
    assert changed(card, 40.0, QRectF(-40, 38.5, 80, 20)) == 0
    assert changed(card, 40.0) == changed(card, 15.0)


def face(
    card: ActionCard, colours: SeatColours = RED, name: str = "Name", rect: QRectF = FULL
) -> Canvas:
    return canvas(
        lambda painter: paint_action_card(painter, rect, card, colours, name, Script.LATIN), ROOM
    )


def event(card: EventCard, name: str = "Name", rect: QRectF = FULL) -> Canvas:
    return canvas(lambda p: paint_event_card(p, rect, card, name, Script.LATIN), ROOM)


def back(colours: SeatColours, *, own: bool = False, rect: QRectF = FULL) -> Canvas:
    return canvas(lambda painter: paint_card_back(painter, rect, colours, own=own), ROOM)


@pytest.mark.parametrize("rect", [FULL, SMALL], ids=["full", "small"])
def test_every_card_can_be_told_from_every_other(qtbot: QtBot, rect: QRectF) -> None:
    faces = [face(card, rect=rect) for card in ActionCard]
    events = [event(card, rect=rect) for card in EventCard]
    assert all(a.differing(b) > 1000 for a, b in combinations([*faces, *events], 2))
    assert faces[0].differing(face(ActionCard.WARRIOR, rect=rect)) == 0


@pytest.mark.parametrize("seat", ["red", "green", "blue", "violet"])
def test_a_face_shows_its_owner(qtbot: QtBot, seat: str) -> None:
    colours = SEAT_COLOURS[seat]
    shown = face(ActionCard.FLOOD, colours)
    assert shown.count(colours.top, 2) > 2000
    others = [c for name, c in SEAT_COLOURS.items() if name != seat]
    assert all(face(ActionCard.FLOOD, other).differing(shown) > 2000 for other in others)


def test_priority_is_shown_by_dots(qtbot: QtBot) -> None:
    band = QRectF(-38, -56, 60, 15)

    def dots(card: ActionCard) -> int:
        def paint_band_only(painter: QPainter) -> None:
            painter.setClipRect(band)
            paint_action_card(painter, FULL, card, GREEN, "", Script.LATIN)

        return canvas(paint_band_only, ROOM).count(GREEN.glyph_colour, 20)

    counts = [dots(card) for card in ActionCard]
    assert [card.priority for card in ActionCard] == [1, 2, 3, 4, 5, 6]
    assert all(50 < b - a < 120 for a, b in pairwise(counts))


def test_small_faces_leave_the_name_off(qtbot: QtBot) -> None:
    assert SMALL.width() < SMALL_CARD <= FULL.width()
    small = [face(ActionCard.FLOOD, name=name, rect=SMALL) for name in ("Flood", "Inondation")]
    assert small[0].differing(small[1]) == 0
    full = [face(ActionCard.FLOOD, name=name) for name in ("Flood", "Inondation")]
    assert full[0].differing(full[1]) > 50


@pytest.mark.parametrize("name", ["Flood", "Ein ungewöhnlich langer Kartenname, der nie passt"])
def test_cards_stay_within_their_bounds(qtbot: QtBot, name: str) -> None:
    def paint(painter: QPainter) -> None:
        paint_action_card(painter, FULL, ActionCard.FLOOD, RED, name, Script.LATIN)
        paint_chosen_frame(painter, FULL)

    assert FULL.adjusted(-6, -6, 7, 8).contains(canvas(paint, ROOM).painted())
    bare = face(ActionCard.FLOOD, name=name)
    assert not FULL.contains(bare.painted()), "the shadow lies outside the card itself"


def test_backs_differ_by_seat_and_by_nothing_else(qtbot: QtBot) -> None:
    backs = [back(colours) for colours in SEAT_COLOURS.values()]
    assert all(a.differing(b) > 2000 for a, b in combinations(backs, 2))
    assert back(RED).differing(back(RED)) == 0


def test_the_eye_marks_only_a_corner_of_the_viewers_own_back(qtbot: QtBot) -> None:
    def part(own: bool, inside: bool) -> Canvas:
        def paint(painter: QPainter) -> None:
            paint_card_back(painter, FULL, RED, own=own)
            if not inside:
                painter.eraseRect(CORNER)

        return canvas(paint, ROOM)

    assert part(True, True).differing(part(False, True)) > 200
    assert part(True, False).differing(part(False, False)) == 0


def test_marks_over_a_card_change_its_picture(qtbot: QtBot) -> None:
    plain = face(ActionCard.BUILDER)
    overlays: dict[str, Paint] = {
        "veil": lambda p: paint_card_veil(p, FULL),
        "frame": lambda p: paint_chosen_frame(p, FULL),
        "void": lambda p: paint_void_stamp(p, FULL, "Void", Script.LATIN),
    }
    pictures = [plain]
    for overlay in overlays.values():

        def paint(painter: QPainter, overlay: Paint = overlay) -> None:
            paint_action_card(painter, FULL, ActionCard.BUILDER, RED, "Name", Script.LATIN)
            overlay(painter)

        pictures.append(canvas(paint, ROOM))
    assert all(a.differing(b) > 1000 for a, b in combinations(pictures, 2))


def test_a_slot_says_which_card_is_gone_and_where(qtbot: QtBot) -> None:
    def slot(card: ActionCard, label: str) -> Canvas:
        def paint(painter: QPainter) -> None:
            paint_wordless_slot(painter, FULL, card, "#F3E3C8")
            paint_slot_label(painter, FULL, label, Script.LATIN, "#F3E3C8")

        return canvas(paint, ROOM)

    assert slot(ActionCard.FLOOD, "Gobi").differing(slot(ActionCard.WARRIOR, "Gobi")) > 300
    assert slot(ActionCard.FLOOD, "Gobi").differing(slot(ActionCard.FLOOD, "Ordos")) > 30


def test_emperor_cards_are_gold_and_their_empty_places_are_not(qtbot: QtBot) -> None:
    card = canvas(lambda p: paint_emperor_card(p, QRectF(-20, -27, 40, 54)), ROOM)
    assert card.count("#EDBE45", 25) > 1500
    pip = QRectF(-7.5, -11, 15, 22)
    filled, empty = (
        canvas(partial(paint_emperor_pip, rect=pip, colour="#72654F", filled=full), ROOM)
        for full in (True, False)
    )
    assert filled.count("#EDBE45", 10) > 300
    assert empty.count("#EDBE45", 10) == 0
    assert 0 < empty.count("#72654F", 10) < 200
