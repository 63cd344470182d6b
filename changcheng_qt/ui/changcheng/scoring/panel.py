"""The scoring of a province, reveal by reveal: cards, majority, worth, award.

A click, Space or the clock takes one reveal after the other. Nothing that leads on can commit a
decision: those are buttons of their own in a strip that never leads anywhere.
"""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.games.changcheng.geography import Province
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng import province_name
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.bridge import Bridge
from changcheng_qt.ui.changcheng.scoring.choices import Choices, choices
from changcheng_qt.ui.changcheng.scoring.panel_cards import CardList
from changcheng_qt.ui.changcheng.scoring.panel_choices import ChoiceStrip
from changcheng_qt.ui.changcheng.scoring.panel_counts import Awards, Majority, worth_terms
from changcheng_qt.ui.changcheng.scoring.panel_place import (
    Locate,
    Stand,
    at_foot,
    beside,
    clear_width,
    docked,
    is_low,
    west_share,
)
from changcheng_qt.ui.changcheng.scoring.show import ScoringShow
from changcheng_qt.ui.changcheng.scoring.walk import Phase, Walk
from changcheng_qt.ui.changcheng.widgets.overlay_panel import SHADOW
from changcheng_qt.ui.changcheng.widgets.step_heading import StepHeading
from changcheng_qt.ui.changcheng.widgets.sum_line import SumLine
from changcheng_qt.ui.changcheng.widgets.tall_scroll import TallScroll, height_for
from changcheng_qt.ui.changcheng.widgets.walk_panel import WalkPanel
from changcheng_qt.ui.panels.buttons import Button
from changcheng_qt.ui.panels.words import NOTE, TITLE, Words

translate = QCoreApplication.translate


