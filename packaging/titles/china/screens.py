"""The screens of China in the gallery: the real window in positions of games between bots."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from changcheng_qt.bots.bot import GreedyBot
from changcheng_qt.engine.help import BEGINNERS, PURISTS, Help
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import EVERYONE, HUMAN, Player
from changcheng_qt.titles.china.entry import RULES, MapBox
from changcheng_qt.titles.china.positions import map_figures
from changcheng_qt.titles.china.rules.appraisal import appraise
from changcheng_qt.titles.china.rules.closing import last_turns
from changcheng_qt.titles.china.rules.commands import Command
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.turn import Stage
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.table.board.view import MapBoard
from changcheng_qt.titles.china.table.factory import ChinaUi
from changcheng_qt.titles.china.table.geometry.places import CourtPlace
from changcheng_qt.titles.china.table.pointer.hand import Held
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.replay.bridge import ReplayBridge
from screens.costs import StagedAnalyst
from screens.deeds import (
    Deed,
    StagedWindow,
    open_analysis,
    open_insight,
    open_new_game_options,
    open_rulebook,
    press,
)
from screens.lessons import open_lesson
from screens.stage import Screens
from screens.stage import Stage as Circumstances
from screens.stills import BOT, WEIGHED, StillClock, flow_of
from screens.windows import staged_window

NAMES: Final = ("Mei", "Luca", "Claire", "Sima", "Ada")


@dataclass(frozen=True, slots=True)
class Scene:
    """The first position of a game of n that is wanted, of which the first `people` are
    persons, or a step of the first seat that makes another answer of it where that is to be seen;
    without one the start page.
    """

    wanted: Callable[[View], object] | None = None
    seats: int = 4
    people: int = 1
    deeds: tuple[Deed, ...] = ()
    with_step: bool = False
    watched: bool = False
    help: Help = PURISTS
    motion: MotionSpeed = MotionSpeed.NONE


@cache
def commands_of(seats: int) -> tuple[Command, ...]:
    """Return all commands of a game between bots who think once about each move."""
    match = match_of(seats, people=0)
    bot = GreedyBot(appraise)
    played: list[Command] = []
    while (seat := match.to_act) is not None:
        luck = Random(f"gallery/{seats}/{len(played)}")
        played.append(bot.choose(match.view(seat), match.legal(seat), WEIGHED, luck))
        match.submit(played[-1])
    return tuple(played)


def match_of(seats: int, people: int) -> AnyMatch:
    """Return a game of n before its first step."""
    players = tuple(Player(NAMES[seat], HUMAN if seat < people else BOT) for seat in range(seats))
    setup = MapBox.opened(None).draw_usual(seats, Random(f"gallery/{seats}"))
    return Match(CHINA, setup, players)


def reached(scene: Scene, wanted: Callable[[View], object]) -> tuple[AnyMatch, Command | None]:
    """Return the game at the first position that is wanted, or the one before a step of the first
    seat and that step; raises LookupError where none is wanted.
    """
    commands = commands_of(scene.seats)
    match = match_of(scene.seats, scene.people)
    for number, command in enumerate(commands):
        if not scene.with_step and wanted(match.view(0)):
            return match, None
        answer_before, seat = wanted(match.view(0)), match.to_act
        match.submit(command)
        if scene.with_step and seat == 0 and wanted(match.view(0)) != answer_before:
            before = match_of(scene.seats, scene.people)
            for earlier in commands[:number]:
                before.submit(earlier)
            return before, command
    if not scene.with_step and wanted(match.view(0)):
        return match, None
    raise LookupError(scene)


def window_for(scene: Scene, stage: Circumstances) -> QWidget:
    """Return a window for a scene."""
    title = ChinaUi(lambda: MapBox.opened(None).boards, map_figures)
    window = staged_window(title, stage, scene.deeds, motion=scene.motion)
    if scene.wanted is None:
        return window
    match, command = reached(scene, scene.wanted)
    if scene.watched:
        replay = ReplayBridge(Replay(match), secrets=RULES.secrets)
        window.show_replay(replay, StillClock(), StagedAnalyst(match, None, replay))
        replay.look_as(EVERYONE)
        replay.go_to(round(0.6 * replay.last))
        return window
    match.help = scene.help
    bridge, flow = flow_of(match)
    window.show_match(bridge, flow)
    flow.start()
    if command is not None:
        bridge.submit(command)
    return window


def new_turn(least_ply: int) -> Callable[[View], bool]:
    """Want the first seat at the beginning of a turn, n steps into the game."""
    return lambda view: (
        view.stage is Stage.PLACING
        and view.turn.seat == 0
        and not view.turn.pieces
        and view.ply >= least_ply
    )


def closing(view: View) -> bool:
    """Want the last round to be certain."""
    return last_turns(view) is not None


def closing_turn(view: View) -> bool:
    """Want it to be certain at the beginning of a turn."""
    return closing(view) and view.turn.is_fresh


def taking(view: View) -> bool:
    """Want the first seat to take cards, late in the game."""
    return view.stage is Stage.TAKING and view.turn.seat == 0 and view.ply > 60


def scored(view: View) -> int:
    """Want one more region to be full."""
    return len(view.scored)


def over(view: View) -> bool:
    """Want the end of the game."""
    return view.stage is Stage.OVER


def hold(window: StagedWindow, piece: Piece) -> None:
    """Pick up a piece; raises LookupError where no place is lit for it, as nobody can then."""
    play = window.child(MapBoard).play
    play.hold(Held(piece))
    if not play.offers.walk:
        raise LookupError(piece)


def point_at_court(window: StagedWindow) -> None:
    """Point at a court with empty hands, and ask about it."""
    board = window.child(MapBoard)
    at = board.view.mapFromScene(board.scene.hit_map.middle(CourtPlace(5)))
    board.click(board.view.place_at(QPointF(at)))


MIDDLE: Final = new_turn(60)
SCENES: Final[dict[str, Scene]] = {
    "china_three": Scene(MIDDLE, seats=3),
    "china_four": Scene(new_turn(90)),
    "china_five": Scene(new_turn(110), seats=5),
    "china_house_held": Scene(MIDDLE, deeds=(partial(hold, piece=Piece.HOUSE),)),
    "china_emissary_held": Scene(MIDDLE, deeds=(partial(hold, piece=Piece.EMISSARY),)),
    "china_court_explained": Scene(new_turn(90), deeds=(point_at_court,)),
    "china_hint": Scene(new_turn(90), deeds=(partial(press, name="hint"),), help=BEGINNERS),
    "china_taking": Scene(taking),
    "china_gate": Scene(MIDDLE, people=4),
    "china_last_turns": Scene(closing, seats=5),
    "china_last_turns_gate": Scene(closing_turn, seats=5, people=4),
    "china_scored": Scene(scored, with_step=True, motion=MotionSpeed.NORMAL),
    "china_final_scoring": Scene(over, motion=MotionSpeed.NORMAL),
    "china_result": Scene(over, seats=5),
    "china_replay": Scene(over, watched=True),
    "china_analysis": Scene(over, watched=True, deeds=(open_analysis,)),
    "china_insight": Scene(over, watched=True, deeds=(open_insight,)),
    "china_new_game": Scene(deeds=(open_new_game_options,)),
    "china_lesson": Scene(deeds=(partial(open_lesson, name="1-first-turn", passed=2),)),
    "china_lesson_alliance": Scene(deeds=(partial(open_lesson, name="1-first-turn", passed=11),)),
    "china_reference": Scene(MIDDLE, deeds=(partial(open_rulebook, anchor="glance"),)),
}
"""The scenes by the name of their picture."""

SCREENS: Final[Screens] = {name: partial(window_for, scene) for name, scene in SCENES.items()}
