"""The scoring of a province, reveal by reveal: cards, majority, worth, award.

A click, Space or the clock advances by one reveal. Advancing can never commit a decision: decisions
are buttons of their own in a strip that never advances.
"""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect
from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.titles.changcheng.rules.commands import BeginScoring, Command
from changcheng_qt.titles.changcheng.rules.geography import Province
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.pointer.play import commands_here
from changcheng_qt.titles.changcheng.table.reveal import scoring_sheet
from changcheng_qt.titles.changcheng.table.reveal.reveal import Reveal
from changcheng_qt.titles.changcheng.table.reveal.scoring_choices import Choices, choices
from changcheng_qt.titles.changcheng.table.reveal.scoring_counts import worth_terms
from changcheng_qt.titles.changcheng.table.reveal.scoring_sheet import (
    Locate,
    ScoringSheet,
    Setting,
    Stand,
    WallEnd,
)
from changcheng_qt.titles.changcheng.table.reveal.scoring_stages import Phase, ScoringStage
from changcheng_qt.titles.changcheng.words.names import province_name
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.widgets.overlay_panel import RevealPanel

translate = QCoreApplication.translate


class ScoringPanel(RevealPanel):
    """Shows the present scoring of the bridge, and the effect of its last step."""

    def __init__(self, reveal: Reveal, appearance: Appearance, parent: QWidget) -> None:
        """Follow the scorings of a reveal from now on."""
        self.reveal = reveal.scoring
        super().__init__(appearance, self.reveal, parent)
        tell_rule(self, lambda: "scoring-steps")
        self._bridge = reveal.bridge
        self.locate: Locate = self._west_share
        self.wall_end: WallEnd = self._board_end
        """The lowest visible y of the wall on the table."""
        self._offered = Choices()
        self._due: Province | None = None
        """The province whose cards are still face down."""
        self._is_asked = False
        """Whether a warning asks about the scoring that is due."""
        self._table = self._board = QRect()
        self._setting = Setting.WHOLE
        """The arrangement on the board, until the panel is placed again."""
        self.sheet = ScoringSheet(appearance, self)
        self.strip = self.sheet.strip
        self._connect()
        self.restyle()
        self.retranslate()

    @property
    def stand(self) -> Stand:
        """Return the place of the panel relative to the board now."""
        return Stand.DOCKED if self._offered.on_board else Stand.BESIDE

    @property
    def controls(self) -> tuple[Button, ...]:
        """Return the buttons of the decision, or the one that advances."""
        deciding = () if self.strip.isHidden() else tuple(self.strip.buttons)
        return deciding if self.next.isHidden() else (*deciding, self.next)

    @property
    def first_control(self) -> QWidget | None:
        """Return the button to press; None if the board is chosen on first."""
        return None if self._offered.on_board else super().first_control

    def place(self, table: QRect, board: QRect) -> None:
        """Place the panel next to the province, or off the board if its squares are needed."""
        self._table, self._board = table, board
        self._setting = Setting.WHOLE
        self.sheet.scroll.updateGeometry()
        self._set_place()

    def follow_board(self) -> None:
        """Follow the province and wall after the board has been fitted again."""
        if self.isVisible():
            self._set_place()

    def event(self, event: QEvent) -> bool:
        """Measure again: new words know their height only after Qt has polished them."""
        is_handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._set_place()
        return is_handled

    def give_way(self, *, is_asked: bool) -> None:
        if is_asked != self._is_asked:
            self._is_asked = is_asked
            self._refresh()

    def _set_place(self) -> None:
        stage = self.reveal.stage
        if stage is None or self._table.isNull():
            return
        if self.stand is Stand.DOCKED:
            self._dock()
            self.sheet.settle()
            self.sheet.cards.bring_into_view(self.sheet.scroll)
        else:
            self._place_beside(stage, self.locate(stage.province))

    def _dock(self) -> None:
        """Place the panel over the side panel; without one, over the tray, and higher as far as the
        decision needs, or the rest if that hides nothing of the wall.
        """
        sheet, px = self.sheet, self.appearance.px
        is_flat = scoring_sheet.is_low(self._board, self._table)
        sheet.arrange(Setting.FLAT if is_flat else Setting.COLUMN)
        if is_flat:
            width = self._table.width()
            wanted = sheet.wanted(width)
            free = self._table.bottom() - max(self.wall_end(), self._table.top())
            tray = self._table.bottom() - self._board.bottom()
            height = max(sheet.least_height(width), min(wanted.height(), max(free, tray)))
            self.setGeometry(scoring_sheet.over_tray(self._table, height))
        else:
            below = px(44 + 48 * self._bridge.view.seats)
            place = scoring_sheet.over_side(self._board, self._table, below)
            sheet.wanted(place.width())
            self.setGeometry(place)

    def _place_beside(self, stage: ScoringStage, share: float) -> None:
        """Place the panel on the board, with small cards if large ones leave no room for the
        rest.
        """
        px, sheet = self.appearance.px, self.sheet
        sheet.arrange(self._setting)
        if stage.phase is Phase.DUE:
            self.setGeometry(
                scoring_sheet.at_foot(self._board, sheet.wanted(px(420)), share, px(8))
            )
            return
        room = scoring_sheet.height_beside(self._board, self._table, px(8))
        wanted = sheet.wanted(self._width_beside(share))
        while wanted.height() > room and self._setting in scoring_sheet.CLOSER:
            self._setting = scoring_sheet.CLOSER[self._setting]
            sheet.arrange(self._setting)
            wanted = sheet.wanted(self._width_beside(share))
        self.setGeometry(scoring_sheet.beside(self._board, self._table, wanted, share, px(8)))

    def _width_beside(self, share: float) -> int:
        px = self.appearance.px
        least = max(px(420), self.sheet.least_width)
        free = scoring_sheet.clear_width(self._board, share, px(84)) - px(8)
        return min(px(600), max(least, free))

    def restyle(self) -> None:
        self.sheet.restyle()
        self.place(self._table, self._board)

    def retranslate(self) -> None:
        self.sheet.heads[0].say(translate("Scoring", "Action cards, in order"))
        self.sheet.heads[1].say(translate("Scoring", "Majority"))
        self.sheet.heads[2].say(translate("Scoring", "Value"))
        self._refresh()

    def is_apart(self, place: QPoint) -> bool:
        """Return whether a click there does not advance: the strip is for decisions."""
        return self.strip.isVisible() and self.strip.geometry().contains(place)

    def _connect(self) -> None:
        self.strip.chosen.connect(self._choose)
        self.reveal.changed.connect(self._refresh)
        self._bridge.decider_changed.connect(self._refresh)
        self.sheet.scroll.verticalScrollBar().rangeChanged.connect(self._show_sum)

    def _choose(self, command: Command) -> None:
        """Submit a command; a scoring that begins reveals cards, and cannot be taken back."""
        if isinstance(command, BeginScoring):
            self._bridge.commit(command)
        else:
            self._bridge.submit(command)

    def _refresh(self) -> None:
        """Show the stage, and offer its choices."""
        stage = self.reveal.stage
        self.prompted.emit(self._sentence(stage))
        self._offered = self._choices()
        is_offered = self._offered.any and not self._is_asked
        is_wanted = stage is not None and (stage.phase is not Phase.DUE or is_offered)
        was_due = self._due
        self._due = stage.province if stage is not None and stage.phase is Phase.DUE else None
        if stage is None or not is_wanted:
            self.mean(None)
            self.hide()
            return
        self._show_stage(stage, self._bridge.view)
        if was_due == stage.province and stage.phase is Phase.CARDS:
            self.sheet.cards.turn_over()
        self._show_footer(stage)
        self.place(self._table, self._board)
        self._show_sum()
        self.show()
        self.controls_changed.emit()

    def _sentence(self, stage: ScoringStage | None) -> str:
        if stage is None:
            return ""
        name = province_name(self._bridge.view.wall, stage.province)
        return fill(translate("Scoring", "{province} is being scored."), province=name)

    def _choices(self) -> Choices:
        """Return the choices here, once everything has been revealed."""
        if self.reveal.stage is None or self.reveal.waiting:
            return Choices()
        bridge = self._bridge
        return choices(bridge.view, commands_here(bridge), bridge.possible)

    def _show_stage(self, stage: ScoringStage, view: View) -> None:
        players = self._bridge.players
        name = province_name(view.wall, stage.province)
        self.sheet.title.setText(
            fill(translate("Scoring", "{province} is complete"), province=name)
        )
        self.setAccessibleName(self.sheet.title.text())
        self.sheet.completer.setText(self._completed_by(stage))
        self.sheet.completer.setVisible(stage.completed_by is not None)
        self.sheet.scroll.setVisible(stage.phase is not Phase.DUE)
        self.sheet.cards.show_cards(stage.cards, view, players)
        self.sheet.majority.show_stage(stage, view, players)
        self.sheet.worth.show_terms(worth_terms(stage))
        self.sheet.awards.show_stage(stage, view, players)
        self.strip.offer(self._offered, view, players)

    def _completed_by(self, stage: ScoringStage) -> str:
        if stage.completed_by is None:
            return ""
        player = player_name(self._bridge.players, stage.completed_by)
        return fill(translate("Scoring", "{player} placed the last block."), player=player)

    def _show_footer(self, stage: ScoringStage) -> None:
        is_end = stage.phase is Phase.AWARDED
        self.next.setVisible(bool(self.reveal.waiting) or is_end)
        is_awaited = is_end and self.reveal.is_awaited
        self.show_next(translate("Reveal", "Continue"), stage.province, is_awaited=is_awaited)

    def _show_sum(self) -> None:
        """Scroll to the value, if the panel is too low for everything and the stage is about it;
        before, to the cards.
        """
        stage = self.reveal.stage
        if stage is not None and stage.phase in (Phase.COUNTED, Phase.AWARDED):
            bar = self.sheet.scroll.verticalScrollBar()
            bar.setValue(bar.maximum())

    def _board_end(self) -> int:
        return self._board.bottom()

    def _west_share(self, province: Province) -> float:
        return scoring_sheet.west_share(self._bridge.view, province)
