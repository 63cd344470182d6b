"""Information-set tree search: many drawn games, played on by guided choices.

Theory of operation. The things that a seat cannot see are drawn again for each simulation, so the
tree holds only what the seat can know: a node stands for the choices that led to it, not for a
position, and a choice that the seat could not see, such as the card that another plays face down,
is one edge. One simulation

1. takes the next drawn position and descends the tree. At each node it follows the child with the
   highest ``mean reward + exploration * prior * sqrt(available) / (1 + visits)``, where a child is
   available as often as it was possible when its parent was passed, and one never visited counts
   its siblings' mean less a little (first play urgency);
2. grows the tree by the children of one node, with priors: the softmax of the worths that the
   title gives the commands. Forced commands are played without a node;
3. plays out: every seat chooses the best of a few random commands by the title's quick judgement.
   With a learned estimate of the final points it stops as soon as nothing is under way that pays
   points, and a child that was never visited is not expanded yet: one guided choice, then the
   estimate;
4. credits each node of the path with the reward of the seat that moved there: its share of the
   softmax of the final scores, so that a point more counts though the game is won.

The root's children are the seat's own choices. Besides their visits, by which levels choose, they
add up the margins of the searching seat at the end and, where positions keep the lines of their
scores, the margins by line: hints and lessons show these.

A simulation costs a playout and, for each node that it passes, the square of its children at most.
The tree stops growing at `MOST_NODES`, about 30 MB as native code. Integers alone, no clock and no
title: native and plain code choose the same from the same seed.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from changcheng_qt.bots.ends import Sums
from changcheng_qt.bots.estimate import FINAL_SPREAD, POINT, share_below
from changcheng_qt.bots.playout import LEAST, NO_COMMAND, guided_choice, play_out
from changcheng_qt.engine.chance import Chance
from changcheng_qt.engine.core import ONE
from changcheng_qt.engine.masks import bit

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.bots.estimate import Estimate, Ground
    from changcheng_qt.engine.core import Core

FIRST_PLAY: Final = ONE // 20
"""The amount by which a choice that was never visited falls below its siblings' mean."""
EXPLORATION: Final = 256
"""The weight of the bonus for few visits, in 256ths."""
MOST_NODES: Final = 200_000
"""How many choices a tree holds: the first 16,000 simulations add about 12 each."""
MIXED: Final = -1
"""The phase of a node whose legal commands vary."""
JUDGED: Final = 0
"""The spread of ends that are rewards."""
HIDDEN_BIT: Final = 39
"""The bit of a title's edge that marks commands of which one is drawn."""
PRIORS: Final = [max(1, round(65536 * exp(-gain / 51.2))) for gain in range(1024)]
"""The weight of a command by how many 64ths of a point it promises less than the best."""


class Node:
    """A choice in the tree, and the results of the simulations through it for the seat that made
    it.
    """

    def __init__(self, edge: i64, command: i64, seat: i64) -> None:
        self.edge: i64 = edge
        """The title's number of the edge, and the seat in the lowest three bits."""
        self.command: i64 = command
        """One of the commands that the edge stands for."""
        self.seat: i64 = seat
        self.prior: i64 = -1
        self.visits: i64 = 0
        self.available: i64 = 0
        self.reward: i64 = 0
        """The sum over all visits."""
        self.children: list[Node] | None = None
        """Every choice met here; None until the node has been expanded."""
        self.phase: i64 = 0
        self.stamp: i64 = 0
        """The number of the lookup in which it was last found possible."""
        self.sums: Sums | None = None
        """Only for a child of the root."""


