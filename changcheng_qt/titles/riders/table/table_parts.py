"""The widgets of a match, with the player's corner, or of a replay, with everybody's hands."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.seats import Seat
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.titles.riders.rules import places
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.table.board.view import MapBoard
from changcheng_qt.titles.riders.table.geometry.open_sea import open_seas
from changcheng_qt.titles.riders.table.panels.answer_sheet import AnswerSheet
from changcheng_qt.titles.riders.table.panels.asking import Asking, Glance
from changcheng_qt.titles.riders.table.panels.bar import Counters
from changcheng_qt.titles.riders.table.panels.builders_sheet import BuildersSheet
from changcheng_qt.titles.riders.table.panels.choice_sheet import ChoiceSheet
from changcheng_qt.titles.riders.table.panels.inspector import Inspector
from changcheng_qt.titles.riders.table.panels.lone_answers import LoneAnswers, LoneBuilder
from changcheng_qt.titles.riders.table.panels.places_sheet import PlacesSheet
from changcheng_qt.titles.riders.table.panels.player_rows import PlayerRow
from changcheng_qt.titles.riders.table.panels.rows_on_map import Arrived
from changcheng_qt.titles.riders.table.panels.sheet import Below
from changcheng_qt.titles.riders.table.panels.standing_sheet import StandingSheet
from changcheng_qt.titles.riders.table.panels.trade_sheet import Agreement, TradeSheet
from changcheng_qt.titles.riders.table.pointer.targets import held_prompt
from changcheng_qt.titles.riders.table.result import sheet_of
from changcheng_qt.titles.riders.table.reveal.panel import Spotlight, WalkPanel
from changcheng_qt.titles.riders.table.reveal.stages import Told, WalkScript
from changcheng_qt.titles.riders.table.telling import Telling
from changcheng_qt.titles.riders.table.tray.goods_row import GoodsCardRow
from changcheng_qt.titles.riders.table.tray.tray import Tray
from changcheng_qt.titles.riders.words.affording import build_name
from changcheng_qt.titles.riders.words.prompts import goods_prompt
from changcheng_qt.titles.riders.words.told import sight_of
from changcheng_qt.ui.panels.player_rows import PlayerRows
from changcheng_qt.ui.panels.words import give_tooltip
from changcheng_qt.ui.reveal.walk import WalkReveal
from changcheng_qt.ui.seam.bridge import Shown, counts_for
from changcheng_qt.ui.seam.side_asks import SideAsks
from changcheng_qt.ui.seam.table import ReplayContext, TableAction, TableContext, TableParts
from changcheng_qt.ui.seam.usual_table import AnyContext, UsualTable

translate = QCoreApplication.translate

_IN_ROWS: Final = (Stage.ROBBING, Stage.CHOOSING)
"""The stages whose decision is a click on a player's row."""
_PLACES: Final[Mapping[str, Callable[[int], places.Place]]] = {
    "h": places.HexPlace,
    "c": places.CornerPlace,
    "r": places.RoadPlace,
    "s": places.SectionPlace,
    "a": places.AssaultPlace,
    "g": places.GroundPlace,
    "n": places.ArrowPlace,
    "q": lambda good: places.SupplyPlace(Good(good)),
}
"""The kinds of places in lessons."""

_KEYS: Final[Mapping[str, tuple[str, Callable[[], str]]]] = {
    "roll": ("D", lambda: translate("RidersTray", "Roll the dice")),
    "trade": ("T", lambda: translate("RidersTray", "Trade", "a button")),
    "answer_yes": ("Y", lambda: translate("RidersTrade", "Answer: yes")),
    "answer_no": ("N", lambda: translate("RidersTrade", "Answer: no")),
    "answer_other": ("O", lambda: translate("RidersTrade", "Answer: other terms")),
    "standing": ("A", lambda: translate("RidersStanding", "Standing answers")),
    "extra_flag": (
        "B",
        lambda: translate("RidersExtra", "Ask me in the next extra building round"),
    ),
    "places": ("G", lambda: translate("RidersPlaces", "List of places")),
    "sector_back": ("Ctrl+Left", lambda: translate("RidersPlaces", "Go to the previous sector")),
    "sector_on": ("Ctrl+Right", lambda: translate("RidersPlaces", "Go to the next sector")),
}
"""The key of each action, and its effect in words."""


