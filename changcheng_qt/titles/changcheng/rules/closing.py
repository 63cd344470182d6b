"""The last turns, as soon as everybody can know of them (RULES sections 3.1 to 3.6).

The game ends with the turn in which the last square is occupied, unless that turn adds a board. A
seat must act, and often only a wall is left to it; so it can be certain a few turns ahead that the
game is about to end. How long it may still go on is found by playing on (`lasting`).

What may be built, and when a board is added, follows from what lies open: the blocks, how many
cards each seat holds, the emperor cards. Which cards those are, and what a scoring makes of them,
changes no square from empty to occupied or back. So of the hidden things any that agree with the
view will do.

A turn fills two squares at most against its seat's will, and a new board has more than a round can
fill. So a wall with more empty squares than two a seat is not looked at, and where a board may be
added the end is not certain. Until then nothing of the flat core is needed, nor imported.
"""

from random import Random
from typing import Final

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.belief import sample
from changcheng_qt.titles.changcheng.rules.view import View

_FILLED_AT_MOST: Final = 2
"""How many squares a turn can have to fill."""


def last_turns(view: View) -> tuple[Seat, ...] | None:
    """Return the seats that may still have a turn, first the one whose turn it is; None as long as
    it is not certain that the game ends before any has two, and once it is over.
    """
    if view.to_act is None or view.blocks.count(None) > _FILLED_AT_MOST * view.seats:
        return None
    from changcheng_qt.titles.changcheng.rules.lasting import turns_at_most

    turns = turns_at_most(sample(view, Random(0)), view.seats)
    if turns > view.seats:
        return None
    return tuple((view.turn.seat + after) % view.seats for after in range(turns))
