"""Chang Cheng's sheet of a finished game."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.result import victory
from changcheng_qt.titles.changcheng.rules.accounts import entries_of
from changcheng_qt.titles.changcheng.rules.events import Source
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words.result import source_name
from changcheng_qt.titles.changcheng.words.telling import options_in_force
from changcheng_qt.ui.result.sheet import Column, Sheet, played_text, standing_text
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.widgets.seats import colours_in_order
from changcheng_qt.verdicts import accounts

translate = QCoreApplication.translate

_SHARES: Final = {Source.PROVINCE: 5, Source.REGION: 4}
"""The share of the width of a column with many amounts."""


def sheet_of(bridge: Bridge) -> Sheet:
    """Return the sheet of a game that is over."""
    return _sheet(bridge, bridge.view)


def _sheet(bridge: Bridge, view: View) -> Sheet:
    entries = tuple(entries_of(event for step in bridge.events() for event in step))
    winners = bridge.outcome.winners if bridge.outcome else ()
    colours = colours_in_order(view)
    return Sheet(
        victory=victory(bridge.players, winners, max(view.scores)),
        standing=standing_text(view.scores, bridge.players, bridge.here),
        options=played_text(options_in_force(view), bridge),
        final=translate("Result", "Attack", "a step of the chart"),
        colours=colours,
        accounts=accounts.accounts(entries, colours, Source),
        moments=accounts.moments(entries, view.seats),
        columns=[Column(one, source_name(one), _SHARES.get(one, 2)) for one in Source],
    )