class Search:
    """One question: the best choice in any of some drawn positions."""

    def __init__(self, draws: list[Core], seed: i64, estimate: Estimate | None = None) -> None:
        """Search positions that agree with one view, at least one; simulations end with the
        estimate, without one at the end of the game.
        """
        self.estimate = estimate
        self.ends: list[i64] = [0] * int(draws[0].seats_playing())
        """The result of the simulation for each seat, in 64ths of a point."""
        self.draws = draws
        self.grounds: list[Ground] = []
        if estimate is not None:
            self.grounds = [estimate.ground(position) for position in draws]
        self.seed: i64 = seed
        self.chance = Chance(seed)
        self.searcher: i64 = draws[0].to_act()
        self.seats: i64 = draws[0].seats_playing()
        self.root = Node(-1, NO_COMMAND, -1)
        self.done: i64 = 0
        self.nodes: i64 = 0
        self.most_nodes: i64 = MOST_NODES
        self.stamp: i64 = 0
        self.only: i64 = NO_COMMAND
        """The one choice that is examined, if any."""

    def run(self, simulations: i64) -> None:
        """Simulate a number of games."""
        count: i64 = len(self.draws)
        number: i64 = 0
        while number < simulations:
            position = self.draws[self.done % count].copy()
            position.deal(self.seed + self.done)
            self.simulate(position)
            self.done += 1
            number += 1

    def candidates(self) -> list[Node]:
        """Return the choices of the searching seat that have been met so far."""
        return self.root.children or []

    def candidate(self, command: i64) -> Node:
        """Return the candidate that a legal command belongs to."""
        edge = (self.draws[0].edge(command, self.searcher) << 3) | self.searcher
        found = child_of(self.candidates(), edge)
        if found is None:
            raise ValueError(f"no candidate for {command}")
        return found

    def examine(self, candidate: Node, begun: i64 = 0) -> Sums:
        """Start to add up one candidate alone, in the simulations from now on, with the draws and
        seeds that follow `begun` simulations: two that are examined alike meet the same luck.
        """
        self.only = candidate.edge
        self.chance = Chance(self.seed + 2 * begun)
        self.done = begun
        sums = Sums(begun)
        candidate.sums = sums
        return sums

    def cut(self, candidate: Node, is_kept: bool) -> None:
        """Take the nodes below the replies to a candidate off the count; free them unless kept."""
        for reply in candidate.children or []:
            self.nodes -= nodes_below(reply)
            if not is_kept:
                reply.children = None

    def simulate(self, position: Core) -> None:
        """Descend the tree, expand a node, play out, and credit the path."""
        way: list[Node] = []
        node = self.root
        while True:
            choices = position.count()
            if not choices:
                break
            if choices == 1 and node is not self.root:
                position.play(position.pick(0))
                continue
            was_grown = node.children is not None
            if self.estimate is not None and not was_grown and way and not node.visits:
                position.play(guided_choice(position, self.chance))
                break
            if not was_grown and self.nodes >= self.most_nodes:
                break
            found = self.possible(node, position, choices)
            if not found:
                break
            node = self.select(found, len(way) == 0)
            way.append(node)
            if is_hidden(node.edge):
                position.play(drawn(self, position, node.edge, choices))
            else:
                position.play(node.command)
            if not was_grown:
                break
        self.credit(way, position, self.end(position))

    def possible(self, node: Node, position: Core, choices: i64) -> list[Node]:
        """Return the children that are possible here: all of them where the phase says so, else
        those of the legal commands.
        """
        phase = (position.phase() << 3) | position.to_act()
        children = node.children
        if children is None:
            node.phase = phase
        elif node.phase == phase and phase >= 8:
            return children
        else:
            node.phase = MIXED
        return self.meet(node, position, choices)

    def meet(self, node: Node, position: Core, choices: i64) -> list[Node]:
        """Return the children of the legal commands, new ones with their prior; only known ones
        where the tree is full.
        """
        seat = position.to_act()
        children = node.children
        if children is None:
            children = []
            node.children = children
        self.stamp += 1
        stamp = self.stamp
        found: list[Node] = []
        has_new = False
        met: i64 = -1 if children else 0
        number: i64 = 0
        while number < choices:
            command = position.pick(number)
            number += 1
            edge = (position.edge(command, self.searcher) << 3) | seat
            # A bit for each edge spares most lookups among the children that were just added.
            spot = bit((edge ^ (edge >> 7) ^ (edge >> 15)) & 31)
            child = child_of(children, edge) if met & spot else None
            met |= spot
            if child is None:
                if self.nodes >= self.most_nodes:
                    continue
                child = Node(edge, command, seat)
                if node is self.root:
                    child.sums = Sums()
                children.append(child)
                self.nodes += 1
                has_new = True
            if child.stamp != stamp:
                child.stamp = stamp
                found.append(child)
        if has_new:
            self.expect(found, position)
        return found

    def expect(self, found: list[Node], position: Core) -> None:
        """Give new children their prior."""
        promises = position.promises([int(child.command) for child in found])
        best: i64 = LEAST
        for promise in promises:
            worth: i64 = promise
            best = max(best, worth)
        total: i64 = 0
        for promise in promises:
            worth = promise
            total += prior_below(best - worth)
        for number, child in enumerate(found):
            if child.prior < 0:
                worth = promises[number]
                child.prior = (prior_below(best - worth) * ONE) // total

    def select(self, found: list[Node], is_first: bool) -> Node:
        """Return the child with the best mean reward and bonus, or the one that is examined."""
        visits: i64 = 0
        reward: i64 = 0
        for child in found:
            child.available += 1
            visits += child.visits
            reward += child.reward
            if is_first and child.edge == self.only:
                return child
        unvisited: i64 = reward // visits - FIRST_PLAY if visits else 0
        best = found[0]
        most: i64 = LEAST
        available: i64 = -1
        root: i64 = 0
        for child in found:
            if child.available != available:
                available = child.available
                root = square_root(available << 16)
            count = child.visits
            bonus = (child.prior * root) // (1 + count)
            worth = (bonus * EXPLORATION) >> 16
            worth += child.reward // count if count else unvisited
            if worth > most:
                best = child
                most = worth
        return best

    def end(self, position: Core) -> i64:
        """Estimate the end, or play it out; record it in `ends` and return its spread. A title may
        judge by itself: then `ends` are rewards, and there is no spread.
        """
        ends = self.ends
        seat: i64 = 0
        chances = position.finish()
        if chances:
            while seat < self.seats:
                ends[seat] = chances[seat]
                seat += 1
            return JUDGED
        estimate = self.estimate
        if estimate is not None:
            while position.to_act() >= 0 and not position.is_quiet():
                position.play(guided_choice(position, self.chance))
            if position.to_act() >= 0:
                estimate.foretell(position, self.grounds[self.done % len(self.draws)], ends)
                return estimate.spread(position)
        play_out(position, self.chance)
        while seat < self.seats:
            ends[seat] = position.score(seat) * POINT
            seat += 1
        return FINAL_SPREAD

    def credit(self, way: list[Node], position: Core, spread: i64) -> None:
        """Give each node of the path the share of the seat that moved there."""
        ends = self.ends
        if spread == JUDGED:
            for node in way:
                node.visits += 1
                node.reward += ends[node.seat]
            if way and way[0].sums is not None:
                way[0].sums.add_chance(position, ends[self.searcher], self.searcher)
            return
        top: i64 = LEAST
        for points in ends:
            top = max(top, points)
        total: i64 = 0
        for points in ends:
            total += share_below(top - points, spread)
        for node in way:
            node.visits += 1
            node.reward += (share_below(top - ends[node.seat], spread) * ONE) // total
        self.add_up(way, position)

    def add_up(self, way: list[Node], position: Core) -> None:
        """Add a simulation to the sums of the searching seat's choice."""
        if way:
            sums = way[0].sums
            if sums is not None:
                sums.add(position, self.ends, self.searcher)


