"""The screens of the gallery, by name: the real window in positions of real games.

Each screen is a window for a stage, and the deeds of a person in it once it is shown, from
`screens.deeds`.
"""

from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from changcheng_qt import assets
from changcheng_qt.engine.help import BEGINNERS, PURISTS, Help
from changcheng_qt.engine.help import USUAL as USUAL_HELP
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.titles.changcheng.positions import wall_figures
from changcheng_qt.titles.changcheng.rules.boards import load_boards
from changcheng_qt.titles.changcheng.rules.commands import ExtendMap
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime, Options
from changcheng_qt.titles.changcheng.rules.turn import Stage
from changcheng_qt.titles.changcheng.table.factory import ChangChengUi
from changcheng_qt.ui.looks.appearance import MotionSpeed
from changcheng_qt.ui.statistics.charts import ChartKind
from screens.company import News
from screens.costs import StagedAnalyst
from screens.deeds import (
    Deed,
    ask_what_to_share,
    choose_levels,
    come_from_exercise,
    give,
    lift_gate,
    look_at_board,
    look_back,
    open_analysis,
    open_dialog,
    open_insight,
    open_new_game_options,
    open_rulebook,
    open_turns,
    point_at_way,
    press,
    read_in_drawer,
    show_board_only,
)
from screens.lessons import list_lessons, open_lesson, open_problem
from screens.mishaps import fill_disk, let_bot_fail, let_bot_think
from screens.stage import Screens
from screens.stage import Stage as Circumstances
from screens.stills import AnyMatch, StillClock, Told, flow_of
from screens.tables import (
    ask_to_end,
    join_as_couple,
    open_table,
    show_tables,
    wait_for_couples,
    wait_for_guests,
    wait_for_host,
    wait_for_rematch,
)
from screens.windows import staged_window
from titles.changcheng.deeds import (
    ask_about,
    begin_scoring,
    end_badly,
    finish_game,
    lead_attack_at_rest,
    lead_attack_on,
    pick_card,
    pick_double,
    pick_single,
    pick_tower,
    point_at,
    point_at_region,
    rest_on_card,
    see_all_regions,
    show_reveals,
    walk_on,
)
from titles.changcheng.hints import HINTS
from titles.changcheng.positions import (
    USUAL,
    Wanted,
    at_stage,
    board_in_mid_turn,
    closing,
    decision_on,
    first_decision_of_another,
    last_step,
    new_turn,
    reached,
    replay_of,
    rich_scoring,
    scoring_that_grows,
)
from titles.changcheng.start import list_games, open_trash, rename_game
from titles.changcheng.statistics import open_names, open_statistics, wait_for_statistics


@dataclass(frozen=True, slots=True)
class Watched:
    """A replay of the whole game, at a share of its steps, as a viewer sees it."""

    viewer: Viewer = PUBLIC
    share: float = 0.55
    still_at: int | None = None
    """How far its analysis is and stays; None where all of it is found."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A position for a table of `seats`, the first `people` of them persons, or one `back` steps
    before it, and the deeds there; without a position the start page. Panels that show one thing
    after another stop at the first one unless there is no motion. Where it is `watched`, the game
    is ended and shown again. `scale` is the size that the person chose, `options` and `help` are
    those of the table, and hints are as `told`. The game is looked for among those from
    `search_from` on. With `news` all but the first seat are at other computers.
    """

    wanted: Wanted | None = None
    seats: int = 4
    people: int = 1
    back: int = 0
    motion: MotionSpeed = MotionSpeed.NONE
    deeds: tuple[Deed, ...] = ()
    watched: Watched | None = None
    scale: float = 1.0
    options: Options = USUAL
    search_from: int = 0
    help: Help = PURISTS
    told: Told | None = None
    news: News | None = None

    def match(self) -> AnyMatch | None:
        """Return a match at the position, None for the start page; raises LookupError where no game
        gets there.
        """
        if self.wanted is None:
            return None
        setting = self.seats, self.people, self.back, self.options
        start = self.search_from
        return reached(self.wanted, *setting, search_from=start, help=self.help)

    def then(self, *deeds: Deed) -> "Scene":
        """Return the same scene with more done in it."""
        return replace(self, deeds=(*self.deeds, *deeds))


