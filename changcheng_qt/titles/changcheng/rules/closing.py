"""The last turns, as soon as everybody can know them (RULES sections 3.1 to 3.6).

The game ends with the turn in which the last square is occupied, unless that turn adds a board. A
seat must act, and often can only build; so it can be certain a few turns ahead that the game is
about to end. `lasting` plays on to find how long it may still go on.

The legal blocks, and the time of an added board, follow from open information: the blocks, the
number of each seat's cards, the emperor cards. The kinds of those cards, and their effects in a
scoring, change no square from empty to occupied or back. So any hidden values that agree with the
view will do.

A turn fills two squares at most against its seat's will, and a new board has more than a round can
fill. So the end is not certain with more empty squares than two a seat, nor where a board may be
added. Until then nothing of the flat core is needed, nor imported.
"""

from random import Random
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.belief import sample
from changcheng_qt.titles.changcheng.rules.view import View

_FILLED_AT_MOST: Final = 2
"""How many squares a turn can be forced to fill."""


def last_turns(view: View) -> tuple[Seat, ...] | None:
    """Return the seats that may still have a turn, the one in turn first, if it is certain that
    none has more than one; else None, as when the game is over.
    """
    if view.to_act is None or view.blocks.count(None) > _FILLED_AT_MOST * view.seats:
        return None
    from changcheng_qt.titles.changcheng.rules.lasting import turns_at_most

    turns = turns_at_most(sample(view, Random(0)), view.seats)
    if turns > view.seats:
        return None
    return tuple((view.turn.seat + after) % view.seats for after in range(turns))
