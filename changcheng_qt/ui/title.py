"""What the shell asks of a title: the small seam between the window and one game.

The window, menus, chronicle, gate and dialogs know no title. A title offers one `TitleUi`. For each
match the shell gives it a `TableContext` and gets `TableParts` back: the widgets, which it puts in
their places and keeps for as long as the match is on screen. They draw `bridge.view`, offer
`bridge.legal`, and send commands to `bridge.submit`; to the shell they speak through `Requests`.

Every widget repaints on `appearance.changed`, and says itself anew in `retranslate()`, called when
built and from `changeEvent` on `LanguageChange`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import Any, Protocol, TypeAlias

from PySide6.QtCore import QRect, QRectF, QSize, SignalInstance
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.bridge import Bridge
from changcheng_qt.ui.games.pictures import SlowPicture
from changcheng_qt.ui.match_bridge import Change, MatchBridge
from changcheng_qt.ui.requests import Requests

PlainChoices: TypeAlias = Mapping[str, str | int | bool]
"""Table options as plain values, to be kept between sessions; only the title can read them."""


class LineKind(Enum):
    """How much a line of the chronicle weighs."""

    TURN = "turn"
    """A turn of `seat` begins: a heading."""
    DEED = "deed"
    """Something `seat` did."""
    MARK = "mark"
    """Something worth finding again: a province was scored, the map grew, the game ended."""


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the chronicle, of the recap at the gate, or of the prompt; plain text."""

    text: str
    seat: Seat | None = None
    kind: LineKind = LineKind.DEED


@dataclass(frozen=True, slots=True)
class OptionLine:
    """A table option in force, its effect in one sentence, and whether it differs from the rules'
    own reading.
    """

    name: str
    effect: str
    changed: bool = False


class BoardControls(Protocol):
    """What menus, keys and the chronicle do to the board."""

    def toggle_fit(self) -> None:
        """Show the whole board, or go back to the working zoom."""

    def zoom_by(self, steps: int) -> None:
        """Come nearer by so many steps, or go away if negative."""

    def show_event(self, event: Any) -> None:  # noqa: ANN401 - events belong to the title
        """Flash what an event speaks of."""

    def toggle_changes(self) -> None:
        """Hide the marks of what has changed since the viewer's own turn, or show them again."""

    def hurry(self) -> None:
        """Bring whatever moves to its end at once, or else show what comes next in a walk-through;
        decides nothing.
        """

    def show_past(self, change: Change, number: int) -> None:
        """Show the position after an earlier step of that number, and that step as movement; of a
        jump only the position. Nothing else is done on the board until `show_present`.
        """

    def show_present(self) -> None:
        """Show the present position again, at once."""

    @property
    def past_left(self) -> SignalInstance:
        """Emitted when somebody wants to play on instead of looking back."""

    def skip_motion(self) -> None:
        """Bring whatever moves to its end at once."""

    def allow_commands(self, allowed: bool) -> None:
        """Take commands, or only show the board, as while a seat looks at its notes."""

    @property
    def held_prompt(self) -> str:
        """What the person at the screen is to do with what is held; empty where nothing is."""

    @property
    def is_moving(self) -> bool:
        """Whether anything moves now, or waits to."""

    @property
    def settled(self) -> SignalInstance:
        """Emitted when nothing moves any more."""

    @property
    def shape(self) -> float:
        """The width over the height of the whole board, margins included; 0 in the working zoom,
        which can use any height.
        """


class Overlay(QWidget):
    """A panel over the table that shows and hides itself: scoring, attack, extension, result.

    It is a child of the table; the shell calls `place` whenever the table changes its size, and
    keeps it below the gate. A panel without a decision for the person must leave the board usable.
    """

    def place(self, table: QRect, board: QRect) -> None:
        """Take a place within the table (all but the bar), mindful of where the board lies; where
        there are banners over the board, of the part below them.
        """
        self.setGeometry(table)


class SetupForm(Protocol):
    """The table options of a title, part of the dialog for a new game."""

    @property
    def widget(self) -> QWidget:
        """What is shown."""

    def choices(self) -> PlainChoices:
        """Return what is chosen now."""

    def choose(self, choices: PlainChoices) -> None:
        """Show earlier choices; what is unknown or out of range falls back to the default."""

    def use_seats(self, count: int) -> None:
        """Take note of how many will play."""

    def add_row(self, label: QWidget, field: QWidget, note: QWidget) -> None:
        """Lay out one thing more to choose, below the title's own and in line with them."""


