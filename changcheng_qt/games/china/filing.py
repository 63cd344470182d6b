"""How games of China are stored in files: what is hidden, and what stands in for it.

Hidden are the deck and the second order, which `archive` describes. A command tells all of itself,
so none has a secret. A card of the second pile is told by its place in the second order.

A file that leaves facts out can be read up to the first command that plays a card for which a
stand-in was dealt: what seats play tells the colour of a card and not which one it was. So a
running game cannot be given to one seat or the public as a file; whole games, and games that are
over, can.
"""

from collections.abc import Iterable, Sequence

from changcheng_qt.engine.filing import FactValue, SecretPlay, Told
from changcheng_qt.games.china import archive, events
from changcheng_qt.games.china.cards import second_places
from changcheng_qt.games.china.events import Event
from changcheng_qt.games.china.glance import glance_to_plain, view_from_glance
from changcheng_qt.games.china.pieces import Colour
from changcheng_qt.games.china.setup import Setup
from changcheng_qt.games.china.state import State
from changcheng_qt.games.china.view import View


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

    def open_facts(self, setup: Setup) -> frozenset[int]:
        """Return the cards that are dealt open."""
        return frozenset(setup.dealt_open)

    def glance_to_plain(self, view: View) -> object:
        """Return a public View at a glance as plain values; raises `ValueError`."""
        return glance_to_plain(view)

    def view_from_glance(self, value: object, seats: int) -> View:
        """Return a View that is good for a glance only; raises `ValueError`."""
        return view_from_glance(value, seats)

    def told(self, after: State, happened: Iterable[Event]) -> Told:
        """Return which cards were shown by events, filtered for a viewer."""
        told: set[int] = set()
        for event in happened:
            match event:
                case events.CardDrawn(pile=pile, place=place, colour=Colour()):
                    told.add(_fact(after, pile, place))
                case events.OpenCardsFilled(colours=colours, pile=pile, place=place):
                    told |= {_fact(after, pile, place + i) for i in range(len(colours))}
                case _:
                    pass
        return Told(setup=frozenset(told))

    def conceal(self, text: str) -> tuple[str, str | None]:
        """Return a command as it is: nothing in it is secret."""
        return text, None

    def has_gap(self, text: str) -> bool:
        """No command lacks anything."""
        return False

    def reveal(self, text: str, secret: str) -> str:
        """Raise ValueError: there is no gap."""
        raise ValueError(f"nothing is left out of {text!r}, so {secret!r} cannot stand there")

    def stand_ins(self, plays: Sequence[SecretPlay]) -> tuple[str, ...]:
        """Return nothing: there are no secret plays."""
        if plays:
            raise ValueError("no command has a secret")
        return ()


def _fact(after: State, pile: int, place: int) -> int:
    """Return the number of the fact that a card of a pile is."""
    setup = after.setup
    if pile == 1:
        return setup.dealt_open.stop + place
    return len(setup.deck) + second_places(setup.second_order, after.second)[place]
