"""The choices for a new game of China: the side of the map and the table options."""

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.titles.china.rules.pieces import SeatColour
from changcheng_qt.titles.china.rules.setup import Deck, Hands, Options, Side
from changcheng_qt.titles.china.table.dialogs.setup_form import SIDE, ChinaSetupForm, setup_choices
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.title import GameOrder, PlainChoices

NAMES = ("Mei", "Luca", "Claire", "Sima", "Ada")
COLOURS = tuple(colour.value for colour in SeatColour)


@pytest.fixture
def form(qtbot: QtBot) -> ChinaSetupForm:
    made = ChinaSetupForm(Appearance())
    qtbot.addWidget(made)
    return made


def order(seats: int, choices: PlainChoices) -> GameOrder:
    players = tuple(Player(name, HUMAN) for name in NAMES[:seats])
    return GameOrder("china", players, COLOURS[:seats], choices=choices)


def test_the_usual_is_offered_and_nothing_differs(form: ChinaSetupForm) -> None:
    assert form.changed() == ()
    chosen = setup_choices(order(4, form.choices()))
    assert (chosen.options, chosen.side) == (Options(), Side.A)


def test_the_side_is_asked_for_only_with_four(form: ChinaSetupForm) -> None:
    for seats, is_asked in ((3, False), (4, True), (5, False)):
        form.use_seats(seats)
        assert form.rows[SIDE].title.isHidden() is not is_asked


def test_a_side_that_this_number_cannot_play_is_left_to_the_rules(form: ChinaSetupForm) -> None:
    form.choose({SIDE: "B"})
    assert [setup_choices(order(seats, form.choices())).side for seats in (3, 4, 5)] == [
        None,
        Side.B,
        Side.B,
    ]


def test_following_is_asked_about_only_with_fortifications(form: ChinaSetupForm) -> None:
    assert form.rows["follow"].title.isHidden()
    form.choose({"fortifications": True})
    assert not form.rows["follow"].title.isHidden()
    form.rows["fortifications"].list.setCurrentIndex(0)
    assert form.rows["follow"].title.isHidden()


def test_choices_come_back_and_are_named_when_they_differ(form: ChinaSetupForm) -> None:
    form.use_seats(4)
    chosen: PlainChoices = {
        SIDE: "B",
        "deck": "even",
        "hands": "hidden",
        "roads": "no such",
        "old": 1,
    }
    form.choose(chosen)
    form.retranslate()
    assert form.choices()["deck"] == "even"
    assert len(form.changed()) == 3
    made = setup_choices(order(4, form.choices()))
    assert made.options == Options(deck=Deck.EVEN, hands=Hands.HIDDEN)
    assert made.side is Side.B


def test_an_unknown_colour_is_refused() -> None:
    with pytest.raises(ValueError, match="pink"):
        setup_choices(GameOrder("china", order(3, {}).players, ("pink", *COLOURS[:2])))
