"""The secrets of Chang Cheng, and the knowledge of them in a View (RULES section 6).

The values are those of the threat counters in play, the places of the action cards, and the boards
that a random extension draws. A card's place is the number of a province in which it is face down,
`HAND`, or `GONE` for one that has been turned up. A board's value is the name of its face.

Counting proves a counter where all possible values are equal, a card's place where its owner's
unknown cards can all be in one place only, and a board where one face is left.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.counting import (
    known_cards,
    threat_chances,
    unknown_cards,
)
from changcheng_qt.titles.changcheng.rules.geography import Region
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.view import Private, View
from changcheng_qt.verdicts.insight import How, Known

if TYPE_CHECKING:
    from changcheng_qt.engine.filing import FactValue

HAND: Final = "hand"
GONE: Final = "gone"


@dataclass(frozen=True, slots=True)
class ThreatSecret:
    """The value of the threat counter of a region."""

    region: Region


@dataclass(frozen=True, slots=True)
class CardSecret:
    """The place of an action card."""

    owner: Seat
    card: ActionCard


@dataclass(frozen=True, slots=True)
class BoardSecret:
    """The face that a random extension draws, from 0."""

    extension: int


Secret: TypeAlias = ThreatSecret | CardSecret | BoardSecret


class ChangChengSecrets:
    """The secrets behind the seam of `verdicts.insight.Secrets`."""

    def rows(self, last: View) -> Sequence[Secret]:
        """Return counters from west to east as they were dealt, cards by owner, then boards."""
        return (
            *(ThreatSecret(region) for region in last.wall.regions),
            *_card_secrets(last),
            *_board_secrets(last),
        )

    def there(self, view: View) -> Collection[Secret]:
        """Return the counters in the steppe, all cards, and the drawn boards."""
        threats = (ThreatSecret(r) for r in view.wall.regions if r not in view.removed)
        return {*threats, *_card_secrets(view), *_board_secrets(view)}

    def known(self, view: View) -> Mapping[Secret, Known]:
        """Return the viewer's knowledge of the secrets."""
        return {**_threats(view), **_cards(view), **_boards(view)}

    def owner(self, secret: Secret) -> Seat | None:
        """Return the owner of a card, None for other secrets."""
        return secret.owner if isinstance(secret, CardSecret) else None


def _card_secrets(view: View) -> list[Secret]:
    return [CardSecret(owner, card) for owner in range(view.seats) for card in ActionCard]


def _board_secrets(view: View) -> list[Secret]:
    drawn = view.options.random_extension
    return [BoardSecret(number) for number in range(view.most_extensions if drawn else 0)]


def _threats(view: View) -> dict[Secret, Known]:
    values = view.known_threats
    lying = [region for region in view.wall.regions if region not in view.removed]
    unknown = [region for region in lying if region not in values]
    left = tuple(threat_chances(view, unknown[0])) if unknown else ()
    known: dict[Secret, Known] = {}
    for region in lying:
        looked = any((private.seat, region) in view.peeks for private in view.privates)
        if region in values:
            known[ThreatSecret(region)] = Known(_how_seen(view, region, looked), values[region])
        elif len(left) == 1:
            known[ThreatSecret(region)] = Known(How.COUNTED, left[0])
        elif looked:
            known[ThreatSecret(region)] = Known(How.REMEMBERED, None)
    return known


def _how_seen(view: View, region: Region, looked: bool) -> How:
    if view.threats[region] is not None or view.laid_bare:
        return How.SHOWN
    return How.LOOKED if looked else How.TAKEN_BACK


def _cards(view: View) -> dict[Secret, Known]:
    known: dict[Secret, Known] = {}
    for owner in range(view.seats):
        gone = {one.card: Known(How.SHOWN, GONE) for one in view.gone if one.owner == owner}
        private = view.private(owner)
        found = _own_cards(private) if private else _cards_of(view, owner)
        known |= {CardSecret(owner, card): place for card, place in {**found, **gone}.items()}
    return known


def _own_cards(private: Private) -> dict[ActionCard, Known]:
    """Return the places of the cards of a seat that shares its secrets."""
    placed: dict[ActionCard, FactValue] = {one.card: one.province for one in private.placed}
    places = dict.fromkeys(private.hand, HAND) | placed
    return {card: Known(How.OWN, place) for card, place in places.items()}


def _cards_of(view: View, owner: Seat) -> dict[ActionCard, Known]:
    """Return the known places of another seat's cards."""
    seen = known_cards(view, owner)
    backs = [back for back in view.cards if back.owner == owner]
    found = {
        seen[back.ply]: Known(How.TAKEN_BACK, back.province) for back in backs if back.ply in seen
    }
    places: set[FactValue] = {back.province for back in backs if back.ply not in seen}
    if view.hand_counts[owner]:
        places.add(HAND)
    if len(places) == 1:
        (place,) = places
        found |= dict.fromkeys(unknown_cards(view, owner), Known(How.COUNTED, place))
    return found


def _boards(view: View) -> dict[Secret, Known]:
    if not view.options.random_extension:
        return {}
    faces = [face.code for face in view.wall.faces[2:]]
    if view.drawn is not None:
        faces.append(view.drawn.code)
    known: dict[Secret, Known] = {
        BoardSecret(number): Known(How.SHOWN, code)
        for number, code in enumerate(faces)
        if number < view.most_extensions
    }
    left = [
        face.code
        for board in view.box
        if not any(code in (face.code for face in board.faces) for code in faces)
        for face in board.faces
        if view.options.sides.allows(face.side)
    ]
    next_one = len(faces)
    if len(left) == 1 and next_one < view.most_extensions:
        known[BoardSecret(next_one)] = Known(How.COUNTED, left[0])
    return known
