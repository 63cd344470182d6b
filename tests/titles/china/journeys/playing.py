"""Playing China: which places are offered for the held thing, and where they are on the map."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF

from changcheng_qt.titles.china.rules.commands import (
    Command,
    DrawCard,
    EndTurn,
    Pass,
    PlaceFortification,
    PlaceHouse,
    Placement,
    SendEmissary,
    SwapCard,
    TakeOpenCard,
)
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.geometry.chart import Chart, load_chart
from changcheng_qt.titles.china.table.geometry.places import TownPlace
from changcheng_qt.titles.china.table.pointer.hand import Target, cards_of, piece_of, target_of
from changcheng_qt.titles.china.words.commands import command_label
from changcheng_qt.ui.reveal.walk import WalkReveal
from tests.journeys.plan import Move
from tests.journeys.playing import Playing

translate = QCoreApplication.translate

MAP_LIKINGS: Final[Mapping[type, int]] = {
    PlaceHouse: 6,
    SendEmissary: 5,
    PlaceFortification: 5,
    SwapCard: 1,
    TakeOpenCard: 4,
    DrawCard: 4,
    EndTurn: 3,
    Pass: 1,
}
"""How gladly a plan of China takes each kind of command."""


class MapPlaying(Playing[View, Command]):
    """Knows the map."""

    def words_to_go_on(self) -> tuple[str, ...]:
        """The words of the buttons that continue a scoring."""
        return translate("Reveal", "Next"), translate("Reveal", "Continue")

    def come_to_the_screen(self, move: Move) -> None:
        """Wait for a scoring that is about to come up, and read it."""
        super().come_to_the_screen(move)
        parts = self.journey.program.window.table.parts
        assert parts
        assert isinstance(parts.reveals, WalkReveal)
        while parts.reveals.walk.is_busy:
            self.read_on()
            super().come_to_the_screen(move)

    def label(self, command: Command) -> str:
        """Return the text of the button or the place of a command."""
        return command_label(command, self.view)

    def ways(self, command: Placement) -> list[Placement]:
        """Return the legal commands that place the same piece in the same place, for any cards."""
        same = piece_of(command), target_of(command)
        return [one for one in self.placements if (piece_of(one), target_of(one)) == same]

    def offered_with(self, command: Placement, *, is_paid: bool) -> dict[Target, QPointF]:
        """Return where the piece of a command can be placed, paid with its cards or with any, and
        the positions of these places on the map.
        """
        cards = cards_of(self.view.board, command)
        return {
            target_of(one): self.place_of(target_of(one))
            for one in self.placements
            if piece_of(one) is piece_of(command)
            and (not is_paid or cards_of(self.view.board, one) == cards)
        }

    @property
    def placements(self) -> list[Placement]:
        """The legal commands that place a piece."""
        kinds = (PlaceHouse, SendEmissary, PlaceFortification)
        return [command for command in self.plan[self.given].legal if isinstance(command, kinds)]

    def place_of(self, target: Target) -> QPointF:
        """Return the middle of a place on the map, in units of its canvas."""
        if isinstance(target, TownPlace):
            return self._chart.towns[target.space].at
        return self._chart.lands[target.region].court

    @cached_property
    def _chart(self) -> Chart:
        return load_chart(self.view.side)
