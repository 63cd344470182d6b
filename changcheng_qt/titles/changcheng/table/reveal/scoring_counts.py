"""The majority and the worth of a province being scored, and the awards."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Player
from changcheng_qt.titles.changcheng.rules.events import PointsScored, ValueChanged
from changcheng_qt.titles.changcheng.rules.forecast import Presence
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.table.painting.icons import Symbol
from changcheng_qt.titles.changcheng.table.painting.seat_colours import (
    NEUTRAL_COLOUR,
    SEAT_COLOURS,
    colours_of,
)
from changcheng_qt.titles.changcheng.table.reveal.scoring_stages import Phase, ScoringStage
from changcheng_qt.titles.changcheng.table.widgets.sum_line import Term
from changcheng_qt.titles.changcheng.table.widgets.wall_row import WallRow, Walls
from changcheng_qt.titles.changcheng.words.cards import card_name
from changcheng_qt.titles.changcheng.words.names import owner_name
from changcheng_qt.ui.looks.appearance import Appearance, Painted, Panel, without_margins
from changcheng_qt.ui.looks.glyphs import paint_crown
from changcheng_qt.ui.looks.strokes import NO_PEN
from changcheng_qt.ui.looks.theme import ink
from changcheng_qt.ui.panels.words import NOTE, NUMBER, ElidedWords, TextStyle, Words
from changcheng_qt.ui.widgets.counting import AwardPill
from changcheng_qt.ui.widgets.seats import seat_token

translate = QCoreApplication.translate

_NAME: Final = TextStyle(size=14.5)
_NAME_LEAST: Final = 96
"""The width of the names in a narrow panel; in a wider one that of the longest of them."""


class MajorityRow(Painted, Panel):
    """One colour: its walls, virtual and broken ones too, its strength, and a crown if it leads."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        neutral = SEAT_COLOURS[NEUTRAL_COLOUR]
        self._leads = False
        self._token = seat_token(appearance, neutral, 9, self)
        self._name = ElidedWords(appearance, _NAME, self)
        self._walls = WallRow(appearance, neutral, parent=self)
        self._count = Words(appearance, NUMBER, self)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._token)
        self._row.addWidget(self._name)
        self._row.addWidget(self._walls)
        self._row.addStretch(1)
        self._row.addWidget(self._count)
        self.restyle()

    def restyle(self) -> None:
        px = self.appearance.px
        self._row.setContentsMargins(px(6), 0, px(36), 0)
        self._row.setSpacing(px(8))
        self.setFixedHeight(px(27))

    @property
    def name_wanted(self) -> int:
        """The width of the whole name."""
        return self._name.sizeHint().width()

    @property
    def besides_name(self) -> int:
        """The width of everything but the name."""
        margins, shown = self._row.contentsMargins(), (self._token, self._walls, self._count)
        taken = sum(widget.sizeHint().width() for widget in shown)
        gaps = len(shown) * self._row.spacing()
        return taken + gaps + margins.left() + margins.right()

    def use_name_width(self, width: int) -> None:
        """Align the walls with those of the other rows."""
        self._name.setFixedWidth(width)

    def show_presence(self, presence: Presence, view: View, name: str, *, leads: bool) -> None:
        """Show the presence of one colour."""
        colours = colours_of(view, presence.owner)
        self._leads = leads
        self._token.stand_for(colours)
        self._name.setText(name)
        walls = Walls(presence.walls, presence.virtual, presence.broken)
        self._walls.show_walls(walls, colours)
        self._count.setText(str(presence.strength))
        self.setAccessibleName(f"{name} {presence.strength}")
        self.setAccessibleDescription(translate("Scoring", "has the majority") if leads else "")
        self.update()

    def paint(self, painter: QPainter) -> None:
        if not self._leads:
            return
        px, room = self.appearance.px, QRectF(self.rect())
        painter.setPen(NO_PEN)
        painter.setBrush(ink(self.appearance.palette.gold, 50))
        painter.drawRoundedRect(room, px(4), px(4))
        crown = QRectF(room.right() - px(28), room.center().y() - px(9), px(18), px(18))
        paint_crown(painter, crown, self.appearance.palette.gold)


