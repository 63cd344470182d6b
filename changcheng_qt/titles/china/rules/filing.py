"""How games of China are stored in files: what is hidden, and what stands in for it.

Hidden are the deck and the second order, which `archive` describes, and the card of each draw.

Theory of operation. What seats play tells the colour of a card and not which one it was, so which
draw it came from cannot be told; and of the second order nothing is told, neither a card nor its
number, for the numbers belong to no card that anybody holds. So a file of a running game for one
seat, or for the public, tells of the setup only what lay open and the seat's first hand. All else
that its viewer learnt is told by the commands from which it came (`notation`): a draw says its
card, as a secret that its seat alone knows; the end of a turn says the cards that were turned up,
and a fortification whether a house must follow, for all to read.

Where cards are left out, `State.unknown` counts the unknown cards of each hand. A draw without its
card adds one; what a seat plays is taken from its known cards, or else an unknown one is named so,
and has a colour only then. That always fits, since a hand holds all its known cards and so many
others: no stand-in has to be found, and what is read does not depend on what is left out. Of the
pile only the number of cards counts then; the colours of the second one were the discards.

Games that are played, and whole files, have no unknown cards; whatever their commands say came of
them must agree with the cards.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from changcheng_qt.engine.filing import FactValue, SecretPlay, Told
from changcheng_qt.engine.seats import Audience, Viewer
from changcheng_qt.titles.china.rules import archive, notation
from changcheng_qt.titles.china.rules.events import Event
from changcheng_qt.titles.china.rules.glance import glance_to_plain, view_from_glance
from changcheng_qt.titles.china.rules.pieces import BY_WORD
from changcheng_qt.titles.china.rules.setup import Setup
from changcheng_qt.titles.china.rules.state import State
from changcheng_qt.titles.china.rules.view import View

UNKNOWN: Final = "unknown"


class ChinaFiling:
    """The files of China, behind the seam of `engine.filing.Filing`."""

    def setup_to_plain(self, setup: Setup) -> object:
        """Return the public part of a setup as plain values."""
        return archive.setup_to_plain(setup)

    def facts_of(self, setup: Setup) -> tuple[FactValue, ...]:
        """Return the deck and the second order."""
        return archive.facts_of(setup)

    def setup_from_plain(self, value: object, facts: Sequence[FactValue | None]) -> Setup:
        """Return the setup that plain values and facts describe; raises `ValueError`."""
        return archive.setup_from_plain(value, facts)

    def open_facts(self, setup: Setup, viewer: Viewer) -> frozenset[int]:
        """Return the cards that are dealt open, and those of the viewer's first hand."""
        own = () if isinstance(viewer, Audience) else setup.dealt_to(viewer)
        return frozenset((*setup.dealt_open, *own))

    def glance_to_plain(self, view: View) -> object:
        """Return a public View at a glance as plain values; raises `ValueError`."""
        return glance_to_plain(view)

    def view_from_glance(self, value: object, seats: int) -> View:
        """Return a View that is good for a glance only; raises `ValueError`."""
        return view_from_glance(value, seats)

    def told(self, after: State, happened: Iterable[Event]) -> Told:
        """Return nothing: commands themselves say what came of them, their secrets only to whoever
        gave them.
        """
        return Told()

    def as_played(self, text: str, happened: Iterable[Event]) -> str:
        """Return a command with the cards that it turned up, and whether a house must follow."""
        return notation.as_played(text, happened)

    def conceal(self, text: str) -> tuple[str, str | None]:
        """Return a command without the card that was drawn, and that card."""
        return notation.conceal(text)

    def has_gap(self, text: str) -> bool:
        """Whether a draw lacks its card."""
        return text == f"{notation.DRAW} {notation.GAP}"

    def reveal(self, text: str, secret: str) -> str:
        """Return a draw with its card, without one where that is unknown; raises `ValueError`."""
        if secret == UNKNOWN:
            return notation.DRAW
        if secret not in BY_WORD:
            raise ValueError(f"{secret!r} is no colour")
        return text.replace(notation.GAP, secret)

    def stand_ins(self, plays: Sequence[SecretPlay]) -> tuple[str, ...]:
        """Return the cards of draws; those left out stay unknown."""
        return tuple(UNKNOWN if play.secret is None else play.secret for play in plays)
