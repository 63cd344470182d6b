"""The parts of a search by bots in China: positions that agree with the view, commands that are
legal in all of them, the moves that a level overlooks, and why one command is better than another.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import count, islice
from random import Random

import pytest

from changcheng_qt.analysis.judging import as_played
from changcheng_qt.bots import BOTS, LEVELS
from changcheng_qt.bots.advice import Weighed
from changcheng_qt.bots.hints import Judged, judged, ways_on
from changcheng_qt.titles.china.core.flatten import number_of
from changcheng_qt.titles.china.core.game import FlatGame
from changcheng_qt.titles.china.entry import RULES
from changcheng_qt.titles.china.rules.commands import Command, EndTurn, Pass, Placement
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Supply
from changcheng_qt.titles.china.rules.state import State
from changcheng_qt.titles.china.rules.turn import Stage
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.searching import ChinaSearching
from changcheng_qt.titles.china.words import telling
from changcheng_qt.verdicts.reasons import Tally
from tests.effort import effort
from tests.planted import Fault, planted, with_and_without
from tests.titles.china.rules.scene import X, Y, lay
from tests.titles.china.rules.test_hidden import positions
from tests.titles.china.sample.search import SAMPLE

SEARCHING = ChinaSearching()
GAMES = effort(sample=8, nightly=1500)
FORCED = (18, 63, 68)
"""The seeds of games with a turn in which one command alone is left."""


def decisions(seeds: Iterable[int]) -> Iterator[tuple[State, View]]:
    """Draw positions of random games, with the view of the seat to act."""
    for seed in seeds:
        for state, knowledge in positions(seed):
            seat = CHINA.to_act(state)
            if seat is not None:
                yield state, CHINA.view(state, knowledge, seat)


def test_the_same_commands_are_legal_in_every_drawn_position() -> None:
    for seed, (state, view) in enumerate(islice(decisions(count()), GAMES)):
        legal = CHINA.legal(state)
        drawn = SEARCHING.draw(view, legal, 4, "strong", Random(seed))
        assert drawn.commands.keys() == {number_of(state, command) for command in legal}
        assert set(drawn.commands.values()) <= set(legal)
        for one in drawn.positions:
            assert {one.pick(number) for number in range(one.count())} == drawn.commands.keys()
            assert one.to_act() == view.to_act


def drawn(level: str, seed: int = 1) -> list[FlatGame]:
    """Return positions drawn for a seat with eight houses in a row."""
    view = CHINA.view(lay(houses={"chu": {X: 8}}).state, CHINA.unknowing(), X)
    found = SEARCHING.draw(view, [EndTurn()], 8, level, Random(seed))
    return [one for one in found.positions if isinstance(one, FlatGame)]


def test_the_same_luck_draws_the_same_and_other_luck_other_positions() -> None:
    hands = [[one.hands for one in drawn("strong", seed)] for seed in (1, 1, 2)]
    assert hands[0] == hands[1] != hands[2]
    assert len(set(hands[0])) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_only_a_novice_overlooks_the_roads(level: str) -> None:
    points = {one.roads.total(one.houses(X), 0) for one in drawn(level)}
    assert (points == {0}) == (level == "novice")


@pytest.mark.parametrize("level", LEVELS)
def test_the_end_of_a_turn_needs_no_search(level: str) -> None:
    scene = lay("red green purple", houses={"wei": {X: 1}}).do("swap red", "draw")
    view = CHINA.view(scene.state, CHINA.unknowing(), X)
    assert SEARCHING.unsearched(view, CHINA.legal(scene.state), level) == EndTurn()


@pytest.mark.parametrize("level", LEVELS)
def test_a_pass_for_want_of_cards_takes_as_long_as_any_other(level: str) -> None:
    spent = {X: Supply(0, 1, 0)}
    able, unable = states = [
        lay(word, exhausted=2, pile="", houses={"wei": {X: 1}}, supplies=spent).state
        for word in ("red", "green")
    ]
    assert Pass() in CHINA.legal(able)
    assert CHINA.legal(unable) == (Pass(),)
    for state in states:
        view = CHINA.view(state, CHINA.unknowing(), X)
        assert SEARCHING.unsearched(view, CHINA.legal(state), level) is None


@cache
def forced() -> Sequence[tuple[View, Command]]:
    """Return a few turns in which no card pays for a piece, or another one, in the last round."""
    found = [
        (view, legal[0])
        for state, view in decisions(FORCED)
        if view.stage is Stage.PLACING and len(legal := CHINA.legal(state)) == 1
    ]
    assert len(found) == len(FORCED)
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_the_only_command_left_is_played(level: str) -> None:
    for view, only in forced():
        assert BOTS[level](RULES).choose(view, [only], 20, Random(1)) == only


def test_a_hint_has_reasons_in_words() -> None:
    state = lay("red red purple", houses={"wei": {X: 6}, "shu": {X: 1}}).state
    view = CHINA.view(state, CHINA.unknowing(), X)
    first, second, *_ = judged(SEARCHING, view, CHINA.legal(state), 60_000, Random(1)).best
    reasons = SEARCHING.reasons(view, first.tally, second.tally)
    assert reasons
    for reason in reasons:
        assert f"{abs(reason.points):.1f}" in telling.reason(reason, view, ())
    assert telling.way_label(first.command, view, ())


def test_only_the_end_of_a_turn_needs_no_search() -> None:
    for real, _ in islice(SAMPLE.pairs(), 15):
        sure = ChinaSearching().unsearched(real.view, real.legal, "strong")
        assert (sure is not None) == (real.view.stage is Stage.TURN_END)


def made_by(state: State, *commands: Command) -> View:
    """The view of the seat to act after its commands, without the order in which it spent cards."""
    seat = CHINA.to_act(state)
    assert seat is not None
    for one in commands:
        state = CHINA.apply(state, one).after
    return replace(CHINA.view(state, CHINA.unknowing(), seat), draws=())


def placed(state: State) -> Iterator[tuple[Command, ...]]:
    """Yield all that a seat could place in one or two steps."""
    for first in CHINA.legal(state):
        if isinstance(first, Placement):
            yield (first,)
            for second in CHINA.legal(CHINA.apply(state, first).after):
                if isinstance(second, Placement):
                    yield first, second


def by_order(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ChinaSearching, "outcome", lambda _, action: tuple(action))


def by_commands(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ChinaSearching, "outcome", lambda _, action: frozenset(action))


def by_pieces(patch: pytest.MonkeyPatch) -> None:
    def pieces(_: object, action: Sequence[Placement]) -> Hashable:
        return frozenset(replace(one, pay=None) for one in action)

    patch.setattr(ChinaSearching, "outcome", pieces)


@with_and_without(by_order, by_commands, by_pieces)
def test_two_houses_for_the_same_cards_are_one_outcome(fault: Fault | None) -> None:
    """A list showed the same two houses twice, with only their cards exchanged."""
    state = lay("red yellow yellow", houses={"wei": {Y: 1}}).state
    seen = dict[Hashable, set[View]]()
    with planted(fault):
        for action in placed(state):
            seen.setdefault(SEARCHING.outcome(action), set()).add(made_by(state, *action))
        assert all(len(views) == 1 for views in seen.values())
        assert len({view for views in seen.values() for view in views}) == len(seen)


@with_and_without(by_commands)
@pytest.mark.parametrize("order", [1, -1])
def test_a_hint_names_two_houses_once_whichever_card_pays_for_which(
    monkeypatch: pytest.MonkeyPatch, order: int, fault: Fault | None
) -> None:
    state = lay("red yellow yellow", houses={"wei": {Y: 1}}).state
    view = CHINA.view(state, CHINA.unknowing(), X)
    texts = "house anyi card", "house daliang yellow", "house anyi yellow", "house daliang card"
    one, other, instead, following = (CHINA.command_from_text(state, text) for text in texts)
    third = CHINA.command_from_text(state, "emissary wei card")
    ends = Tally(400, 400, 800, 0, (1.0,) * 40, (0.0,) * 40, (0,) * 40)
    actions = ((one, other), *((instead, following), (following, instead))[::order], (third, other))
    found = [Weighed(first, ends, then=then) for first, then in actions]
    monkeypatch.setattr("changcheng_qt.bots.hints.best_of", lambda *_: found)
    with planted(fault):
        ways = ways_on(SEARCHING, view, CHINA.legal(state), 1000, Random(1))
        assert [way.command for way in ways] == [one, third]


@with_and_without(by_commands)
def test_a_house_for_the_card_of_the_next_one_is_no_error(fault: Fault | None) -> None:
    state = lay("red yellow yellow", houses={"wei": {Y: 1}}).state
    texts = "house anyi card", "house daliang yellow", "house anyi yellow", "house daliang card"
    one, other, instead, following = (CHINA.command_from_text(state, text) for text in texts)
    better, chosen = (Tally(4, 4 * mean, 4 * mean**2, 0, (), (), ()) for mean in (5.0, 1.0))
    found = Judged((Weighed(one, better, then=other),), (), Weighed(instead, chosen))
    with planted(fault):
        assert as_played(SEARCHING, found, (following, EndTurn())).loss == (0.0, 0.0)
    assert as_played(SEARCHING, found, (other,)) == found
