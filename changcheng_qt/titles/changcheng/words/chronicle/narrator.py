"""The names of seats, places and cards in the sentences about one game."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.wording import fill, listed, player_name, player_names
from changcheng_qt.titles.changcheng.rules.geography import Province, Region, Square
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, ActionCard, Owner
from changcheng_qt.titles.changcheng.rules.turn import RevealedCard
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.titles.changcheng.words.names import province_name, region_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Narrator:
    """Names seats, places and cards for the sentences about events."""

    view: View
    players: Sequence[Player]

    def player(self, seat: Seat) -> str:
        """Return the name of the player in a seat."""
        return player_name(self.players, seat)

    def all_players(self, seats: Sequence[Seat]) -> str:
        """Return the names of the players in several seats as a list."""
        return player_names(self.players, seats)

    def wall(self, owner: Owner) -> str:
        """Return a wall by its owner, within a sentence, such as "Luca's wall"."""
        if owner == NEUTRAL:
            return translate("Chronicle", "a neutral wall")
        return fill(
            translate("Chronicle", "{player}'s wall", "in a sentence"), player=self.player(owner)
        )

    def province(self, province: Province) -> str:
        """Return the name of a province."""
        return province_name(self.view.wall, province)

    def province_of(self, square: Square) -> str:
        """Return the name of the province of a square."""
        return self.province(self.view.wall.province_of[square])

    def region(self, region: Region) -> str:
        """Return the name of a region."""
        return region_name(self.view.wall, region)

    def card(self, card: ActionCard, owner: Seat) -> str:
        """Return a card with its owner, such as "Luca's Traitor"."""
        return fill(
            translate("Chronicle", "{player}'s {card}"),
            card=card_name(card),
            player=self.player(owner),
        )

    def cards(self, cards: Sequence[RevealedCard]) -> str:
        """Return cards with their owners as a list."""
        return listed([self.card(card.card, card.owner) for card in cards])
