"""A table of China for phrases to speak of: four players, and one of every event and command."""

from dataclasses import replace
from typing import Any

from changcheng_qt.engine.seats import Player, Viewer
from changcheng_qt.titles.china.rules import commands, events
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.setup import Side
from changcheng_qt.titles.china.rules.view import View
from tests.titles.china.rules.play import BOARDS
from tests.titles.china.rules.scene import lay

PLAYERS = (Player("Mei"), Player("Luca"), Player("Claire", "strong"), Player("Sima"), Player("Ada"))
BOARD = BOARDS[Side.B]
WEI = BOARD.region_numbers["wei"]
LUOYANG, ANYI, DALIANG = (BOARD.space_numbers[name] for name in ("luoyang", "anyi", "daliang"))
DIDAO, YONG, XIANYANG = (BOARD.space_numbers[name] for name in ("didao", "yong", "xianyang"))
ROW = (DIDAO, YONG, XIANYANG, ANYI)
RED, GREEN = Colour.RED, Colour.GREEN


def view(viewer: Viewer = 0, **more: Any) -> View:  # noqa: ANN401 - the fields of `lay`
    """A position in which Mei, unless said, begins a turn with a hand of red, red and green."""
    return CHINA.view(lay(**{"hand": "red red green", **more}).state, CHINA.unknowing(), viewer)


def at(viewer: Viewer = 0, **changes: Any) -> View:  # noqa: ANN401 - fields of a View
    """The usual position with some fields changed."""
    return replace(view(viewer), **changes)


EVENTS: tuple[events.Event, ...] = (
    events.HousePlaced(0, LUOYANG, None),
    events.HousePlaced(0, LUOYANG, GREEN),
    events.EmissarySent(0, WEI, None),
    events.EmissarySent(0, WEI, GREEN),
    events.FortificationPlaced(0, LUOYANG, None, owes=True),
    events.RegionScored(WEI, (4, 2, 1, 0), (), (7, 4, 2, 0)),
    events.RegionScored(WEI, (2, 1, 0, 0), (0,), (6, 2, 0, 0)),
    events.CardDiscarded(0, RED),
    events.OpenCardTaken(0, 1, GREEN),
    events.CardDrawn(0, 1, 3, None),
    events.CardDrawn(0, 1, 3, RED),
    events.PileExhausted(1),
    events.PileExhausted(2),
    events.DiscardsReshuffled(17),
    events.OpenCardsFilled((0, 2), (RED, GREEN), 1, 3, told=(0, 1, 2, 3)),
    events.TurnEnded(0),
    events.TurnBegan(0, 7),
    events.Passed(0),
    events.AllianceScored(2, ((1, 1, 0, 0), (1, 1, 1, 0)), (5, 5, 0, 0)),
    events.AllianceScored(2, ((1, 0, 0, 0), (2, 1, 0, 0)), (4, 0, 0, 0)),
    events.AllianceScored(2, ((1, 0, 0, 0), (0, 1, 0, 0)), (0, 0, 0, 0)),
    events.RoadsScored(0, (ROW,), (4,)),
    events.RoadsScored(0, (), ()),
    events.GameEnded((31, 28, 9, 9), (3, 4, 5, 6), (0,)),
    events.GameEnded((31, 31, 9, 9), (4, 3, 5, 6), (0,)),
    events.GameEnded((31, 31, 9, 9), (4, 4, 5, 6), (0, 1)),
)
"""One of every event at least, and of those that are worded in several ways one of each."""

COMMANDS: tuple[commands.Command, ...] = (
    commands.PlaceHouse(LUOYANG),
    commands.PlaceHouse(LUOYANG, GREEN),
    commands.SendEmissary(WEI),
    commands.SendEmissary(WEI, GREEN),
    commands.PlaceFortification(LUOYANG),
    commands.SwapCard(RED),
    *map(commands.TakeOpenCard, range(4)),
    commands.DrawCard(),
    commands.EndTurn(),
    commands.Pass(),
)
"""One of every command."""
