"""In random games nobody reads more about a hidden thing than the public, except a seat that it was
shown to.
"""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.telling import Passage
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.events import Event
from changcheng_qt.titles.riders.rules.setup import Options
from changcheng_qt.titles.riders.words import telling
from changcheng_qt.titles.riders.words.chronicle import event_text
from tests.titles.riders.rules.play import play, random_chooser, random_setup
from tests.titles.riders.words.spoken import PLAYERS, view

SEATS = 4
HIDING = (events.GoodsRobbed, events.EdictBought, events.OfferAnswered)


def game(seed: int) -> list[Event]:
    """All events of a random game with closed hands."""
    rng = Random(seed)
    setup = random_setup(rng, SEATS, Options())
    plies = play(setup, random_chooser(rng), SeededLuck(str(seed)))
    return [event for ply in plies for event in ply.events]


def knows(event: Event, seat: int) -> bool:
    """Whether a seat knows all of an event."""
    match event:
        case events.OfferAnswered():
            return event.is_last or seat == event.seat
        case events.GoodsRobbed() | events.EdictBought():
            return seat in event.told
        case _:
            return True


@pytest.mark.parametrize("seed", [1, 5])
def test_nobody_reads_more_than_its_seat_knows(languages: Languages, seed: int) -> None:
    languages.install("en")
    position, told = view(), Counter[tuple[type, bool]]()
    for event in game(seed):
        public, whole = (
            event_text(one, position, PLAYERS) for one in (event.seen_by(PUBLIC), event)
        )
        for seat in range(SEATS):
            text = event_text(event.seen_by(seat), position, PLAYERS)
            assert text == (whole if knows(event, seat) else public)
            told[type(event), text == public] += 1
    assert all(told[kind, True] for kind in HIDING)
    assert all(told[kind, False] for kind in HIDING), "the control: some read more"


@pytest.mark.parametrize("seed", [1, 5])
def test_nobody_reads_more_in_the_sentence_of_a_turn(languages: Languages, seed: int) -> None:
    languages.install("en")
    position, told = view(), Counter[bool]()
    for whole in telling.passages(game(seed)):
        public = telling.sentence(_seen(whole, PUBLIC), position, PLAYERS)
        for seat in range(SEATS):
            known = [
                event if knows(event, seat) else event.seen_by(PUBLIC) for event in whole.events
            ]
            line = telling.sentence(_seen(whole, seat), position, PLAYERS)
            assert line == telling.sentence(replace(whole, events=tuple(known)), position, PLAYERS)
            told[line == public] += 1
    assert told[True]
    assert told[False], "the control: some read more"


def _seen(passage: Passage, viewer: Viewer) -> Passage:
    return replace(passage, events=tuple(event.seen_by(viewer) for event in passage.events))
