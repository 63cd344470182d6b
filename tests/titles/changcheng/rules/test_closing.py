"""The last turns are announced as soon as open facts make them certain, and never wrongly.

The rules themselves are the second opinion: from late positions every way to go on is played out,
State by State, and the longest one counts.
"""

from collections.abc import Callable, Iterator, Mapping
from random import Random

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Seat, Viewer
from changcheng_qt.titles.changcheng.core import extension
from changcheng_qt.titles.changcheng.rules import lasting
from changcheng_qt.titles.changcheng.rules.closing import last_turns
from changcheng_qt.titles.changcheng.rules.commands import Command, Decision, Peek, PlayCard
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, Supply
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View
from tests.effort import effort
from tests.titles.changcheng.rules.play import (
    Ply,
    play,
    random_chooser,
    random_setup,
    with_boards_at_once,
)
from tests.titles.changcheng.rules.scene import NOTHING_LEFT, X, Y, Z, lay
from tests.titles.changcheng.rules.secrets import learnt_from, twin_of
from tests.titles.changcheng.rules.styles import STYLES, styled_chooser

GAMES = effort(sample=6, nightly=1200)
FEW = 3
"""Up to this many empty squares every way to go on is played out."""

LastTurns = Callable[[View], tuple[Seat, ...] | None]


class Wrong(AssertionError):
    """The last turns are announced wrongly, too late, or from hidden things."""


def seen(state: State, viewer: Viewer = PUBLIC) -> View:
    """The view of a position for somebody who has watched nothing before."""
    return CHANG_CHENG.view(state, CHANG_CHENG.unknowing(), viewer)


