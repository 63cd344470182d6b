"""The rows while answers are collected: who has answered, and plates to answer aloud.

On the public view of several people each asked person's row has the answers, which anybody may
click, and an eye that shows that person's goods for as long as it is held. On the own view of a
seat the sheet below takes its answer, and the rows only say who has answered.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QObject

from changcheng_qt.engine.seats import PUBLIC, Seat
from changcheng_qt.i18n.phrases.wording import player_name
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS
from changcheng_qt.titles.riders.table.panels.answers import (
    Plate,
    answer_lines,
    answered_line,
    unanswered,
)
from changcheng_qt.titles.riders.table.panels.glance import Glance
from changcheng_qt.titles.riders.table.panels.player_rows import PlayerRow
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.plates import ITSELF

Rows: TypeAlias = Mapping[Seat, PlayerRow]
AskTerms: TypeAlias = Callable[[Seat, bool], object]
"""Begins terms of a seat's own; unseen on its own view, else on the present one."""


class Asking(QObject):
    """Shows the plates of an open ballot in the rows, and gives the answers clicked there."""

    def __init__(
        self,
        bridge: MatchBridge,
        rows: Rows,
        glance: Glance,
        ask_terms: AskTerms,
        parent: QObject,
    ) -> None:
        """Follow the bridge's ballots from now on."""
        super().__init__(parent)
        self._bridge, self._rows, self.glance = bridge, rows, glance
        self._ask_terms = ask_terms
        for seat, row in rows.items():
            row.plates.chosen.connect(partial(self._on_chosen, seat))
            row.plates.opened.connect(partial(self._look, seat))
            row.plates.closed.connect(glance.forget)
        bridge.plates.changed.connect(self.refresh)
        bridge.decider_changed.connect(self.refresh)
        bridge.players_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the plates that are due."""
        plates, players = self._bridge.plates, self._bridge.players
        for seat, row in self._rows.items():
            has_answered = seat in plates.answered
            if seat not in plates.asked:
                row.drop_plate()
            elif self._is_aloud and seat in self._bridge.here:
                answers = answer_lines(self._bridge.view)
                lines = (answered_line(),) if has_answered else answers
                name = player_name(players, seat)
                row.show_plates(lines, name, has_eye=not has_answered)
            else:
                row.show_plate(unanswered(has_answered=has_answered))

    @property
    def _is_aloud(self) -> bool:
        return self._bridge.viewer is PUBLIC and self._bridge.takes_commands

    def _on_chosen(self, seat: Seat, command: object, is_unseen: bool) -> None:
        match command:
            case Plate.OTHER_TERMS:
                self._ask_terms(seat, is_unseen)
            case Plate.BUILD:
                self._bridge.plates.answer(seat, ITSELF)
            case Plate.CHANGE:
                self._bridge.plates.take_back(seat)
            case _:
                self._bridge.plates.answer(seat, command)

    def _look(self, seat: Seat) -> None:
        hand = self._bridge.view_for(seat).hands[seat] or NO_GOODS
        name = player_name(self._bridge.players, seat)
        self.glance.show_hand(name, hand, self._rows[seat])
