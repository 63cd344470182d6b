"""The secrets of Riders at the Wall, and the knowledge of them in a View (RIDERS section 12.1).

The secrets are the good of each robbed card, the kind of each edict that was bought, and each hand
as a whole. Nobody sees which of two edicts of one name was played. Counting proves the good of a
robbed card, and a hand, where the account of all hands leaves nothing else; and the kind of an
edict where the plays of its seat, or the number of each kind, leave no other.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.engine.seats import EVERYONE, Seat
from changcheng_qt.titles.riders.rules.counting import possible_edicts
from changcheng_qt.titles.riders.rules.entries import Bought, Robbed
from changcheng_qt.titles.riders.rules.pieces import Goods
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.verdicts.insight import How, Known


@dataclass(frozen=True, slots=True)
class RobberySecret:
    """The good of the robbery of that number, from 0 on, of a seat from its victim."""

    number: int
    seat: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class EdictSecret:
    """The kind of an edict that a seat bought, at a place of the stack."""

    place: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class HandSecret:
    """The goods in the hand of a seat; its value is the number of each, in their order."""

    seat: Seat


Secret: TypeAlias = RobberySecret | EdictSecret | HandSecret


class RidersSecrets:
    """The secrets behind the seam of `verdicts.insight.Secrets`."""

    def rows(self, last: View) -> Sequence[Secret]:
        """Return the robbed cards, then the edicts, then the hands."""
        return (*_robberies(last), *_edicts(last), *_hands(last))

    def there(self, view: View) -> Collection[Secret]:
        """Return the cards robbed and the edicts bought up to a position, and the hands."""
        return self.rows(view)

    def known(self, view: View) -> Mapping[Secret, Known]:
        """Return the viewer's knowledge of the secrets."""
        return dict((*_known_robberies(view), *_known_edicts(view), *_known_hands(view)))

    def owner(self, secret: Secret) -> Seat | None:
        """Return the seat that robbed the card, bought the edict or has the hand."""
        return secret.seat


def hand_value(hand: Goods) -> str:
    """Return a hand as the value of its secret."""
    return " ".join(map(str, hand))


def hand_of(value: str) -> Goods:
    """Return the hand of a value."""
    return tuple(map(int, value.split()))


def _robberies(view: View) -> list[RobberySecret]:
    robberies = [entry for entry in view.story.entries if isinstance(entry, Robbed)]
    return [RobberySecret(n, entry.seat, entry.victim) for n, entry in enumerate(robberies)]


def _edicts(view: View) -> Iterator[EdictSecret]:
    for entry in view.story.entries:
        if isinstance(entry, Bought):
            yield EdictSecret(entry.place, entry.seat)


def _hands(view: View) -> Iterator[HandSecret]:
    return map(HandSecret, range(view.seats))


def _known_robberies(view: View) -> Iterator[tuple[Secret, Known]]:
    seen = [entry for entry in view.story.entries if isinstance(entry, Robbed)]
    for secret, entry, taken in zip(_robberies(view), seen, view.story.robbed(), strict=False):
        if len(taken) == 1:
            (good,) = taken
            yield secret, Known(_how_robbed(view, entry), good.word)


def _how_robbed(view: View, entry: Robbed) -> How:
    if entry.good is None:
        return How.COUNTED
    return How.LOOKED if view.viewer in (entry.seat, entry.victim) else How.SHOWN


def _known_edicts(view: View) -> Iterator[tuple[Secret, Known]]:
    seen, possible = view.story.seen, possible_edicts(view)
    for secret in _edicts(view):
        kinds = possible[secret.place]
        if len(kinds) == 1:
            (edict,) = kinds
            yield secret, Known(_how_seen(view, secret, secret.place in seen), edict.value)


def _how_seen(view: View, secret: EdictSecret, is_seen: bool) -> How:
    if view.viewer in (secret.seat, EVERYONE):
        return How.SHOWN if view.viewer is EVERYONE else How.OWN
    return How.TAKEN_BACK if is_seen else How.COUNTED


def _known_hands(view: View) -> Iterator[tuple[Secret, Known]]:
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            how = How.OWN if seat == view.viewer else How.SHOWN
            yield HandSecret(seat), Known(how, hand_value(hand))
        elif len(possible := {hands[seat] for hands in view.story.ways}) == 1:
            how = How.COUNTED if view.hand_counts[seat] else How.SHOWN
            yield HandSecret(seat), Known(how, hand_value(*possible))
