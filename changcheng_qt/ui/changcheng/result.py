"""What Chang Cheng tells of a finished game: its words, and what its events mean for the scores."""

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.changcheng import events
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng.result import source_name
from changcheng_qt.i18n.phrases.result import victory
from changcheng_qt.ui.changcheng.telling import options_in_force
from changcheng_qt.ui.result import accounts
from changcheng_qt.ui.result.sheet import Column, Sheet, played_text, standing_text
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.widgets.seats import colours_in_order

translate = QCoreApplication.translate

_SHARES: Final = {events.Source.PROVINCE: 5, events.Source.REGION: 4}
"""How much of the width a column takes: of these there are many amounts."""


def sheet_of(bridge: Bridge) -> Sheet:
    """Return everything that is shown of a game that is over."""
    return _sheet(bridge, bridge.view)


def _sheet(bridge: Bridge, view: View) -> Sheet:
    entries = tuple(entries_of(event for step in bridge.events() for event in step))
    winners = bridge.outcome.winners if bridge.outcome else ()
    colours = colours_in_order(view)
    return Sheet(
        victory=victory(bridge.players, winners, max(view.scores)),
        standing=standing_text(view.scores, bridge.players),
        options=played_text(options_in_force(view), bridge),
        final=translate("Result", "Attack", "a step of the chart"),
        colours=colours,
        accounts=accounts.accounts(entries, colours, events.Source),
        moments=accounts.moments(entries, view.seats),
        columns=[Column(one, source_name(one), _SHARES.get(one, 2)) for one in events.Source],
    )


def entries_of(happened: Iterable[events.Event]) -> Iterator[accounts.Entry]:
    """Return what events mean for the scores."""
    for event in happened:
        match event:
            case events.TurnBegan(_, number):
                yield accounts.NextTurn(number)
            case events.AttackBegan():
                yield accounts.FinalScoring()
            case events.PointsScored(seat, points, source):
                yield accounts.Award(seat, points, source)
            case _:
                pass
