"""China's sheet of a finished game."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.wording import join_sentences
from changcheng_qt.titles.china.rules.accounts import Source, entries_of
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.words.result import source_name, tie_breaks, victory_text
from changcheng_qt.titles.china.words.telling import options_in_force
from changcheng_qt.ui.result.sheet import Column, Sheet, played_text, standing_text
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.widgets.seats import colours_in_order
from changcheng_qt.verdicts import accounts

translate = QCoreApplication.translate

_SHARES: Final = {Source.HOUSES: 4, Source.ALLIANCES: 4}
"""The share of the width of a column with many amounts."""


def sheet_of(bridge: Bridge) -> Sheet:
    """Return the sheet of a game that is over."""
    return _sheet(bridge, bridge.view)


def _sheet(bridge: Bridge, view: View) -> Sheet:
    happened = (event for step in bridge.events() for event in step)
    entries = tuple(entries_of(happened, view.board))
    colours = colours_in_order(view)
    winners = bridge.outcome.winners if bridge.outcome else ()
    pieces = [supply.pieces for supply in view.supplies]
    ranks = list(zip(view.scores, pieces, strict=True))
    return Sheet(
        victory=victory_text(bridge.players, winners, view.scores, pieces),
        standing=join_sentences(
            [
                standing_text(view.scores, bridge.players, bridge.here, ranks),
                *tie_breaks(bridge.players, winners, view.scores, pieces),
            ]
        ),
        options=played_text(options_in_force(view), bridge),
        final=translate("Result", "End", "a step of the chart"),
        colours=colours,
        accounts=accounts.accounts(
            entries, sorted(colours, key=lambda s: ranks[s], reverse=True), Source
        ),
        moments=accounts.moments(entries, view.seats),
        columns=[Column(one, source_name(one), _SHARES.get(one, 2)) for one in Source],
    )