@dataclass(frozen=True, slots=True)
class GameOrder:
    """A new game as the people want it; `colours` by seat, by the title's names for them.

    `first` None leaves the first player to chance. An empty `seed` leaves it to chance and secret;
    a typed one marks the game as open.
    """

    players: tuple[Player, ...]
    colours: tuple[str, ...]
    first: Seat | None = None
    seed: str = ""
    choices: PlainChoices = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TableAction:
    """A key and menu entry that a title adds; `text` is asked for anew after a language switch.

    `keys` are portable key names such as `1`, `Return` or `Ctrl+Return`; digits also work from the
    number pad and by their place on the keyboard, whatever is printed there.
    """

    name: str
    text: Callable[[], str]
    keys: tuple[str, ...]
    run: Callable[[], None]


@dataclass(frozen=True, slots=True)
class HeldKey:
    """A key that does something for as long as it is held, which no menu can; it stands on the page
    of keys, cannot be changed, and the title's own widgets answer to it.
    """

    text: Callable[[], str]
    key: str


@dataclass(frozen=True, slots=True)
class TableContext:
    """What the shell gives a title to build the table of one match with; `at_result` where a
    finished game's end has been seen, and only its result is asked for.
    """

    bridge: MatchBridge
    appearance: Appearance
    requests: Requests
    parent: QWidget
    at_result: bool = False


@dataclass(frozen=True, slots=True)
class ReplayContext:
    """What the shell gives a title to show a recorded match with; `bar` leads the replay, and lies
    in the tray, under whatever the title shows of the hands there.
    """

    bridge: Bridge
    bar: QWidget
    appearance: Appearance
    requests: Requests
    parent: QWidget


@dataclass(frozen=True, slots=True)
class TableParts:
    """The widgets of one match, made by a title and laid out by the shell.

    `board` fills what the others leave. `tray` runs along the bottom, as high as the shell says.
    `counters` is the small thing at the right of the bar, such as what is counted until the map
    grows. `side` goes into the side panel from top to bottom, each as high as its size hint; the
    chronicle follows. `overlays` lie above all of these. `tray_least` is the least height of the
    tray, in a window of 1280 x 800, where the shell would give less.
    """

    board: QWidget
    controls: BoardControls
    tray: QWidget
    counters: QWidget
    side: tuple[QWidget, ...]
    overlays: tuple[Overlay, ...] = ()
    actions: tuple[TableAction, ...] = ()
    held_keys: tuple[HeldKey, ...] = ()
    tray_least: float = 0.0


class ReplayControls(BoardControls, Protocol):
    """What a replay does to the board, besides what a match does."""

    def lead_on(self, pace: float | None) -> None:
        """Let walk-throughs go on to their end by themselves, that much faster than usual; with
        None they wait for the person.
        """


@dataclass(frozen=True, slots=True)
class ReplayParts:
    """The widgets of a replay, and what leads its walk-throughs."""

    table: TableParts
    controls: ReplayControls


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

    def colour_name(self, colour: str) -> str:
        """Return what a colour is called in the language of the interface."""

    def colour_of(self, view: Any, seat: Seat) -> str:  # noqa: ANN401 - views belong to the title
        """Return the colour of a seat."""

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

    def replay_parts(self, context: ReplayContext) -> ReplayParts:
        """Build the widgets of a replay, in which nothing can be decided."""

    def prompt(
        self,
        view: Any,  # noqa: ANN401
        players: Sequence[Player],
        legal: Sequence[Any],
    ) -> Line:
        """Say in one sentence what the game waits for, and from which seat; `legal` are the
        commands that the viewer may know of.
        """

    def line(
        self,
        event: Any,  # noqa: ANN401 - events belong to the title
        view: Any,  # noqa: ANN401
        players: Sequence[Player],
    ) -> Line | None:
        """Say what an event was, for the chronicle and the recap; None for what needs no words."""

    def refusal(self, reason: Enum) -> str:
        """Say why a command, undo or redo was refused."""

    def options_in_force(self, view: Any) -> tuple[OptionLine, ...]:  # noqa: ANN401
        """Return the table options of a match, with what each does."""

    def setup_form(self, appearance: Appearance, parent: QWidget) -> SetupForm:
        """Build the title's part of the dialog for a new game."""

    def reference_sheet(
        self,
        appearance: Appearance,
        parent: QWidget,
        view: Any | None,  # noqa: ANN401
    ) -> QWidget:
        """Build the page of rules behind F1, as the match of a view is played, or the usual rules
        without one; it scrolls by itself.
        """

    def draw_setup(self, order: GameOrder, rng: Random) -> Any:  # noqa: ANN401
        """Draw the setup of an ordered game."""
