"""The cards of a province that is being scored, as they lie on the board until its award.

The rules take the cards away when they are turned up, and lay the emperor card when the last of
them has taken effect; people are still being led through both. So the board is shown a View in
which the cards still lie there, face up from the reveal on, and the emperor card takes their place
at last, and counts from then on. What is turned up is public, and nothing else is.
"""

from dataclasses import replace

from changcheng_qt.engine.seats import EVERYONE
from changcheng_qt.games.changcheng.geography import Province
from changcheng_qt.games.changcheng.turn import Scoring
from changcheng_qt.games.changcheng.view import CardBack, View


class LaidCards:
    """The rows of cards whose provinces have not been awarded before people's eyes."""

    def __init__(self) -> None:
        """Begin with none."""
        self._rows: dict[Province, tuple[CardBack, ...]] = {}

    def remember(self, view: View) -> None:
        """Take note of the cards in provinces whose scoring is due or under way."""
        for province in view.due:
            self._rows[province] = tuple(c for c in view.cards if c.province == province)
        if view.scoring is not None:
            self._rows.setdefault(view.scoring.province, _row_of(view.scoring))

    def start_again(self, view: View) -> None:
        """Know of nothing but what a position itself tells."""
        self._rows.clear()
        self.remember(view)

    def forget(self, province: Province) -> None:
        """Let a province be seen as it is: its award is shown."""
        self._rows.pop(province, None)

    def so_far(self, view: View, turned: Province | None) -> View:
        """Return a view in which the cards still lie there, those in one province turned up."""
        begun = view.scored if view.scoring is None else view.scored | {view.scoring.province}
        rows = {province: row for province, row in self._rows.items() if province in begun}
        if not rows:
            return view
        lying = {card.ply for card in view.cards}
        back = [card for row in rows.values() for card in row if card.ply not in lying]
        down = {card.ply for province, row in rows.items() if province != turned for card in row}
        hidden = set() if view.viewer is EVERYONE else down
        return replace(
            view,
            emperors=max(0, view.emperors - len(view.scored & rows.keys())),
            cards=tuple(sorted((*view.cards, *back), key=lambda card: card.ply)),
            gone=tuple(card for card in view.gone if card.ply not in hidden),
            scored=view.scored - rows.keys(),
        )


def _row_of(scoring: Scoring) -> tuple[CardBack, ...]:
    """Return the cards of a scoring under way."""
    cards = (*scoring.spent, *scoring.pending, *scoring.void)
    return tuple(CardBack(card.owner, scoring.province, card.ply) for card in cards)
