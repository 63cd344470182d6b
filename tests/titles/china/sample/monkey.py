"""Going on with China by keys."""

from typing import Final

from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.board.view import MapBoard
from tests.journeys.willing import MonkeySample, by_keys
from tests.titles.china.journeys.by_keys import MapByKeys

SAMPLE: Final = MonkeySample(view=View, board=MapBoard, go_on=by_keys(MapByKeys))
