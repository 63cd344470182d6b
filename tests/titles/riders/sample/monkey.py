"""Continues games of Riders at the Wall by mouse."""

from typing import Final

from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.board.view import MapBoard
from tests.journeys.willing import MonkeySample
from tests.titles.riders.journeys.willing import go_on

SAMPLE: Final = MonkeySample(view=View, board=MapBoard, go_on=go_on)
