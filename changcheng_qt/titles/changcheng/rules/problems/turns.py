"""The rest of a turn as a tree of all continuations.

Theory of operation. The tree is built from the knowledge of one seat, its View, by the rules
themselves. It ends where the seat ends its turn (or can only pass), before a board is added, since
that board is empty and nobody would lose anything there. Provinces that are completed in the turn
are scored in it: the seat must begin a scoring before anything else, so the tree does. There are
three kinds of node:

- *A choice of the seat.* Commands that are one deed (`deeds`) are one branch. A peek is a deed and
  a branch like any other, if a decision is left after it.
- *Chance*, where the seat sees something: the value of a counter at which it peeks, or the cards of
  others in a province that is scored. Each value, each set of cards is a branch with the weight
  that `belief` gives it: counters left in the box, cards that their owner has not shown, all of
  them equally likely. Later choices of the seat may depend on it, and on nothing else: it never
  acts on something that it does not know.
- *A choice of a rival*, whose card was turned up. The rival is assumed to make the choice that is
  worst for the seat, by the seat's knowledge (minimax).

A *leaf* is one way to play the turn to its end together with one deal of the relevant counters
(`ending`).

Tables at which a turn reveals more are left out: boards added in the middle of a turn, the event
card Observers, removed counters that are shown.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations, product
from random import Random
from typing import Final, TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.belief import sample
from changcheng_qt.titles.changcheng.rules.commands import Command, Peek
from changcheng_qt.titles.changcheng.rules.geography import Province
from changcheng_qt.titles.changcheng.rules.legality import legal
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.rules.problems.deeds import Claims, Deed, deed_of
from changcheng_qt.titles.changcheng.rules.problems.ending import (
    Known,
    chances,
    ending,
    known_threats,
)
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.steps import apply
from changcheng_qt.titles.changcheng.rules.turn import PlacedCard, Stage
from changcheng_qt.titles.changcheng.rules.view import View, to_act

MOST_LEAVES: Final = 2_000_000


class Unprovable(ValueError):
    """A position of which nothing can be proved; the message has the reason."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """The end of the turn: its worth to the seat, and the deeds on the way."""

    worth: float
    deeds: frozenset[Deed]


@dataclass(frozen=True, slots=True)
class Choice:
    """Somebody chooses: the seat the best for it, a rival the worst."""

    is_own: bool
    ways: tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class Chance:
    """The seat sees something: each possibility, with its probability."""

    ways: tuple[tuple[float, "Node"], ...]


Node: TypeAlias = Leaf | Choice | Chance


@dataclass(frozen=True, slots=True)
class Begun:
    """The towers' claims at the beginning of the turn, and the seat's deeds since."""

    claims: Claims
    deeds: frozenset[Deed] = frozenset()


@dataclass(frozen=True, slots=True)
class Tree:
    """The rest of a turn, its number of leaves, and a command for each deed of the seat."""

    root: Node
    leaves: int
    commands: Mapping[Deed, Command]

    @property
    def looks(self) -> tuple[Deed, ...]:
        """The useful peeks of the seat."""
        return tuple(d for d, command in self.commands.items() if isinstance(command, Peek))


def grow(view: View, most: int = MOST_LEAVES, begun: "Begun | None" = None) -> Tree:
    """Return the rest of the turn of the seat whose view it is, which may have `begun` it; raises
    `Unprovable` where it is not its turn, where the table reveals too much, and for `most` leaves
    or more.
    """
    options = view.options
    begun = begun or Begun(view.reservations)
    if view.to_act is None or view.viewer != view.turn.seat:
        raise Unprovable("it is not the turn of the seat")
    if options.extension_time is ExtensionTime.AT_ONCE or options.removed_threat_shown:
        raise Unprovable("the table options show too much within a turn")
    if EventCard.OBSERVERS in view.events:
        raise Unprovable("Observers show too much within a turn")
    if view.stage is Stage.EXTENSION:
        raise Unprovable("the turn is over")
    turn = _Turn(view, most, begun.claims)
    root = turn.node(sample(view, Random(0)), turn.known, begun.deeds)
    return Tree(root, turn.leaves, turn.commands)


class _Turn:
    """A tree while it grows."""

    def __init__(self, view: View, most: int, claims: Claims) -> None:
        self.seat: Seat = view.turn.seat
        self.most = most
        self.claims = claims
        self.leaves = 0
        self.commands: dict[Deed, Command] = {}
        self.found: dict[object, tuple[Node, int]] = {}
        self.known = known_threats(view)
        self.remembered = {c.ply for private in view.privates for c in private.remembered}

    def node(self, state: State, known: Known, deeds: frozenset[Deed]) -> Node:
        """Return the node of a position. One that was reached before in another way is shared; its
        leaves count again.
        """
        key = (_table(state), tuple(sorted(known.items())), deeds)
        if key in self.found:
            node, leaves = self.found[key]
            self._count(leaves)
            return node
        before = self.leaves
        node = self._new_node(state, known, deeds)
        self.found[key] = node, self.leaves - before
        return node

    def _new_node(self, state: State, known: Known, deeds: frozenset[Deed]) -> Node:
        open_to = list(self._branches(state, known))
        if not open_to:
            return self._leaf(state, known, deeds)
        ways: dict[Deed | Command, Node] = {}
        is_own = to_act(state) == self.seat
        for command in open_to:
            deed = deed_of(state, command, self.claims)
            if (deed or command) not in ways:
                then = deeds
                if deed and is_own:
                    self.commands.setdefault(deed, command)
                    then = deeds | {deed}
                ways[deed or command] = self._after(state, command, known, then)
        return Choice(is_own, tuple(ways.values()))

    def _branches(self, state: State, known: Known) -> Iterator[Command]:
        """Yield the commands from a position; none where the turn can only end."""
        possible = legal(state)
        looks = [c for c in possible if isinstance(c, commands.Peek) and c.region not in known]
        others = [c for c in possible if not isinstance(c, commands.Peek)]
        if all(isinstance(c, commands.EndTurn | commands.Pass) for c in others):
            return
        yield from others
        if self._can_use(state):
            yield from looks  # last: of equal ways the first is taken, so no look is wasted

    def _can_use(self, state: State) -> bool:
        """Whether the seat may still have a decision after seeing something now."""
        return (
            state.stage in (Stage.ACTION, Stage.TURN_END)
            or not state.turn.action_done
            or len(state.due) > 1
            or bool(state.neutrals and not state.turn.neutral_placed)
            or any(c.owner == self.seat and c.province in state.due for c in state.cards)
        )

    def _after(self, state: State, command: Command, known: Known, deeds: frozenset[Deed]) -> Node:
        """Return the node after a command."""
        match command:
            case commands.EndTurn():
                return self._leaf(state, known, deeds)
            case commands.Peek(region):
                after = apply(state, command).after
                return Chance(
                    tuple(
                        (probability, self.node(after, {**known, region: value}, deeds))
                        for value, probability in chances(known)
                    )
                )
            case commands.BeginScoring(province):
                cards = list(self._shown(state, province))
                scored = (apply(replace(state, cards=lying), command).after for lying in cards)
                return Chance(
                    tuple((1 / len(cards), self.node(after, known, deeds)) for after in scored)
                )
            case _:
                return self.node(apply(state, command).after, known, deeds)

    def _shown(self, state: State, province: Province) -> Iterator[tuple[PlacedCard, ...]]:
        """Yield the cards in play for each possible set of others' cards in a province."""
        backs = [c for c in state.cards if c.province == province and not self._knows(c)]
        counts = Counter(card.owner for card in backs)
        hands = [combinations(self._unknown(state, owner), n) for owner, n in counts.items()]
        for drawn in product(*hands):
            given = {owner: list(cards) for owner, cards in zip(counts, drawn, strict=True)}
            turned = {c.ply: replace(c, card=given[c.owner].pop()) for c in backs}
            yield tuple(turned.get(card.ply, card) for card in state.cards)

    def _unknown(self, state: State, owner: Seat) -> list[ActionCard]:
        """Return the cards of a rival whose place the seat does not know."""
        known = {card.card for card in state.gone if card.owner == owner}
        known |= {c.card for c in state.cards if c.owner == owner and self._knows(c)}
        return [card for card in ActionCard if card not in known]

    def _knows(self, card: PlacedCard) -> bool:
        return card.owner == self.seat or card.ply in self.remembered

    def _leaf(self, state: State, known: Known, deeds: frozenset[Deed]) -> Leaf:
        worth, ways = ending(state, self.seat, known)
        self._count(ways)
        return Leaf(worth, deeds)

    def _count(self, leaves: int) -> None:
        self.leaves += leaves
        if self.leaves >= self.most:
            raise Unprovable(f"there are {self.most} leaves or more")


def _table(state: State) -> tuple[object, ...]:
    """Return the part of a position that matters for the rest of the turn, whatever came before."""
    turn = state.turn
    return (
        state.blocks,
        state.scores,
        tuple((card.owner, card.card, card.province) for card in state.cards),
        state.due,
        state.scoring,
        state.removed,
        frozenset(turn.acts),
        turn.action_done,
        turn.neutral_placed,
        tuple(sorted(turn.looks)),
    )
