"""Matches of the toy, driven at random."""

from collections.abc import Hashable, Sequence
from random import Random

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from changcheng_qt.engine import match as match_module
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.seats import EVERYONE
from tests.engine.machine import MatchMachine
from tests.planted import plant
from tests.toy.fair import Fair
from tests.toy.rules import DEAL, TOY_GAME, ToyState, ToyView


class ToyMachine(MatchMachine):
    game = TOY_GAME

    def make_setup(self, rng: Random) -> ToyState:
        return DEAL

    def lasting(self, view: ToyView) -> set[Hashable]:
        return {fact for fact in view.knows if fact[0] == "look"}


class FairMachine(MatchMachine):
    """With chance, several deciders, and undo in any turn."""

    game = TOY_GAME

    def make_setup(self, rng: Random) -> ToyState:
        kinds = ("tea", "silk")
        return ToyState(4, fair=Fair(tuple((*kinds, *rng.choices(kinds, k=2)) for _ in range(4))))

    def lasting(self, view: ToyView) -> set[Hashable]:
        return set()

    def choose(self, legal: Sequence[str], rng: Random) -> str:
        match = self.match
        state = match.latest.after if match.step_count else match.start
        command = rng.choice([one for one in legal if one != "fall"])
        return TOY_GAME.completed(state, match.known[-1], command, LUCK)

    def check(self) -> None:
        """Besides, no good is lost or made, and the same roll comes again."""
        super().check()
        view = self.match.view(EVERYONE)
        assert sum(len(hand) for hand in view.state.fair.hands) == 16 - self.dropped
        assert self.rolls == [f"roll {1 + LUCK.draw('roll', n, 6)}" for n in range(len(self.rolls))]

    @property
    def dropped(self) -> int:
        return sum(step.command.startswith("drop") for step in self.match.steps)

    @property
    def rolls(self) -> list[str]:
        return [one.command for one in self.match.steps if one.command.startswith("roll")]


LUCK = SeededLuck("a seed")
SEARCH = settings(
    max_examples=300, database=None, phases=[Phase.generate], report_multiple_bugs=False
)

TestToy = pytest.mark.no_cover(ToyMachine.TestCase)
TestFair = pytest.mark.no_cover(FairMachine.TestCase)


@pytest.mark.no_cover
def test_an_undo_that_forgets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With undo free beyond a step that showed something, the machine finds it."""
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
