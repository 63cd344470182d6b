"""A game that was killed goes on from its file with the rolls, riders and robberies that it would
have had; so does one whose commands were taken back or undone (RIDERS section 12.2).
"""

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace

import pytest

from changcheng_qt.engine.luck import Luck, SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.engine.tuples import replace
from changcheng_qt.saves import lines, reading
from changcheng_qt.saves.record import Recorder, recording
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from changcheng_qt.titles.riders.rules import chance
from changcheng_qt.titles.riders.rules.commands import BuyEdict, Command, DrawRider, Rob, RollDice
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.state import State
from tests.effort import effort
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.rules.play import random_chooser, random_setup
from tests.titles.riders.rules.twins import state_of

pytestmark = pytest.mark.no_cover

KILLS = effort(sample=6, nightly=200)
EVERY = 23
"""How many commands there are from one kill to the next."""
AHEAD = 40
"""How many commands are compared after a kill."""
CHANCE = (RollDice, DrawRider, Rob, BuyEdict)


@pytest.fixture(autouse=True)
def riders_in_files(monkeypatch: pytest.MonkeyPatch) -> None:
    title = SimpleNamespace(name="riders", game=RIDERS)
    for module in (reading, lines):
        monkeypatch.setattr(module, "title_named", lambda _: title)


def begun(seed: int) -> tuple[AnyMatch, Recorder]:
    """A match before its first command, and its recorder."""
    rng = Random(seed)
    setup = random_setup(rng)
    match: AnyMatch = Match(RIDERS, setup, [Player(f"P{seat}") for seat in range(setup.seats)])
    return match, recording(match, rng, seed=f"kills {seed}")


def go_on(match: AnyMatch, seed: int, count: int) -> list[Command]:
    """Play commands without their outcomes; return them with those that chance made."""
    choose = random_chooser(Random(seed))
    for _ in range(count):
        if match.to_act is not None:
            match.submit(choose(state_of(match), match.legal(match.to_act)))
    return [step.command for step in match.steps[-count:]]


def killed() -> Iterator[tuple[int, AnyMatch, AnyMatch]]:
    """Matches at many moments of games, each with the one that is read from its file."""
    count, game = 0, 0
    while count < KILLS:
        match, recorder = begun(game)
        game += 1
        while match.to_act is not None and count < KILLS:
            go_on(match, count, EVERY)
            record, again = read_match(record_to_bytes(recorder.record()))
            Recorder(record, again, Random(count))
            count += 1
            yield count, match, again


def back_to(match: AnyMatch, count: int) -> bool:
    """Take a match back to its first commands; return whether it was still running."""
    if match.to_act is None:
        return False
    match.take_back(count, range(len(match.players)))
    return True


def draw_from_a_stream(patch: pytest.MonkeyPatch) -> None:
    """Draws depend on earlier draws."""
    stream = Random(0)
    patch.setattr(SeededLuck, "draw", lambda luck, kind, number, below: stream.randrange(below))


def number_robberies_by_the_position(patch: pytest.MonkeyPatch) -> None:
    """A robbery comes again after a take-back."""
    known = chance.completed

    def numbered(state: State, knowledge: Knowledge, command: Command, luck: Luck) -> Command:
        return known(state, replace(knowledge, robberies=state.ply), command, luck)

    patch.setitem(vars(RIDERS), "completed", numbered)


@with_and_without(draw_from_a_stream)
def test_a_killed_game_rolls_the_same(fault: Fault | None) -> None:
    outcomes = 0
    with planted(fault):
        for number, match, again in killed():
            known = len(match.steps)
            ahead = go_on(match, number, AHEAD)
            assert go_on(again, number, AHEAD) == ahead
            outcomes += sum(isinstance(command, CHANCE) for command in ahead)
            back_to(match, known)
        assert outcomes > KILLS


@with_and_without(draw_from_a_stream, number_robberies_by_the_position)
def test_rolls_and_riders_return_after_a_take_back_and_robberies_are_new(
    fault: Fault | None,
) -> None:
    others = 0
    with planted(fault):
        for number, match, _ in killed():
            known = len(match.steps)
            first = go_on(match, number, AHEAD)
            if not back_to(match, known):
                continue
            second = go_on(match, number, AHEAD)
            pairs = zip(first, second, strict=False)
            differs = next((one for one, other in pairs if one != other), None)
            assert differs is None or isinstance(differs, Rob)
            others += differs is not None
            back_to(match, known)
        assert others
