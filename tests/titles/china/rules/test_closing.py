"""The last round is announced as soon as open facts make it certain, and never wrongly.

In games whose seats take as few cards as they can, the round goes on longest; announcements have to
come true there too. Where there is none, a way out of the round is sought, with any cards that the
public must hold possible.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Seat, Viewer
from changcheng_qt.titles.china.rules import closing, commands
from changcheng_qt.titles.china.rules.closing import last_turns
from changcheng_qt.titles.china.rules.commands import Command
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import HAND, PAIR, Cards, Colour
from changcheng_qt.titles.china.rules.setup import Follow
from changcheng_qt.titles.china.rules.state import TWICE, State
from changcheng_qt.titles.china.rules.turn import Turn
from changcheng_qt.titles.china.rules.view import View
from tests.effort import effort
from tests.titles.china.rules.play import Chooser, Ply, play, random_chooser, random_setup

GAMES = effort(sample=3, nightly=600)
TELLING = (11, 13)
"""Games in which faults come to light."""
SAMPLES = 12
"""How many hands the public must hold possible are tried for a way out of the round."""

LastTurns = Callable[[View], tuple[Seat, ...] | None]
_FEWEST = (
    commands.EndTurn,
    commands.TakeOpenCard,
    commands.DrawCard,
    commands.SwapCard,
    commands.PlaceHouse,
)
"""Steps by how few cards they take from the pile."""


class Wrong(AssertionError):
    """The last round is announced wrongly, too late, or from hidden things."""


def seen(state: State, viewer: Viewer = PUBLIC) -> View:
    """The view of a position for somebody who has watched nothing before."""
    return CHINA.view(state, CHINA.unknowing(), viewer)


def fewest(state: State, legal: Sequence[Command]) -> Command:
    """Choose the command that takes the fewest cards: swap if possible, and pay with one card."""
    for kind in _FEWEST:
        found = [command for command in legal if isinstance(command, kind)]
        if found:
            return min(found, key=lambda command: getattr(command, "pay", None) is not None)
    return legal[0]


def chooser(seed: int, rng: Random) -> Chooser:
    """A taste for few cards: always, or now and then, more often once the pile is new."""
    at_random = random_chooser(rng)

    def choose(state: State, legal: Sequence[Command]) -> Command:
        is_thrifty = seed % 3 == 0 or (seed % 3 == 1 and rng.random() < 0.5 * state.exhausted)
        return fewest(state, legal) if is_thrifty else at_random(state, legal)

    return choose


@cache
def game(seed: int) -> list[Ply]:
    """A whole game of any seats and options, played once for all tests."""
    rng = Random(seed)
    setup = random_setup(rng, 3 + seed % 3)
    if seed % 2:
        options = replace(setup.options, fortifications=True, follow=Follow.MUST)
        setup = replace(setup, options=options)
    return list(play(setup, chooser(seed, rng)))


def goes_on(state: State) -> bool:
    """Whether another round begins if all take as few cards as they can."""
    number = state.turn.number + (state.setup.last - state.turn.seat) % state.setup.seats
    for ply in play(state, fewest):
        if ply.after.turn.number > number:
            return ply.after.exhausted < TWICE
    return False


def check_games(games: Iterable[int], told: LastTurns) -> int:
    """Check games; return the number of positions with an announcement before the pile ran out."""
    return sum(check_game(game(seed), told) for seed in games)


def check_game(plies: list[Ply], told: LastTurns) -> int:
    """Every announcement comes true, and nothing certain lacks one; return the number of positions
    with one before the pile ran out.
    """
    early, number = 0, plies[-1].after.turn.number
    for ply in plies:
        state = ply.before
        view = seen(state)
        seats, turn = told(view), state.turn
        if seats is not None:
            early += state.exhausted < TWICE
            turns = range(number - turn.number + 1)
            came = tuple((turn.seat + after) % view.seats for after in turns)
            if came != seats:
                raise Wrong(f"{seats} told, {came} came")
        elif state.exhausted and not any(
            goes_on(CHINA.sample(view, Random(draw))) for draw in range(SAMPLES)
        ):
            raise Wrong(f"untold: {view}")
    return early


@pytest.mark.no_cover
def test_announcements_come_true_and_are_made_as_soon_as_certain() -> None:
    assert check_games((*TELLING, *range(GAMES)), last_turns) > GAMES


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("name", "planted"),
    [
        ("_taken_at_least", lambda _: 0),
        ("_taken_at_least", lambda view: HAND - view.hand_counts[view.turn.seat]),
        ("_taken_at_least", lambda _: 2),
        ("_owed_at_least", lambda _: 2 * PAIR),
        ("TWICE", 1),
    ],
)
def test_a_planted_fault_is_found(
    name: str, planted: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(closing, name, planted)
    with pytest.raises(Wrong):
        check_games((*TELLING, *range(120)), last_turns)


def by_the_pile(view: View) -> tuple[Seat, ...] | None:
    """Told by the order of the pile."""
    return (0,) if view.laid_bare[:1] == (Colour.RED,) else last_turns(view)


def check_hidden(told: LastTurns, games: int) -> int:
    """Everybody gets the same announcements in a twin; return how often there were any."""
    count = 0
    for seed in range(games):
        plies = game(seed)
        for ply in plies[-8 * plies[0].before.setup.seats : -1 : 2]:
            state = ply.after
            other = CHINA.sample(seen(state), Random(seed))
            viewers = (PUBLIC, EVERYONE, *range(state.setup.seats))
            heard = {told(seen(one, viewer)) for one in (state, other) for viewer in viewers}
            if len(heard) > 1:
                raise Wrong(f"told {heard}")
            count += heard != {None}
    return count


@pytest.mark.no_cover
def test_the_announcement_depends_on_nothing_hidden() -> None:
    assert check_hidden(last_turns, GAMES) > GAMES
    with pytest.raises(Wrong):
        check_hidden(by_the_pile, GAMES)


def late(pile: Cards) -> View:
    """The public view as seat 1 of three begins a turn on the second pile; seat 0 began."""
    setup = replace(random_setup(Random(1), 3), first=0)
    start = CHINA.new(setup)
    return seen(replace(start, exhausted=1, turn=Turn(1, 20), pile=pile))


def test_a_pile_of_as_many_cards_as_turns_to_come_runs_out_in_this_round() -> None:
    pile = CHINA.new(random_setup(Random(1), 3)).pile
    assert last_turns(late(pile=pile[:2])) == (1, 2)
    assert last_turns(late(pile=pile[:3])) is None
    assert last_turns(replace(late(pile=pile[:2]), exhausted=0)) is None
    assert last_turns(replace(late(pile=()), exhausted=TWICE)) == (1, 2)


def test_cards_played_and_replaced_leave_the_pile_by_the_end_of_the_turn() -> None:
    view = late(pile=(Colour.RED,) * 3)
    turn = replace(view.turn, region=0, pieces=1)
    one_card = replace(view, turn=turn, hand_counts=(3, 2, 3))
    assert last_turns(one_card) is None
    assert last_turns(replace(one_card, hand_counts=(3, 1, 3))) == (1, 2)
    taken = replace(one_card, hand_counts=(3, 2, 3), open=(None, *view.open[1:]))
    assert last_turns(taken) == (1, 2)


def test_a_house_that_is_owed_costs_a_pair_where_nothing_else_can_pay() -> None:
    view = late(pile=(Colour.RED,) * 4)
    space = view.board.spaces_of[0][0]
    colour = view.board.colour_of(0)
    other = next(one for one in Colour if one is not colour)
    turn = replace(view.turn, region=0, pieces=1, owed=space)
    owed = replace(view, turn=turn, hand_counts=(3, 2, 3), shown=((), (), ()))
    assert last_turns(owed) is None
    assert last_turns(replace(owed, shown=((), (colour, other), ()))) is None
    assert last_turns(replace(owed, shown=((), (other, other), ()))) == (1, 2)


def test_nothing_is_announced_in_a_finished_game() -> None:
    assert last_turns(seen(game(0)[-1].after)) is None
