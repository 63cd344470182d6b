"""The states between the events of one command: each is a position, and tells nothing too early."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from changcheng_qt.engine import queries
from changcheng_qt.engine.game import Game
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Player, Viewer
from changcheng_qt.engine.step import Beat, Seen, Step
from changcheng_qt.titles.changcheng.rules import steps
from changcheng_qt.titles.changcheng.rules.attack import end_game
from changcheng_qt.titles.changcheng.rules.commands import Command, EndTurn
from changcheng_qt.titles.changcheng.rules.events import (
    CardsRevealed,
    EmperorPlaced,
    Event,
    ExtensionDue,
    MapExtended,
    Peeked,
    PointsScored,
    ProvinceCompleted,
    RegionAttacked,
    SinglePlaced,
    ThreatRemoved,
    ThreatTurnedUp,
    TurnBegan,
    WallBroken,
)
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.pieces import BlockKind
from changcheng_qt.titles.changcheng.rules.setup import Setup
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View
from tests.effort import effort
from tests.titles.changcheng.rules.play import Ply
from tests.titles.changcheng.rules.secrets import Learnt, Twin, learnt_from, twin_of
from tests.titles.changcheng.rules.test_full_games import check_pieces, random_game
from tests.titles.changcheng.rules.test_hidden import Leaked, same, viewers_of

GAMES = effort(sample=6, nightly=400)
PAIRS = effort(sample=12, nightly=1000)


def steps_of(game: list[Ply]) -> Iterator[tuple[State, tuple[Beat[State, Event], ...]]]:
    """The position before each command, and its beats."""
    for ply in game:
        yield ply.before, CHANG_CHENG.apply(ply.before, ply.command).beats


def check_beat(before: State, beat: Beat[State, Event]) -> None:
    """The change that an event reports is in the state after it."""
    event, after = beat.event, beat.after
    match event:
        case SinglePlaced(seat, square):
            block = after.blocks[square]
            assert (before.blocks[square], block and block.owner) == (None, seat)
        case ProvinceCompleted(province=province):
            assert province in after.due
            assert province not in before.due
        case CardsRevealed(province=province, cards=cards):
            assert after.scoring is not None
            assert set(after.scoring.cards) == set(cards)
            assert not any(card.province == province for card in after.cards)
        case WallBroken(square=square):
            broken = after.blocks[square]
            assert broken is not None
            assert broken.kind is BlockKind.BROKEN
        case PointsScored(seat, points):
            gained = [b - a for a, b in zip(before.scores, after.scores, strict=True)]
            assert gained == [points if who == seat else 0 for who in range(len(gained))]
        case EmperorPlaced(province):
            assert (province in before.scored, province in after.scored) == (False, True)
            assert after.scoring is None
        case RegionAttacked(region, value):
            assert after.turned_up == before.turned_up | ({region} if value else set())
        case TurnBegan(seat):
            assert after.turn.seat == seat
        case _:
            pass


@pytest.mark.no_cover
def test_every_state_between_is_a_position() -> None:
    for seed in range(GAMES):
        for before, beats in steps_of(random_game(seed)):
            here = before
            for beat in beats:
                check_beat(here, beat)
                check_pieces(beat.after)
                assert beat.after.ply == before.ply + 1
                if not isinstance(beat.event, PointsScored):
                    assert beat.after.scores == here.scores
                CHANG_CHENG.view(beat.after, CHANG_CHENG.unknowing(), PUBLIC)
                here = beat.after


def test_nobody_acts_any_more_from_the_attack_on() -> None:
    *_, (_, beats) = steps_of(random_game(1))
    began = next(k for k, beat in enumerate(beats) if isinstance(beat.event, RegionAttacked))
    assert {CHANG_CHENG.to_act(beat.after) for beat in beats[began - 1 :]} == {None}


def match_of(setup: Setup, commands: list[Command]) -> AnyMatch:
    match = Match(CHANG_CHENG, setup, [Player(f"p{seat}") for seat in range(setup.seats)])
    for command in commands:
        match.submit(command)
    return match


@pytest.mark.parametrize("viewer", [PUBLIC, 0, EVERYONE])
def test_the_last_beat_shows_the_position_in_a_match_and_in_its_replay(viewer: Viewer) -> None:
    game = random_game(3)
    match = match_of(game[0].before.setup, [ply.command for ply in game])
    replay = Replay(match)
    for number, events in enumerate(match.events(viewer)):
        beats = match.beats(viewer, number)
        assert tuple(beat.event for beat in beats) == events
        assert beats[-1].view == replay.view_at(number + 1, viewer)
        assert beats == replay.beats(viewer, number)


def test_a_replay_shows_no_beat_to_who_cannot_look_on() -> None:
    game = random_game(3)[:5]
    replay = Replay(match_of(game[0].before.setup, [ply.command for ply in game]), [PUBLIC])
    with pytest.raises(ValueError, match="cannot look on"):
        replay.beats(0, 1)


def part_that_ends_in_beats(seed: int, rng: Random) -> list[Ply]:
    """A game up to a command of several beats; every other one to its end, which has the most."""
    game = random_game(seed)
    if seed % 2:
        return game
    long = [n for n, ply in enumerate(game, 1) if len(ply.events) > 2 and ply.command != EndTurn()]
    return game[: rng.choice(long)]


def learn(learnt: Learnt, beat: Beat[State, Event]) -> None:
    """Learn the facts that one event tells, after RULES section 6."""
    match beat.event:
        case (
            RegionAttacked(region, int()) | ThreatTurnedUp(region) | ThreatRemoved(_, region, int())
        ):
            learnt.threats |= {(viewer, region) for viewer in (PUBLIC, 0, 1, 2, 3)}
        case Peeked(seat, region):
            learnt.threats.add((seat, region))
        case CardsRevealed(cards=cards):
            learnt.cards |= {(card.owner, card.card) for card in cards}
        case ExtensionDue():
            learnt.drawn = max(learnt.drawn, beat.after.extensions + 1)
        case MapExtended():
            learnt.drawn = max(learnt.drawn, beat.after.extensions)
            learnt.dealt = max(learnt.dealt, len(beat.after.wall.provinces))
        case _:
            pass


def check_beats(seed: int) -> bool:
    """Compare the last command of a game with that of a twin that differs in everything only later
    beats reveal; return whether the twin is really another game.
    """
    rng = Random(seed)
    game = part_that_ends_in_beats(seed, rng)
    *before, last = game
    beats = CHANG_CHENG.apply(last.before, last.command).beats
    place = rng.randrange(len(beats) - 1)
    learnt = learnt_from(before)
    for beat in beats[: place + 1]:
        learn(learnt, beat)
    viewer = rng.choice(viewers_of(last.before, rng))
    twin = twin_of(last.before.setup, learnt, viewer, rng)
    real, other = match_of(last.before.setup, [p.command for p in game]), in_twin(twin, game)
    number = len(before)
    seen, seen_of_twin = real.beats(viewer, number), other.beats(viewer, number)
    for one, two in zip(seen[: place + 1], seen_of_twin[: place + 1], strict=True):
        same(one, two, f"beat {place} of {len(beats)}")
    return twin.state(last.before) != last.before


def in_twin(twin: Twin, game: list[Ply]) -> AnyMatch:
    def translated(ply: Ply) -> Command:
        seat = CHANG_CHENG.to_act(ply.before)
        assert seat is not None
        return twin.command(seat, ply.command)

    return match_of(twin.setup, [translated(ply) for ply in game])


@pytest.mark.no_cover
def test_no_beat_tells_what_only_a_later_one_does(state_counts: Callable[[str], None]) -> None:
    differing = sum(check_beats(seed) for seed in range(PAIRS))
    state_counts(f"{PAIRS} pairs of commands compared beat by beat, {differing} really different")
    assert differing > 0.8 * PAIRS


def _learned_at_once(
    game: Game[Setup, State, Command, Event, View, Knowledge],
    step: Step[State, Command, Event],
    ply: int,
    known: tuple[Knowledge, Knowledge],
    viewer: Viewer,
) -> tuple[Seen[View, Event], ...]:
    views = [game.view(beat.after, known[1], viewer) for beat in step.beats]
    events = step.seen_by(viewer)
    return tuple(Seen(event, view) for event, view in zip(events, views, strict=True))


def _turned_up_at_once(state: State, beats: list[Beat[State, Event]]) -> State:
    return end_game(replace(state, turned_up=frozenset(state.wall.regions)), beats)


LEAKS = {
    "what is learned at the end is known from the beginning": (queries, _learned_at_once),
    "all threats lie open when the attack begins": (steps, _turned_up_at_once),
}
NAMES = {queries: "beats_seen", steps: "end_game"}


@pytest.mark.no_cover
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, planted = LEAKS[leak]
    monkeypatch.setattr(module, NAMES[module], planted)
    with pytest.raises(Leaked):  # noqa: PT012
        for seed in range(PAIRS):
            check_beats(seed)
