"""Two games that a viewer cannot tell apart look the same to that viewer, in every way.

For many positions and viewers a twin game is drawn (see `secrets`) and played from the start next
to the real one; at every step all that the viewer may get is compared.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest

from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.match import AnyMatch, Match, Played, TakenBack
from changcheng_qt.engine.seats import PUBLIC, Player, Viewer
from changcheng_qt.titles.changcheng.rules.commands import Command, EndTurn, PlayCard, Refusal
from changcheng_qt.titles.changcheng.rules.events import CardPlayed, Event, Peeked
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View, view_of
from tests.effort import effort
from tests.engine.machine import apply_entry
from tests.oracle.account import table_of
from tests.oracle.universe import universe
from tests.planted import plant
from tests.titles.changcheng.rules.play import (
    Ply,
    play,
    random_chooser,
    random_setup,
    with_boards_at_once,
)
from tests.titles.changcheng.rules.secrets import Learnt, Twin, learnt_from, twin_of
from tests.titles.changcheng.rules.styles import STYLES, styled_chooser

pytestmark = pytest.mark.no_cover

GAMES = effort(sample=10, nightly=2500)
MATCHES = effort(sample=5, nightly=400)


class Leaked(AssertionError):
    """A viewer can tell two games apart that it should not."""


def same(real: object, twin: object, what: str) -> None:
    """Compare all that a viewer gets, down to its repr."""
    if real != twin or repr(real) != repr(twin):
        raise Leaked(f"{what}:\n{real}\n{twin}")


def part_of_a_game(seed: int) -> list[Ply]:
    """The first part of a game, of any length; in every fourth one boards come at once."""
    rng = Random(seed)
    style = STYLES[seed // 2 % len(STYLES)]
    choose = styled_chooser(style, rng) if seed % 2 else random_chooser(rng)
    setup = random_setup(rng)
    if seed % 4 == 1:
        setup = with_boards_at_once(setup, drawn=seed % 8 == 1)
    game = list(play(setup, choose))
    return game[: rng.randint(1, len(game) - 1)]


def viewers_of(state: State, rng: Random) -> tuple[Viewer, ...]:
    """The public, and one seat."""
    return (PUBLIC, rng.randrange(state.setup.seats))


def check_position(
    real: tuple[State, Knowledge], twin: tuple[State, Knowledge], viewer: Viewer
) -> None:
    """Compare all that a viewer gets of a position."""
    same(CHANG_CHENG.view(*real, viewer), CHANG_CHENG.view(*twin, viewer), "view")
    state, other = real[0], twin[0]
    same(CHANG_CHENG.legal_seen(state, viewer), CHANG_CHENG.legal_seen(other, viewer), "legal")
    same(CHANG_CHENG.to_act(state), CHANG_CHENG.to_act(other), "to act")
    same(CHANG_CHENG.turn_seat(state), CHANG_CHENG.turn_seat(other), "turn")
    same(CHANG_CHENG.outcome(state), CHANG_CHENG.outcome(other), "outcome")
    same(repr(state), repr(other), "repr")
    same(str(state), f"{other}", "text")


def check_events(real: Sequence[Event], twin: Sequence[Event], viewer: Viewer) -> None:
    """Compare the events as a viewer sees them."""
    for event, other in zip(real, twin, strict=True):
        same(event.seen_by(viewer), other.seen_by(viewer), "event")
        same(event.told, other.told, "told")


def check_refusals(state: State, other: State, viewer: Viewer, rng: Random) -> None:
    """Compare why the viewer's own commands are refused; about hands only their owner may ask."""
    own = viewer == CHANG_CHENG.to_act(state)
    for command in universe(table_of(state), rng):
        if own or not isinstance(command, PlayCard):
            refusal = CHANG_CHENG.why_not(state, command)
            same(refusal, CHANG_CHENG.why_not(other, command), f"why not {command}")
            if refusal is not None:
                same(refused(state, command), refused(other, command), "refusal")


