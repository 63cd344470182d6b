"""What the shell asks of a title: the small seam between the window and one game.

The window, menus, chronicle, gate and dialogs know no title. A title offers one `TitleUi`. For each
match the shell gives it a `TableContext` and gets `TableParts` back (`ui.seam.table`). The widgets
draw `bridge.view`, offer `bridge.legal`, and send commands to `bridge.submit`; to the shell they
speak through `Requests`. They follow looks and language as every `Panel` does.

What goes over the seam comes first: how a new game of the title is ordered (`GameOrder`), and a
picture that takes its time (`SlowPicture`). What it says is `i18n.telling.TitleWords`.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.engine.seats import Controller, Player, Seat
from changcheng_qt.i18n.telling import TitleWords
from changcheng_qt.sound.catalogue import TitleSounds
from changcheng_qt.ui.lessons.guide import LessonWords
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.table import ReplayContext, TableContext, TableParts

if TYPE_CHECKING:
    from changcheng_qt.i18n.phrases.option_texts import RulesSection

PlainChoices: TypeAlias = Mapping[str, str | int | bool]
"""Table options as plain values, to be kept between sessions; only the title can read them."""


class SetupForm(Protocol):
    """The table options of a title, part of the dialog for a new game."""

    @property
    def widget(self) -> QWidget:
        """What is shown."""

    def choices(self) -> PlainChoices:
        """Return what is chosen now."""

    def choose(self, choices: PlainChoices) -> None:
        """Show earlier choices; what is unknown or out of range falls back to the default."""

    def changed(self) -> tuple[str, ...]:
        """Return each choice that differs from what is usual, such as "Opening: nobody"."""

    def use_seats(self, count: int) -> None:
        """Follow the number of players."""

    def add_row(self, label: QWidget, field: QWidget, note: QWidget) -> None:
        """Lay out one thing more to choose, below the title's own and in line with them."""


@dataclass(frozen=True, slots=True)
class GameOrder:
    """A new game of a title, by its name, as the people want it; `colours` by seat, by the title's
    names for them.

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
    """A picture that is painted a little at a time."""

    pixmap: QPixmap

    def paint_for(self, seconds: float) -> bool:
        """Paint for that long; return whether all is painted."""


class TitleBook(Protocol):
    """What a title gives to its rulebook, whose chapters lie as files in its folder."""

    @property
    def numbers(self) -> Mapping[str, int]:
        """The numbers of the rules, by the names that the chapters have for them."""

    @property
    def figures(self) -> Collection[str]:
        """The names of the figures that can be painted."""

    def rule_of(self, thing: Any) -> str:  # noqa: ANN401 - cards, events and reasons are the title's
        """Return the section, by its anchor, about a reason to refuse, a card, an event, or a table
        option by its name; empty for what no section is about.
        """

    def rule_now(self, view: Any) -> str:  # noqa: ANN401
        """Return the section about the current decision."""

    def glance(self, view: Any | None) -> "Sequence[RulesSection]":  # noqa: ANN401
        """Return the rules at a glance, as the match of a view is played; or the usual ones."""

    def figure(self, name: str, appearance: Appearance, width: int, ratio: float) -> SlowPicture:
        """Begin a figure, at most as wide as the given logical pixels, for a device pixel ratio."""


class TitleUi(Protocol):
    """Everything on screen that only the title can make."""

    @property
    def name(self) -> str:
        """The short name that files carry, as `engine.game.Game.name`."""

    @property
    def seat_counts(self) -> range:
        """How many can play."""

    @property
    def colours(self) -> tuple[str, ...]:
        """The title's names for the colours that seats choose from, at least one a seat."""

    def shown_name(self) -> str:
        """Return the name of the game in the language of the interface."""

    def tagline(self) -> str:
        """Return what the game is about, and for how many, in two short lines at most."""

    def colour_name(self, colour: str) -> str:
        """Return the name of a colour in the language of the interface."""

    def colour_of(self, view: Any, seat: Seat) -> str:  # noqa: ANN401 - views belong to the title
        """Return the colour of a seat."""

    def habit(self, bot: Controller) -> str:
        """Return what people are told of how a kind of bot plays, empty where there is nothing to
        tell.
        """

    def scores(self, view: Any) -> tuple[int, ...]:  # noqa: ANN401
        """Return the points by seat."""

    def turn_number(self, view: Any) -> int:  # noqa: ANN401
        """Return which turn it is, from 1."""

    def paint_token(self, painter: QPainter, rect: QRectF, colour: str) -> None:
        """Paint the stone with the glyph that stands for a seat of that colour."""

    def paint_gate(self, painter: QPainter, rect: QRectF, unit: float) -> None:
        """Paint what hides the table between two players, closed; `unit` is the window's `k`.

        The shell keeps the picture, and moves its halves apart to open it.
        """

    @property
    def vista_shape(self) -> float:
        """The width of the picture on the start page over its height."""

    def paint_vista(self, painter: QPainter, rect: QRectF, unit: float) -> None:
        """Paint the picture of the game that stands on the start page, without any words."""

    def small_picture(
        self,
        view: Any,  # noqa: ANN401
        appearance: Appearance,
        room: QSize,
        ratio: float,
    ) -> SlowPicture:
        """Begin the picture of the public board, for a room in logical pixels and a device pixel
        ratio.
        """

    def table_parts(self, context: TableContext) -> TableParts:
        """Build the widgets of one match; they are the shell's from then on."""

    def replay_parts(self, context: ReplayContext) -> TableParts:
        """Build the widgets of a replay, in which nothing can be decided."""

    @property
    def words(self) -> TitleWords:
        """What the title says of a match."""

    @property
    def book(self) -> TitleBook | None:
        """What it gives to its rulebook; None for a title without one."""

    @property
    def has_lessons(self) -> bool:
        """Whether there are lessons of it, asked before anything else of them is loaded."""

    @property
    def lessons(self) -> LessonWords | None:
        """What is said in its lessons; None for a title without any."""

    @property
    def sounds(self) -> TitleSounds:
        """What events and refusals sound like, for everybody in the room."""

    def setup_form(self, appearance: Appearance, parent: QWidget) -> SetupForm:
        """Build the title's part of the dialog for a new game."""

    def draw_setup(self, order: GameOrder, rng: Random) -> Any:  # noqa: ANN401
        """Draw the setup of an ordered game."""
