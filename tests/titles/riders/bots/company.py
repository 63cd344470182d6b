"""Games with bots, and their questions and deals: `python -m tests.titles.riders.bots.company KIND
NODES SEED ...` prints a line for each game, with a person at the table; with `--deals` each deal
between four bots is judged by simulations of four times the nodes, or of n as `--judge` says.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, TypeAlias

from changcheng_qt.bots import BOTS
from changcheng_qt.bots.advice import Difference
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import HUMAN, Player, Seat
from changcheng_qt.titles import rules_of
from changcheng_qt.titles.riders.core.fields import Position
from changcheng_qt.titles.riders.core.flatten import number_of
from changcheng_qt.titles.riders.entry import RULES, MapBox
from changcheng_qt.titles.riders.rules.commands import Accept, Command, Counter, Deal, Offer
from changcheng_qt.titles.riders.rules.turn import Terms
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.searching import RidersSearching
from changcheng_qt.titles.riders.trading import NO, NO_DEAL, is_more, weighed
from changcheng_qt.verdicts.reasons import CLEAR

Considered: TypeAlias = Callable[[View, Sequence[Command], Sequence[Player]], Sequence[Command]]
polite: Final = RULES.considered
SEATS: Final = 4
PERSON: Final = 0
JUDGED: Final = 4
"""How many times the nodes of a bot judge its deals."""
DRAWN: Final = 128


@dataclass(frozen=True)
class Asked:
    """A choice to deal: the view of a seat, its legal commands, and its choice."""

    view: View
    legal: Sequence[Command]
    chosen: Command


@dataclass
class Account:
    """The account of a game: the questions to the person that it could meet, with the seats that
    asked, as the table rejects other offers; and both sides of each deal between bots.
    """

    match: AnyMatch
    questions: list[tuple[Seat, Terms]] = field(default_factory=list)
    accepted: int = 0
    deals: list[tuple[Asked, Asked]] = field(default_factory=list)

    @property
    def repeated(self) -> int:
        """How many questions were asked before."""
        return len(self.questions) - len(set(self.questions))


def game(
    kind: str, nodes: int, seed: str, *, person: str | None = None, considered: Considered = polite
) -> Account:
    """Play a game of four bots of a kind; one of them stands for a person and plays as the bot
    `person`, if any.
    """
    setup = MapBox().draw_usual(SEATS, Random(f"company/{seed}"))
    kinds = [kind if person is None or seat else person for seat in range(SEATS)]
    players = [Player(f"{seat}", one, nodes) for seat, one in enumerate(kinds)]
    if person is not None:
        players[PERSON] = Player("0", HUMAN)
    match: AnyMatch = Match(RULES.game, setup, players, luck=SeededLuck(f"company/{seed}"))
    account, answers = Account(match), dict[Seat, Asked]()
    bots = [BOTS[one](rules_of("riders")) for one in kinds]
    while (seat := match.to_act) is not None:
        view, legal = match.view(seat), match.legal(seat)
        if not players[seat].is_human:
            legal = considered(view, legal, players)
        rng = Random(f"company/{seed}/{seat}/{match.step_count}")
        asked = Asked(view, legal, bots[seat].choose(view, legal, nodes, rng))
        match.submit(asked.chosen)
        _note(account, asked, answers, None if person is None else PERSON)
    return account


def _note(account: Account, asked: Asked, answers: dict[Seat, Asked], person: Seat | None) -> None:
    """Add a choice to an account; `answers` are the last ones."""
    match asked.chosen:
        case Offer(give, want):
            if person in account.match.deciders and Accept() in account.match.legal(PERSON):
                account.questions.append((asked.view.decider, (give, want)))
        case Accept() | Counter():
            answers[asked.view.decider] = asked
            account.accepted += asked.view.decider == person
        case Deal(seat):
            if person not in (seat, asked.view.decider):
                account.deals.append((asked, answers[seat]))
        case _:
            pass


def losses(account: Account, nodes: int, seed: str) -> Iterator[tuple[float, float, bool]]:
    """Yield for each side of each deal between bots, by fresh simulations, how many games of 100 it
    wins less by it, the error, and whether that is clearly so.
    """
    for number, sides in enumerate(account.deals):
        for side in sides:
            none = NO_DEAL if isinstance(side.chosen, Deal) else NO
            rng = Random(f"judge/{seed}/{number}/{side.view.decider}")
            drawn = RidersSearching().draw(side.view, side.legal, DRAWN, "strong", rng)
            for position in drawn.positions:
                if isinstance(side.chosen, Counter) and isinstance(position, Position):
                    position.proposed = [number_of(side.chosen)]
            numbers = [number_of(side.chosen), none]
            dealt, kept = weighed(drawn.positions, numbers, nodes, rng)
            difference = Difference(kept, dealt)
            yield difference.points, difference.error, is_more(kept, dealt, CLEAR)


def main(arguments: Sequence[str]) -> None:
    """Print the questions and deals of the bots."""
    parser = argparse.ArgumentParser()
    parser.add_argument("kind")
    parser.add_argument("nodes", type=int)
    parser.add_argument("seeds", nargs="+")
    parser.add_argument("--deals", action="store_true")
    parser.add_argument("--judge", type=int, default=0)
    wanted = parser.parse_args(arguments)
    for seed in wanted.seeds:
        person = None if wanted.deals else wanted.kind
        account = game(wanted.kind, wanted.nodes, seed, person=person)
        turns = account.match.view(0).turn.number
        line = f"{wanted.kind}:{wanted.nodes} game {seed} turns {turns}"
        if wanted.deals:
            told = list(losses(account, wanted.judge or JUDGED * wanted.nodes, seed))
            worse = sum(
                any(is_worse for _, _, is_worse in told[2 * n : 2 * n + 2])
                for n in range(len(account.deals))
            )
            gains = " ".join(f"{-points:+.1f}~{error:.1f}" for points, error, _ in told)
            told_of = f"deals {len(account.deals)} worse {worse} gains {gains}"
        else:
            asked = f"asked {len(account.questions)} repeated {account.repeated}"
            told_of = f"{asked} accepted {account.accepted}"
        sys.stdout.write(f"{line} {told_of}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