def window_for(scene: Scene, stage: Circumstances) -> QWidget:
    """Return a window for a scene."""
    boards = partial(load_boards, assets.title_folder("changcheng") / "boards")
    title = ChangChengUi(boards, wall_figures)
    window = staged_window(title, stage, scene.deeds, scene.scale, scene.motion)
    match = scene.match()
    if match is not None:
        match.help = scene.help
        if scene.watched is None:
            bridge, flow = flow_of(match, told=scene.told, news=scene.news)
            window.show_match(bridge, flow)
            flow.start()
        else:
            replay = replay_of(match)
            analyst = StagedAnalyst(match, scene.watched.still_at, replay)
            window.show_replay(replay, StillClock(), analyst)
            replay.look_as(scene.watched.viewer)
            replay.go_to(round(scene.watched.share * replay.last))
    return window


def stepwise(scene: Scene) -> Scene:
    """Return the same scene at ordinary speed."""
    return replace(scene, motion=MotionSpeed.NORMAL)


MIDDLE: Final = Scene(new_turn(2, 40))
ADVISED: Final = replace(MIDDLE, help=BEGINNERS, told=HINTS)
HINT: Final = ADVISED.then(partial(press, name="hint"))
SCORING: Final = Scene(rich_scoring)
AT_ONCE: Final = Scene(
    board_in_mid_turn, options=Options(extension_time=ExtensionTime.AT_ONCE), search_from=1
)
END: Final = Scene(last_step, seats=3)
COUNTED: Final = Scene(new_turn(2, 60), help=USUAL_HELP)
REPLAY: Final = Scene(last_step, watched=Watched())

