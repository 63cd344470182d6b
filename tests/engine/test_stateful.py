"""Matches of the toy, driven at random."""

from collections.abc import Hashable
from random import Random

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from changcheng_qt.engine import match as match_module
from changcheng_qt.engine.history import Barrier
from tests.engine.machine import MatchMachine
from tests.planted import plant
from tests.toy.rules import DEAL, TOY_GAME, ToyState, ToyView


class ToyMachine(MatchMachine):
    game = TOY_GAME

    def make_setup(self, rng: Random) -> ToyState:
        return DEAL

    def lasting(self, view: ToyView) -> set[Hashable]:
        return {fact for fact in view.knows if fact[0] == "look"}


SEARCH = settings(
    max_examples=300, database=None, phases=[Phase.generate], report_multiple_bugs=False
)

TestToy = ToyMachine.TestCase


def test_an_undo_that_forgets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With undo free behind what was shown, the machine finds it."""
    monkeypatch.setattr(match_module, "undo_barrier", lambda done, *rest: _only_nothing(done))
    with pytest.raises(AssertionError):
        run_state_machine_as_test(ToyMachine, settings=SEARCH)


def _only_nothing(done: object) -> Barrier | None:
    return None if done else Barrier.NOTHING_DONE


def test_knowledge_that_follows_the_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With every fact dropped when commands are replaced, the machine finds it."""
    plant(monkeypatch, TOY_GAME, "forget_replaced", lambda knowledge, ply: frozenset())
    with pytest.raises(AssertionError):
        run_state_machine_as_test(ToyMachine, settings=SEARCH)
