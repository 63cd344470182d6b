"""Whole games of every kind end, keep all pieces, and add up."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from statistics import mean

import pytest

from changcheng_qt.titles.changcheng.rules import building, extension, steps
from changcheng_qt.titles.changcheng.rules.commands import Peek
from changcheng_qt.titles.changcheng.rules.events import (
    Event,
    GameEnded,
    PointsScored,
    ProvinceScored,
    Source,
)
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import (
    NEUTRAL,
    NEUTRAL_SINGLES,
    REPUTATION_VALUES,
    SINGLES_PER_SEAT,
    THREAT_VALUES,
    ActionCard,
    BlockKind,
)
from changcheng_qt.titles.changcheng.rules.setup import Options
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.turn import PlacedCard
from tests.effort import effort
from tests.titles.changcheng.rules.play import Ply, play, random_chooser, random_setup
from tests.titles.changcheng.rules.rare import happenings, table
from tests.titles.changcheng.rules.styles import STYLES, styled_chooser

pytestmark = pytest.mark.no_cover

GAMES = effort(sample=30, nightly=3000)


def random_game(seed: int) -> list[Ply]:
    """A game from a seed; every other one is played in a style."""
    rng = Random(seed)
    style = STYLES[seed // 2 % len(STYLES)]
    choose = styled_chooser(style, rng) if seed % 2 else random_chooser(rng)
    return list(play(random_setup(rng), choose))


def check_pieces(state: State) -> None:
    """No block, card or counter is ever lost or made."""
    standing = Counter((block.owner, block.kind) for block in state.blocks if block)
    for seat in range(state.setup.seats):
        supply = state.supplies[seat]
        singles = standing[seat, BlockKind.SINGLE] + standing[seat, BlockKind.BROKEN]
        assert singles + supply.singles == SINGLES_PER_SEAT
        assert standing[seat, BlockKind.DOUBLE] + 2 * supply.doubles == 2
        assert standing[seat, BlockKind.TOWER] + supply.towers == 1
        lying = [card.card for card in state.cards if card.owner == seat]
        lying += [card.card for card in state.gone if card.owner == seat]
        assert sorted([*state.hands[seat], *lying]) == list(ActionCard)
    neutrals = standing[NEUTRAL, BlockKind.SINGLE] + standing[NEUTRAL, BlockKind.BROKEN]
    assert neutrals + state.neutrals == (NEUTRAL_SINGLES if state.setup.seats == 2 else 0)
    assert sorted(state.setup.threats) == sorted(THREAT_VALUES)
    assert sorted(state.setup.reputations) == sorted(REPUTATION_VALUES)
    assert state.emperors + 3 * state.extensions == len(state.scored)


def check_score_lines(events: Sequence[Event], state: State) -> None:
    """A score is the sum of its lines."""
    lines: Counter[int] = Counter()
    for event in events:
        if isinstance(event, PointsScored):
            lines[event.seat] += event.points
    assert state.scores == tuple(lines[seat] for seat in range(state.setup.seats))


def check_course(ply: Ply) -> None:
    """Built blocks stay built, scored areas stay scored, and turns go clockwise."""
    before, after = ply.before, ply.after
    for square, block in enumerate(before.blocks):
        assert block is None or after.blocks[square] is not None
    assert before.scored <= after.scored
    assert after.ply == before.ply + 1
    assert after.setup is before.setup
    turned = after.turn.number - before.turn.number
    assert turned in (0, 1)
    assert after.turn.seat == (before.turn.seat + turned) % before.setup.seats
    for event in ply.events:
        if isinstance(event, ProvinceScored):
            assert 0 <= event.value <= 14
            assert event.province not in before.scored


def check_game(game: Sequence[Ply]) -> None:
    """Check a whole game."""
    said: list[Event] = []
    for ply in game:
        said += ply.events
        check_pieces(ply.after)
        check_score_lines(said, ply.after)
        check_course(ply)
    end = game[-1].after
    assert end.over
    outcome = CHANG_CHENG.outcome(end)
    assert outcome is not None
    assert said[-1] == GameEnded(outcome.scores, outcome.winners)
    assert outcome.winners == tuple(
        seat for seat, score in enumerate(end.scores) if score == max(end.scores)
    )
    full = all(block is not None for block in end.blocks)
    assert full == (end.scored == set(end.wall.provinces))


def test_all_games_end_with_every_piece_and_every_point_accounted_for(
    state_counts: Callable[[str], None],
) -> None:
    met: Counter[str] = Counter()
    options: Counter[str] = Counter()
    for seed in range(GAMES):
        game = random_game(seed)
        check_game(game)
        met += happenings(game)
        options.update(str(value) for value in _chosen(game[0].before.setup.options))
    state_counts(f"{GAMES} whole games checked\n{table(met)}")
    assert len(options) == 2 * 6 + 3 + 3 + 2 + 2, "every value of every option was played"
    assert min(options.values()) >= GAMES // 20


def _chosen(options: Options) -> list[tuple[str, object]]:
    return [(name, getattr(options, name)) for name in Options.__slots__]


def test_no_game_is_longer_than_its_pieces_allow() -> None:
    for seed in range(20):
        game = random_game(seed)
        looks = sum(isinstance(ply.command, Peek) for ply in game)
        assert len(game) - looks < 250


def test_the_figures_of_the_rulebook() -> None:
    """RULES section 8, as loosely as random play allows."""
    turns: dict[int, list[int]] = {2: [], 3: [], 4: []}
    values: list[int] = []
    losses: list[float] = []
    for seed in range(effort(sample=45, nightly=90)):
        rng = Random(seed)
        seats = (2, 3, 4)[seed % 3]
        game = list(play(random_setup(rng, seats), random_chooser(rng)))
        events = [event for ply in game for event in ply.events]
        turns[seats].append(game[-1].after.turn.number)
        values += [event.value for event in events if isinstance(event, ProvinceScored)]
        lost = [e.points for e in events if isinstance(e, PointsScored) and _by_mongols(e)]
        losses.append(-sum(lost) / seats)
    assert 19 <= mean(turns[2]) <= 31
    assert 25 <= mean(turns[3]) <= 32
    assert 33 <= mean(turns[4]) <= 43
    assert 6 <= mean(values) <= 6.8
    assert 8 <= mean(losses) <= 13


def _by_mongols(line: PointsScored) -> bool:
    return line.source is Source.REGION


@pytest.mark.parametrize(
    ("module", "name", "wrong"),
    [
        (building, "_with_supply", lambda state, seat, supply: state),
        (PointsScored, "added_to", lambda self, scores: scores),
        (extension, "EMPERORS_PER_EXTENSION", 2),
        (steps, "PlacedCard", lambda seat, card, *rest: PlacedCard(seat, ActionCard.FLOOD, *rest)),
    ],
)
def test_a_planted_fault_is_found(
    module: object, name: str, wrong: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, wrong)
    with pytest.raises(AssertionError):  # noqa: PT012
        for seed in range(20):
            check_game(random_game(seed))
