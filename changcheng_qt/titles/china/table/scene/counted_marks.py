"""The marks on the map during a scoring, and the lit roads of a line."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.china.rules import events
from changcheng_qt.titles.china.rules.geography import Space
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.reveal.stages import Counted
from changcheng_qt.titles.china.table.scene.marks import (
    EmperorMark,
    LitRoadMark,
    LitSealMark,
    Mark,
    OutlineMark,
)
from changcheng_qt.ui.scene.layer import Key


def spot_marks(counted: Counted, view: View) -> dict[Key, Mark]:
    """Return the marks of a scoring's subject: a region; an alliance, with the Emperor at its seal,
    and its two regions; the roads of a seat's lines in its colour.
    """
    return dict(_marks(counted, view))


def _marks(counted: Counted, view: View) -> Iterator[tuple[Key, Mark]]:
    match counted:
        case events.RegionScored(region=region):
            yield ("outline", region, 0), OutlineMark(region)
        case events.AllianceScored(alliance=alliance):
            for region in view.board.alliances[alliance]:
                yield ("outline", region, 0), OutlineMark(region)
            yield ("lit seal", alliance, 0), LitSealMark(alliance)
            yield ("emperor", 0, 0), EmperorMark(alliance)
        case events.RoadsScored(seat, lines):
            for line in lines:
                yield from line_marks(line, seat, view)
        case events.GameEnded():
            pass


def line_marks(line: Sequence[Space], seat: Seat, view: View) -> Iterator[tuple[Key, Mark]]:
    """Yield the marks of the roads of a seat's line."""
    numbers = {frozenset(road): number for number, road in enumerate(view.board.roads)}
    for pair in pairwise(line):
        road = numbers[frozenset(pair)]
        yield ("lit road", road, 0), LitRoadMark(road, view.colours[seat].value)
