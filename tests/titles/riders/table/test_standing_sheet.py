"""Standing answers are set in the own turn, seen by their owner alone, and answer offers."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.seats import PUBLIC, Seat
from changcheng_qt.saves.record import record_of
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from changcheng_qt.titles.riders.rules.pieces import Good, goods
from changcheng_qt.titles.riders.rules.standing import Exchange, Standing, from_text, to_text
from changcheng_qt.titles.riders.table.panels.answer_sheet import AnswerSheet
from changcheng_qt.titles.riders.table.panels.lone_answers import Asked
from changcheng_qt.ui.flow.screens import Own
from tests.titles.riders.table.company import EVERYBODY, Company, about_to_offer, offer_for

Make = Callable[..., Company]


@pytest.fixture
def company(qtbot: QtBot) -> Iterator[Make]:
    """Set up a table in the turn of the first seat."""
    made: list[Company] = []

    def make(people: tuple[Seat, ...] = EVERYBODY) -> Company:
        made.append(Company(about_to_offer(people)))
        qtbot.addWidget(made[-1].window)
        return made[-1]

    yield make
    for one in made:
        one.close()


def noted(one: Company, seat: Seat = 0) -> Standing:
    return from_text(one.bridge.note_of(seat))


def test_they_are_set_until_the_next_own_turn(company: Make) -> None:
    one = company()
    sheet = one.parts.standing
    sheet.toggle()
    assert sheet.isVisible()
    assert [button.words for button in sheet.shunned] == ["Luca", "Claire", "Sima"]
    one.press(sheet.shunned[0])
    one.press(sheet.kept[Good.CLAY])
    sheet.exchange[0].setCurrentIndex(1 + Good.WOOL)
    sheet.exchange[1].setCurrentIndex(Good.ORE)
    sheet.exchange[2].setCurrentIndex(1)
    one.press(sheet.set)
    assert noted(one) == Standing(
        until=one.view.turn.number + 4,
        shunned=frozenset({1}),
        kept=frozenset({Good.CLAY}),
        exchange=Exchange(goods(Good.WOOL), goods(Good.ORE), 1),
    )
    assert not sheet.isVisible()


def test_pinned_ones_have_no_end_and_are_shown_again(company: Make) -> None:
    one = company()
    sheet = one.parts.standing
    sheet.toggle()
    sheet.nobody.setChecked(True)
    sheet.pinned.setChecked(True)
    one.press(sheet.set)
    assert noted(one) == Standing(nobody=True)
    sheet.nobody.setChecked(False)
    sheet.toggle()
    assert (sheet.nobody.isChecked(), sheet.pinned.isChecked()) == (True, True)


def test_a_card_for_the_same_is_no_exchange(company: Make) -> None:
    one = company()
    sheet = one.parts.standing
    sheet.toggle()
    sheet.exchange[0].setCurrentIndex(1 + Good.ORE)
    sheet.exchange[1].setCurrentIndex(Good.ORE)
    one.press(sheet.set)
    assert one.bridge.note_of(0) == ""


def test_only_their_owner_sees_them_first_thing_behind_the_gate(company: Make) -> None:
    one = company()
    sheet = one.parts.standing
    one.match.note(0, to_text(Standing(nobody=True)))
    one.match.note(1, to_text(Standing(kept=frozenset({Good.ORE}))))
    one.bridge.look_as(1)
    assert not sheet.isVisible(), "not in the turn of another"
    assert not sheet.nobody.isChecked()
    one.bridge.look_as(PUBLIC)
    assert not sheet.isVisible()
    assert not any(button.isChecked() for button in sheet.kept)
    one.bridge.look_as(0)
    assert sheet.isVisible()
    assert (sheet.nobody.isChecked(), sheet.kept[Good.ORE].isChecked()) == (True, False)


def test_those_that_have_ended_are_not_shown(company: Make) -> None:
    one = company()
    one.match.note(0, to_text(Standing(until=one.view.turn.number, nobody=True)))
    one.bridge.look_as(PUBLIC)
    one.bridge.look_as(0)
    assert not one.parts.standing.isVisible()


def test_they_answer_an_offer(company: Make) -> None:
    one = company()
    one.match.note(1, to_text(Standing(nobody=True)))
    assert one.bridge.submit(offer_for(one.match))
    one.settle()
    assert list(one.plated) == [1, 2, 3], "before the pause nobody sees who has a note"
    one.wait(700)
    assert one.plated[1] == ["has answered · change"]


def test_one_person_says_when_bots_may_ask(company: Make) -> None:
    one = company((0,))
    sheet = one.parts.standing
    assert one.flow.screen == Own(0)
    sheet.toggle()
    assert not sheet.asked.isHidden()
    sheet.asked.setCurrentIndex(2)
    sheet.asked.activated.emit(2)
    assert one.parts.lone_answers.asked is Asked.NEVER
    assert one.choices == {"riders.bots_may_ask": "never"}, "for other games too"
    several = company()
    several.parts.standing.toggle()
    assert several.parts.standing.asked.isHidden()


def test_a_choice_that_is_unknown_is_as_good_as_none(company: Make) -> None:
    one = company((0,))
    one.choices["riders.bots_may_ask"] = "on mondays"
    assert one.parts.lone_answers.asked is Asked.WHEN_PAYABLE


def test_whether_people_answer_behind_the_gate_is_chosen_for_other_games_too(
    company: Make,
) -> None:
    one = company()
    assert not one.bridge.plates.are_behind_gate
    one.parts.answer.way.click()
    assert one.choices == {"riders.answers": "behind_gate"}
    one.bridge.plates.choose_way(behind_gate=False)
    again = AnswerSheet(one.bridge, one.looks, one.parts.lone_answers, one.choices)
    assert one.bridge.plates.are_behind_gate
    again.way.click()
    assert one.choices == {"riders.answers": "aloud"}


def test_they_come_back_with_their_game(company: Make, qtbot: QtBot) -> None:
    one = company()
    one.parts.standing.toggle()
    one.parts.standing.nobody.setChecked(True)
    one.press(one.parts.standing.set)
    content = record_to_bytes(record_of(one.match, Random(1), seed_known=True))
    read = Company(read_match(content)[1])
    qtbot.addWidget(read.window)
    assert noted(read).nobody
    read.bridge.look_as(PUBLIC)
    read.bridge.look_as(0)
    assert read.parts.standing.isVisible()
    read.close()