class MapTable(UsualTable):
    """The board of a match or replay, with the panels that both have."""

    board: MapBoard
    players: PlayerRows[PlayerRow]
    reveal: WalkReveal[Told]
    inspector: Inspector

    def __init__(self, context: AnyContext) -> None:
        reveal = partial(WalkReveal, WalkScript())
        super().__init__(context, MapBoard, reveal, PlayerRow, Inspector)
        bridge, appearance = context.bridge, context.appearance
        self.counters: Counters = Counters(bridge, self.players, appearance, self.side_shown)
        self.reveal.advanced.connect(self.counters.refresh)
        self.walk = WalkPanel(self.reveal, appearance, context.parent)
        self.reveal_panels = (self.walk,)
        self.spotlight = Spotlight(self.walk, self.board)
        self._bridge = bridge
        self.board.row_at = self._row_at
        self.board.gained.connect(self._show_gains)
        for seat, row in self.players.rows.items():
            row.pointed.connect(partial(self._point_at, seat))

    def shown_beside(self) -> Shown:
        return Arrived(self.reveal, self.board)

    def _row_at(self, seat: Seat) -> QPoint:
        row = self.players.rows[seat]
        return row.mapToGlobal(row.rect().center())

    def _show_gains(self, gains: Mapping[Seat, int]) -> None:
        for seat, row in self.players.rows.items():
            row.gain.show_gain(gains.get(seat, 0))

    def _point_at(self, seat: Seat, is_pointed: bool) -> None:
        """Light up all that a seat has, and show its state in the inspector or next to its row."""
        board, view, place = self.board, self.side_shown.view, places.SeatPlace(seat)
        if not self.reveal.is_busy:
            board.pointing.light_up(board.sights.marks_of_seat(seat) if is_pointed else {})
        if is_pointed:
            self.inspector.look_at(place)
            is_aided = counts_for(self._bridge, view.viewer)
            sight = sight_of(place, view, self._bridge.players, is_aided=is_aided)
            is_told = self.inspector.visibleRegion().boundingRect() == self.inspector.rect()
            give_tooltip(self.players.rows[seat], "" if is_told else "\n".join(sight.sentences))