def refused(state: State, command: Command) -> str:
    """The text of the refusal of a command."""
    with pytest.raises(IllegalCommand) as error:
        CHANG_CHENG.apply(state, command)
    return f"{error.value!r} {error.value}"


def check_twin(game: Sequence[Ply], twin: Twin, viewer: Viewer, rng: Random) -> None:
    """Play the twin game next to the real one and compare at every step."""
    state, knowledge = CHANG_CHENG.new(twin.setup), CHANG_CHENG.unknowing()
    real_knowledge = CHANG_CHENG.unknowing()
    same(repr(game[0].before.setup), repr(twin.setup), "repr of the setup")
    for ply in game:
        check_position((ply.before, real_knowledge), (state, knowledge), viewer)
        seat = CHANG_CHENG.to_act(state)
        assert seat is not None
        applied = CHANG_CHENG.apply(state, twin.command(seat, ply.command))
        check_events(ply.events, applied.events, viewer)
        real_knowledge = CHANG_CHENG.learn(real_knowledge, ply.after, ply.events)
        knowledge = CHANG_CHENG.learn(knowledge, applied.after, applied.events)
        state = applied.after
    check_position((game[-1].after, real_knowledge), (state, knowledge), viewer)
    check_refusals(game[-1].after, state, viewer, rng)
    assert state == twin.state(game[-1].after), "the twin game leads to the twin of the position"


def check_games(count: int) -> tuple[int, int, int]:
    """Compare many games with twins; return how many pairs, how many differed in something, and how
    many games met a board that came at once.
    """
    differing = at_once = 0
    for seed in range(count):
        rng = Random(seed)
        game = part_of_a_game(seed)
        learnt = learnt_from(game)
        at_once += any(ply.after.extension_due and ply.command != EndTurn() for ply in game)
        for viewer in viewers_of(game[-1].after, rng):
            twin = twin_of(game[-1].after.setup, learnt, viewer, rng)
            differing += twin.state(game[-1].after) != game[-1].after
            check_twin(game, twin, viewer, rng)
    return 2 * count, differing, at_once


def test_no_viewer_can_tell_a_game_from_its_twin(
    state_counts: Callable[[str], None],
) -> None:
    pairs, differing, at_once = check_games(GAMES)
    met = f"{at_once} games with a board at once"
    state_counts(f"{pairs} pairs of games compared, {differing} of them really different, {met}")
    assert differing > 0.9 * pairs
    assert at_once >= GAMES / 10


def test_a_seat_can_tell_what_it_has_seen() -> None:
    """The comparison is not blind: with a seat's own secrets permuted too, the seat notices."""
    noticed = 0
    for seed in range(20):
        game = part_of_a_game(seed)
        rng = Random(seed)
        twin = twin_of(game[-1].after.setup, learnt_from(game), PUBLIC, rng)
        try:
            check_twin(game, twin, 0, rng)
        except Leaked:
            noticed += 1
    assert noticed > 10


def match_with_take_backs(seed: int) -> tuple[AnyMatch, Learnt]:
    """A match in which the table goes back again and again, and all that was learnt in it."""
    rng = Random(seed)
    setup = random_setup(rng)
    match = Match(CHANG_CHENG, setup, [Player(f"p{seat}") for seat in range(setup.seats)])
    choose, learnt = random_chooser(rng), Learnt()
    for _ in range(rng.randrange(20, 140)):
        if match.to_act is None:
            break
        state = match.steps[-1].after if match.steps else CHANG_CHENG.new(setup)
        step = match.submit(choose(state, match.legal(match.to_act)))
        learnt.watch(Ply(step.before, step.command, step.after, step.events))
        if rng.random() < 0.1 and len(match.steps) > 6:
            match.take_back(len(match.steps) - rng.randint(1, 6), range(setup.seats))
            if rng.random() < 0.5:
                match.redo()
    return match, learnt


