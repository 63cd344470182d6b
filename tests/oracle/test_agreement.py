"""The rules agree with a second, literal reading of RULES.md at every position of many games."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random

import pytest

from changcheng_qt.titles.changcheng.rules import (
    attack,
    building,
    ground,
    legality,
    majority,
    provinces,
    steps,
)
from changcheng_qt.titles.changcheng.rules.commands import (
    Decision,
    DeclineSwap,
    Pass,
    PlaceNeutral,
    Refusal,
)
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.legality import why_not
from changcheng_qt.titles.changcheng.rules.majority import Tally
from changcheng_qt.titles.changcheng.rules.pieces import Block
from changcheng_qt.titles.changcheng.rules.state import State
from tests.effort import effort
from tests.oracle.account import table_of
from tests.oracle.agreement import Disagreement, check_universe, follow
from tests.oracle.legality import legal
from tests.oracle.universe import universe
from tests.titles.changcheng.rules.play import random_chooser, random_setup
from tests.titles.changcheng.rules.rare import NAMES, happenings, table
from tests.titles.changcheng.rules.styles import varied_games

provinces_decisions = provinces.decisions
majority_leaders = majority.leaders
majority_tally = majority.tally

ROUNDS = effort(sample=1, nightly=150)
ASK = effort(sample=1, nightly=10) / 100


def test_they_agree_in_games_of_every_kind_and_meet_all_that_is_rare(
    state_counts: Callable[[str], None],
) -> None:
    met: Counter[str] = Counter()
    games = positions = 0
    rng = Random(2)
    for start, choose in varied_games(rng, ROUNDS):
        plies = follow(start, choose, rng, ASK)
        met += happenings(plies)
        games += 1
        positions += len(plies)
    compared = f"{games} games, {positions} positions compared with the oracle"
    state_counts(f"{compared}\n{table(met)}")
    assert positions > 2000 * ROUNDS
    assert {name: met[name] for name in NAMES if met[name] < ROUNDS / 2} == {}


def test_every_command_there_is_gets_tried_in_many_positions(
    state_counts: Callable[[str], None],
) -> None:
    rng = Random(3)
    tried = positions = 0
    for start, choose in varied_games(rng, 1):
        state = start
        commands = CHANG_CHENG.legal(state)
        for _ in range(rng.randrange(40)):
            if not commands:
                break
            state = CHANG_CHENG.apply(state, choose(state, commands)).after
            commands = CHANG_CHENG.legal(state)
        tried += check_universe(state, table_of(state), rng)
        positions += 1
    state_counts(f"{tried} commands tried in {positions} positions, as the oracle does")
    assert tried > 10_000


def test_the_universe_holds_all_that_is_legal() -> None:
    rng = Random(11)
    for start, choose in varied_games(rng, 1):
        state = start
        for _ in range(12):
            commands = CHANG_CHENG.legal(state)
            if not commands:
                break
            laid = table_of(state)
            assert legal(laid) <= set(universe(laid))
            state = CHANG_CHENG.apply(state, choose(state, commands)).after


def test_every_refusal_is_met() -> None:
    """A reason that no command in no position gets would be a reason for nothing."""
    rng = Random(5)
    met: set[Refusal | None] = set()
    for start, choose in varied_games(rng, effort(sample=1, nightly=3)):
        state = start
        while commands := CHANG_CHENG.legal(state):
            if rng.random() < _share_to_ask(state, commands):
                met |= {why_not(state, c) for c in universe(table_of(state), rng)}
            state = CHANG_CHENG.apply(state, choose(state, commands)).after
        met |= {why_not(state, c) for c in universe(table_of(state), rng)}
    assert {None, *Refusal} - met == set()


def _share_to_ask(state: State, commands: Sequence[object]) -> float:
    """How often to ask: always where a board or a neutral must be, often where choices are few."""
    if state.extension_due or isinstance(commands[0], PlaceNeutral):
        return 1
    return 0.2 if len(commands) < 6 or state.turn.number == 1 else 0.02


def _no_towers_kept(self: object, *squares: int) -> bool:
    return True


def _always_declinable(state: State) -> tuple[Decision, ...]:
    choices = provinces_decisions(state)
    return (*choices, DeclineSwap()) if choices and DeclineSwap() not in choices else choices


def _neutrals_left_out(tallies: Sequence[Tally], *, neutrals_compete: bool) -> tuple[int, ...]:
    return majority_leaders(tallies, neutrals_compete=False)


def _one_seat_counted(blocks: Iterable[Block | None], seats: int) -> tuple[Tally, ...]:
    return majority_tally(blocks, seats)[:1]


FAULTS = {
    "neutrals and doubles ignore towers": (ground.Ground, "block_fits", _no_towers_kept),
    "singles ignore towers": (ground.Ground, "single_fits", _no_towers_kept),
    "every card may be declined": (legality, "decisions", _always_declinable),
    "neutrals never compete": (provinces, "leaders", _neutrals_left_out),
    "the attack sees one seat": (attack, "tally", _one_seat_counted),
    "no act is partial": (steps, "_is_partial", lambda state: False),
    "a neutral goes anywhere": (legality, "_open_to_neutrals", lambda state, province: True),
    "no board comes at once": (provinces, "call_for_board", lambda state, now, events: state),
    "no reservation ends": (building, "after_singles", lambda claims, *rest: claims),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, name, wrong = FAULTS[fault]
    monkeypatch.setattr(module, name, wrong)
    rng = Random(1)
    with pytest.raises(Disagreement):  # noqa: PT012
        for start, choose in varied_games(rng, 4):
            follow(start, choose, rng, 0.05)


def test_a_planted_refusal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """`why_not` and `legal` go one way inside the rules; `universe` finds where both are wrong."""
    monkeypatch.setattr(legality, "_pass", lambda ground: None)
    rng = Random(1)
    setup = random_setup(rng)
    with pytest.raises(Disagreement, match="Pass"):
        follow(CHANG_CHENG.new(setup), random_chooser(rng), rng, 1)
    assert Pass() not in legal(table_of(CHANG_CHENG.new(setup)))
