"""Standing answers: a private note of a seat that answers offers for it (RIDERS section 14).

A note is text, at most 96 bytes, of parts joined by `; `, each at most once and in this order:

    until TURN     the note ends when that turn begins; without it the note stays
    nobody         no offer of anybody is accepted
    not SEAT ...   none of these seats, in their order
    never GOOD ... none that asks for one of these goods, in the order of the alphabet
    CARDS for CARDS keep COUNT
                   these cards are given for those, while as many of each good given are left; where
                   they are not, such an offer is rejected

The first part that fits an offer answers it, and an offer that none fits is asked as usual. Whether
a note answers depends on the offer alone, never on the hand: so nobody can infer the hand of a seat
that is not asked.
"""

import re
from dataclasses import dataclass
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.commands import Accept, Answer, Reject
from changcheng_qt.titles.riders.rules.notation import cards_from_text, cards_to_text
from changcheng_qt.titles.riders.rules.pieces import GOOD_BY_WORD, Good, Goods, minus
from changcheng_qt.titles.riders.rules.view import View

_PARTS: Final = re.compile(
    r"(?:until (?P<until>[1-9][0-9]{0,3})(?:; |$))?"
    r"(?:(?P<nobody>nobody)(?:; |$))?"
    r"(?:not (?P<shunned>[0-5](?: [0-5])*)(?:; |$))?"
    r"(?:never (?P<kept>[a-z]+(?: [a-z]+)*)(?:; |$))?"
    r"(?:(?P<give>[a-z+]+) for (?P<want>[a-z+]+) keep (?P<left>[0-9]|1[0-9]|2[0-4]))?"
)


@dataclass(frozen=True, slots=True)
class Exchange:
    """Cards given for others, while `left` of each good given are left."""

    give: Goods
    want: Goods
    left: int


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing answers of a seat. `until` is the turn with which they end, None for never;
    `shunned` are the seats to which nothing, `kept` the goods of which nothing is given.
    """

    until: int | None = None
    nobody: bool = False
    shunned: frozenset[Seat] = frozenset()
    kept: frozenset[Good] = frozenset()
    exchange: Exchange | None = None

    def has_ended(self, turn: int) -> bool:
        """Whether they apply no more in a turn."""
        return self.until is not None and turn >= self.until


def to_text(standing: Standing) -> str:
    """Return standing answers as the text of a note, empty if there are none."""
    parts = []
    if standing.nobody:
        parts.append("nobody")
    if standing.shunned:
        parts.append(" ".join(("not", *map(str, sorted(standing.shunned)))))
    if standing.kept:
        parts.append(" ".join(("never", *sorted(good.word for good in standing.kept))))
    if exchange := standing.exchange:
        give, want = cards_to_text(exchange.give), cards_to_text(exchange.want)
        parts.append(f"{give} for {want} keep {exchange.left}")
    if parts and standing.until is not None:
        parts.insert(0, f"until {standing.until}")
    return "; ".join(parts)


def from_text(text: str) -> Standing:
    """Return the standing answers of a note; raises `ValueError` with the fault."""
    found = _PARTS.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no note")
    exchange = None
    if found["give"]:
        give, want = cards_from_text(found["give"]), cards_from_text(found["want"])
        exchange = Exchange(give, want, int(found["left"]))
    standing = Standing(
        until=int(found["until"]) if found["until"] else None,
        nobody=found["nobody"] is not None,
        shunned=frozenset(map(int, (found["shunned"] or "").split())),
        kept=frozenset(map(_good, (found["kept"] or "").split())),
        exchange=exchange,
    )
    if to_text(standing) != text:
        raise ValueError(f"{text!r} is not in order")
    return standing


def _good(word: str) -> Good:
    if word not in GOOD_BY_WORD:
        raise ValueError(f"unknown good {word!r}")
    return GOOD_BY_WORD[word]


def answer_by(standing: Standing, view: View) -> Answer | None:
    """Return the answer to the open offer of the seat whose view it is; None if it is to be asked.
    Raises `ValueError` for a view without an offer, or of a hand that it does not show.
    """
    turn, offer = view.turn, view.turn.offer
    hand = view.hands[view.viewer] if isinstance(view.viewer, int) else None
    if offer is None or hand is None:
        raise ValueError("a seat answers an offer on its own view")
    if standing.has_ended(turn.number):
        return None
    is_kept = any(offer.want[good] for good in standing.kept)
    if standing.nobody or turn.seat in standing.shunned or is_kept:
        return Reject()
    exchange = standing.exchange
    if exchange is None or (exchange.give, exchange.want) != (offer.want, offer.give):
        return None
    left = minus(hand, offer.want)
    is_enough = all(left[good] >= exchange.left for good in Good if offer.want[good])
    return Accept() if is_enough else Reject()


def noted(view: View, legal: object, note: str) -> Answer | None:
    """Return the answer that a note gives for the seat of a view; None if the seat is asked, as
    where a file has a note that means nothing, or about no offer.
    """
    standing = applying(note, view.turn.number)
    return None if standing == Standing() or view.turn.offer is None else answer_by(standing, view)


def applying(note: str, turn: int) -> Standing:
    """Return the answers of a note that apply in a turn: none of a note that means nothing."""
    try:
        found = from_text(note)
    except ValueError:
        return Standing()
    return Standing() if found.has_ended(turn) else found
