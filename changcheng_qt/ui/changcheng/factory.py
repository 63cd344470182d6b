"""Chang Cheng as the shell shows it: everything on screen that only this title can make."""

from collections.abc import Sequence
from enum import Enum
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.games.changcheng.commands import Command, Refusal
from changcheng_qt.games.changcheng.events import Event
from changcheng_qt.games.changcheng.geography import Board
from changcheng_qt.games.changcheng.pieces import Colour
from changcheng_qt.games.changcheng.setup import SEAT_COUNTS, Setup, draw_setup
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng import (
    ChoiceText,
    OptionText,
    Weight,
    colour_name,
    event_card_name,
    event_card_rule,
    event_text,
    event_weight,
    option_texts,
    prompt,
    refusal,
)
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.appearance import Appearance
from changcheng_qt.ui.board.glyphs import paint_seat_token
from changcheng_qt.ui.changcheng.painting.gate import paint_gate
from changcheng_qt.ui.changcheng.reference.sheet import ReferenceSheet
from changcheng_qt.ui.changcheng.seat_colours import SEAT_COLOURS
from changcheng_qt.ui.changcheng.setup.choices import wishes_of
from changcheng_qt.ui.changcheng.setup.form import ChangChengSetupForm
from changcheng_qt.ui.changcheng.table_parts import MatchTable
from changcheng_qt.ui.title import (
    GameOrder,
    Line,
    LineKind,
    OptionLine,
    SetupForm,
    TableContext,
    TableParts,
)

translate = QCoreApplication.translate

_KINDS: Final = {
    Weight.TURN: LineKind.TURN,
    Weight.DEED: LineKind.DEED,
    Weight.MARK: LineKind.MARK,
}


class ChangChengUi:
    """The title's side of `ui.title.TitleUi`, for the boards that the program has."""

    name: Final = "changcheng"

    def __init__(self, boards: Sequence[Board]) -> None:
        """Offer these boards for new games."""
        self._boards = tuple(boards)

    @property
    def seat_counts(self) -> range:
        """How many can play."""
        return SEAT_COUNTS

    @property
    def colours(self) -> tuple[str, ...]:
        """The names of the four colours."""
        return tuple(colour.value for colour in Colour)

    def shown_name(self) -> str:
        """Return the name of the game."""
        return translate("Title", "Chang Cheng")

    def colour_name(self, colour: str) -> str:
        """Return what a colour is called."""
        return colour_name(Colour(colour))

    def colour_of(self, view: View, seat: Seat) -> str:
        """Return the colour of a seat."""
        return view.colours[seat].value

    def paint_token(self, painter: QPainter, rect: QRectF, colour: str) -> None:
        """Paint the stone with the glyph that stands for a seat of that colour."""
        radius = min(rect.width(), rect.height()) / 2
        paint_seat_token(painter, rect.center(), radius, SEAT_COLOURS[colour])

    def paint_gate(self, painter: QPainter, rect: QRectF, unit: float) -> None:
        """Paint the city gate, closed."""
        paint_gate(painter, rect, 0.0, unit)

    def table_parts(self, context: TableContext) -> TableParts:
        """Build the widgets of one match."""
        return MatchTable(context).parts()

    def prompt(self, view: View, players: Sequence[Player], legal: Sequence[Command]) -> Line:
        """Say in one sentence what the game waits for, and from which seat."""
        return Line(prompt(view, players, legal), view.to_act)

    def line(self, event: Event, view: View, players: Sequence[Player]) -> Line | None:
        """Say what an event was; None for what its neighbours say well enough."""
        kind = _KINDS.get(event_weight(event))
        if kind is None:
            return None
        return Line(event_text(event, view, players), getattr(event, "seat", None), kind)

    def refusal(self, reason: Enum) -> str:
        """Say why a command, undo or redo was refused; raises TypeError for a foreign reason."""
        match reason:
            case Refusal():
                return refusal(reason)
            case Barrier():
                return barrier_text(reason)
            case _:
                raise TypeError(reason)

    def options_in_force(self, view: View) -> tuple[OptionLine, ...]:
        """Return the table options and event cards of a match, with what each does."""
        chosen = [(text, text.chosen(view.options)) for text in option_texts()]
        options = [
            OptionLine(_choice_name(text, choice), choice.effect, choice != text.choices[0])
            for text, choice in chosen
        ]
        events = [
            OptionLine(event_card_name(card), event_card_rule(card, view.options), changed=True)
            for card in view.events
        ]
        return (*events, *options)

    def setup_form(self, appearance: Appearance, parent: QWidget) -> SetupForm:
        """Build the title's part of the dialog for a new game."""
        return ChangChengSetupForm(appearance, self._boards, parent)

    def reference_sheet(
        self, appearance: Appearance, parent: QWidget, view: View | None
    ) -> QWidget:
        """Build the page of rules behind F1, as the game on the table has them."""
        if view is None:
            return ReferenceSheet(appearance, parent)
        return ReferenceSheet(appearance, parent, view.options, view.events)

    def draw_setup(self, order: GameOrder, rng: Random) -> Setup:
        """Draw the setup of an ordered game."""
        return draw_setup(wishes_of(order, self._boards), self._boards, rng)


def _choice_name(option: OptionText, choice: ChoiceText) -> str:
    sentence = translate("Option", "{option}: {choice}")
    return fill(sentence, option=option.title, choice=choice.label)