class ScoringPanel(WalkPanel):
    """Shows the scoring that the bridge is in the middle of, and what the last step of it did."""

    prompted = Signal(str)
    """What is shown, in one sentence; empty when it is over."""

    def __init__(self, bridge: Bridge, appearance: Appearance, parent: QWidget) -> None:
        """Follow a bridge from now on."""
        self.course = ScoringShow(bridge, appearance)
        super().__init__(appearance, self.course, parent)
        self.course.setParent(self)
        self._bridge = bridge
        self.locate: Locate = self._west_share
        self._offered = Choices()
        self._is_allowed = True
        self._due: Province | None = None
        """The province whose cards still lie face down."""
        self._table = self._board = QRect()
        self._build()
        self._lay_out()
        self._connect()
        self.restyle()
        self.retranslate()

    @property
    def stand(self) -> Stand:
        """Return how the panel stands to the board now."""
        return Stand.DOCKED if self._offered.on_board else Stand.BESIDE

    @property
    def controls(self) -> tuple[Button, ...]:
        """Return what can be decided here, or what leads on."""
        deciding = () if self.strip.isHidden() else tuple(self.strip.buttons)
        return deciding if self.next.isHidden() else (*deciding, self.next)

    @property
    def first_control(self) -> QWidget | None:
        """Return what is to be pressed; None where the board is chosen on first."""
        return None if self._offered.on_board else super().first_control

    def allow_commands(self, allowed: bool) -> None:
        """Let be decided here, or only show, as while a seat looks at its notes."""
        if allowed != self._is_allowed:
            self._is_allowed = allowed
            self._refresh()

    def place(self, table: QRect, board: QRect) -> None:
        """Lie beside the province, or off the board where its squares are needed."""
        self._table, self._board = table, board
        self._scroll.updateGeometry()
        self._lie()

    def follow_board(self) -> None:
        """Keep to where the province is seen now: the board has been fitted anew."""
        if self.isVisible() and self.stand is Stand.BESIDE:
            self._lie()

    def event(self, event: QEvent) -> bool:
        """Measure once more: new words know their height only after Qt has polished them."""
        is_handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._lie()
        return is_handled

    def _lie(self) -> None:
        walk, px = self.course.walk, self.appearance.px
        if walk is None or self._table.isNull():
            return
        self._arrange()
        if self.stand is Stand.DOCKED:
            below = px(44 + 48 * self._bridge.view.seats)
            wanted = self._wanted(px(360))
            self.setGeometry(docked(self._board, self._table, wanted, below))
            self._layout.activate()
            self.cards.bring_into_view(self._scroll)
        else:
            self._place_beside(walk, self.locate(walk.province))

    def _arrange(self) -> None:
        """While docked, take the sum out of what scrolls and leave the headings out; where it is
        low, the title too, and have what is to be decided beside the cards.
        """
        is_docked = self.stand is Stand.DOCKED
        low = is_docked and is_low(self._board, self._table)
        self.cards.use_height(compact=is_docked)
        self.strip.stack(stacked=is_docked and not low)
        self.strip.be_brief(brief=low)
        for head in self._heads:
            head.setVisible(not is_docked)
        self._title.setVisible(not low)
        self._completer.setVisible(not low and bool(self._completer.text()))
        directions = QBoxLayout.Direction
        self._middle.setDirection(directions.LeftToRight if low else directions.TopToBottom)
        if is_docked and self._foot.indexOf(self.worth) < 0:
            self._foot.insertWidget(0, self.worth)
        elif not is_docked and self._foot.indexOf(self.worth) >= 0:
            self._body_layout.insertWidget(self._body_layout.count() - 1, self.worth)
        self.worth.show()

    def _place_beside(self, walk: Walk, share: float) -> None:
        px = self.appearance.px
        if walk.phase is Phase.DUE:
            self.setGeometry(at_foot(self._board, self._wanted(px(420)), share, px(8)))
        else:
            least = max(px(420), self._layout.totalMinimumSize().width())
            free = clear_width(self._board, share, px(84)) - px(8)
            wanted = self._wanted(min(px(600), max(least, free)))
            self.setGeometry(beside(self._board, self._table, wanted, share, px(8)))

    def restyle(self) -> None:
        """Take sizes from the appearance."""
        px = self.appearance.px
        margin = px(SHADOW + 16)
        self._layout.setContentsMargins(margin, px(SHADOW + 10), margin, px(SHADOW + 14))
        self._layout.setSpacing(px(6))
        self._body_layout.setSpacing(px(5))
        self.next.setMinimumWidth(px(120))
        self.next.setFixedHeight(px(40))
        self.place(self._table, self._board)

    def retranslate(self) -> None:
        """Say everything in the language of the interface."""
        self._heads[0].say(translate("Scoring", "Action cards, in order"))
        self._heads[1].say(translate("Scoring", "Majority"))
        self._heads[2].say(translate("Scoring", "Value"))
        self._refresh()

    def is_apart(self, place: QPoint) -> bool:
        """Tell whether a click there leads nowhere: the strip is for decisions."""
        return self.strip.isVisible() and self.strip.geometry().contains(place)

    def _build(self) -> None:
        appearance = self.appearance
        self._title = Words(appearance, TITLE, self, wrap=True)
        self._completer = Words(appearance, NOTE, self, wrap=True)
        self._body = QWidget()
        self._heads = tuple(StepHeading(appearance, step, self._body) for step in (1, 2, 3))
        self.cards = CardList(appearance, self._body)
        self.majority = Majority(appearance, self._body)
        self.worth = SumLine(appearance, parent=self._body)
        self._scroll = TallScroll(self._body, self)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.awards = Awards(appearance, self)
        self.strip = ChoiceStrip(appearance, self)

    def _lay_out(self) -> None:
        self._body_layout = QVBoxLayout(self._body)
        self._body_layout.setContentsMargins(0, 0, 0, 0)
        sections = (self.cards, self.majority, self.worth)
        for head, section in zip(self._heads, sections, strict=True):
            self._body_layout.addWidget(head)
            self._body_layout.addWidget(section)
        self._body_layout.addStretch(1)
        footer = QHBoxLayout()
        footer.addWidget(self.awards, 1)
        footer.addWidget(self.next)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._title)
        self._layout.addWidget(self._completer)
        self._foot = QVBoxLayout()
        self._foot.addWidget(self.strip)
        self._middle = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._middle.addWidget(self._scroll, 1)
        self._middle.addLayout(self._foot)
        self._layout.addLayout(self._middle, 1)
        self._layout.addLayout(footer)

    def _connect(self) -> None:
        self.strip.chosen.connect(self._bridge.submit)
        self.course.changed.connect(self._refresh)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._show_sum)

    def _refresh(self) -> None:
        """Show the walk, and offer what can be chosen."""
        walk = self.course.walk
        self.prompted.emit(self._sentence(walk))
        self._offered = self._choices()
        is_wanted = walk is not None and (walk.phase is not Phase.DUE or self._offered.any)
        was_due = self._due
        self._due = walk.province if walk is not None and walk.phase is Phase.DUE else None
        if walk is None or not is_wanted:
            self.mean(None)
            self.hide()
            return
        self._show_walk(walk, self._bridge.view)
        if was_due == walk.province and walk.phase is Phase.CARDS:
            self.cards.turn_over()
        self._show_footer(walk)
        self.place(self._table, self._board)
        self._show_sum()
        self.show()
        self.controls_changed.emit()

    def _sentence(self, walk: Walk | None) -> str:
        if walk is None:
            return ""
        name = province_name(self._bridge.view.wall, walk.province)
        return fill(translate("Scoring", "{province} is being scored."), province=name)

    def _choices(self) -> Choices:
        """Return what can be chosen here, once every reveal has been seen."""
        if self.course.walk is None or self.course.waiting or not self._is_allowed:
            return Choices()
        return choices(self._bridge.view, self._bridge.legal, self._bridge.players)

    def _show_walk(self, walk: Walk, view: View) -> None:
        players = self._bridge.players
        name = province_name(view.wall, walk.province)
        self._title.setText(fill(translate("Scoring", "{province} is complete"), province=name))
        self.setAccessibleName(self._title.text())
        self._completer.setText(self._completed_by(walk))
        self._completer.setVisible(walk.completed_by is not None)
        self._scroll.setVisible(walk.phase is not Phase.DUE)
        self.cards.show_cards(walk.cards, view, players)
        self.majority.show_walk(walk, view, players)
        self.worth.show_terms(worth_terms(walk))
        self.awards.show_walk(walk, view, players)
        self.strip.offer(self._offered, view, players)

    def _completed_by(self, walk: Walk) -> str:
        if walk.completed_by is None:
            return ""
        player = player_name(self._bridge.players, walk.completed_by)
        return fill(translate("Scoring", "{player} placed the last block."), player=player)

    def _show_footer(self, walk: Walk) -> None:
        self.next.setVisible(bool(self.course.waiting) or walk.phase is Phase.AWARDED)
        go_on, done = translate("Scoring", "Next"), translate("Scoring", "Continue")
        self.next.say(go_on if self.course.waiting else done)
        self.mean((walk.province, bool(self.course.waiting)))

    def _wanted(self, width: int) -> QSize:
        """Return the size for a width: as high as everything in it."""
        self.cards.use_width(width - 2 * self.appearance.px(SHADOW + 16))
        return QSize(width, height_for(self._layout, width))

    def _show_sum(self) -> None:
        """Scroll to the value, where the panel is too low for everything, once that is what counts;
        cards come before it.
        """
        walk = self.course.walk
        if walk is not None and walk.phase in (Phase.COUNTED, Phase.AWARDED):
            bar = self._scroll.verticalScrollBar()
            bar.setValue(bar.maximum())

    def _west_share(self, province: Province) -> float:
        return west_share(self._bridge.view, province)
