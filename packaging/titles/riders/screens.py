"""The screens of Riders at the Wall in the gallery: the real window in positions of games between
bots.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.help import BEGINNERS, PURISTS, Help
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import EVERYONE
from changcheng_qt.titles.riders.entry import RULES
from changcheng_qt.titles.riders.positions import book_parts
from changcheng_qt.titles.riders.rules.commands import RollDice
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.rules.places import SupplyPlace
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.table.board.view import MapBoard
from changcheng_qt.titles.riders.table.factory import RidersUi
from changcheng_qt.titles.riders.table.panels.lone_answers import Asked, LoneAnswers
from changcheng_qt.titles.riders.table.reveal.panel import WalkPanel
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.replay.bridge import ReplayBridge
from screens.company import News, hear, open_chat, since
from screens.costs import StagedAnalyst
from screens.deeds import (
    Deed,
    StagedWindow,
    lift_gate,
    open_analysis,
    open_insight,
    open_new_game_options,
    open_rulebook,
    press,
    seat_two_people,
)
from screens.lessons import open_lesson
from screens.stage import Screens
from screens.stage import Stage as Circumstances
from screens.stills import StillClock, flow_of
from screens.windows import staged_window
from titles.riders.positions import before_breach, reached


@dataclass(frozen=True, slots=True)
class Scene:
    """The first position of a game that is wanted, of which the first `people` seats are persons;
    without one the start page. `watched` is a replay of a finished game. With `news` all but the
    first seat are at other computers.
    """

    wanted: Callable[[View], object] | None = None
    seats: int = 4
    people: int = 1
    deeds: tuple[Deed, ...] = ()
    watched: bool = False
    help: Help = PURISTS
    news: News | None = None


def window_for(scene: Scene, stage: Circumstances) -> QWidget:
    """Return a window for a scene."""
    window = staged_window(RidersUi(book_parts), stage, scene.deeds, motion=MotionSpeed.NONE)
    if scene.wanted is None:
        return window
    match = reached(scene.seats, scene.wanted, scene.people)
    if scene.watched:
        replay = ReplayBridge(Replay(match), secrets=RULES.secrets)
        window.show_replay(replay, StillClock(), StagedAnalyst(match, None, replay))
        replay.look_as(EVERYONE)
        replay.go_to(round(0.6 * replay.last))
        return window
    match.help = scene.help
    bridge, flow = flow_of(match, news=scene.news)
    window.show_match(bridge, flow)
    for answers in window.findChildren(LoneAnswers):
        answers.asked = Asked.ALWAYS
    flow.start()
    return window


def at(stage: Stage, least_turn: int = 0) -> Callable[[View], bool]:
    """Want the first seat to decide at a stage, from a turn on."""
    return lambda view: view.stage is stage and view.to_act == 0 and view.turn.number >= least_turn


def offered(view: View) -> bool:
    """Want an offer of the first seat that has not been answered."""
    return view.stage is Stage.ANSWERING and view.turn.seat == 0 and view.turn.number >= 10


def due_to_breach(view: View) -> bool:
    """Want the roll with the first breach."""
    return view.ply == before_breach(view.seats)


def show_breach(window: StagedWindow) -> None:
    """Roll, and show all parts of the breach."""
    panel = window.child(WalkPanel)
    panel.bridge.submit(RollDice())
    panel.reveal.walk.advance_to_end()


def want_clay(window: StagedWindow) -> None:
    """Choose a good of the supply, and see its payments."""
    window.child(MapBoard).play.choose(SupplyPlace(Good.CLAY))


def over(view: View) -> bool:
    """Want the end of the game."""
    return view.stage is Stage.OVER


TABLE: Final = Scene(
    at(Stage.BUILDING, 24), seats=6, people=5, news=News(away={3: since(8, 15)}, watchers=("Aya",))
)

SCENES: Final[dict[str, Scene]] = {
    "riders_forts": Scene(at(Stage.FORTS)),
    "riders_settlements": Scene(at(Stage.SETTLEMENTS), help=BEGINNERS),
    "riders_settlements_six": Scene(at(Stage.SETTLEMENTS), seats=6, help=BEGINNERS),
    "riders_roll": Scene(at(Stage.BEFORE_ROLL, 20)),
    "riders_four": Scene(at(Stage.BUILDING, 24)),
    "riders_hint": Scene(
        at(Stage.BUILDING, 24), deeds=(partial(press, name="hint"),), help=BEGINNERS
    ),
    "riders_trade": Scene(at(Stage.BUILDING, 24), deeds=(partial(press, name="trade"),)),
    "riders_trade_aloud": Scene(
        at(Stage.BUILDING, 24), seats=6, people=6, deeds=(lift_gate, partial(press, name="trade"))
    ),
    "riders_dealing": Scene(at(Stage.CHOOSING, 4), people=4, deeds=(lift_gate,)),
    "riders_held": Scene(at(Stage.BUILDING, 24), deeds=(partial(press, name="build_road"),)),
    "riders_payments": Scene(at(Stage.BUILDING, 24), deeds=(want_clay,)),
    "riders_three": Scene(at(Stage.BUILDING, 24), seats=3),
    "riders_six": Scene(at(Stage.BUILDING, 24), seats=6),
    "riders_answer": Scene(at(Stage.ANSWERING, 12)),
    "riders_answer_hint": Scene(
        at(Stage.ANSWERING, 12), deeds=(partial(press, name="hint"),), help=BEGINNERS
    ),
    "riders_answers": Scene(offered, people=4, deeds=(lift_gate,)),
    "riders_answers_six": Scene(offered, seats=6, people=5, deeds=(lift_gate,)),
    "riders_choosing": Scene(at(Stage.CHOOSING, 4)),
    "riders_discarding": Scene(at(Stage.DISCARDING)),
    "riders_pirate": Scene(at(Stage.PIRATE)),
    "riders_robbing": Scene(at(Stage.ROBBING)),
    "riders_rider_due": Scene(at(Stage.RIDER_DUE)),
    "riders_soldier": Scene(at(Stage.SOLDIER)),
    "riders_extra_round": Scene(at(Stage.EXTRA_ROUND, 12), seats=6),
    "riders_builders": Scene(at(Stage.EXTRA_ROUND, 12), seats=6, people=5, deeds=(lift_gate,)),
    "riders_standing": Scene(
        *(at(Stage.BUILDING, 24), 6, 6), deeds=(lift_gate, partial(press, name="standing"))
    ),
    "riders_breach": Scene(due_to_breach, people=4, deeds=(lift_gate, show_breach)),
    "riders_gate": Scene(at(Stage.BUILDING, 24), people=4),
    "riders_result": Scene(over),
    "riders_replay": Scene(over, watched=True),
    "riders_analysis": Scene(over, watched=True, deeds=(open_analysis,)),
    "riders_insight": Scene(over, watched=True, deeds=(open_insight,)),
    "riders_new_game_people": Scene(deeds=(seat_two_people,)),
    "riders_new_game": Scene(deeds=(open_new_game_options,)),
    "riders_lesson": Scene(deeds=(partial(open_lesson, name="1-two-turns", passed=7),)),
    "riders_lesson_breach": Scene(deeds=(partial(open_lesson, name="1-two-turns", passed=9),)),
    "riders_lesson_deal": Scene(deeds=(partial(open_lesson, name="1-two-turns", passed=13),)),
    "riders_rulebook": Scene(deeds=(partial(open_rulebook, anchor="breach"),)),
    "riders_reference": Scene(
        at(Stage.BUILDING, 24), deeds=(partial(open_rulebook, anchor="glance"),)
    ),
    "riders_table_six": replace(TABLE, deeds=(hear,)),
    "riders_chat_six": replace(TABLE, deeds=(open_chat,)),
}
"""The scenes by the name of their picture."""

SCREENS: Final[Screens] = {name: partial(window_for, scene) for name, scene in SCENES.items()}
