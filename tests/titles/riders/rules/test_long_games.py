"""The longest games of Riders at the Wall are played, saved and opened, and files of many commands
are read soon.
"""

from random import Random
from time import process_time
from types import SimpleNamespace

import pytest

from changcheng_qt.engine.game import USUAL_LIMITS
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.saves import lines, reading
from changcheng_qt.saves.record import Recorder, recording
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.setup import OfferLimit, Options, RoundLimit
from tests.effort import NIGHTLY, effort
from tests.titles.riders.rules.play import random_setup

HOSTILE = 2.0
"""Seconds of processor time that a file of 9,000 plays may cost."""
IDLE = (
    commands.Reject,
    commands.RollDice,
    commands.LeavePirate,
    commands.EndTurn,
    commands.PassExtra,
)

pytestmark = pytest.mark.no_cover


@pytest.fixture(autouse=True)
def riders_in_files(monkeypatch: pytest.MonkeyPatch) -> None:
    title = SimpleNamespace(name="riders", game=RIDERS)
    for module in (reading, lines):
        monkeypatch.setattr(module, "title_named", lambda _: title)


def talk(rounds: int) -> tuple[AnyMatch, Recorder]:
    """A game of six in which every turn has as many offers as it can, and nothing is built."""
    rng = Random(5)
    setup = random_setup(rng, 6, Options(offers=OfferLimit.TWELVE, rounds=RoundLimit.HUNDRED))
    match: AnyMatch = Match(RIDERS, setup, [Player(f"P{seat}") for seat in range(6)])
    recorder = recording(match, rng, seed="long")
    ends = 0
    while match.to_act is not None and ends < 6 * rounds:
        legal = match.legal(match.to_act)
        offers = [command for command in legal if isinstance(command, commands.Offer)]
        idle = [command for command in legal if isinstance(command, IDLE)]
        step = match.submit(rng.choice(offers or idle or legal))
        ends += isinstance(step.command, commands.EndTurn)
    return match, recorder


def test_six_talk_for_many_rounds() -> None:
    """By night more than the usual limits allow, which by day the toy does."""
    match, recorder = talk(effort(sample=4, nightly=100))
    assert match.step_count > USUAL_LIMITS.log * NIGHTLY
    assert match.undo_barrier is not Barrier.LOG_FULL
    content = record_to_bytes(recorder.record())
    begun = process_time()
    _, again = read_match(content)
    assert process_time() - begun < HOSTILE * match.step_count / 9_000
    assert again.step_count == match.step_count
    assert again.view(0) == match.view(0)


def test_the_limits_have_room_for_twice_the_longest_game() -> None:
    """Of 600 turns; each has 12 offers with 5 answers and an end, and few other commands."""
    longest = 600 * (12 * 7 + 16)
    assert RIDERS.limits.log > longest
    assert RIDERS.limits.lines > 2 * longest
