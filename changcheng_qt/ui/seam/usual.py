"""The common bases of titles' `title.TitleUi` and `title.TitleBook`, for them to derive from: views
with the usual names of turn, scores and colours, and parts and pictures in their usual places.

It is imported for the first frame: everything else when a method needs it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from changcheng_qt.engine.seats import Controller, Seat
    from changcheng_qt.i18n.phrases.option_texts import RulesSection
    from changcheng_qt.i18n.telling import TitleWords
    from changcheng_qt.sound.catalogue import TitleSounds
    from changcheng_qt.ui.lessons.words import LessonWords
    from changcheng_qt.ui.looks.appearance import Appearance
    from changcheng_qt.ui.scene.small_picture import SmallPicture
    from changcheng_qt.ui.seam.table import ReplayContext, TableContext, TableParts
    from changcheng_qt.ui.seam.title import SetupForm


class _AtHome:
    """Something of a title that finds the title's other parts."""

    home: str
    """The package of the title, with its `rules`, `words` and `table`."""

    def _part(self, place: str) -> Any:  # noqa: ANN401 - modules are the title's
        """Return a module of the title, or its attribute after a colon."""
        module, _, name = place.partition(":")
        found = import_module(f"{self.home}.{module}")
        return getattr(found, name) if name else found


class UsualBook(_AtHome):
    """The rules of a title: its figures are positions and rows of pieces, each by its name."""

    rows: Mapping[str, Any]
    positions: Mapping[str, Any]

    @property
    def figures(self) -> Collection[str]:
        """The names of all figures."""
        return (*self.positions, *self.rows)

    def rule_of(self, thing: object) -> str:
        """Return the section about a thing of the game."""
        return str(self._part("words.rule_links:rule_of")(thing))

    def rule_now(self, view: Any) -> str:  # noqa: ANN401 - views belong to the title
        return str(self._part("words.rule_links:rule_now")(view))

    def glance(self, view: Any | None) -> tuple[RulesSection, ...]:  # noqa: ANN401
        """Return the sections of the overview, by the options of a game."""
        sections = self._part("words.reference:reference_sections")
        found: tuple[RulesSection, ...] = sections(None if view is None else view.options)
        return found


class UsualTitle(_AtHome):
    """A title whose seats have the colours of `looks.theme.SIX_SEATS`."""

    name: str
    has_lessons = False
    seat_colours = "rules.pieces:Colour"
    """The enum of seats' colours."""
    colour_words = "words.names:colour_name"
    """Returns the name of a colour."""
    form: str
    """The class of the form of a new game, of a title whose form needs nothing else."""

    @property
    def seat_counts(self) -> range:
        counts: range = self._part("rules.setup:SEAT_COUNTS")
        return counts

    @property
    def words(self) -> TitleWords:
        """The title's texts: the functions of `telling`."""
        telling: TitleWords = self._part("words.telling")
        return telling

    def habit(self, bot: Controller) -> str:
        """Return how a kind of bot plays, for people."""
        text: str = self._part("words.options:habit_text")(bot)
        return text

    def setup_form(self, appearance: Appearance, parent: QWidget) -> SetupForm:
        form: SetupForm = self._part(self.form)(appearance, parent)
        return form

    def table_parts(self, context: TableContext) -> TableParts:
        """Build the widgets of one match."""
        parts: TableParts = self._part("table.table_parts:MatchTable")(context).parts()
        return parts

    def replay_parts(self, context: ReplayContext) -> TableParts:
        """Build the widgets of a replay."""
        parts: TableParts = self._part("table.table_parts:ReplayTable")(context).parts()
        return parts

    @property
    def sounds(self) -> TitleSounds:
        """The sounds of the title."""
        sounds: TitleSounds = self._part("table.sounds:SOUNDS")
        return sounds

    @property
    def lessons(self) -> LessonWords | None:
        if not self.has_lessons:
            return None
        words: LessonWords = self._part("table.lessons:Lessons")()
        return words

    def small_picture(
        self,
        view: Any,  # noqa: ANN401
        appearance: Appearance,
        room: QSize,
        ratio: float,
    ) -> SmallPicture:
        """Start rendering a position."""
        begin = self._part("table.scene.scene:small_picture")
        picture: SmallPicture = begin(view, appearance, room, ratio)
        return picture

    @property
    def colours(self) -> tuple[str, ...]:
        """The names of seats' colours."""
        return tuple(colour.value for colour in self._part(self.seat_colours))

    def colour_name(self, colour: str) -> str:
        return str(self._part(self.colour_words)(self._part(self.seat_colours)(colour)))

    def colour_of(self, view: Any, seat: Seat) -> str:  # noqa: ANN401 - views belong to the title
        return str(view.colours[seat].value)

    def scores(self, view: Any) -> tuple[int, ...]:  # noqa: ANN401
        return tuple(view.scores)

    def turn_number(self, view: Any) -> int:  # noqa: ANN401
        return int(view.turn.number)

    def paint_token(self, painter: QPainter, rect: QRectF, colour: str) -> None:
        from changcheng_qt.ui.looks.glyphs import paint_seat_token
        from changcheng_qt.ui.looks.theme import SIX_SEATS

        radius = min(rect.width(), rect.height()) / 2
        paint_seat_token(painter, rect.center(), radius, SIX_SEATS[colour])

    def paint_gate(self, painter: QPainter, rect: QRectF, unit: float) -> None:
        """Paint the city gate, closed."""
        from changcheng_qt.ui.painting.gate import paint_gate

        paint_gate(painter, rect, 0.0, unit)

    @property
    def vista_shape(self) -> float:
        from changcheng_qt.ui.painting.vista import SHAPE

        return SHAPE

    def paint_vista(self, painter: QPainter, rect: QRectF, unit: float) -> None:
        """Paint the picture of the game that was baked for the start page."""
        from changcheng_qt.ui.painting.vista import paint_vista

        paint_vista(self.name, painter, rect, unit)
