"""While answers are collected, nothing on screen tells of a hand: plates, eye, sheet, and when.

Two games that the public cannot tell apart, since another card was robbed in each, look the same at
every moment of the same clicks, with every answer of a bot and every time that it thinks. The
planted faults: a plate that follows the hand, an eye that stays open, a sheet that is tinted by the
hand, an answer that is shown as soon as it is given.
"""

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Accept, Command, Reject
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good, goods
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.table.panels.answer_sheet import AnswerSheet
from changcheng_qt.titles.riders.table.panels.asking import Asking, Glance
from changcheng_qt.ui.flow.ballot import PAUSE, Ballot
from tests.effort import effort
from tests.planted import plant
from tests.titles.riders.rules.twins import replayed
from tests.titles.riders.table.company import Company
from tests.titles.riders.table.corner import due, match_of, play_until

THIEF = 0
YES = 0
STEP = effort(sample=250, nightly=50)
"""Milliseconds between two pictures."""

Photograph = tuple[str, QImage]


@cache
def robbery() -> tuple[AnyMatch, Seat, Good, Good, commands.Offer]:
    """A game in which the first seat is about to rob another; two cards of that seat, of which it
    has one of the first kind alone; and an offer for that kind.
    """
    for seed in range(1, 100):
        match = play_until(match_of(seed=seed, people=range(4)), due(Stage.ROBBING), seed)
        while match.to_act == THIEF and (found := _robbery(match)) is None:
            match.submit(match.legal(THIEF)[0])
            play_until(match, due(Stage.ROBBING, turn=match.view(0).turn.number + 1), seed)
        if match.to_act is not None and found is not None:
            return match, *found
    raise AssertionError("no such robbery in all these games")


def _robbery(match: AnyMatch) -> tuple[Seat, Good, Good, commands.Offer] | None:
    hands = [match.view(seat).hands[seat] or NO_GOODS for seat in range(4)]
    for victim in (1, 2):
        single = [good for good in Good if hands[victim][good] == 1]
        for one in single:
            others = [good for good in Good if hands[victim][good] and good is not one]
            given = [good for good in Good if hands[THIEF][good] and good is not one]
            if others and given and all(map(sum, hands)) and sum(hands[victim]) > 1:
                return victim, one, others[0], commands.Offer(goods(given[0]), goods(one))
    return None


def offered(robbed: Good) -> Company:
    """The table of that game once a card of that kind was robbed and the offer made."""
    match, victim, _, _, offer = robbery()
    match = again(match)
    match.submit(commands.Rob(victim, robbed))
    match.submit(offer)
    match.seat_player(match.deciders[-1], Player("Zoe", "club"))
    return Company(match, is_seen=True)


def photographs(robbed: Good, thought: int, answer: Command) -> Iterator[Photograph]:
    """The pictures of a ballot in which the last asked seat is a bot that thinks for so long."""
    one, victim = offered(robbed), robbery()[1]
    try:
        yield "open", picture(one)
        one.look(victim)
        one.let_go(victim)
        yield "looked", picture(one)
        for passed in range(0, PAUSE + 200, STEP):
            one.wait(STEP)
            if passed == thought:
                one.thinker.answer(answer)
                one.settle()
            yield f"thinking {passed}", picture(one)
        one.plate(victim, YES)
        yield "answered", picture(one)
        one.plate(victim, 0)
        yield "taken back", picture(one)
    finally:
        one.close()


def picture(one: Company) -> QImage:
    """The visible window."""
    return one.window.grab().toImage()


def differing() -> list[str]:
    """The moments at which the two games do not look the same."""
    _, _, first, second, _ = robbery()
    pair = (
        list(photographs(first, 0, Reject())),
        list(photographs(second, 500, Accept())),
    )
    return [name for (name, one), (_, other) in zip(*pair, strict=True) if one != other]


def again(match: AnyMatch) -> AnyMatch:
    """A fresh copy of a match."""
    *_, copy = replayed(match, match.setup, match.log)
    return copy


def test_the_games_differ_in_what_the_asked_seat_could_answer(qtbot: QtBot) -> None:
    _, victim, first, second, _ = robbery()
    could: list[bool] = []
    for robbed in (first, second):
        one = offered(robbed)
        could.append(Accept() in one.match.legal(victim))
        one.close()
    assert could == [False, True]


def test_a_ballot_looks_the_same_with_all_hands(qtbot: QtBot) -> None:
    assert differing() == []


def test_a_plate_that_follows_the_hand_is_found(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Asking.refresh

    def leaking(asking: Asking) -> None:
        honest(asking)
        bridge, rows = asking._bridge, asking._rows  # noqa: SLF001 - the fault is inside
        for seat, row in rows.items():
            for plate in row.plates.plates[:1]:
                plate.setEnabled(Accept() in bridge.legal_for(seat))

    plant(monkeypatch, Asking, "refresh", leaking)
    assert any(moment.startswith("open") for moment in differing())


def test_an_eye_that_stays_open_is_found(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, Glance, "forget", lambda glance: None)
    assert any(moment.startswith("looked") for moment in differing())


def test_a_sheet_tinted_by_a_hand_is_found(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = AnswerSheet.refresh

    def leaking(sheet: AnswerSheet) -> None:
        honest(sheet)
        asked = sheet.bridge.plates.asked
        first: Seat = asked[0] if asked else 0
        sheet.no.setDown(Accept() in sheet.bridge.legal_for(first))

    plant(monkeypatch, AnswerSheet, "refresh", leaking)
    assert differing()


def test_an_answer_that_is_shown_at_once_is_found(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaking(collected: Ballot) -> None:
        bridge, answers = collected._bridge, collected._answers  # noqa: SLF001 - the fault is inside
        bridge.plates.show(bridge.deciders, frozenset(answers))

    plant(monkeypatch, Ballot, "_show", leaking)
    assert any(moment.startswith("thinking") for moment in differing())
