"""A fair in the toy: dice, goods that are hidden, an offer to all, and goods given up.

A seat begins its turn with `roll`, a die whose number the command holds once it is drawn: `roll 4`.
After a 6 every seat with more than two goods gives up some, `drop tea`, until it has two. Then the
seat may `rob` another of a good, which only the two see (`rob 2 tea`), or `offer` a tea for a silk.
Every other seat with a good answers, `say yes` or `say no`; the answers are shown together when the
last is in, and the seat makes a `deal` with one who said yes, or will `withdraw`. It may `end` its
turn, or let the fair `fall`: then nobody wins.

With an extra round every other seat may then `make` tea, as often as it wants, until it will
`pass`.

All know how many goods each has, and the goods at the beginning. A file that leaves a robbed good
out is read with goods of an unknown kind.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from changcheng_qt.engine.filing import GAP
from changcheng_qt.engine.luck import Luck
from changcheng_qt.engine.seats import EVERYONE, Seat, Viewer

Hand: TypeAlias = tuple[str, ...]
UNKNOWN: Final = "unknown"
MOST_KEPT: Final = 2
LOSING_ROLL: Final = 6
MOST_OFFERS: Final = 3
KINDS: Final = ("tea", "silk")
ANSWERS: Final = ("say yes", "say no")


@dataclass(frozen=True)
class Fair:
    hands: tuple[Hand, ...]
    rolls: int = 0
    """How many rolls the line of play has."""
    has_rolled: bool = False
    dropping: tuple[Seat, ...] = ()
    asked: tuple[Seat, ...] = ()
    answers: tuple[str, ...] = ()
    """The answers of the asked seats, in order."""
    offers: int = 0
    """How many were made this turn."""
    has_extra: bool = False
    making: tuple[Seat, ...] = ()
    """Those who have not passed in the extra round."""

    @property
    def is_asking(self) -> bool:
        """Whether answers are still due."""
        return len(self.answers) < len(self.asked)

    def deciders(self, turn_seat: Seat) -> tuple[Seat, ...]:
        """The seats that are due at once."""
        return self.dropping or self.asked[len(self.answers) :] or self.making or (turn_seat,)

    def seen_by(self, viewer: Viewer) -> "Fair":
        """The fair without the parts that a viewer does not see."""
        if viewer is EVERYONE:
            return self
        hands = tuple(
            hand if seat == viewer else (UNKNOWN,) * len(hand)
            for seat, hand in enumerate(self.hands)
        )
        pairs = zip(self.asked, self.answers, strict=False)
        hidden = tuple(one if seat == viewer else GAP for seat, one in pairs)
        return replace(self, hands=hands, answers=hidden if self.is_asking else self.answers)


def legal(fair: Fair, turn_seat: Seat, seat: Seat) -> Iterator[str]:
    """Yield the commands of one of the deciders, without outcomes."""
    hand = fair.hands[seat]
    if fair.dropping:
        yield from (f"drop {good}" for good in KINDS if _has(hand, good))
    elif fair.making:
        yield from ("make", "pass")
    elif fair.is_asking:
        yield from (one for one in ANSWERS if one == "say no" or _has(hand, "silk"))
    elif fair.asked:
        pairs = zip(fair.asked, fair.answers, strict=True)
        yield from (f"deal {other}" for other, answer in pairs if answer == "yes")
        yield "withdraw"
    elif not fair.has_rolled:
        yield "roll"
    else:
        others = (one for one in range(len(fair.hands)) if one != seat and fair.hands[one])
        yield from (f"rob {other}" for other in others)
        if _has(hand, "tea") and fair.offers < MOST_OFFERS and _asked(fair, seat):
            yield "offer"
        yield from ("end", "fall")


def legal_seen(fair: Fair, turn_seat: Seat, viewer: Viewer) -> Sequence[str]:
    """Return the commands that a viewer cannot know to be illegal."""
    due = fair.deciders(turn_seat)
    if isinstance(viewer, int) and viewer in due:
        return tuple(legal(fair, turn_seat, viewer))
    if viewer is EVERYONE:
        return tuple(legal(fair, turn_seat, due[0]))
    if fair.dropping or fair.making:
        return ()
    if fair.is_asking:
        return ANSWERS
    return tuple(one for one in legal(fair, turn_seat, turn_seat) if one != "offer")


def bare(command: str) -> str:
    """Return a command without its outcome."""
    match command.split():
        case ["roll", number] if number in ("1", "2", "3", "4", "5", "6"):
            return "roll"
        case ["rob", seat, good] if good in (*KINDS, UNKNOWN):
            return f"rob {seat}"
        case _:
            return command


def is_possible(fair: Fair, command: str) -> bool:
    """Whether the outcome in a command can be."""
    match command.split():
        case ["rob", seat, good]:
            return good == UNKNOWN or _has(fair.hands[int(seat)], good)
        case _:
            return True


def completed(fair: Fair, robberies: int, command: str, luck: Luck) -> str:
    """Return a legal command with its outcome; there were n robberies in the whole log."""
    match command.split():
        case ["roll"]:
            return f"roll {1 + luck.draw('roll', fair.rolls, 6)}"
        case ["rob", seat]:
            hand = fair.hands[int(seat)]
            return f"rob {seat} {hand[luck.draw('rob', robberies, len(hand))]}"
        case _:
            return command


def after(fair: Fair, turn_seat: Seat, command: str) -> Fair:
    """Return the fair after a legal command with its outcome."""
    match command.split():
        case ["roll", number]:
            many = (one for one, hand in enumerate(fair.hands) if len(hand) > MOST_KEPT)
            dropping = sorted(many, key=lambda one: (one - turn_seat) % len(fair.hands))
            due = tuple(dropping) if int(number) == LOSING_ROLL else ()
            return replace(fair, rolls=fair.rolls + 1, has_rolled=True, dropping=due)
        case ["drop", good]:
            seat, *others = fair.dropping
            left = _given(fair, seat, good)
            is_done = len(left.hands[seat]) <= MOST_KEPT
            return replace(left, dropping=tuple(others) if is_done else fair.dropping)
        case ["rob", seat, good]:
            return _moved(fair, int(seat), turn_seat, good)
        case ["offer"]:
            return replace(fair, asked=_asked(fair, turn_seat), offers=fair.offers + 1)
        case ["say", answer]:
            answers = (*fair.answers, answer)
            is_refused = len(answers) == len(fair.asked) and "yes" not in answers
            return _over(fair) if is_refused else replace(fair, answers=answers)
        case ["deal", seat]:
            paid = _moved(_over(fair), turn_seat, int(seat), "tea")
            return _moved(paid, int(seat), turn_seat, "silk")
        case ["withdraw"]:
            return _over(fair)
        case ["make"]:
            seat = fair.making[0]
            return _with(fair, seat, (*fair.hands[seat], "tea"))
        case ["pass"]:
            return replace(fair, making=fair.making[1:])
        case _:
            making = _clockwise(fair, turn_seat) if fair.has_extra else ()
            return replace(fair, has_rolled=False, offers=0, making=making)


def hand_of(goods: Iterable[object]) -> Hand:
    """Return a hand from plain values; raises ValueError."""
    hand = tuple(map(str, goods))
    if not set(hand) <= set(KINDS):
        raise ValueError("a good is tea or silk")
    return hand


def _over(fair: Fair) -> Fair:
    return replace(fair, asked=(), answers=())


def _asked(fair: Fair, seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in _clockwise(fair, seat) if fair.hands[other])


def _clockwise(fair: Fair, seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats, from the next one on."""
    count = len(fair.hands)
    return tuple((seat + step) % count for step in range(1, count))


def _has(hand: Hand, good: str) -> bool:
    return good in hand or UNKNOWN in hand


def _moved(fair: Fair, giver: Seat, taker: Seat, good: str) -> Fair:
    given = _given(fair, giver, good)
    return _with(given, taker, (*given.hands[taker], good))


def _given(fair: Fair, seat: Seat, good: str) -> Fair:
    """Take a good from a hand: where its kind is unknown, so is all that is left."""
    hand = list(fair.hands[seat])
    if good == UNKNOWN:
        return _with(fair, seat, (UNKNOWN,) * (len(hand) - 1))
    hand.remove(good if good in hand else UNKNOWN)
    return _with(fair, seat, tuple(hand))


def _with(fair: Fair, seat: Seat, hand: Hand) -> Fair:
    hands = (*fair.hands[:seat], hand, *fair.hands[seat + 1 :])
    return replace(fair, hands=hands)