def game(seed: int) -> list[Ply]:
    """A whole game of any seats and options; in every fourth one boards come at once."""
    rng = Random(seed)
    style = STYLES[seed // 2 % len(STYLES)]
    setup = random_setup(rng, 2 + seed % 3)
    if seed % 4 == 1:
        setup = with_boards_at_once(setup, drawn=seed % 8 == 1)
    return list(play(setup, styled_chooser(style, rng) if seed % 2 else random_chooser(rng)))


def turns_left(state: State, beyond: int, found: dict[State, int]) -> int:
    """The number of the last turn that can come by the rules, at most `beyond`."""
    if state.extension_due:
        return beyond
    if state.over or state.turn.number == beyond:
        return state.turn.number
    if state not in found:
        found[state] = max(
            turns_left(CHANG_CHENG.apply(state, command).after, beyond, found)
            for command in ways(state)
        )
    return found[state]


def ways(state: State) -> Iterator[Command]:
    """All that can be done, without looks, with one card of a hand, and one way to decide."""
    legal = [command for command in CHANG_CHENG.legal(state) if not isinstance(command, Peek)]
    if isinstance(legal[0], Decision):
        yield legal[0]
        return
    card = next((command.card for command in legal if isinstance(command, PlayCard)), None)
    yield from (c for c in legal if not isinstance(c, PlayCard) or c.card is card)


def check_game(plies: list[Ply], last_seats: LastTurns) -> int:
    """Every announcement comes true; return the number of positions with one."""
    count, number = 0, plies[-1].after.turn.number
    for ply in plies:
        seats = last_seats(seen(ply.before))
        if seats is not None:
            count += 1
            turn = ply.before.turn
            turns = range(turn.number, number + 1)
            came = tuple((turn.seat + after) % len(ply.before.hands) for after in range(len(turns)))
            if seats[: len(came)] != came:
                raise Wrong(f"{seats} told, {came} came")
    return count


def check_earliest(state: State, last_seats: LastTurns) -> bool:
    """Announced is the result of trying all ways to go on; return whether there is any."""
    view = seen(state)
    beyond = state.turn.number + view.seats
    last = turns_left(state, beyond, {})
    turns = range(state.turn.number, last + 1) if last < beyond else None
    right = turns and tuple((number - 1 + state.setup.first) % view.seats for number in turns)
    if last_seats(view) != right:
        raise Wrong(f"{last_seats(view)} told, {right} is right")
    return right is not None


def check_all(last_seats: LastTurns, games: int = GAMES) -> tuple[int, int]:
    """Check games; return the number of positions with an announcement, and of those played out in
    every way, the number without one.
    """
    count = silent = 0
    for seed in range(games):
        plies = game(seed)
        count += check_game(plies, last_seats)
        late = [p.before for p in plies if p.before.blocks.count(None) <= FEW]
        for state in Random(seed).sample(late, min(2, len(late))):
            silent += not check_earliest(state, last_seats)
    return count, silent


@pytest.mark.no_cover
def test_announcements_come_true_and_are_made_as_soon_as_certain() -> None:
    count, silent = check_all(last_turns)
    assert count > 3 * GAMES
    assert silent


@pytest.mark.no_cover
def test_the_end_of_every_game_is_announced_before_its_last_step() -> None:
    for seed in range(GAMES):
        assert last_turns(seen(game(seed)[-1].before)) is not None


FAULTS: dict[str, Callable[[pytest.MonkeyPatch], LastTurns]] = {}
"""Faults to plant, by their descriptions."""


def fault(
    make: Callable[[pytest.MonkeyPatch], LastTurns],
) -> Callable[[pytest.MonkeyPatch], LastTurns]:
    FAULTS[make.__name__] = make
    return make


@fault
def only_a_full_wall(monkeypatch: pytest.MonkeyPatch) -> LastTurns:
    return lambda view: last_turns(view) if None not in view.blocks else None


@fault
def a_board_to_come_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> LastTurns:
    monkeypatch.setattr(extension, "EMPERORS", 99)
    return last_turns


@fault
def every_turn_fills_a_square(monkeypatch: pytest.MonkeyPatch) -> LastTurns:
    def last_seats(view: View) -> tuple[Seat, ...] | None:
        room = view.blocks.count(None)
        turns = range(max(1, room))
        is_near = view.to_act is not None and room <= view.seats and last_turns(view) is not None
        return tuple((view.turn.seat + after) % view.seats for after in turns) if is_near else None

    return last_seats


@fault
def the_fastest_way_counts(monkeypatch: pytest.MonkeyPatch) -> LastTurns:
    monkeypatch.setattr(lasting, "_ways", lambda game: [int(game.pick(int(game.count()) - 1))])
    return last_turns


@pytest.mark.no_cover
@pytest.mark.parametrize("planted", FAULTS)
def test_a_planted_fault_is_found(planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Wrong):
        check_all(FAULTS[planted](monkeypatch), 200)


def by_the_hand(view: View) -> tuple[Seat, ...] | None:
    """Told by a card that only its owner knows."""
    private = view.private(view.turn.seat)
    return None if private is None or ActionCard.WARRIOR not in private.hand else (0,)


def check_twins(last_seats: LastTurns, games: int) -> int:
    """Everybody gets the same announcements in a twin; return how often there were any."""
    count = 0
    for seed in range(games):
        plies, rng = game(seed), Random(seed)
        plies = plies[: rng.randint(len(plies) - 12, len(plies) - 1)]
        twin = twin_of(plies[0].before.setup, learnt_from(plies), PUBLIC, rng)
        for ply in plies:
            if ply.after.blocks.count(None) > FEW:
                continue
            heard = {
                last_seats(seen(one, viewer))
                for one in (ply.after, twin.state(ply.after))
                for viewer in (PUBLIC, EVERYONE, *range(len(ply.after.hands)))
            }
            if len(heard) > 1:
                raise Wrong(f"told {heard}")
            count += heard != {None}
    return count


@pytest.mark.no_cover
def test_the_announcement_depends_on_nothing_hidden() -> None:
    assert check_twins(last_turns, GAMES) > GAMES
    with pytest.raises(Wrong):
        check_twins(by_the_hand, GAMES)


FULL = "x y z x | y z x y | z x y z x | y z x y z | x y z x y |"
"""All provinces of the fixture but the last one, which has three squares."""


def at_the_end(wall: str, supplies: Mapping[Seat, Supply] | None = None, **more: object) -> View:
    """The public view of a position in which X begins its turn, with all boards in play."""
    more = {"extensions": 1, "scored": frozenset(range(5))} | more
    return seen(lay(wall, supplies=supplies, more=more).state)


def test_one_square_left_is_filled_by_the_next_seat_with_a_wall() -> None:
    assert last_turns(at_the_end(f"{FULL} x y .")) == (X,)


def test_a_seat_without_blocks_plays_a_card_and_the_next_one_ends_the_game() -> None:
    view = at_the_end(f"{FULL} x y .", {X: NOTHING_LEFT, Y: Supply(1, 0, 0)})
    assert last_turns(view) == (X, Y)


def test_squares_left_in_one_province_last_as_many_turns_as_there_are() -> None:
    singles = dict.fromkeys((X, Y, Z), Supply(2, 0, 0))
    assert last_turns(at_the_end(f"{FULL} . . .", singles)) == (X, Y, Z)


def test_nothing_is_announced_while_two_cards_can_be_played_or_a_board_may_come() -> None:
    wide = FULL.replace("x y z x y |", "x y z x . |")
    assert last_turns(at_the_end(f"{wide} x y .", scored=frozenset(range(4)))) is None
    assert last_turns(at_the_end(f"{FULL} x y .", extensions=0, emperors=2)) is None
    assert last_turns(at_the_end("x", scored=frozenset())) is None


def test_nothing_is_announced_in_a_finished_game() -> None:
    assert last_turns(seen(game(0)[-1].after)) is None
