"""The table options before a game: kept as plain values, offered with their effects."""

from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from changcheng_qt.bots import LEVELS
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.changcheng.rules.geography import Face, Side
from changcheng_qt.titles.changcheng.rules.pieces import Colour, EventCard
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime, Opening, Options, Sides
from changcheng_qt.titles.changcheng.table.dialogs.setup_choices import (
    event_choice,
    event_wishes,
    events_of,
    face_choices,
    faces_of,
    offered_faces,
    options_of,
    setup_choices,
)
from changcheng_qt.titles.changcheng.table.dialogs.setup_form import ChangChengSetupForm
from changcheng_qt.titles.changcheng.table.factory import ChangChengUi
from changcheng_qt.titles.changcheng.words.options import DOMINANCE_OPTION, option_texts
from changcheng_qt.ui.dialogs.choice_row import ChoiceEntry, ChoiceRow
from changcheng_qt.ui.dialogs.game_draft import Offer
from changcheng_qt.ui.dialogs.new_game import NewGameDialog
from changcheng_qt.ui.dialogs.plain_choices import option_choices
from changcheng_qt.ui.seam.title import GameOrder, PlainChoices
from tests.titles.changcheng.table.playing import box, face, plain_looks

PLAYERS = (Player("Mei"), Player("Luca"))


def every_option() -> Iterator[Options]:
    """Options that differ from the default in one value each."""
    for field in fields(Options):
        usual = getattr(Options(), field.name)
        values: Any = type(usual) if isinstance(usual, Enum) else (False, True)
        for value in values:
            yield Options(**{field.name: value})


@pytest.mark.parametrize("options", list(every_option()))
def test_options_are_kept_and_read_again(options: Options) -> None:
    assert options_of(option_choices(options)) == options


@pytest.mark.parametrize("wish", event_wishes())
def test_wishes_for_events_are_kept_and_read_again(wish: tuple[EventCard, ...] | int) -> None:
    assert events_of({"events": event_choice(wish)}) == (wish if wish != () else 0)


@given(
    st.dictionaries(
        st.sampled_from([*(field.name for field in fields(Options)), "events", "west", "east"]),
        st.one_of(st.text(max_size=6), st.integers(), st.booleans()),
    )
)
def test_any_kept_choices_can_be_read(choices: PlainChoices) -> None:
    read = options_of(choices)
    assert options_of(option_choices(read)) == read
    assert events_of(choices) in (*event_wishes(), 0)
    chosen = faces_of(choices, box())
    assert chosen is None or chosen[0].board != chosen[1].board


def test_invalid_choices_become_defaults_one_by_one() -> None:
    read = options_of({"opening": "nobody", "sides": "sideways", "memory_aid": "yes"})
    assert read == Options(opening=Opening.NOBODY)


def test_choices_of_an_older_version_add_boards_at_the_end_of_the_turn() -> None:
    """Version 0.1.0 asked no such thing; all it remembered stays."""
    asked = Options(sides=Sides.ALL_B, random_extension=True, memory_aid=False)
    remembered = option_choices(asked)
    del remembered["extension_time"]
    assert options_of(remembered) == asked
    assert asked.extension_time is ExtensionTime.TURN_END


@pytest.mark.parametrize(
    ("west", "east", "sides", "fits"),
    [
        ("1A", "2B", Sides.MIXED, True),
        ("1A", "1B", Sides.MIXED, False),
        ("1A", "2B", Sides.ALL_A, False),
        ("1A", "2A", Sides.ALL_A, True),
        ("9A", "2A", Sides.MIXED, False),
        ("", "2A", Sides.MIXED, False),
    ],
)
def test_boards_are_taken_where_they_fit(west: str, east: str, sides: Sides, fits: bool) -> None:
    choices: PlainChoices = {"west": west, "east": east, "sides": sides.value}
    expected = (face(west), face(east)) if fits else None
    assert faces_of(choices, box()) == expected


def test_an_order_becomes_wishes() -> None:
    order = GameOrder(
        "changcheng",
        PLAYERS,
        ("violet", "red"),
        first=1,
        choices={"events": "AC", "west": "3B", "east": "1A", "memory_aid": False},
    )
    wishes = setup_choices(order, box())
    assert wishes.colours == (Colour.VIOLET, Colour.RED)
    assert wishes.first == 1
    assert wishes.events == (EventCard.DIPLOMACY, EventCard.IMPERIAL_REWARD)
    assert wishes.faces == (face("3B"), face("1A"))
    assert not wishes.options.memory_aid


