"""The file format of a Setup: to plain values and back, with every value checked (RULES sections 1
and 2). The part common to all titles is described in `saves`.

The `facts` are the 15 threat counters, then the 15 reputation counters, either kind in the order
they are dealt, west to east: six at the start, three more with each extension, whichever end it is
added to; then the name of one face of every spare board, in the order in which random extensions
draw them.

The `setup`, every key present:

- `colours`: `red`, `green`, `blue` or `violet` for each seat, clockwise; their count is the number
  of seats, 2 to 4.
- `first`: the seat that begins, from 0; the others follow clockwise.
- `options`: `sides` (`mixed`, `all_a`, `all_b`), `opening` (`first_player`, `every_player`,
  `nobody`), `peek_reach` (`square`, `province`), `extension_time` (`turn_end`, `at_once`), and true
  or false for `memory_aid`, `neutrals_compete`, `random_extension`, `removed_threat_shown`,
  `swap_anywhere`, `dominance_longest_only`.
- `events`: letters of the event cards in the game, in order: `A` Diplomacy, `B` Dominance, `C`
  Imperial Reward, `D` Observers; at most two.
- `faces`: first the two faces in play at the start, west then east, then both faces (A, then B) of
  every spare board. A face is an object: `board` (a name of 1 to 8 letters or digits), `side` (`A`
  or `B`), `provinces` and `regions`, each a list of three areas from west to east; an area has
  `squares` (3 to 6) and `names`, a list of pairs of language and name. The 13 squares of a face are
  numbered 1 to 13 from the west; the areas of either list cover them in order. A face is named by
  board and side, `1A`.

The `command` of a record is in the notation of `titles.changcheng.rules.notation`: squares `1A.5`,
provinces `1A.p2`, regions `1A.r3`, which no extension ever changes. Two squares have one order: a
double is written west first; a swap names the square in the province that is scored first, and
where both are in it the western one. The card that is played is a fact.

The author of each `play`, who learns something from it, and the effect of undo:

- a block or End turn: the active seat; nobody, unless Observers turn a counter up; undo takes it
  back.
- a card: the active seat; its owner learns which card, all learn where; undo takes it back.
- a peek: the active seat; that seat learns one threat value; a barrier.
- beginning a scoring: the active seat; all learn the cards there; a barrier if there are any.
- a card's choice: the card's owner; all learn a removed threat, with the table option; final in
  another seat's turn.
- a command by which a drawn board falls due, which is End turn, or with boards added at once the
  last of a scoring: the seat that decides it; all learn the board; a barrier.
- an extension: the active seat; all learn three reputations; a barrier. It ends the turn, or with
  boards added at once nothing.
- a pass: nobody, the table gives it; nothing; by the rule for any step.

A counter that is turned up, or removed and shown, is learnt by every seat that did not see its
value before: with the memory aid those that had not looked at it, without it all.

Stand-ins for facts that a file leaves out are the remaining counters, lowest first, and the
remaining boards, in the order of the file and with the first allowed side.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from changcheng_qt.engine.codec import from_plain, to_plain
from changcheng_qt.engine.filing import FactValue, completed, require_claims
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.boards import check_board_name, check_face
from changcheng_qt.titles.changcheng.rules.geography import Board, Face, Side
from changcheng_qt.titles.changcheng.rules.pieces import (
    REPUTATION_VALUES,
    THREAT_VALUES,
    Colour,
    EventCard,
)
from changcheng_qt.titles.changcheng.rules.setup import MOST_EVENTS, SEAT_COUNTS, Options, Setup

START_FACES: Final = 2


@dataclass(frozen=True, slots=True)
class _Archived:
    """The fields of a setup in a file."""

    colours: tuple[Colour, ...]
    first: Seat
    options: Options
    events: tuple[EventCard, ...]
    faces: tuple[Face, ...]

    @property
    def start(self) -> tuple[Face, ...]:
        """The faces in play from the start."""
        return self.faces[:START_FACES]

    @property
    def spare(self) -> tuple[Face, ...]:
        """Both faces of every spare board."""
        return self.faces[START_FACES:]


def setup_to_plain(setup: Setup) -> Any:  # noqa: ANN401 - JSON values have no narrower type
    """Return the public part of a setup as plain values."""
    return to_plain(
        _Archived(
            colours=setup.colours,
            first=setup.first,
            options=setup.options,
            events=setup.events,
            faces=(*setup.faces, *(face for board in setup.spare for face in board.faces)),
        )
    )


def facts_of(setup: Setup) -> tuple[FactValue, ...]:
    """Return the hidden facts of a setup."""
    order = (face.code for face in setup.extension_order)
    return (*setup.threats, *setup.reputations, *order)


def setup_from_plain(value: object, facts: Sequence[FactValue | None]) -> Setup:
    """Return the setup from plain values and facts, with stand-ins for facts left out; raises
    `ValueError` with the fault.
    """
    archived = from_plain(_Archived, value, "setup")
    for face in archived.faces:
        check_board_name(face.board)
        check_face(face, "faces", face.code)
    require_claims("setup: {}", _claims(archived))
    threats, reputations, order = _kinds(facts)
    west, east, *spare = archived.faces
    return Setup(
        colours=archived.colours,
        first=archived.first,
        options=archived.options,
        events=archived.events,
        faces=(west, east),
        spare=tuple(Board(a.board, (a, b)) for a, b in zip(spare[::2], spare[1::2], strict=True)),
        threats=_counters("threat", threats, THREAT_VALUES),
        reputations=_counters("reputation", reputations, REPUTATION_VALUES),
        extension_order=_extension_order(archived, order),
    )


def _kinds(facts: Sequence[FactValue | None]) -> tuple[Sequence[FactValue | None], ...]:
    threats = len(THREAT_VALUES)
    counters = threats + len(REPUTATION_VALUES)
    return facts[:threats], facts[threats:counters], facts[counters:]


def _counters(kind: str, facts: Sequence[FactValue | None], box: Sequence[int]) -> tuple[int, ...]:
    try:
        return completed(facts, box)
    except ValueError as error:
        raise ValueError(f"setup: the {kind} counters are not those of the box") from error


def _extension_order(archived: _Archived, facts: Sequence[FactValue | None]) -> tuple[Face, ...]:
    codes = _filled_order(archived, facts)
    claim = "the order of extensions does not fit the spare boards"
    require_claims("setup: {}", {claim: _order_fits(archived, codes)})
    by_code = {face.code: face for face in archived.spare}
    return tuple(by_code[code] for code in codes)


def _filled_order(archived: _Archived, facts: Sequence[FactValue | None]) -> tuple[str, ...]:
    allowed = [face for face in archived.spare if archived.options.sides.allows(face.side)]
    known = {face.board for face in allowed if face.code in facts}
    first = {face.board: face.code for face in reversed(allowed) if face.board not in known}
    left = [code for code in dict.fromkeys(face.code for face in allowed) if code in first.values()]
    left.reverse()
    filled = [left.pop() if fact is None and left else fact for fact in facts]
    return tuple(str(code) for code in filled)


def _claims(archived: _Archived) -> dict[str, bool]:
    seats = len(archived.colours)
    letters = [event.value for event in archived.events]
    return {
        "2 to 4 different colours are needed": seats in SEAT_COUNTS
        and len(set(archived.colours)) == seats,
        "the first player is no seat": archived.first in range(seats),
        "at most 2 different event cards, in order, are allowed": len(letters) <= MOST_EVENTS
        and letters == sorted(set(letters)),
        "two faces in play, then both of each spare board, are needed": _faces_fit(archived),
    }


def _faces_fit(archived: _Archived) -> bool:
    start, spare = archived.start, archived.spare
    boards = [face.board for face in (*start, *spare[::2])]
    return (
        len(start) == START_FACES
        and len(set(boards)) == len(boards)
        and [face.board for face in spare[::2]] == [face.board for face in spare[1::2]]
        and [face.side for face in spare] == list(Side) * (len(spare) // 2)
        and all(archived.options.sides.allows(face.side) for face in start)
    )


def _order_fits(archived: _Archived, codes: Sequence[str]) -> bool:
    spare = {face.code: face for face in archived.spare}
    order = [spare.get(code) for code in codes]
    sides = archived.options.sides
    return sorted(face.board for face in order if face) == sorted(
        {face.board for face in spare.values()}
    ) and all(face is not None and sides.allows(face.side) for face in order)
