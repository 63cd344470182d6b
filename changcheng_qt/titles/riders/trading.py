"""Bots as traders: they deal only where that is clearly better than no deal.

Theory of operation. A search chooses the most visited command, and a judgement of the next step the
largest hope; where a deal is about as good as none, that is luck, and a deal that only seems good
helps a rival. So a deal is compared with none: both are simulated equally often, on the same
positions and with the same luck, and the deal must be better by more than the error of the
difference. An offer asks everybody, so before it is made the same is done twice: for the partner
likeliest to accept, as far as the seat can know its hand, and for the seat itself. The partner
comes first: it takes half the simulations, and most offers fail there. After a Yes to its terms the
seat only makes sure: it deals unless no deal is clearly better. No deal is made with a seat that it
may let win at once, nor one that gives as much as the supply asks.

An answer is weighed more thoroughly, for who offered waits for it, and with a smaller error a clear
gain is rarely taken for luck. Together with it the most promising terms that differ little
(`counter_to`) are weighed for both sides, and made a counteroffer where only they are good.

Before a trade with the supply the others are asked for the same good, which costs fewer cards.

A seat that cannot accept, or has no counteroffer to make, simulates as much as one that can and
has, so the time of an answer tells nothing.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from changcheng_qt.bots.advice import Difference, tally_of
from changcheng_qt.bots.bot import Stop, never
from changcheng_qt.bots.levels import SearchBot, examined
from changcheng_qt.bots.search import Search
from changcheng_qt.engine.core import Core
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.core import commands as flat
from changcheng_qt.titles.riders.core.commands import command
from changcheng_qt.titles.riders.core.fields import ANSWERING
from changcheng_qt.titles.riders.core.flatten import number_of
from changcheng_qt.titles.riders.core.game import FlatGame
from changcheng_qt.titles.riders.core.policy import choose
from changcheng_qt.titles.riders.core.trade import can_deal
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.appraisal import OFFERS, PARTNER
from changcheng_qt.titles.riders.rules.commands import Command, TradeWithSupply
from changcheng_qt.titles.riders.rules.manners import MOST_GIVEN, counter_to
from changcheng_qt.titles.riders.rules.partners import Partners, is_barred, is_dearer
from changcheng_qt.titles.riders.rules.pieces import goods, minus, plus, total
from changcheng_qt.titles.riders.rules.plans import Outlook
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.searching import RidersSearching
from changcheng_qt.verdicts.reasons import Tally, is_clear

LIKELY: Final = 3
"""In one of this many positions a partner must accept an offer."""
LEAST_SIMULATED: Final = 64
"""By how many simulations each command is compared at least, in pairs with the same luck."""
LEAST: Final = 256
MOST: Final = 2 * LEAST
"""By how many simulations a deal is weighed at least, and at most."""
SURE: Final = 1
"""By how many standard errors a deal must be better than none: two sides must be sure of it."""
ANSWERED: Final = 400
"""By how many each answer is weighed at most."""
SURE_OF_ANSWER: Final = 0
"""By how many an offer of another must be, or a counteroffer: the other side is sure of its own."""
DRAWN: Final = 128
"""In how many positions an answer is weighed at most: more make it more certain at little cost."""
YES: Final = int(command(flat.ACCEPT, 0, 0))
NO: Final = int(command(flat.REJECT, 0, 0))
NO_DEAL: Final = int(command(flat.WITHDRAW, 0, 0))


class TradingBot(SearchBot[View, Command]):
    """Searches as its level does, and weighs deals."""

    weighs_partner = True
    """Whether it weighs an offer for the partner, too."""
    most_tried = 1
    """How many offers it weighs at most in the place of a trade with the supply."""
    sure_in_place = SURE
    """By how many standard errors such an offer must be better than none."""
    least_weighed = LEAST
    """By how many simulations it weighs a deal at least."""

    def __init__(self, level: str) -> None:
        super().__init__(level, RidersSearching())

    def choose(
        self, view: View, legal: Sequence[Command], nodes: int, rng: Random, stop: Stop = never
    ) -> Command:
        """Return a command after about `nodes` simulations, or more; raises `Stopped`."""
        if view.stage is Stage.ANSWERING:
            return self._answer(view, legal, min(nodes, ANSWERED), rng, stop)
        if view.stage is Stage.CHOOSING:
            return self._deal(view, legal, self.weighing(nodes), rng, stop)
        fair = [one for one in legal if not is_costly(view, one)]
        return self.act(view, fair, nodes, rng, stop)

    def weighing(self, nodes: int) -> int:
        """Return by how many simulations a deal is weighed."""
        return max(min(nodes, MOST), self.least_weighed)

    def act(
        self, view: View, legal: Sequence[Command], nodes: int, rng: Random, stop: Stop
    ) -> Command:
        """Return a command where no offer is open."""
        plain = self.searching.unsearched(view, legal, self.level)
        if plain is not None:
            return plain
        drawn, candidates = self.searched(view, legal, nodes, rng, stop)
        ranked = sorted(candidates, key=lambda one: -one.visits)
        offers = [one for one in ranked if isinstance(drawn.commands[one.command], commands.Offer)]
        if ranked[0] in offers and not is_welcome(
            *(view, drawn.positions, int(ranked[0].command)), self.weighing(nodes), rng, stop
        ):
            ranked = [one for one in ranked if one not in offers]
            if not ranked:  # a short search has tried nothing else
                others = [one for one in legal if not isinstance(one, commands.Offer)]
                return self.act(view, others, nodes, rng, stop)
        return self.asked_first(view, legal, drawn.commands[ranked[0].command], nodes, rng, stop)

    def asked_first(
        self,
        view: View,
        legal: Sequence[Command],
        chosen: Command,
        nodes: int,
        rng: Random,
        stop: Stop,
    ) -> Command:
        """Return an offer in the place of a trade with the supply, if somebody is likely to give
        the good for less; else the chosen command.
        """
        found = cheaper(view, legal, chosen) if isinstance(chosen, TradeWithSupply) else []
        for offer in found[: self.most_tried]:
            drawn, number = self.drawn(view, [offer], nodes, rng), number_of(offer)
            both, errors = self.weighs_partner, self.sure_in_place
            if is_welcome(
                *(view, drawn.positions, number, self.weighing(nodes), rng, stop),
                for_both=both,
                errors=errors,
            ):
                return offer
        return chosen

    def _answer(
        self, view: View, legal: Sequence[Command], nodes: int, rng: Random, stop: Stop
    ) -> Command:
        """Weigh each answer by n simulations."""
        offer = view.turn.offer
        assert offer is not None, "there is something to answer"
        if is_barred(view, view.turn.seat):
            return commands.Reject()
        is_dear = is_dearer(view, view.decider, offer.want, offer.give)
        can_accept = commands.Accept() in legal and not is_dear
        drawn = self.searching.draw(view, legal, min(nodes, DRAWN), self.level, rng)
        counter = counter_to(view, legal)
        yes, other = YES if can_accept else NO, NO if counter is None else number_of(counter)
        if counter is not None:
            for position in drawn.positions:
                position.propose(other)
        answers = [NO, yes, other]
        none, accepted, countered = weighed(drawn.positions, answers, 3 * nodes, rng, stop)
        is_good = is_taken(drawn.positions, view.decider, other, nodes, rng, stop)
        if can_accept and is_more(accepted, none, SURE_OF_ANSWER):
            return commands.Accept()
        if counter is not None and is_good and is_more(countered, none, SURE_OF_ANSWER):
            return counter
        return commands.Reject()

    def _deal(
        self, view: View, legal: Sequence[Command], nodes: int, rng: Random, stop: Stop
    ) -> Command:
        offer = view.turn.offer
        assert offer is not None, "there are answers"
        drawn = self.drawn(view, legal, nodes, rng)
        deals = [
            number
            for number, one in drawn.commands.items()
            if isinstance(one, commands.Deal)
            and not is_barred(view, one.seat)
            and not is_dearer(view, view.decider, *offer.terms_with(one.seat))
        ]
        choices = [*deals, NO_DEAL]
        best = _best(drawn.positions, choices, nodes, rng, stop, must_gain=has_counter(view))
        return drawn.commands[best]


def is_costly(view: View, command: Command) -> bool:
    """Whether a command offers as much as the supply asks."""
    return isinstance(command, commands.Offer) and is_dearer(
        view, view.decider, command.give, command.want
    )


def cheaper(view: View, legal: Sequence[Command], trade: TradeWithSupply) -> list[commands.Offer]:
    """Return the offers that get the same good as a trade with the supply, leave a hand that is
    worth at least as much, and are likely to be accepted, the likeliest first.
    """
    seat, want = view.decider, goods(trade.get)
    hand = view.hands[seat]
    assert hand is not None, "a seat sees its own hand"
    if view.turn.offers >= OFFERS:
        return []
    outlook, partners = Outlook(view, seat), Partners(view, seat, counts_hands=True)
    given = goods(*[trade.give] * outlook.rates[trade.give])
    least = outlook.worth(plus(minus(hand, given), want))
    found = {
        one: partners.chance_of_yes(one.give, want, PARTNER)
        for one in legal
        if isinstance(one, commands.Offer)
        and one.want == want
        and total(one.give) <= MOST_GIVEN
        and (one.give, want) not in view.turn.refused
        and outlook.worth(plus(minus(hand, one.give), want)) >= least
    }
    likely = [one for one in found if found[one] >= 1 / LIKELY and not is_costly(view, one)]
    return sorted(likely, key=lambda one: (-found[one], total(one.give)))


def has_counter(view: View) -> bool:
    """Whether a seat answered with terms of its own."""
    offer = view.turn.offer
    return offer is not None and any(isinstance(one, commands.Counter) for one in offer.answers)


def weighed(
    positions: Sequence[Core], numbers: Sequence[int], nodes: int, rng: Random, stop: Stop = never
) -> list[Tally]:
    """Return the ends of the simulations of commands, about `nodes` together, with the same luck
    for each.
    """
    search = Search([*positions], rng.randrange(1 << 60))
    search.run(1)
    each = max(LEAST_SIMULATED, nodes // len(numbers))
    candidates = map(search.candidate, numbers)
    return [tally_of(examined(search, one, each, stop)) for one in candidates]


def is_more(one: Tally, other: Tally, errors: float) -> bool:
    """Whether a command is better than another by more than n standard errors."""
    difference = Difference(one, other)
    return difference.points > errors * difference.error


def _best(
    positions: Sequence[Core],
    numbers: Sequence[int],
    nodes: int,
    rng: Random,
    stop: Stop,
    *,
    must_gain: bool,
) -> int:
    """Return the best of some commands, the last of which is to make no deal, if it is better than
    that; else the last, but with `must_gain` False only if that is clearly better.
    """
    *deals, none = weighed(positions, numbers, nodes, rng, stop)
    best = max(range(len(deals)), key=lambda place: deals[place].mean, default=None)
    if best is None:
        return numbers[-1]
    if must_gain:
        is_good = is_more(deals[best], none, SURE)
    else:
        lost = Difference(none, deals[best])
        is_good = not is_clear(lost.points, lost.error, none.point)
    return numbers[best if is_good else -1]


def is_taken(
    positions: Sequence[Core], seat: Seat, counter: int, nodes: int, rng: Random, stop: Stop
) -> bool:
    """Whether the seat in turn is likely to gain by the counteroffer of a seat."""
    asked = [one for drawn in positions for one in _countered(drawn, seat, counter)]
    if len(asked) * LIKELY < len(positions):
        weighed(positions, [NO, NO], nodes, rng, stop)
        return False
    deal = int(command(flat.DEAL, seat, 0))
    dealt, kept = weighed(asked, [deal, NO_DEAL], nodes, rng, stop)
    return is_more(dealt, kept, SURE_OF_ANSWER)


def _countered(drawn: Core, seat: Seat, counter: int) -> Iterator[Core]:
    """Yield a position after a counteroffer, if the seat in turn can take it there; the others
    answer as in playouts.
    """
    position = drawn.copy()
    position.play(counter)
    while isinstance(position, FlatGame) and position.due == ANSWERING:
        position.play(int(choose(position)))
    if counter != NO and isinstance(position, FlatGame) and can_deal(position, seat):
        yield position


class Trial:
    """An offer in drawn positions: before the answer of each seat that accepts, by seat; and before
    a deal with it.
    """

    def __init__(self, positions: Sequence[Core], offer: int) -> None:
        self.asked: dict[Seat, list[Core]] = {}
        self.answered: dict[Seat, list[Core]] = {}
        for position in positions:
            self._make(position.copy(), offer)

    def _make(self, position: Core, offer: int) -> None:
        """Make the offer in a position, which is answered as in playouts."""
        position.play(offer)
        accepted: list[Seat] = []
        while isinstance(position, FlatGame) and position.due == ANSWERING:
            answer, seat = int(choose(position)), int(position.to_act())
            if answer == YES:
                self.asked.setdefault(seat, []).append(position.copy())
                accepted.append(seat)
            position.play(answer)
        for seat in accepted:
            self.answered.setdefault(seat, []).append(position)

    def likeliest(self, barred: Sequence[Seat], least: int) -> Seat | None:
        """Return the seat that accepts most often, at least n times, if there is one."""
        often = {seat: len(of) for seat, of in self.asked.items() if seat not in barred}
        best = max(often, key=lambda seat: often[seat], default=None)
        return best if best is not None and often[best] >= least else None


def is_welcome(
    view: View,
    positions: Sequence[Core],
    offer: int,
    nodes: int,
    rng: Random,
    stop: Stop,
    *,
    for_both: bool = True,
    errors: float = SURE,
) -> bool:
    """Whether a deal on the terms of an offer is better for the seat than none by more than n
    standard errors, and another seat is likely to accept it; with `for_both`, whether that other
    seat gains by it too.
    """
    trial = Trial(positions, offer)
    barred = [seat for seat in range(view.seats) if is_barred(view, seat)]
    partner = trial.likeliest(barred, -(-len(positions) // LIKELY))
    if partner is None:
        return False
    if for_both:
        accepted, rejected = weighed(trial.asked[partner], [YES, NO], nodes // 2, rng, stop)
        if not is_more(accepted, rejected, 0):
            return False
    deal = int(command(flat.DEAL, partner, 0))
    dealt, kept = weighed(trial.answered[partner], [deal, NO_DEAL], nodes, rng, stop)
    return is_more(dealt, kept, errors)
