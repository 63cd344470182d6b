"""Key H, the warning and the command line name the same best command: in positions of both titles,
by the ways that each of them takes.
"""

from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from changcheng_qt.app.cli import hint
from changcheng_qt.app.workers.bot_worker import Consultation, advised
from changcheng_qt.bots.advice import ADVISER
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles import rules_of
from tests.bots.judging import position
from tests.effort import effort

POSITIONS = effort(sample=6, nightly=200)
EFFORT = 40_000


def positions() -> Iterator[tuple[AnyMatch, Seat]]:
    """Yield positions of the titles in turn, with the seat that decides."""
    for number in count():
        match = position(number)
        assert match.to_act is not None
        yield match, match.to_act


def of_window(match: AnyMatch, seat: Seat, chosen: object = None) -> object:
    """Return the best command of key H, or of the warning after a chosen command."""
    choice = match.view(seat), tuple(match.legal(seat)), EFFORT, len(match.steps)
    return advised(Consultation(1, match.game.name, *choice, chosen)).ways[0].command


def of_command_line(match: AnyMatch, seat: Seat) -> object:
    """Return the best command of `hint`."""
    searching = rules_of(match.game.name).searching
    assert searching is not None
    return hint.hint(searching(), match, seat, EFFORT)[0].command


def judged(number: int) -> Iterator[bool]:
    """Tell of positions whether all three name the same command."""
    for match, seat in islice(positions(), number):
        searching = rules_of(match.game.name).searching
        assert searching is not None
        drawn = searching().draw(match.view(seat), match.legal(seat), 1, ADVISER, Random(1))
        chosen = Random(len(match.steps)).choice(list(drawn.commands.values()))
        key, warning = of_window(match, seat), of_window(match, seat, chosen)
        yield key == warning == of_command_line(match, seat)


def test_key_warning_and_command_line_name_the_same_command() -> None:
    assert list(judged(POSITIONS)) == [True] * POSITIONS


def test_advice_of_other_luck_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: with luck of its own the command line soon names another command."""
    monkeypatch.setattr(hint, "luck_at", lambda steps: Random(f"other/{steps}"))
    assert not all(judged(10))
