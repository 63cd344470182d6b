"""Going on with Chang Cheng by keys."""

from typing import Final

from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from tests.journeys.willing import MonkeySample, by_keys
from tests.titles.changcheng.journeys.by_keys import ByKeys

SAMPLE: Final = MonkeySample(view=View, board=BoardView, go_on=by_keys(ByKeys))
