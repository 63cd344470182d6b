"""Games of China in files: their secrets, and the stand-ins for them.

The secrets are the deck and the second order, which `archive` describes, and the card of each draw.

Theory of operation. A play reveals the colour of a card and not its identity, so its draw is
unknown; and nothing of the second order is revealed, neither a card nor its number, for the numbers
belong to no card that anybody holds. So a file of a running game for one seat, or for the public,
has only the open part of the setup and the seat's first hand. All other knowledge of its viewer is
in the commands (`notation`): a draw has its card, as a secret that its seat alone knows; the end of
a turn has the cards that were turned up, and a fortification whether a house must follow, for all
to read.

Where cards are left out, `State.unknown` counts the unknown cards of each hand. A draw without its
card adds one; a played card is taken from the known cards, or else an unknown one gets its colour
only then. That always fits, since a hand holds all its known cards and a number of others: no
stand-in is needed, and the result does not depend on the missing facts. Of the pile only the number
of cards is known then; the colours of the second one were the discards.

Games that are played, and whole files, have no unknown cards; the outcomes in their commands must
agree with the cards.
"""

from typing import Final

from changcheng_qt.engine.filing import GAP, Filing
from changcheng_qt.engine.seats import Audience, Viewer
from changcheng_qt.titles.china.rules import archive, glance, notation
from changcheng_qt.titles.china.rules.events import Event
from changcheng_qt.titles.china.rules.pieces import BY_WORD
from changcheng_qt.titles.china.rules.setup import Setup
from changcheng_qt.titles.china.rules.state import State

UNKNOWN: Final = "unknown"


def _open_facts(setup: Setup, viewer: Viewer) -> frozenset[int]:
    """Return the cards that are dealt open, and those of the viewer's first hand."""
    own = () if isinstance(viewer, Audience) else setup.dealt_to(viewer)
    return frozenset((*setup.dealt_open, *own))


def _reveal(text: str, secret: str) -> str:
    """Return a draw with its card, without one where that is unknown; raises `ValueError`."""
    if secret == UNKNOWN:
        return notation.DRAW
    if secret not in BY_WORD:
        raise ValueError(f"{secret!r} is no colour")
    return text.replace(GAP, secret)


FILING: Final[Filing[Setup, State, Event]] = Filing(
    setup_to_plain=archive.setup_to_plain,
    setup_from_plain=archive.setup_from_plain,
    glance_to_plain=glance.glance_to_plain,
    view_from_glance=glance.view_from_glance,
    facts_of=archive.facts_of,
    open_facts=_open_facts,
    as_played=notation.as_played,
    conceal=notation.conceal,
    reveal=_reveal,
    stand_ins=lambda plays: tuple(play.secret or UNKNOWN for play in plays),
)
