"""A position as a seat sees it, reduced to the facts that a bot's expectations depend on.

It holds only public information and the seat's own knowledge: threats that it has not seen count as
the mean of the remaining ones.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.geography import Province, Region, Square
from changcheng_qt.titles.changcheng.rules.pieces import (
    NEUTRAL,
    THREAT_VALUES,
    ActionCard,
    Block,
    Owner,
)
from changcheng_qt.titles.changcheng.rules.view import View


@dataclass(frozen=True, slots=True)
class FaceDown:
    """A card whose effect is still to come; `card` is None where the seat does not know it."""

    owner: Seat
    card: ActionCard | None
    province: Province


@dataclass(frozen=True, slots=True)
class Outlook:
    """A position, seen by `seat`, reduced to the facts that its expectations depend on.

    `change` and `virtual` belong to the province that is being scored, as in `Scoring`; `threats`
    are expected values, 0 where a counter was removed.
    """

    view: View
    seat: Seat
    blocks: tuple[Block | None, ...]
    cards: tuple[FaceDown, ...]
    threats: tuple[float, ...]
    change: int = 0
    virtual: tuple[tuple[Seat, int], ...] = ()
    cards_spent: int = 0


def outlook_of(view: View, seat: Seat) -> Outlook:
    """Return the outlook of a seat from its view."""
    scoring = view.scoring
    return Outlook(
        view=view,
        seat=seat,
        blocks=view.blocks,
        cards=_cards(view),
        threats=_threats(view, seat),
        change=scoring.change if scoring else 0,
        virtual=scoring.virtual if scoring else (),
    )


def walls_on(outlook: Outlook, squares: Iterable[Square]) -> dict[Owner, float]:
    """Return the unbroken squares of each seat, and of the neutrals where they compete."""
    walls: dict[Owner, float] = dict.fromkeys(range(outlook.view.seats), 0.0)
    for square in squares:
        block = outlook.blocks[square]
        if block and block.counts:
            walls[block.owner] = walls.get(block.owner, 0.0) + 1
    if not outlook.view.options.neutrals_compete:
        walls.pop(NEUTRAL, None)
    return walls


def empty_among(outlook: Outlook, squares: Iterable[Square]) -> int:
    """Return how many of these squares are empty."""
    return sum(outlook.blocks[square] is None for square in squares)


def _cards(view: View) -> tuple[FaceDown, ...]:
    known = {
        card.ply: card.card
        for private in view.privates
        for card in (*private.placed, *private.remembered)
    }
    backs = [FaceDown(back.owner, known.get(back.ply), back.province) for back in view.cards]
    if view.scoring:
        place = view.scoring.province
        backs += [FaceDown(card.owner, card.card, place) for card in view.scoring.pending]
    return tuple(backs)


def _threats(view: View, seat: Seat) -> tuple[float, ...]:
    private = view.private(seat)
    seen: dict[Region, int] = dict(private.seen) if private else {}
    seen |= {region: value for region, value in enumerate(view.threats) if value is not None}
    left = list(THREAT_VALUES)
    for value in seen.values():
        left.remove(value)
    mean = sum(left) / len(left)
    return tuple(
        0.0 if region in view.removed else float(seen.get(region, mean))
        for region in view.wall.regions
    )
