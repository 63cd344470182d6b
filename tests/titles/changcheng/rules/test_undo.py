"""RULES section 3.3: steps that a seat can take back, and facts shown for good."""

from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.changcheng.rules.events import ThreatTurnedUp
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import EventCard
from changcheng_qt.titles.changcheng.rules.setup import Opening, PeekReach
from tests.titles.changcheng.rules.play import play, random_chooser
from tests.titles.changcheng.rules.scene import setup

BOTH_HAVE_LOOKED = (
    "single 1A.5",
    "peek 1A.r2",
    "single 2A.1",
    "end",
    "single 1A.12",
    "peek 1A.r2",
    "single 2A.2",
    "end",
)
"""Two seats that build in one province, whose second region nobody has built in, and look there."""


def played(*texts: str, **table: Any) -> AnyMatch:  # noqa: ANN401 - as for `setup`
    """A match of two in which these commands were given."""
    start = setup(2, opening=Opening.NOBODY, peek_reach=PeekReach.PROVINCE, **table)
    match: AnyMatch = Match(CHANG_CHENG, start, [Player("X"), Player("Y")])
    for text in texts:
        match.submit(match.command_of(text))
    return match


def turned_up(**table: Any) -> AnyMatch:  # noqa: ANN401 - as above
    """A match in which Observers have just turned up a counter that both have looked at before."""
    match = played(*BOTH_HAVE_LOOKED, "single 1A.6", events=(EventCard.OBSERVERS,), **table)
    assert any(isinstance(event, ThreatTurnedUp) for event in match.steps[-1].events)
    return match


def removed(**table: Any) -> AnyMatch:  # noqa: ANN401 - as above
    """A match in which X's Traitor has just removed a counter that both have looked at before."""
    rest = ("single 1A.6", "single 2A.3", "end", "card flood 1A.p1", "single 1A.1", "end")
    traitor = ("card traitor 1A.p2", "single 1A.7", "end", "single 1A.8", "score 1A.p2")
    return played(*BOTH_HAVE_LOOKED, *rest, *traitor, "remove 1A.r2", **table)


class TestCountersTurnedUp:
    def test_public_facts_are_shown_to_nobody_in_particular(self) -> None:
        assert turned_up().steps[-1].told == ()
        assert turned_up().undo_barrier is None

    def test_without_the_memory_aid_it_is_a_second_look_for_everybody(self) -> None:
        match = turned_up(memory_aid=False)
        assert match.steps[-1].told == (0, 1)
        assert match.undo_barrier is Barrier.HIDDEN_SHOWN

    def test_so_is_a_removed_counter_that_is_shown(self) -> None:
        shown = {"removed_threat_shown": True}
        assert removed(**shown).steps[-1].told == ()
        assert removed(memory_aid=False, **shown).steps[-1].told == (0, 1)
        assert removed(memory_aid=False).steps[-1].told == ()


class TestTheEnd:
    """TABLE, the log: a game that is over has no undo."""

    @pytest.mark.no_cover
    @pytest.mark.parametrize("seed", range(4))
    def test_a_game_that_is_over_has_no_way_back(self, seed: int) -> None:
        """With Observers the attack turns up nothing that was hidden before."""
        start = setup(2, events=(EventCard.OBSERVERS,))
        match: AnyMatch = Match(CHANG_CHENG, start, [Player("X"), Player("Y")])
        for ply in play(start, random_chooser(Random(seed))):
            match.submit(ply.command)
        last = match.steps[-1].seat
        match.seat_player(1 - last, Player("Y", "greedy"))
        assert match.steps[-1].told == ()
        assert match.undo_barrier is Barrier.HIDDEN_SHOWN
