"""Games of Riders at the Wall in files: their secrets, and the stand-ins for them (RIDERS 12.4).

The secrets are the order of the edicts, which `archive` describes, the good of each robbery, each
edict that is bought, and each answer to an offer.

Theory of operation. A file for one seat, or for the public, leaves out the things that its viewer
has not learnt; of the stack of edicts, before the end, all. So the rules distinguish such a game
from one that is played (`State.unknown`): there a robbery moves a card without its good, and a
played edict may be one that was never seen. So no stand-in is needed for a good or an edict, and
the result depends on no missing fact. An answer is left out only while others are still to come,
and is then read as a No, for the rules need one; it has no effect before the last.
"""

from collections.abc import Iterable
from typing import Final

from changcheng_qt.engine.filing import Filing, LearntFacts
from changcheng_qt.titles.riders.rules import archive, events, glance, notation
from changcheng_qt.titles.riders.rules.events import Event
from changcheng_qt.titles.riders.rules.setup import Setup
from changcheng_qt.titles.riders.rules.state import State


def _told(after: State, happened: Iterable[Event]) -> LearntFacts:
    """Return the robbery, and the answers to an offer, that events revealed to their viewer."""
    latest = after.ply - 1
    plies = set[int]()
    for event in happened:
        match event:
            case events.GoodsRobbed(good=good) if good is not None:
                plies.add(latest)
            case events.AnswersShown(answers=answers):
                plies |= {latest - earlier for earlier in range(len(answers))}
            case _:
                pass
    return LearntFacts(plies=frozenset(plies))


FILING: Final[Filing[Setup, State, Event]] = Filing(
    setup_to_plain=archive.setup_to_plain,
    setup_from_plain=archive.setup_from_plain,
    glance_to_plain=glance.glance_to_plain,
    view_from_glance=glance.view_from_glance,
    facts_of=archive.facts_of,
    told=_told,
    conceal=notation.conceal,
    reveal=notation.reveal,
    stand_ins=lambda plays: tuple(play.secret or notation.UNKNOWN for play in plays),
)
