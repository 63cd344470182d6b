"""The knowledge of each seat, read off RULES section 6 alone, and games that differ in nothing
else.

Neither `View` nor `sample` nor `Knowledge` has a part in this: a leak in them would hide itself.
The knowledge of a seat is gathered from the commands and positions of a game. Everything else that
is hidden is then permuted: a *twin* is the same game, played from a setup and with cards that the
viewer cannot tell from the real ones.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import TypeVar

from changcheng_qt.engine.seats import PUBLIC, Seat, Viewer
from changcheng_qt.titles.changcheng.rules.commands import (
    BeginScoring,
    Command,
    Peek,
    PlayCard,
    RemoveThreat,
)
from changcheng_qt.titles.changcheng.rules.geography import Board, Face, Region, Side
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.setup import Setup, Sides
from changcheng_qt.titles.changcheng.rules.state import State
from tests.titles.changcheng.rules.play import Ply

T = TypeVar("T")


@dataclass
class Learnt:
    """All that has become known in a game: threats by who knows them; by all, cards, boards drawn,
    and how many reputations have been dealt.
    """

    threats: set[tuple[Viewer, Region]] = field(default_factory=set)
    cards: set[tuple[Seat, ActionCard]] = field(default_factory=set)
    drawn: int = 0
    dealt: int = 6

    def watch(self, ply: Ply) -> None:
        """Learn from one command."""
        before, after = ply.before, ply.after
        everybody: list[Viewer] = [PUBLIC, *range(before.setup.seats)]
        regions = after.turned_up - before.turned_up
        match ply.command:
            case Peek(region):
                self.threats.add((before.turn.seat, region))
            case RemoveThreat(region) if before.setup.options.removed_threat_shown:
                regions |= {region}
            case BeginScoring(province):
                self.cards |= {(c.owner, c.card) for c in before.cards if c.province == province}
            case _:
                pass
        self.threats |= {(viewer, region) for viewer in everybody for region in regions}
        self.drawn = max(self.drawn, after.extensions + after.extension_due)
        self.dealt = max(self.dealt, len(after.wall.provinces))


def learnt_from(game: Iterable[Ply]) -> Learnt:
    """Gather all that a game has shown."""
    learnt = Learnt()
    for ply in game:
        learnt.watch(ply)
    return learnt


def permuted(values: Sequence[T], fixed: Callable[[int], bool], rng: Random) -> tuple[T, ...]:
    """Shuffle the values at the places that are not fixed."""
    free = [i for i in range(len(values)) if not fixed(i)]
    shuffled = rng.sample(free, len(free))
    moved = dict(zip(free, shuffled, strict=True))
    return tuple(values[moved.get(i, i)] for i in range(len(values)))


@dataclass(frozen=True)
class Twin:
    """A setup and a renaming of cards that one viewer cannot tell from the real game."""

    setup: Setup
    cards: dict[tuple[Seat, ActionCard], ActionCard]

    def command(self, seat: Seat, command: Command) -> Command:
        """Return the command of the seat in the twin game."""
        if isinstance(command, PlayCard):
            return replace(command, card=self.cards[seat, command.card])
        return command

    def state(self, state: State) -> State:
        """Permute the secrets in a position itself."""
        return replace(
            state,
            setup=self.setup,
            hands=tuple(
                tuple(sorted(self.cards[seat, card] for card in hand))
                for seat, hand in enumerate(state.hands)
            ),
            cards=tuple(replace(c, card=self.cards[c.owner, c.card]) for c in state.cards),
        )


def twin_of(setup: Setup, learnt: Learnt, viewer: Viewer, rng: Random) -> Twin:
    """Draw a twin of a game of which so much has been learnt."""
    cards: dict[tuple[Seat, ActionCard], ActionCard] = {}
    for seat in range(setup.seats):
        known = [seat == viewer or (seat, card) in learnt.cards for card in ActionCard]
        drawn = permuted(list(ActionCard), known.__getitem__, rng)
        cards |= {(seat, card): drawn[card - 1] for card in ActionCard}
    other = replace(
        setup,
        threats=permuted(setup.threats, lambda i: (viewer, i) in learnt.threats, rng),
        reputations=permuted(setup.reputations, lambda i: i < learnt.dealt, rng),
        extension_order=_order(setup, learnt.drawn, rng),
    )
    return Twin(other, cards)


def _order(setup: Setup, drawn: int, rng: Random) -> tuple[Face, ...]:
    """Redraw the boards that nobody has seen drawn; without the option nobody sees any."""
    seen = setup.extension_order[:drawn] if setup.options.random_extension else ()
    rest = [board for board in setup.spare if board.name not in {face.board for face in seen}]
    return (*seen, *(_any_face(board, setup, rng) for board in rng.sample(rest, len(rest))))


def _any_face(board: Board, setup: Setup, rng: Random) -> Face:
    sides = {Sides.ALL_A: [Side.A], Sides.ALL_B: [Side.B], Sides.MIXED: list(Side)}
    return board.face(rng.choice(sides[setup.options.sides]))
