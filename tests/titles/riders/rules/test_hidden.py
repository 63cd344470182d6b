"""RIDERS section 12 in whole games: the knowledge of each seat, in pairs of games that differ in
nothing that a viewer sees; States drawn from Views; chances against the fixed numbers.
"""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import EVERYONE, HUMAN, PUBLIC, Player, Viewer
from changcheng_qt.titles.riders.rules import entries, view
from changcheng_qt.titles.riders.rules.counting import holdings, possible_edicts
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.notation import from_text
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.rules.points import points
from changcheng_qt.titles.riders.rules.setup import Hands, edicts_in_play
from changcheng_qt.titles.riders.rules.state import State
from tests.effort import effort
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.rules.cases import CASES
from tests.titles.riders.rules.fixed import setup_of, texts_of
from tests.titles.riders.rules.play import random_game
from tests.titles.riders.rules.twins import CHANGES, Twin, replayed, running, state_of, twin_of

GAMES = effort(sample=3, nightly=1000)
PAIRS = effort(sample=6, nightly=300)
TRIES = 9
EVERY = 60
"""How many commands there are from one position that is looked at to the next."""


@cache
def watched(game: int) -> tuple[AnyMatch, tuple[Knowledge, ...]]:
    """A game of the fixed numbers, and the facts known at each position."""
    setup = setup_of(game)
    match: AnyMatch = Match(RIDERS, setup, [Player(f"P{n}", HUMAN) for n in range(setup.seats)])
    for text in texts_of(game):
        match.submit(from_text(state_of(match), text))
    return match, match.known


@pytest.mark.no_cover
@pytest.mark.parametrize("case", CASES["beliefs"], ids=lambda case: f"{case['game']}")
def test_chances_are_the_fixed_ones(case: dict[str, Any]) -> None:
    match, known = watched(case["game"])
    after, viewer = case["after"], case["viewer"]
    seen = view.view_of(
        match.steps[after - 1].after, known[after], PUBLIC if viewer == "public" else viewer
    )
    found = {}
    for seat in range(seen.seats):
        for good, one in zip(Good, holdings(seen, seat), strict=True):
            if one.least != one.most:
                chances = [str(one.chances[one.most]), str(one.expected)]
                found[f"{seat} {good.word}"] = [one.least, one.most, *chances]
    assert found == case["open"]


def positions(seed: int) -> Iterator[tuple[State, Knowledge]]:
    """Some positions of a random game, with the facts known there; the last of them at its end."""
    knowledge, state = RIDERS.unknowing(), None
    for ply in random_game(seed):
        knowledge, state = RIDERS.learn(knowledge, ply.after, ply.events), ply.after
        if state.ply % EVERY == 0:
            yield state, knowledge
    assert state is not None
    yield state, knowledge


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(GAMES))
def test_samples_agree_with_the_view(seed: int) -> None:
    rng = Random(seed)
    for state, known in positions(seed):
        everyone = (EVERYONE,) if state.ending else ()
        for viewer in (PUBLIC, 0, state.setup.seats - 1, *everyone):
            seen = RIDERS.view(state, known, viewer)
            drawn = RIDERS.sample(seen, rng)
            assert RIDERS.view(drawn, known, viewer) == seen
            assert drawn.hands in seen.story.outcomes
            assert RIDERS.legal_seen(drawn, viewer) == RIDERS.legal_seen(state, viewer)
            assert_whole(drawn)
            assert bool(RIDERS.legal(drawn)) == (state.ending is None)


def assert_whole(drawn: State) -> None:
    """A drawn State has all cards of the box, and no others."""
    cards = zip(drawn.supply, *drawn.hands, strict=True)
    assert {sum(good) for good in cards} == {drawn.setup.cards_each}
    kinds = [edict for edict in drawn.setup.stack if edict is not None]
    assert sorted(kinds, key=lambda edict: edict.value) == sorted(
        edicts_in_play(drawn.setup.seats), key=lambda edict: edict.value
    )
    assert all(count >= 0 for hand in drawn.hands for count in hand)
    held = [place for places in drawn.edicts for place in places]
    assert len(held) == len(set(held)) == drawn.taken - sum(map(len, drawn.played))