def test_the_title_draws_what_was_ordered() -> None:
    ui = ChangChengUi(box)
    order = GameOrder(
        "changcheng", PLAYERS, ("violet", "red"), choices={"west": "3B", "east": "1A"}
    )
    first, again = (ui.draw_setup(order, Random("seed")) for _ in range(2))
    assert first == again
    assert first.faces == (face("3B"), face("1A"))
    assert ui.draw_setup(order, Random("other")).threats != first.threats


@pytest.fixture
def form(qtbot: QtBot) -> ChangChengSetupForm:
    made = ChangChengSetupForm(plain_looks(), box())
    qtbot.addWidget(made)
    return made


def row(form: ChangChengSetupForm, title: str) -> ChoiceRow:
    """The row of a title."""
    return next(found for found in form.findChildren(ChoiceRow) if found.title.text() == title)


def test_it_begins_with_the_defaults(form: ChangChengSetupForm) -> None:
    choices = form.choices()
    assert options_of(choices) == Options()
    assert events_of(choices) == 0
    assert faces_of(choices, box()) is None


@pytest.mark.parametrize("options", list(every_option()))
def test_it_shows_earlier_choices(form: ChangChengSetupForm, options: Options) -> None:
    earlier = {**option_choices(options), "events": "BD", **face_choices(None)}
    form.choose(earlier)
    assert form.choices() == earlier


def test_chosen_boards_come_back(form: ChangChengSetupForm) -> None:
    form.choose(face_choices((face("2A"), face("4B"))))
    assert faces_of(form.choices(), box()) == (face("2A"), face("4B"))
    form.choose({"west": "2A", "east": "2B"})
    assert faces_of(form.choices(), box()) is None


def test_it_says_what_differs_from_the_usual(form: ChangChengSetupForm) -> None:
    assert form.changed() == ()
    form.choose({"events": "A", "west": "3B", "east": "1A", "neutrals_compete": False})
    form.use_seats(2)
    told = form.changed()
    assert len(told) == 4
    assert told[0].startswith("Event cards: ")
    form.use_seats(3)
    assert len(form.changed()) == 3


def test_one_board_alone_changes_nothing(form: ChangChengSetupForm) -> None:
    form.choose({})
    form._west.choose("3B")  # noqa: SLF001
    assert form.changed() == ()


def test_every_choice_has_a_line_of_effect(form: ChangChengSetupForm) -> None:
    for one in form.findChildren(ChoiceRow):
        if one.title.text().endswith(" board"):
            continue
        for place in range(one.list.count()):
            one.list.setCurrentIndex(place)
            assert one.effect.text().endswith(".")
            assert one.list.accessibleDescription() == one.effect.text()


def test_two_event_cards_are_told_apart(form: ChangChengSetupForm) -> None:
    form.choose({"events": "A"})
    assert not row(form, "Event cards").effect.text().startswith("Diplomacy: ")
    form.choose({"events": "AD"})
    first, second = row(form, "Event cards").effect.text().splitlines()
    assert first.startswith("Diplomacy: At the end, ")
    assert second.startswith("Observers: Whenever ")


def test_sides_decide_which_faces_are_offered(form: ChangChengSetupForm) -> None:
    west = row(form, "West board")
    assert west.list.count() == 1 + len(offered_faces(box(), Options()))
    row(form, "Board sides").list.setCurrentIndex(1)
    offered = offered_faces(box(), Options(sides=Sides.ALL_A))
    assert [entry.value for entry in west.entries[1:]] == [face.code for face in offered]
    assert all(face.side is Side.A for face in offered)


def test_a_choice_is_emitted(form: ChangChengSetupForm) -> None:
    row(form, "Memory aid").list.setCurrentIndex(1)
    assert form.choices()["memory_aid"] is False


def test_one_board_twice_is_reported(form: ChangChengSetupForm) -> None:
    west, east = row(form, "West board"), row(form, "East board")
    west.list.setCurrentIndex(1)
    assert "both" in west.effect.text()
    east.list.setCurrentIndex(2)
    assert "same board twice" in west.effect.text()
    east.list.setCurrentIndex(3)
    assert "starts with these" in west.effect.text()


@pytest.mark.parametrize(("seats", "asked"), [(2, True), (3, False), (4, False)])
def test_neutral_singles_are_asked_about_with_two_players(
    form: ChangChengSetupForm, seats: int, asked: bool
) -> None:
    form.use_seats(seats)
    assert row(form, "Neutral walls").list.isHidden() is not asked


