"""The events of Chang Cheng as entries of the scores and statistics."""

from collections.abc import Iterable, Iterator, Sequence

from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.verdicts import accounts


def entries_of(happened: Iterable[events.Event]) -> Iterator[accounts.Entry]:
    """Yield the entries of events for the scores."""
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


def figures_of(happened: Sequence[events.Event], view: View) -> tuple[accounts.Figures, ...]:
    """Return the statistics of each seat from the public events of a finished game; its majorities
    are those of provinces.
    """
    return accounts.figures(entries_of(happened), _feats(happened, view), view.seats)


def _feats(
    happened: Iterable[events.Event], view: View
) -> Iterator[accounts.Race | accounts.CardUsed]:
    for event in happened:
        match event:
            case events.ProvinceScored(tallies=tallies):
                totals = {tally.owner: tally.total for tally in tallies}
                neutrals = totals.get(NEUTRAL, 0) if view.options.neutrals_compete else 0
                yield accounts.Race(tuple(totals[seat] for seat in range(view.seats)), neutrals)
            case events.CardPlayed(seat, _, card) if card is not None:
                yield accounts.CardUsed(seat, card.name.lower())
            case _:
                pass
