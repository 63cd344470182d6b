"""What Chang Cheng tells of a finished game: its words, and what its events mean for the scores."""

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.games.changcheng.events import (
    AttackBegan,
    Event,
    PointsScored,
    Source,
    TurnBegan,
)
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng.result import source_name
from changcheng_qt.i18n.phrases.result import victory
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.changcheng.telling import options_in_force
from changcheng_qt.ui.changcheng.widgets.seats import colours_in_order
from changcheng_qt.ui.result.accounts import Award, Entry, FinalScoring, NextTurn, accounts, moments
from changcheng_qt.ui.result.sheet import Column, Sheet, standing_text
from changcheng_qt.ui.seam.bridge import Bridge

translate = QCoreApplication.translate

_SHARES: Final = {Source.PROVINCE: 5, Source.REGION: 4}
"""How much of the width a column takes: of these there are many amounts."""


def sheet_of(bridge: Bridge) -> Sheet:
    """Return everything that is shown of a game that is over."""
    view: View = bridge.view
    entries = tuple(entries_of(event for step in bridge.events() for event in step))
    winners = bridge.outcome.winners if bridge.outcome else ()
    colours = colours_in_order(view)
    return Sheet(
        victory=victory(bridge.players, winners, max(view.scores)),
        standing=standing_text(view.scores, bridge.players),
        options=_options_text(view),
        final=translate("Result", "Attack", "a step of the chart"),
        colours=colours,
        accounts=accounts(entries, colours, Source),
        moments=moments(entries, view.seats),
        columns=[Column(one, source_name(one), _SHARES.get(one, 2)) for one in Source],
    )


def entries_of(events: Iterable[Event]) -> Iterator[Entry]:
    """Return what events mean for the scores."""
    for event in events:
        match event:
            case TurnBegan(_, number):
                yield NextTurn(number)
            case AttackBegan():
                yield FinalScoring()
            case PointsScored(seat, points, source):
                yield Award(seat, points, source)
            case _:
                pass


def _options_text(view: View) -> str:
    """Say in one line which event cards and table options make a game another one than usual."""
    changed = [line.name for line in options_in_force(view) if line.changed]
    if not changed:
        return translate("Result", "Played with standard rules")
    words = translate("Result", "Played with {options}", "table options that are not usual")
    return fill(words, options=" · ".join(changed))