def test_faces_have_pictures(form: ChangChengSetupForm) -> None:
    west = row(form, "West board")
    pictures = [west.list.itemIcon(place).pixmap(104, 44).toImage() for place in (1, 2)]
    assert pictures[0] != pictures[1]
    assert west.list.itemIcon(0).isNull()


def test_two_faces_of_a_board_differ() -> None:
    """The pictures rely on cuts that differ between the two sides of a board."""

    def cuts(one: Face) -> list[int]:
        return [area.squares for area in (*one.provinces, *one.regions)]

    assert all(cuts(board.face(Side.A)) != cuts(board.face(Side.B)) for board in box())


@pytest.mark.parametrize(
    ("events", "asked"),
    [("none", False), ("A", False), ("B", True), ("BD", True), ("one", True), ("two", True)],
)
def test_dominance_is_asked_about_where_it_may_be_in_the_game(
    form: ChangChengSetupForm, events: str, asked: bool
) -> None:
    form.choose({"events": events})
    option = next(text for text in option_texts() if text.field == DOMINANCE_OPTION)
    assert row(form, option.title).list.isHidden() is not asked
    assert form.choices()[DOMINANCE_OPTION] is False


def test_lists_with_pictures_are_no_taller_than_the_others(form: ChangChengSetupForm) -> None:
    form.resize(740, 700)
    form.show()
    height = row(form, "Event cards").list.height()
    west = row(form, "West board").list
    assert west.height() <= height + 4
    assert west.view().iconSize().height() > west.iconSize().height()


@pytest.fixture
def dialog(qtbot: QtBot) -> NewGameDialog:
    """The dialog for a new game with the real form, shown over a window."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    title = ChangChengUi(box)
    offer = Offer(title.colours, title.seat_counts, ("greedy", "search"))
    made = NewGameDialog(title, plain_looks(), offer, {}, window)
    with qtbot.waitExposed(made):
        made.show_fitting()
    for _ in range(3):
        QApplication.processEvents()
    return made


def left_of(dialog: NewGameDialog, widget: QWidget) -> int:
    return widget.mapTo(dialog, QPoint(0, 0)).x()


def test_first_player_and_seed_stand_in_line_with_the_other_fields(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    dialog.options.heading.click()
    rows = dialog.findChildren(ChoiceRow)

    def check() -> None:
        assert {left_of(dialog, row.list) for row in rows if row.list.isVisible()} == {
            left_of(dialog, dialog.seed)
        }
        assert left_of(dialog, dialog.first) == left_of(dialog, dialog.rows[0].controller)
        assert dialog.first.width() == dialog.rows[0].controller.width()

    qtbot.waitUntil(check)  # the options are laid out by and by


def test_lists_take_the_width_that_another_language_needs(dialog: NewGameDialog) -> None:
    row = dialog.findChildren(ChoiceRow)[0]
    before = row.list.sizeHint().width()
    row.offer("x", [ChoiceEntry("", "m" * 60)])
    assert row.list.sizeHint().width() > before
    row.offer("x", [ChoiceEntry("", "m")])
    assert row.list.sizeHint().width() < before
    for lists in (dialog.first, dialog.rows[0].controller):
        before = lists.sizeHint().width()
        lists.addItem("m" * 60)
        assert lists.sizeHint().width() > before


def test_four_bots_and_their_habits_need_no_scrolling_in_a_small_window(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 720)
    window.show()
    looks = plain_looks()
    looks.follow_window(window.size())
    title = ChangChengUi(box)
    offer = Offer(title.colours, title.seat_counts, LEVELS)
    dialog = NewGameDialog(title, looks, offer, {}, window)
    dialog.show_count(4)
    for level, row in enumerate(dialog.rows, 1):
        row.controller.setCurrentIndex(level)
    with qtbot.waitExposed(dialog):
        dialog.show_fitting()
    (scroll,) = dialog.findChildren(QScrollArea)
    qtbot.waitUntil(lambda: dialog.first.width() > 100)  # laid out
    assert scroll.verticalScrollBar().maximum() == 0
    habit = dialog.rows[-1].controller.habit
    above = dialog.first.mapTo(dialog, QPoint(0, 0)).y()
    below = habit.mapTo(dialog, QPoint(0, habit.height())).y()
    assert above - below >= looks.px(8)
