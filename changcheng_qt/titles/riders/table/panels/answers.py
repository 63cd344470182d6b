"""The second line of a player's row while something is asked of its seat: its answer to an offer,
which the seat in turn may accept, or a card when it may be robbed.
"""

from enum import Enum

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.riders.rules.commands import Accept, Counter, Deal, Reject, Rob
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.widgets.line_button import Line, in_parts
from changcheng_qt.ui.looks.icons import Icon

translate = QCoreApplication.translate


class Plate(Enum):
    """The plates that are no answers by themselves."""

    OTHER_TERMS = "other_terms"
    """Begin terms of the seat's own."""
    BUILD = "build"
    """Build in an extra building round."""
    CHANGE = "change"
    """Take back the answer of the seat."""


def asked_of(view: View, seat: Seat) -> Line | None:
    """Return the line of a seat in a view, None if nothing is asked of it."""
    if view.stage is Stage.ROBBING:
        return _robbed(view, seat)
    offer = view.turn.offer
    if offer is None or seat not in offer.asked:
        return None
    place = offer.asked.index(seat)
    if not offer.is_answered:
        return unanswered(has_answered=place < len(offer.answers))
    answer, deal = offer.answers[place], Deal(seat)
    match answer:
        case Accept():
            return Line((Icon.CHECK, translate("RidersAnswer", "Yes – deal")), deal)
        case Counter(give, want):
            words = translate("RidersAnswer", "for {wanted} gives {given}")
            return Line(in_parts(words, {"wanted": want, "given": give}), deal)
        case _:
            return Line((translate("RidersAnswer", "No"),))


def _robbed(view: View, seat: Seat) -> Line | None:
    count = view.hand_counts[seat]
    if seat == view.turn.seat or not count:
        return None
    words = translate("RidersAnswer", "Take a card, of %n card(s)", "", count)
    return Line((words,), Rob(seat))


def answer_lines(view: View) -> tuple[Line, ...]:
    """Return the statements that can be made for any seat: answers to an offer, or in an extra
    building round that it builds.
    """
    if view.stage is not Stage.ANSWERING:
        return (
            Line((translate("RidersExtra", "Build", "in an extra building round"),), Plate.BUILD),
        )
    yes = Line((translate("RidersTrade", "Yes"),), Accept())
    no = Line((translate("RidersTrade", "No"),), Reject())
    other = Line((translate("RidersTrade", "Other…"),), Plate.OTHER_TERMS)
    return (yes, no, other) if view.options.counters else (yes, no)


def answered_line() -> Line:
    """Return the line of a seat that was answered for; a click takes the answer back."""
    return Line((translate("RidersAnswer", "has answered · change"),), Plate.CHANGE)


def unanswered(*, has_answered: bool) -> Line:
    """Return the line of a seat whose answer is not shown yet."""
    if has_answered:
        return Line((translate("RidersAnswer", "has answered"),))
    return Line((translate("RidersAnswer", "is asked"),))
