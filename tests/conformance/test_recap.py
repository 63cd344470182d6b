"""The recap at the gate tells of each turn since the seat's own all that the chronicle tells."""

from collections.abc import Sequence
from functools import cache, partial
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from changcheng_qt.ui.flow import last_round
from changcheng_qt.ui.panels.story import sentences_of
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.title import TitleUi
from tests.effort import effort
from tests.planted import Fault, planted, with_and_without

PEOPLE = (Player("Ada"), Player("Bo"), Player("Cleo"))
EVERY = effort(sample=4, nightly=1)
"""The recap of one turn of n is compared; each seat has such turns."""


def start_a_step_late(patch: pytest.MonkeyPatch) -> None:
    """Report the second of two moves only."""
    recap_from = last_round.recap_from
    patch.setattr(last_round, "recap_from", lambda seats, seat: recap_from(seats, seat) + 1)


def turn_sentences(title: TitleUi, bridge: MatchBridge, since: int) -> Sequence[str]:
    """Return a sentence for each turn, from a step on."""
    events = (event for step in bridge.events(since) for event in step)
    return [entry.line.text for entry in sentences_of(title, bridge, events)]


@with_and_without(start_a_step_late)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_whole_turns_are_in_the_recap(qtbot: QtBot, title: Title, fault: Fault | None) -> None:
    box, rng = title.open_box(None), Random(4)
    shown = title.show(cache(partial(title.open_box, None)))
    match = Match(title.game, box.draw_usual(len(PEOPLE), rng), PEOPLE, luck=SeededLuck("recap"))
    bridge, turn, turns, compared = MatchBridge(match), match.turn_seat, 0, 0
    with planted(fault):
        while match.to_act is not None:
            match.submit(rng.choice(match.legal(match.to_act)))
            if match.to_act is not None and match.turn_seat != turn:
                turn, turns = match.turn_seat, turns + 1
                if turns % EVERY == 0:
                    compared += _compare(shown, bridge, turn)
        assert compared > len(PEOPLE)


def _compare(title: TitleUi, bridge: MatchBridge, seat: Seat) -> int:
    """Compare the recap for a seat with the end of the chronicle; return its number of turns."""
    recap = turn_sentences(title, bridge, last_round.recap_from(bridge.turn_seats, seat))
    chronicle = turn_sentences(title, bridge, 0)
    assert recap == chronicle[len(chronicle) - len(recap) :]
    return len(recap)
