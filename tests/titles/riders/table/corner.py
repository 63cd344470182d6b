"""The player's corner without a map: the tray, the rows and the sheets of a real match."""

from collections.abc import Callable, Iterable
from random import Random

from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player, Viewer
from changcheng_qt.titles.riders.rules import commands
from changcheng_qt.titles.riders.rules.commands import Command
from changcheng_qt.titles.riders.rules.game import RIDERS
from changcheng_qt.titles.riders.rules.pieces import SeatColour
from changcheng_qt.titles.riders.rules.setup import Options, SetupChoices, draw_setup
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.panels.answer_sheet import AnswerSheet
from changcheng_qt.titles.riders.table.panels.choice_sheet import ChoiceSheet
from changcheng_qt.titles.riders.table.panels.inspector import Inspector
from changcheng_qt.titles.riders.table.panels.lone_answers import Asked, LoneAnswers
from changcheng_qt.titles.riders.table.panels.player_rows import PlayerRow
from changcheng_qt.titles.riders.table.panels.sheet import Below
from changcheng_qt.titles.riders.table.panels.trade_sheet import TradeSheet
from changcheng_qt.titles.riders.table.pointer.play import MapPlay
from changcheng_qt.titles.riders.table.pointer.targets import Hand
from changcheng_qt.titles.riders.table.tray.tray import Tray
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.shown_match import USUAL, Decisions
from tests.titles.changcheng.table.playing import plain_looks

NAMES = ("Mei", "Luca", "Claire", "Sima", "Ada", "Bo")
_TALK = (commands.Offer, commands.Counter, commands.PlayLevy, commands.TradeWithSupply)


def match_of(seats: int = 4, seed: int = 1, people: Iterable[int] = (0,)) -> AnyMatch:
    """A match before its first step, with bots where no people sit."""
    setup = draw_setup(SetupChoices(tuple(SeatColour)[:seats], 0, Options()), Random(seed))
    players = [
        Player(NAMES[seat]) if seat in people else Player(NAMES[seat], "club")
        for seat in range(seats)
    ]
    return Match(RIDERS, setup, players, luck=SeededLuck(str(seed)))


def play_until(match: AnyMatch, stop: Callable[[View], bool], seed: int = 1) -> AnyMatch:
    """Play at random, building where possible, until a view of the seat to act is as wanted."""
    rng = Random(seed)
    while match.to_act is not None and not stop(match.view(match.to_act)):
        match.submit(choice(list(match.legal(match.to_act)), rng))
    return match


def found(stop: Callable[[View], bool], people: Iterable[int] = (0,)) -> AnyMatch:
    """A match of four at such a moment, of the first seed that has one."""
    sitting = tuple(people)
    for seed in range(1, 60):
        match = play_until(match_of(seed=seed, people=sitting), stop, seed)
        if match.to_act is not None:
            return match
    raise AssertionError("no such moment in all these games")


def choice(legal: list[Command], rng: Random) -> Command:
    """Choose a command at random, mostly one that builds, and no talk if it can be helped."""
    quiet = [command for command in legal if not isinstance(command, _TALK)] or legal
    built = [command for command in quiet if isinstance(command, commands.Construction)]
    return rng.choice(built if built and rng.random() < 0.5 else quiet)


def due(stage: Stage, seat: int = 0, turn: int = 0) -> Callable[[View], bool]:
    """Whether a seat decides in a stage, from a turn on."""
    return lambda view: view.stage is stage and view.to_act == seat and view.turn.number >= turn


class Corner:
    """The widgets around the map, connected as on the table."""

    def __init__(self, match: AnyMatch, viewer: Viewer = 0, decisions: Decisions = USUAL) -> None:
        self.match = match
        self.bridge = MatchBridge(match, decisions=decisions)
        self.bridge.look_as(viewer)
        self.window = QWidget()
        self.window.resize(1280, 800)
        looks = plain_looks()
        self.hand = Hand(self.window)
        self.play = MapPlay(self.bridge, self.hand, self.window)
        self.bridge.changed.connect(self.play.follow)
        self.tray = Tray(self.bridge, self.hand, self.play, looks, self.window)
        self.tray.setGeometry(0, 636, 966, 164)
        self.players = PlayerRows(self.bridge, looks, PlayerRow, self.window)
        self.players.setGeometry(966, 46, 314, 300)
        self.choice = ChoiceSheet(self.bridge, looks)
        lone = LoneAnswers(self.bridge, {}, self.window)
        lone.asked = Asked.ALWAYS
        self.answer = AnswerSheet(self.bridge, looks, lone, {})
        self.trade = TradeSheet(self.bridge, looks)
        self.inspector = Inspector(self.bridge, looks)
        sheets = (self.choice, self.answer, self.trade)
        self.below = Below(looks, self.inspector, sheets)
        self.below.setParent(self.window)
        self.below.setGeometry(966, 346, 314, 400)
        self.said: list[str] = []
        self.tray.said.connect(self.said.append)
        self.tray.trade_asked.connect(self.trade.toggle)
        self.tray.edict_asked.connect(self.choice.choose_for)
        for row in self.players.rows.values():
            assert isinstance(row, PlayerRow)
            row.open_to_decider(self.bridge)
        self.window.show()

    @property
    def view(self) -> View:
        """The view on screen."""
        view: View = self.bridge.view
        return view

    def last(self) -> Command:
        """The command of the latest step."""
        command: Command = self.match.steps[-1].command
        return command