class Majority(Panel):
    """A row for every colour that has anything in the province, the strongest first."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.rows: list[MajorityRow] = []
        self._layout = without_margins(QVBoxLayout(self))
        self._layout.setSpacing(1)
        appearance.settled.connect(self._share_width)

    def show_stage(self, stage: ScoringStage, view: View, players: Sequence[Player]) -> None:
        """Show the strength of the colours; leaders only when all cards have been counted."""
        leaders = stage.leaders if stage.phase in (Phase.COUNTED, Phase.AWARDED) else ()
        shown = [p for p in stage.presences if p.strength or p.broken]
        shown.sort(key=lambda presence: -presence.strength)
        while len(self.rows) < len(shown):
            self.rows.append(MajorityRow(self.appearance, self))
            self._layout.addWidget(self.rows[-1])
        self.drop_widgets(self.rows, self._layout, len(shown))
        for row, presence in zip(self.rows, shown, strict=True):
            leads = presence.owner in leaders
            row.show_presence(presence, view, owner_name(players, presence.owner), leads=leads)
        self._share_width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much of the names as fits now."""
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Give the names the width that the walls leave, at most their full width."""
        free = self.width() - max((row.besides_name for row in self.rows), default=0)
        wanted = max((row.name_wanted for row in self.rows), default=0)
        width = min(wanted, max(free, self.appearance.px(_NAME_LEAST)))
        for row in self.rows:
            row.use_name_width(width)


class Awards(Panel):
    """The points that the scoring gave, or why it gave none."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self.pills: list[AwardPill] = []
        self._shown: tuple[tuple[PointsScored, str], ...] = ()
        self.note = Words(appearance, NOTE, self, wrap=True)
        self._row = QHBoxLayout()
        self._row.addStretch(1)
        layout = without_margins(QVBoxLayout(self))
        layout.setSpacing(3)
        layout.addLayout(self._row)
        layout.addWidget(self.note)

    def show_stage(self, stage: ScoringStage, view: View, players: Sequence[Player]) -> None:
        """Show the points of each seat, once the scoring has reached them."""
        shown = tuple((award, owner_name(players, award.seat)) for award in stage.awards)
        if shown != self._shown:
            self._show_pills(shown, view)
        note = award_note(stage) if stage.phase is Phase.AWARDED else ""
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def _show_pills(self, shown: tuple[tuple[PointsScored, str], ...], view: View) -> None:
        """Make a pill for every award; present ones stay."""
        kept = next(
            (k for k, (a, b) in enumerate(zip(shown, self._shown, strict=False)) if a != b),
            min(len(shown), len(self._shown)),
        )
        self.drop_widgets(self.pills, self._row, kept)
        for award, name in shown[kept:]:
            colours = colours_of(view, award.seat)
            pill = AwardPill(self.appearance, colours, award.points, name, self)
            self._row.insertWidget(len(self.pills), pill)
            self.pills.append(pill)
        self._shown = shown


def award_note(stage: ScoringStage) -> str:
    """Return why several seats score, or none."""
    winners = [owner for owner in stage.leaders if owner != NEUTRAL]
    if len(winners) > 1 and stage.awards:
        return translate("Scoring", "Tied: each scores the full value.")
    if stage.awards:
        return ""
    if winners:
        return translate("Scoring", "The province is worth nothing.")
    strongest = max(stage.presences, key=lambda presence: presence.strength)
    if strongest.owner == NEUTRAL and strongest.strength:
        return translate("Scoring", "Neutral walls have the majority: nobody scores.")
    return translate("Scoring", "Nobody has a wall here: nobody scores.")


def worth_terms(stage: ScoringStage) -> list[Term]:
    """Return the worth of a province as a sum, with the picture of each card that changed it;
    changes that were not seen here have a plain one.
    """
    worth = stage.worth
    changes = [card.effect for card in stage.cards if isinstance(card.effect, ValueChanged)]
    by_cards = [Term(effect.change, card_name(effect.card), effect.card) for effect in changes]
    unseen = worth.change - sum(effect.change for effect in changes)
    if unseen:
        plain = Term(worth.change, translate("Scoring", "cards"), Symbol.CARD)
        by_cards = [plain] if worth.change else []
    return [
        Term(worth.walls, translate("Scoring", "unbroken walls"), Symbol.WALL),
        *by_cards,
        Term(worth.reputation, translate("Scoring", "reputation"), Symbol.REPUTATION),
    ]
