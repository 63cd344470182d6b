"""Whether one effort names an error of the other's best command; the whole is a command."""

import pytest

from changcheng_qt.bots.advice import Weighed
from changcheng_qt.bots.hints import Judged
from tests.bots import contradictions
from tests.bots.contradictions import verdicts_on
from tests.bots.judging import position
from tests.bots.test_advice import tally

EFFORT = 2_000
LITTLE, MUCH = 1, 2


def test_the_same_effort_contradicts_nothing() -> None:
    found = verdicts_on(position(0), EFFORT, EFFORT)
    assert found is not None
    assert not found.is_contradiction


@pytest.mark.parametrize(("points", "is_contradiction"), [(5, True), (1, False)])
def test_a_best_command_that_the_other_effort_calls_an_error_is_a_contradiction(
    monkeypatch: pytest.MonkeyPatch, points: int, is_contradiction: bool
) -> None:
    def crafted(*choice: object, chosen: str | None = None) -> Judged[str]:
        *_, effort, _ = choice
        best = Weighed(f"best of {effort}", tally(400, [points if effort == MUCH else 0]))
        return Judged((best,), (), Weighed(chosen, tally(400, [0])) if chosen else None)

    monkeypatch.setattr(contradictions, "judged", crafted)
    found = verdicts_on(position(0), LITTLE, MUCH)
    assert found is not None
    assert not found.with_little.is_error
    assert found.with_much.is_error is found.is_contradiction is is_contradiction
