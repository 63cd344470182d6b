"""Cards that a file leaves out: which cards can stand in for them.

A seat has one card of each kind, and so plays none twice on a line of play. Its plays in a log,
undone ones too, make trees: beneath each play is the one before it on its line. The stand-in for a
card is the first that is on no path through its place; the true cards show that there is one. What
fits above a play depends on the set of cards beneath it only, of which there are 64, and so even a
file made to be slow is soon done.
"""

from collections.abc import Sequence

from changcheng_qt.engine.filing import SecretPlay
from changcheng_qt.games.changcheng.notation import card_word
from changcheng_qt.games.changcheng.pieces import ActionCard

NAMES = tuple(card_word(card) for card in ActionCard)


class CardTree:
    """The secret plays of a log, those of every seat in trees of their own."""

    def __init__(self, plays: Sequence[SecretPlay]) -> None:
        """Take plays in the order of the log."""
        self._plays = plays
        self._above: list[list[int]] = [[] for _ in plays]
        self._found: dict[tuple[int, frozenset[str]], str | None] = {}
        for number, play in enumerate(plays):
            if play.beneath is not None:
                self._above[play.beneath].append(number)

    def cards(self) -> tuple[str, ...]:
        """Return the card of every play; raises `ValueError` where none fits."""
        cards: list[str] = []
        taken: list[frozenset[str]] = []
        for number, play in enumerate(self._plays):
            under = play.beneath
            beneath = frozenset() if under is None else taken[under] | {cards[under]}
            card = self._card(number, beneath)
            if card is None:
                raise ValueError("no card fits a place where one is left out")
            cards.append(card)
            taken.append(beneath)
        return tuple(cards)

    def _card(self, number: int, beneath: frozenset[str]) -> str | None:
        """Return the first card for a play that leaves one for each play above it."""
        place = number, beneath
        if place not in self._found:
            secret = self._plays[number].secret
            wanted = NAMES if secret is None else (secret,)
            fitting = (name for name in wanted if name not in beneath)
            self._found[place] = next(
                (n for n in fitting if self._fits(number, beneath | {n})), None
            )
        return self._found[place]

    def _fits(self, number: int, taken: frozenset[str]) -> bool:
        return all(self._card(above, taken) is not None for above in self._above[number])
