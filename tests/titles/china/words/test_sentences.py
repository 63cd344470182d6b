"""A turn and the final scoring of China have one sentence each, from public facts; in whole games
none is missing, and with hands hidden those of twins are alike.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.telling import LineKind
from changcheng_qt.titles.china.rules import events
from changcheng_qt.titles.china.rules.events import Event
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.setup import Hands, Options
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.words import telling
from tests.conformance.words.voice import whole
from tests.titles.china.rules.scene import lay
from tests.titles.china.sample.voice import random_game
from tests.titles.china.words.spoken import (
    ANYI,
    DALIANG,
    GREEN,
    LUOYANG,
    PLAYERS,
    RED,
    ROW,
    WEI,
    view,
)

BEGAN: Final = events.TurnBegan(1, 4)
ENDED: Final = events.TurnEnded(1)
HOUSE: Final = events.HousePlaced(1, LUOYANG, None)
SECOND: Final = events.HousePlaced(1, ANYI, None)
EMISSARY: Final = events.EmissarySent(1, WEI, None)
FORT: Final = events.FortificationPlaced(1, DALIANG, None, owes=False)
DRAWN: Final = events.CardDrawn(1, 1, 0, None)
TAKEN: Final = (events.OpenCardTaken(1, 0, RED), events.OpenCardTaken(1, 2, GREEN))
FULL: Final = events.RegionScored(WEI, (4, 2, 1, 0), (), (7, 4, 2, 0))
FINAL: Final[tuple[Event, ...]] = (
    events.RegionScored(0, (1, 2, 0, 0), (), (2, 3, 0, 0)),
    events.RegionScored(1, (2, 0, 0, 0), (), (2, 0, 0, 0)),
    events.AllianceScored(0, ((1, 0, 0, 0), (1, 0, 0, 0)), (2, 0, 0, 0)),
    events.AllianceScored(1, ((1, 0, 0, 0), (0, 0, 0, 0)), (0, 0, 0, 0)),
    events.RoadsScored(0, (), ()),
    events.RoadsScored(1, (ROW,), (4,)),
)
OVER: Final = events.GameEnded((6, 7, 0, 0), (1, 1, 1, 1), (1,))


def said(*told: Event, position: View | None = None) -> str:
    [passage] = telling.passages(told)
    line = telling.sentence(passage, position or view(), PLAYERS)
    return line.text if line else ""


@pytest.mark.parametrize(
    ("told", "text"),
    [
        ((BEGAN, HOUSE), "Luca built a house in Luoyang (Wei)."),
        ((BEGAN, HOUSE, DRAWN, ENDED), "Luca built a house in Luoyang (Wei)."),
        ((BEGAN, HOUSE, SECOND), "Luca built houses in Luoyang and Anyi (Wei)."),
        (
            (BEGAN, HOUSE, EMISSARY),
            "Luca built a house in Luoyang (Wei) and sent an emissary to Wei.",
        ),
        ((BEGAN, EMISSARY), "Luca sent an emissary to Wei."),
        ((BEGAN, EMISSARY, EMISSARY), "Luca sent two emissaries to Wei."),
        ((BEGAN, FORT), "Luca fortified Daliang (Wei)."),
        ((BEGAN, FORT, HOUSE), "Luca fortified Daliang (Wei) and built a house in Luoyang (Wei)."),
        ((BEGAN, FORT, EMISSARY), "Luca fortified Daliang (Wei) and sent an emissary to Wei."),
        (
            (BEGAN, HOUSE, *TAKEN),
            "Luca built a house in Luoyang (Wei); open cards taken: red and green.",
        ),
        (
            (BEGAN, events.CardDiscarded(1, RED), TAKEN[1]),
            "Luca swapped a red card; open card taken: green.",
        ),
        ((TAKEN[0],), "Open card taken: red."),
        ((BEGAN, events.Passed(1)), "Luca passed."),
        (
            (BEGAN, HOUSE, FULL),
            "Luca built a house in Luoyang (Wei); "
            "Wei is full: Mei scores 7, Luca scores 4, and Claire scores 2.",
        ),
        (
            (BEGAN, HOUSE, DRAWN, events.PileExhausted(1), events.DiscardsReshuffled(9)),
            "Luca built a house in Luoyang (Wei); "
            "the pile is used up, and the discards become a new one.",
        ),
        (
            (BEGAN, HOUSE, DRAWN, events.PileExhausted(2)),
            "Luca built a house in Luoyang (Wei); "
            "the pile is used up, and the game ends with this round.",
        ),
        (
            FINAL,
            "Final scoring – regions: Mei scores 4 and Luca scores 3; alliances: Mei scores 2; "
            "roads: Luca scores 4.",
        ),
        (FINAL[3:5], "Final scoring – alliances: nobody scores; roads: nobody scores."),
        ((BEGAN,), "Turn 4: Luca"),
        ((OVER,), "Luca wins with 7 points."),
    ],
)
def test_one_sentence(languages: Languages, told: Sequence[Event], text: str) -> None:
    languages.install("en")
    assert said(*told) == text


def test_with_hands_hidden_no_sentence_names_what_was_taken(language: str) -> None:
    hidden = view(options=Options(hands=Hands.HIDDEN))
    assert said(BEGAN, HOUSE, *TAKEN, position=hidden) == said(BEGAN, HOUSE, position=hidden)
    assert said(BEGAN, HOUSE, *TAKEN) != said(BEGAN, HOUSE)


def test_the_final_scoring_begins_where_no_house_has_filled_a_region() -> None:
    told = (BEGAN, HOUSE, FULL, *FINAL, OVER)
    turn, final, end = telling.passages(told)
    assert turn.events == told[:3]
    assert final.events == FINAL
    assert end.events == (OVER,)
    assert [part.events for part in final.parts] == [FINAL[:2], FINAL[2:4], FINAL[4:]]


def test_only_what_could_bring_points_has_a_line_of_its_own() -> None:
    told = [telling.line(event, view(), PLAYERS) is not None for event in (*FINAL, ENDED)]
    assert told == [True, True, True, False, False, True, False]


def test_memorable_lines_are_marked() -> None:
    kinds = [telling.line(event, view(), PLAYERS) for event in (BEGAN, HOUSE, FULL, OVER)]
    marks = [line.kind for line in kinds if line]
    assert marks == [LineKind.TURN, LineKind.ACTION, LineKind.MARK, LineKind.MARK]


def test_the_options_of_a_match_are_listed_and_marked(language: str) -> None:
    usual = telling.options_in_force(CHINA.view(lay(side="A").state, CHINA.unknowing(), 0))
    assert [line.changed for line in usual] == [False] * 5
    changed = Options(hands=Hands.HIDDEN, fortifications=True)
    lines = telling.options_in_force(view(options=changed))
    assert [line.changed for line in lines] == [True, False, False, False, True, True]
    assert all(whole(line.name) and whole(line.effect) for line in lines)


def disguised(event: Event) -> Event:
    """The same event, but for the colours of cards that were in a hand or open."""

    def other(colour: Colour) -> Colour:
        return Colour((colour + 1) % len(Colour))

    match event:
        case events.OpenCardTaken(colour=colour):
            return replace(event, colour=other(colour))
        case events.OpenCardsFilled(colours=colours):
            return replace(event, colours=tuple(map(other, colours)))
        case _:
            return event


def all_told(position: View, told: Sequence[Event]) -> list[str]:
    lines = [telling.line(event, position, PLAYERS) for event in told]
    sentences = [telling.sentence(one, position, PLAYERS) for one in telling.passages(told)]
    return [line.text for line in (*lines, *sentences) if line]


@pytest.mark.parametrize(("hands", "alike"), [(Hands.HIDDEN, True), (Hands.SHOWN, False)])
def test_twins_whose_open_cards_differ_read_alike_with_hands_hidden(
    language: str, hands: Hands, alike: bool
) -> None:
    rng = Random(8)
    match = random_game(4, rng, Options(hands=hands))
    for _ in range(40):
        seat = match.to_act
        assert seat is not None
        match.submit(rng.choice(match.legal(seat)))
    told = [event.seen_by(PUBLIC) for step in match.events(EVERYONE) for event in step]
    assert any(isinstance(event, events.OpenCardTaken) for event in told)
    twin = [disguised(event) for event in told]
    position = match.view(PUBLIC)
    assert (all_told(position, told) == all_told(position, twin)) is alike
