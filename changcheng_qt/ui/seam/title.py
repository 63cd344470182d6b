"""The interface between the window and a title.

The window, menus, chronicle, gate and dialogs know no title. A title offers one `TitleUi`. For each
match the shell gives it a `TableContext` and gets `TableParts` back (`ui.seam.table`). The widgets
draw `bridge.view`, offer `bridge.legal`, and send commands to `bridge.submit`; they signal the
shell through `Requests`. They follow looks and language as every `Panel` does.

The values at the seam are first: the order of a new game (`GameOrder`), and a picture painted in
steps (`SlowPicture`). The texts are in `i18n.telling.TitleWords`.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QWidget

from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.engine.seats import Controller, Player, Seat
from changcheng_qt.i18n.telling import TitleWords
from changcheng_qt.sound.catalogue import TitleSounds
from changcheng_qt.ui.lessons.words import LessonWords
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.table import ReplayContext, TableContext, TableParts

if TYPE_CHECKING:
    from changcheng_qt.i18n.phrases.option_texts import RulesSection

PlainChoices: TypeAlias = Mapping[str, str | int | bool]
"""Table options as plain values, for settings; only the title can read them."""


class SetupForm(Protocol):
    """The table options of a title, part of the dialog for a new game."""

    @property
    def widget(self) -> QWidget:
        """The widget of the form."""

    def choices(self) -> PlainChoices:
        """Return the present choices."""

    def choose(self, choices: PlainChoices) -> None:
        """Show earlier choices; an unknown or invalid value gets its default."""

    def changed(self) -> tuple[str, ...]:
        """Return each choice that differs from the usual one, such as "Opening: nobody"."""

    def use_seats(self, count: int) -> None:
        """Follow the number of players."""

    def use_people(self, count: int, front: QGridLayout, row: int) -> None:
        """Follow the number of people; several may have a choice in two rows of the first page."""

    def add_row(self, label: QWidget, field: QWidget, note: QWidget) -> None:
        """Add a row for another choice, below the title's own and aligned with them."""


@dataclass(frozen=True, slots=True)
class GameOrder:
    """An order of a new game of a title, by its name; `colours` by seat, in the title's names.

    `first` None leaves the first player to chance. An empty `seed` leaves it to chance and secret;
    a typed one marks the game as open.
    """

    title: str
    players: tuple[Player, ...]
    colours: tuple[str, ...]
    first: Seat | None = None
    seed: str = ""
    choices: PlainChoices = field(default_factory=dict)
    help: Help = PURISTS


class SlowPicture(Protocol):
    """A picture that is painted in steps."""

    pixmap: QPixmap

    def paint_for(self, seconds: float) -> bool:
        """Paint for at most about `seconds`; return whether all is painted."""


class TitleBook(Protocol):
    """The title's part of its rulebook, whose chapters are files in its folder."""

    @property
    def numbers(self) -> Mapping[str, int]:
        """The numbers of the rules, by their names in the chapters."""

    @property
    def figures(self) -> Collection[str]:
        """The names of the figures that can be painted."""

    def rule_of(self, thing: Any) -> str:  # noqa: ANN401 - cards, events and reasons are the title's
        """Return the section, by its anchor, about a reason to refuse, a card, an event, or a table
        option by its name; empty if there is none.
        """

    def rule_now(self, view: Any) -> str:  # noqa: ANN401
        """Return the section about the current decision."""

    def glance(self, view: Any | None) -> "Sequence[RulesSection]":  # noqa: ANN401
        """Return the rules at a glance, by the options of a view; without one the usual rules."""

    def figure(self, name: str, appearance: Appearance, width: int, ratio: float) -> SlowPicture:
        """Start rendering a figure, no wider than the given logical pixels, for a device pixel
        ratio.
        """


class TitleUi(Protocol):
    """Everything on screen that only the title can make."""

    @property
    def name(self) -> str:
        """The short name in files, as `engine.game.Game.name`."""

    @property
    def seat_counts(self) -> range:
        """The possible numbers of players."""

    @property
    def colours(self) -> tuple[str, ...]:
        """The title's names of seats' colours, at least one a seat."""

    def shown_name(self) -> str:
        """Return the name of the game in the language of the interface."""

    def tagline(self) -> str:
        """Return the subject of the game, and its number of players, in two short lines at most."""

    def colour_name(self, colour: str) -> str:
        """Return the name of a colour in the language of the interface."""

    def colour_of(self, view: Any, seat: Seat) -> str:  # noqa: ANN401 - views belong to the title
        """Return the colour of a seat."""

    def habit(self, bot: Controller) -> str:
        """Return how a kind of bot plays, for people; empty without a text."""

    def scores(self, view: Any) -> tuple[int, ...]:  # noqa: ANN401
        """Return the points by seat."""

    def turn_number(self, view: Any) -> int:  # noqa: ANN401
        """Return the number of the turn, from 1."""

    def paint_token(self, painter: QPainter, rect: QRectF, colour: str) -> None:
        """Paint the stone with the glyph of a seat of that colour."""

    def paint_gate(self, painter: QPainter, rect: QRectF, unit: float) -> None:
        """Paint the gate that hides the table between two players, closed; `unit` is the window's
        `k`.

        The shell keeps the picture, and moves its halves apart to open it.
        """

    @property
    def vista_shape(self) -> float:
        """The width of the picture on the start page over its height."""

    def paint_vista(self, painter: QPainter, rect: QRectF, unit: float) -> None:
        """Paint the picture of the game on the start page, without any words."""

    def small_picture(
        self,
        view: Any,  # noqa: ANN401
        appearance: Appearance,
        room: QSize,
        ratio: float,
    ) -> SlowPicture:
        """Start rendering the public board, for a room in logical pixels and a device pixel
        ratio.
        """

    def table_parts(self, context: TableContext) -> TableParts:
        """Build the widgets of one match; the shell owns them from then on."""

    def replay_parts(self, context: ReplayContext) -> TableParts:
        """Build the widgets of a replay, without decisions."""

    @property
    def words(self) -> TitleWords:
        """The title's texts about a match."""

    @property
    def book(self) -> TitleBook | None:
        """The title's part of its rulebook; None for a title without one."""

    @property
    def has_lessons(self) -> bool:
        """Whether the title has lessons, checked before anything else of them is loaded."""

    @property
    def lessons(self) -> LessonWords | None:
        """The texts of its lessons; None for a title without any."""

    @property
    def sounds(self) -> TitleSounds:
        """The sounds of events and refusals, for everybody in the room."""

    def setup_form(self, appearance: Appearance, parent: QWidget) -> SetupForm:
        """Build the title's part of the dialog for a new game."""

    def draw_setup(self, order: GameOrder, rng: Random) -> Any:  # noqa: ANN401
        """Draw the setup of an ordered game."""
