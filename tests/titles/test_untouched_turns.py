"""In every title a person whose turn has just begun reads that there is nothing to undo."""

from random import Random

import pytest

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title

SHOW_NOTHING = {"riders"}
"""The titles in which the end of a turn shows nothing to anybody."""


def barriers(title: Title, people: int) -> list[tuple[bool, Barrier | None, bool]]:
    """For each of the persons' decisions in a random game: whether it is the first in the own
    turn, why there is no undo, and whether the step before showed something.
    """
    rng = Random(7)
    setup = title.open_box(None).draw_usual(3, rng)
    players = [Player("P") if seat < people else Player("B", "bot") for seat in range(3)]
    match: AnyMatch = Match(title.game, setup, players, luck=SeededLuck("turns"))
    found = []
    while (seat := match.to_act) is not None:
        if match.steps and seat == match.turn_seat and players[seat].is_human:
            is_first = match.steps[-1].turn_seat != seat
            found.append((is_first, match.undo_barrier, bool(match.steps[-1].told)))
        match.submit(rng.choice(match.legal(seat)))
    return found


@pytest.mark.parametrize("people", [1, 2, 3])
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_there_is_nothing_to_undo_in_a_turn_that_has_just_begun(title: Title, people: int) -> None:
    found = barriers(title, people)
    assert {why for is_first, why, _ in found if is_first} == {Barrier.NOTHING_IN_TURN}
    is_shown = any(is_first and told for is_first, _, told in found)
    assert is_shown == (title.name not in SHOW_NOTHING), "also where something was shown"
    assert Barrier.NOTHING_IN_TURN not in {why for is_first, why, _ in found if not is_first}