@pytest.mark.no_cover
@pytest.mark.parametrize("game", range(len(CASES["games"])))
def test_the_truth_is_always_possible(game: int) -> None:
    """At every position, for every viewer; so all later commands are possible too."""
    match, known = watched(game)
    for number, step in enumerate(match.steps[::7]):
        state: State = step.after
        viewer = (PUBLIC, *range(state.setup.seats))[number % (state.setup.seats + 1)]
        seen = view.view_of(state, known[state.ply], viewer)
        assert state.hands in seen.story.outcomes
        assert seen.story.ways.keys() == seen.story.outcomes.keys()
        for place, kinds in possible_edicts(seen).items():
            assert state.setup.stack[place] in kinds


def test_beat_by_beat_the_same_is_learnt() -> None:
    for game in range(len(CASES["games"])):
        match, known = watched(game)
        for before, after, step in zip(known, known[1:], match.steps, strict=False):
            knowledge = before
            for beat in step.beats:
                knowledge = RIDERS.learn(knowledge, beat.after, (beat.event,))
            assert knowledge == after


def test_points_of_a_view() -> None:
    match, known = watched(0)
    over = state_of(match)
    assert RIDERS.view(over, known[-1], PUBLIC).points == points(over)


@cache
def pair(seed: int) -> tuple[AnyMatch, Viewer, Twin]:
    """A match, a viewer, and the twin of the match for it."""
    match = running(seed)
    viewer = (PUBLIC, *range(len(match.players)))[seed % (len(match.players) + 1)]
    return match, viewer, twin_of(match, viewer, Random(seed), TRIES)


def show_all_goods(patch: pytest.MonkeyPatch) -> None:
    """A field of the View is taken from the State."""
    patch.setattr(view, "_sees_goods", lambda state, seat, viewer: True)


def show_all_answers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "_turn", lambda state, viewer: state.turn)


def show_the_account_as_it_is(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "seen_by", lambda account, viewer: account)


def show_edicts_of_all(patch: pytest.MonkeyPatch) -> None:
    """The account tells which edict was bought."""
    hidden: Callable[..., Any] = entries.Robbed
    patch.setattr(entries, "_Hiding", (hidden, entries.Aside))


def show_what_was_undone(patch: pytest.MonkeyPatch) -> None:
    """An aside of the account is not looked through."""
    patch.setattr(entries, "_Hiding", (entries.Robbed, entries.Bought))


def know_legal_commands_of_all(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(vars(RIDERS), "legal_seen", lambda state, viewer: RIDERS.legal(state))


@pytest.mark.no_cover
@with_and_without(
    show_all_goods,
    show_all_answers,
    show_the_account_as_it_is,
    show_edicts_of_all,
    show_what_was_undone,
    know_legal_commands_of_all,
)
def test_twins_look_alike_to_who_cannot_tell_them_apart(fault: Fault | None) -> None:
    changed: set[str] = set()
    pairs = [pair(seed) for seed in range(PAIRS)]
    with planted(fault):
        for seed, (match, viewer, twin) in enumerate(pairs):
            *_, other = replayed(match, twin.setup, twin.log)
            here, there = state_of(match), state_of(other)
            seen = RIDERS.view(here, match.known[-1], viewer)
            assert RIDERS.view(there, other.known[-1], viewer) == seen
            assert RIDERS.legal_seen(there, viewer) == RIDERS.legal_seen(here, viewer)
            assert RIDERS.sample(seen, Random(seed)) == RIDERS.sample(
                RIDERS.view(there, other.known[-1], viewer), Random(seed)
            )
            changed |= twin.changed if there != here else set()
        assert changed == set(CHANGES)


@pytest.mark.no_cover
def test_a_running_match_can_be_sampled_after_any_take_back() -> None:
    for seed in range(PAIRS):
        match, viewer, _ = pair(seed)
        state, known = state_of(match), match.known[-1]
        seen = RIDERS.view(state, known, viewer)
        assert state.setup.options.hands is Hands.CLOSED
        assert state.hands in seen.story.outcomes
        for place, kinds in possible_edicts(seen).items():
            assert state.setup.stack[place] in kinds
        for draw in range(5):
            drawn = RIDERS.sample(seen, Random(draw))
            assert RIDERS.view(drawn, known, viewer) == seen
            assert_whole(drawn)
            for place, kinds in possible_edicts(seen).items():
                assert drawn.setup.stack[place] in kinds