def check_take_backs(seed: int) -> int:
    """Replay a match's log on a twin, compare after every entry; return how often it went back."""
    match, learnt = match_with_take_backs(seed)
    rng = Random(seed)
    for viewer in viewers_of(match.steps[0].before, rng):
        twin = twin_of(match.setup, learnt, viewer, rng)
        real, other = (Match(CHANG_CHENG, s, match.players) for s in (match.setup, twin.setup))
        for entry in match.log:
            told = entry
            if isinstance(entry, Played):
                told = replace(entry, command=twin.command(entry.seat, entry.command))
            apply_entry(real, entry)
            apply_entry(other, told)
            same(real.view(viewer), other.view(viewer), "view")
            same(real.legal(viewer), other.legal(viewer), "legal")
            same(real.undo_barrier, other.undo_barrier, "barrier")
            same(real.events(viewer), other.events(viewer), "events")
    return sum(isinstance(entry, TakenBack) for entry in match.log)


def test_nor_a_match_in_which_steps_were_taken_back() -> None:
    assert sum(check_take_backs(seed) for seed in range(MATCHES)) > 3 * MATCHES


Look = Callable[..., object]


def _sorted_by_hidden_card(look: Look) -> Look:
    def leak(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        cards = sorted(state.cards, key=lambda card: (card.card, card.ply))
        view = view_of(state, knowledge, viewer)
        place = {card.ply: i for i, card in enumerate(cards)}
        return replace(view, cards=tuple(sorted(view.cards, key=lambda back: place[back.ply])))

    return leak


def _counted_by_priority(look: Look) -> Look:
    def leak(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        sums = tuple(sum(hand) for hand in state.hands)
        return replace(view_of(state, knowledge, viewer), hand_counts=sums)

    return leak


def _boards_as_drawn(look: Look) -> Look:
    def leak(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        view = view_of(state, knowledge, viewer)
        order = [face.board for face in state.setup.extension_order]
        return replace(view, box=tuple(sorted(view.box, key=lambda board: order.index(board.name))))

    return leak


def _threats_seen_by_all(look: Look) -> Look:
    def leak(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        known = {(seat, r, v) for _, r, v in knowledge.threats for seat in range(4)}
        return view_of(state, replace(knowledge, threats=frozenset(known)), viewer)

    return leak


def _every_command(look: Look) -> Look:
    return lambda state, viewer: CHANG_CHENG.legal(state)


def _open(look: Look) -> Look:
    return lambda self, viewer: self


def _whole_repr(look: Look) -> Look:
    return lambda self: f"{self.hands}"


def _threat_decides(look: Look) -> Look:
    def leak(state: State, command: Command) -> object:
        high = state.setup.threats[0] == 4
        return Refusal.NOT_NOW if high and look(state, command) else look(state, command)

    return leak


LEAKS = {
    "face-down cards in the order of their priority": (
        CHANG_CHENG,
        "view",
        _sorted_by_hidden_card,
    ),
    "hands counted by priority": (CHANG_CHENG, "view", _counted_by_priority),
    "spare boards in the order they will be drawn": (CHANG_CHENG, "view", _boards_as_drawn),
    "what one has peeked at, all see": (CHANG_CHENG, "view", _threats_seen_by_all),
    "the commands of another's hand": (CHANG_CHENG, "legal_seen", _every_command),
    "a played card is named": (CardPlayed, "seen_by", _open),
    "a peeked value is named": (Peeked, "seen_by", _open),
    "the repr of a position": (State, "__repr__", _whole_repr),
    "a refusal depends on a counter": (CHANG_CHENG, "why_not", _threat_decides),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, name, planted = LEAKS[leak]
    plant(monkeypatch, owner, name, planted(getattr(owner, name)))
    with pytest.raises(Leaked):
        check_games(GAMES)
