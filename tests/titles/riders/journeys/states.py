"""The states of the table of Riders in which people come and go at a table of several computers."""

from enum import Enum
from typing import Final

from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.table.tray.tray import Tray
from changcheng_qt.ui.flow.hand_over import Crowd
from tests.journeys.plan import Move
from tests.journeys.states import Sought, StateSample
from tests.titles.riders.journeys.planning import LIKINGS


class State(Enum):
    """The thing that the table waits for."""

    FOUNDING = "founding"
    ROLLING = "rolling"
    GIVING_UP = "giving_up"
    ROBBING = "robbing"
    BUILDING = "building"
    ANSWERING = "answering"
    FINISHED = "finished"


def _waits_for(kind: type, *, of_others: bool = False) -> Sought:
    """Return whether a command of a kind is possible, for whom it is the turn or for others."""

    def is_sought(before: Move, move: Move, players: object) -> bool:
        is_possible = any(isinstance(command, kind) for command in move.legal)
        return is_possible and (move.is_foreign or not of_others)

    return is_sought


STATES: Final = StateSample(
    game="riders",
    seed="4",
    by_day={
        State.FOUNDING: Crowd.SEVERAL,
        State.ROLLING: Crowd.ONE,
        State.GIVING_UP: Crowd.SEVERAL,
        State.ROBBING: Crowd.ONE,
        State.BUILDING: Crowd.SEVERAL,
        State.ANSWERING: Crowd.SEVERAL,
        State.FINISHED: Crowd.ONE,
    },
    of_persons=set(),
    sought={
        State.FOUNDING: _waits_for(commands.FoundSettlement),
        State.ROLLING: _waits_for(commands.RollDice),
        State.GIVING_UP: _waits_for(commands.Discard),
        State.ROBBING: _waits_for(commands.Rob),
        State.BUILDING: _waits_for(commands.BuildRoad),
        State.ANSWERING: _waits_for(commands.Reject, of_others=True),
    },
    finished=State.FINISHED,
    tray=Tray,
    noticed={},
    likings={**LIKINGS, commands.Offer: 2},
)