class MatchTable(MapTable):
    """The table of a match."""

    tray: Tray
    lesson_places = _PLACES

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        bridge, appearance, parent = context.bridge, context.appearance, context.parent
        self._notes_asked = context.requests.notes_asked
        self.tray = Tray(bridge, self.hand, self.board.play, appearance, parent, self.side_shown)
        for seen_again in (self.board.flying, self.reveal.advanced):
            seen_again.connect(self.tray.retranslate)
        self.choice = ChoiceSheet(bridge, appearance)
        self.lone_answers = LoneAnswers(bridge, context.choices, self)
        self.lone_answers.said.connect(context.requests.said)
        self.answer = AnswerSheet(bridge, appearance, self.lone_answers, context.choices)
        self.trade = TradeSheet(bridge, appearance)
        self.places = PlacesSheet(bridge, appearance, self.board)
        self.builders = BuildersSheet(bridge, appearance)
        self.lone_builder = LoneBuilder(bridge, self)
        self.lone_builder.said.connect(context.requests.said)
        self.lone_builder.flag_changed.connect(self._show_flag)
        self.tray.flag.clicked.connect(self.lone_builder.toggle_flag)
        self._show_flag()
        self.standing = StandingSheet(bridge, appearance, self.lone_answers)
        own = self.choice, self.answer, self.builders, self.places, self.trade, self.standing
        self.below = Below(appearance, self.inspector, own)
        self.side_asks = SideAsks(self.below)
        for sheet in self.below.sheets:
            sheet.wanted_changed.connect(self._follow_asks)
        for row in self.players.rows.values():
            row.open_to_decider(bridge)
            row.menu_asked.connect(self.standing.toggle)
        glance = Glance(appearance, parent)
        self.destroyed.connect(glance.deleteLater)
        self.asking = Asking(bridge, self.players.rows, glance, self._ask_terms, self)
        self.players.shown.connect(self.asking.refresh)
        bridge.plates.changed.connect(self.players.show_advance)
        self.telling = Telling(bridge, self.board)
        self.trade.agreed.connect(Agreement(bridge, self).settle)
        self.tray.trade_asked.connect(self.trade.toggle)
        self.tray.edict_asked.connect(self.choice.choose_for)
        self.choice.wanted_changed.connect(context.requests.held_changed)
        self.begin_match(context, self.tray, sheet_of, self.reveal_panels)

    def parts(self) -> TableParts:
        """Return the widgets, including those for decisions."""
        return replace(
            super().parts(),
            side=(self.players, self.below),
            actions=tuple(self._actions()),
            slip_rooms=self._seas,
            banner_rooms=self._seas,
            yields_in_spotlight=True,
            side_asks=self.side_asks,
            held_prompt=lambda: held_prompt(self.hand.held) or goods_prompt(self.choice.is_open),
            just_told=self.telling.slip,
            notice=self.telling.banner,
        )

    def _seas(self) -> Sequence[QRect]:
        """The parts of the board's widget with nothing but open sea."""
        view, scene = self.board.view, self.board.scene
        rooms = open_seas(scene.layout, scene.view.pirate)
        return [view.mapFromScene(room).boundingRect().translated(view.pos()) for room in rooms]

    def _follow_asks(self) -> None:
        """Rows to click, or a sheet to act in, wait for the deciding seat."""
        view = self._bridge.view
        in_rows = view.stage in _IN_ROWS and self._bridge.decider is not None
        others = (sheet for sheet in self.below.sheets if sheet is not self.answer)
        is_wanted = self.answer.is_asked or any(sheet.wants(view) for sheet in others)
        asker = self.players if in_rows else self.below if is_wanted else None
        self.side_asks.say(asker, self.builders.nobody if self.builders.is_wanted else None)

    def spoken_parts(self) -> dict[str, QWidget]:
        return {
            "goods": self.tray.goods,
            "edicts": self.tray.edicts,
            **{build.value: button for build, button in self.tray.pieces.items()},
            "trade": self.tray.trade,
            "end": self.tray.end_turn,
            "players": self.players,
        }

    def _actions(self) -> Iterator[TableAction]:
        tray, answer = self.tray, self.answer
        for key, (build, button) in enumerate(tray.pieces.items(), start=1):
            name, text = f"build_{build.value}", partial(build_name, build)
            yield TableAction(name, text, (str(key),), partial(tray.press, button))
        for place, key in enumerate(range(6, 10)):
            press = partial(tray.press_edict, place)
            yield TableAction(f"edict_{place + 1}", _edict_text(place), (str(key),), press)
        runs: dict[str, Callable[[], object]] = {
            "roll": tray.press_roll,
            "trade": self._press_trade,
            "answer_yes": answer.accept,
            "answer_no": answer.reject,
            "answer_other": answer.turn,
            "standing": self.standing.toggle,
            "extra_flag": self.lone_builder.toggle_flag,
            "places": self.places.toggle,
            "sector_back": partial(self._leap, -1),
            "sector_on": partial(self._leap, 1),
        }
        for name, run in runs.items():
            shortcut, effect = _KEYS[name]
            yield TableAction(name, effect, (shortcut,), run)
        yield from tray.turn_actions(self._put_back)

    def _put_back(self) -> None:
        is_done = self.places.cancel() or self.board.cancel()
        if not is_done and any(sheet.cancel() for sheet in self.below.sheets):
            self.board.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_flag(self) -> None:
        lone = self.lone_builder
        self.tray.show_flag(is_there=lone.has_flag, is_raised=lone.is_flagged)

    def _leap(self, step: int) -> None:
        if self.board.pointing.walk_sector(step):
            self.board.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_terms(self, seat: Seat, is_unseen: bool) -> None:
        """Compose terms of a seat's own: unseen behind the gate, else aloud."""
        if is_unseen:
            self._notes_asked.emit(seat)
        else:
            self.answer.compose_for(seat)

    def _press_trade(self) -> None:
        if self.tray.trade.isEnabled():
            self.trade.toggle()
            first = self.trade.editor.first_card if self.trade.is_wanted else self.board.view
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)


class ReplayTable(MapTable):
    """The table of a replay, with everybody's hands."""

    def __init__(self, context: ReplayContext) -> None:
        super().__init__(context)
        self.begin_replay(context, GoodsCardRow)


def _edict_text(place: int) -> Callable[[], str]:
    return lambda: fill(translate("RidersTray", "Edict {number} in hand"), number=place + 1)