SCENES: Final[dict[str, Scene]] = {
    "start": Scene(),
    "start_games": Scene().then(list_games),
    "start_still": Scene().then(lambda window: window.show_still()),
    "trash": Scene().then(open_trash),
    "statistics": Scene().then(partial(open_statistics, kind=ChartKind.WINS)),
    "statistics_scores": Scene().then(partial(open_statistics, kind=ChartKind.SCORES)),
    "statistics_errors": Scene().then(partial(open_statistics, kind=ChartKind.ERRORS, whose=1)),
    "statistics_names": Scene().then(open_names),
    "statistics_begun": Scene().then(wait_for_statistics),
    "lessons": Scene().then(list_lessons),
    "lesson": Scene().then(partial(open_lesson, name="1-wall", passed=4)),
    "problem": Scene().then(partial(open_problem, name="01-tower")),
    "lesson_asks": Scene().then(partial(open_lesson, name="3-double", passed=1)),
    "main_two_boards": MIDDLE,
    "main_three_boards": Scene(new_turn(3, 80)),
    "main_four_boards": Scene(new_turn(4, 120)),
    "main_four_boards_fit": Scene(new_turn(4, 120)).then(partial(press, name="fit")),
    "last_turns": Scene(closing),
    "main_two_players": Scene(new_turn(2, 30), seats=2),
    "single_pointed": MIDDLE.then(pick_single).then(partial(point_at, occupied=False)),
    "single_pointed_three_boards": Scene(new_turn(3, 80)).then(
        pick_single, partial(point_at, occupied=False)
    ),
    "illegal_pointed": MIDDLE.then(pick_single).then(partial(point_at, occupied=True)),
    "double_pointed": Scene(new_turn(2, 4)).then(pick_double),
    "tower_walked_to": MIDDLE.then(pick_tower, partial(walk_on, steps=3)),
    "square_explained": MIDDLE.then(partial(ask_about, reserved=False)),
    "reserved_square_explained": MIDDLE.then(partial(ask_about, reserved=True)),
    "counted_single": COUNTED.then(pick_single).then(partial(point_at, occupied=False)),
    "counted_region": COUNTED.then(point_at_region),
    "hint": HINT,
    "hint_pointed": HINT.then(partial(point_at_way, number=1)),
    "warning": ADVISED.then(end_badly),
    "card_picked": MIDDLE.then(pick_card),
    "scoring_due": SCORING,
    "scoring_cards": stepwise(SCORING).then(begin_scoring, partial(show_reveals, count=3)),
    "scoring_award": SCORING.then(begin_scoring),
    "decision_of_another": Scene(first_decision_of_another, people=4, back=1, search_from=2).then(
        lift_gate, begin_scoring
    ),
    "decision_traitor": Scene(decision_on(ActionCard.TRAITOR)),
    "decision_mandarin": Scene(decision_on(ActionCard.MANDARIN), search_from=12),
    "decision_flood": Scene(decision_on(ActionCard.FLOOD)),
    "decision_builder": Scene(decision_on(ActionCard.BUILDER)),
    "extension": Scene(at_stage(Stage.EXTENSION)),
    "extension_at_once": AT_ONCE,
    "extension_at_once_award": replace(AT_ONCE, wanted=scoring_that_grows, search_from=37).then(
        begin_scoring
    ),
    "extension_at_once_added": AT_ONCE.then(partial(give, kind=ExtendMap)),
    "gate": Scene(new_turn(2, 40), people=3),
    "gate_three_boards": Scene(new_turn(3, 60), seats=2, people=2),
    "board_only": Scene(new_turn(2, 40), people=3).then(show_board_only),
    "after_growing": Scene(new_turn(3, 0)),
    "last_round": MIDDLE.then(partial(look_back, steps=2)),
    "chronicle_open": MIDDLE.then(open_turns),
    "card_large": MIDDLE.then(rest_on_card),
    "attack": stepwise(END).then(finish_game, partial(lead_attack_at_rest, times=3)),
    "attack_seen": stepwise(END).then(finish_game, see_all_regions),
    "result": END.then(finish_game, partial(lead_attack_on, times=30)),
    "result_folded": END.then(finish_game, partial(lead_attack_on, times=30), look_at_board),
    "replay": REPLAY,
    "replay_of_a_seat": replace(REPLAY, watched=Watched(1)),
    "replay_of_everything": replace(REPLAY, watched=Watched(EVERYONE)),
    "replay_of_exercise": replace(REPLAY, watched=Watched(EVERYONE, 0.4)).then(come_from_exercise),
    "replay_of_two": replace(REPLAY, seats=2, watched=Watched(EVERYONE, 0.8), search_from=1),
    "insight": REPLAY.then(open_insight),
    "analysis": REPLAY.then(open_analysis),
    "analysis_begun": replace(REPLAY, watched=Watched(still_at=31)).then(open_analysis),
    "insight_of_a_seat": REPLAY.then(partial(open_insight, seat=1)),
    "new_game": Scene().then(partial(open_dialog, name="new_game")),
    "new_game_levels": Scene().then(partial(choose_levels, name="new_game")),
    "new_game_options": Scene().then(open_new_game_options),
    "options_in_force": MIDDLE.then(partial(open_dialog, name="options_in_force")),
    "reference": MIDDLE.then(partial(open_rulebook, anchor="glance")),
    "rulebook": Scene().then(partial(open_rulebook, anchor="scoring")),
    "rulebook_found": Scene().then(partial(open_rulebook, typed="tower")),
    "rulebook_beside": MIDDLE.then(partial(open_rulebook, anchor="reservation")),
    "settings": Scene().then(partial(open_dialog, name="settings")),
    "keys": MIDDLE.then(partial(open_dialog, name="keys")),
    "game_help": replace(MIDDLE, people=3, help=USUAL_HELP).then(
        lift_gate, partial(open_dialog, name="game_help")
    ),
    "take_back": Scene(new_turn(2, 40), people=3).then(
        lift_gate, partial(open_dialog, name="take_back")
    ),
    "players": MIDDLE.then(partial(choose_levels, name="players")),
    "only_bots": Scene(new_turn(2, 40), people=0),
    "played_out": Scene(new_turn(2, 40), people=0).then(partial(press, name="play_out")),
    "bot_thinking": Scene(new_turn(2, 40, seat=1)).then(let_bot_think),
    "share": Scene(new_turn(2, 40), people=3).then(lift_gate, ask_what_to_share),
    "rename": Scene().then(list_games, rename_game),
    "not_saved": MIDDLE.then(fill_disk),
    "bot_failed": MIDDLE.then(let_bot_fail),
    "drawer": replace(MIDDLE, scale=1.5).then(partial(press, name="side_panel")),
    "drawer_chronicle": replace(MIDDLE, scale=1.5).then(read_in_drawer),
    "tables": Scene().then(show_tables),
    "table_opening": Scene().then(open_table),
    "table_rematch_lobby": Scene().then(wait_for_rematch),
    "table_ending": Scene().then(ask_to_end),
    "table_lobby": Scene().then(wait_for_guests),
    "table_couples": Scene().then(wait_for_couples),
    "table_couple_joins": Scene().then(join_as_couple),
    "table_waiting": Scene().then(wait_for_host),
    "about": Scene().then(partial(open_dialog, name="about")),
}
"""The scenes by the name of their picture."""

SCREENS: Final[Screens] = {name: partial(window_for, scene) for name, scene in SCENES.items()}