def drawn(search: Search, position: Core, edge: i64, choices: i64) -> i64:
    """Return one of the commands that a hidden edge may stand for: a promising one in this
    draw, with some luck.
    """
    seat = position.to_act()
    best: i64 = NO_COMMAND
    most: i64 = LEAST
    number: i64 = 0
    while number < choices:
        command = position.pick(number)
        number += 1
        if ((position.edge(command, search.searcher) << 3) | seat) == edge:
            worth = position.gain(command) + search.chance.below(64)
            if worth > most:
                best = command
                most = worth
    return best


def child_of(children: list[Node], edge: i64) -> Node | None:
    """Return the child of an edge, None where it was never met."""
    for child in children:
        if child.edge == edge:
            return child
    return None


def nodes_below(node: Node) -> i64:
    """Return how many nodes have grown below one."""
    count: i64 = 0
    for child in node.children or []:
        count += 1 + nodes_below(child)
    return count


def is_hidden(edge: i64) -> bool:
    """Whether the edge of a node stands for commands of which one is drawn."""
    return (edge >> (HIDDEN_BIT + 3)) & 1 != 0


def prior_below(worth: i64) -> i64:
    """Return the weight of a command that promises `worth` 64ths of a point less than the best."""
    return PRIORS[worth if worth < 1024 else 1023]


def square_root(number: i64) -> i64:
    """Return the whole part of a square root."""
    if number < 2:
        return number
    root: i64 = number
    better = (root + 1) >> 1
    while better < root:
        root = better
        better = (root + number // root) >> 1
    return root
