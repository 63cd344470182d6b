"""What is said beside the pointer before a click: why not, or what it would set off."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from changcheng_qt.games.changcheng.commands import Refusal
from changcheng_qt.games.changcheng.geography import Wall
from changcheng_qt.games.changcheng.view import View
from changcheng_qt.i18n.phrases.changcheng.places import province_name, region_name
from changcheng_qt.i18n.phrases.changcheng.refusals import refusal
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.ui.board.hover_note import HoverNote, Tone
from changcheng_qt.ui.board.zoom_view import ZoomView
from changcheng_qt.ui.changcheng.pointer.hand import HeldBlock
from changcheng_qt.ui.changcheng.pointer.play import Play
from changcheng_qt.ui.changcheng.pointer.pointing import Pointing
from changcheng_qt.ui.changcheng.pointer.targets import (
    Completes,
    Forewarning,
    Offers,
    Target,
    TurnsUp,
    forewarnings,
    squares_of,
)

translate = QCoreApplication.translate


def refusal_note(reason: Enum | None) -> str:
    """Return the sentence for a refusal, empty where there is none."""
    return refusal(reason) if isinstance(reason, Refusal) else ""


def forewarning_note(forewarning: Forewarning, wall: Wall) -> str:
    """Return the sentence for what a placement would set off."""
    match forewarning:
        case Completes(province):
            return fill(
                translate("Board", "Completes {province}, so it will be scored."),
                province=province_name(wall, province),
            )
        case TurnsUp(region):
            return fill(
                translate("Board", "Reveals {region}'s threat counter to everyone."),
                region=region_name(wall, region),
            )


def forewarning_notes(offers: Offers, target: Target, view: View) -> list[str]:
    """Return the sentences for what a click on a target would set off."""
    is_placed = target in offers.targets and isinstance(offers.held, HeldBlock)
    squares = squares_of(target) if is_placed else ()
    found = forewarnings(view, squares) if squares else ()
    return [forewarning_note(forewarning, view.wall) for forewarning in found]


def peek_note() -> str:
    """Return what an eye says before it is pressed."""
    return translate("Board", "Press and hold to peek. You can't undo a peek.")


class BoardNotes(QObject):
    """Keeps the note beside the pointer, and the shape of the pointer itself."""

    def __init__(self, note: HoverNote, view: ZoomView, pointing: Pointing, play: Play) -> None:
        """Say nothing yet."""
        super().__init__(view)
        self._note = note
        self._view = view
        self._pointing = pointing
        self._play = play
        self._above: tuple[QWidget, ...] = ()
        pointing.note_wanted.connect(self._on_note_wanted)
        play.changed.connect(self._show_cursor)
        view.view_changed.connect(note.hide)

    def keep_clear_of(self, panels: Sequence[QWidget]) -> None:
        """Say nothing where one of these panels lies over the board."""
        self._above = tuple(panels)

    def _on_note_wanted(self) -> None:
        self._show_cursor()
        sentences, tone = self._sentences()
        self._view.setAccessibleDescription("\n".join([self._pointed_text(), *sentences]).strip())
        at = self._view.mapFromScene(self._pointing.at)
        self._note.say(sentences, tone, self._view.mapToParent(at), self._covered())

    def _covered(self) -> list[QRect]:
        """Return where panels lie, as the note measures it."""
        view, corner = self._view, QPoint(0, 0)
        shown = [panel for panel in self._above if panel.isVisible()]
        corners = [view.mapFromGlobal(panel.mapToGlobal(corner)) for panel in shown]
        return [
            QRect(view.mapToParent(place), panel.size())
            for place, panel in zip(corners, shown, strict=True)
        ]

    def _sentences(self) -> tuple[list[str], Tone]:
        if self._pointing.eye is not None:
            return [peek_note()], Tone.NOTICE
        if refusal_text := refusal_note(self._pointing.reason):
            return [refusal_text], Tone.REFUSAL
        target, view = self._pointing.target, self._pointing.view
        notes = [] if target is None else forewarning_notes(self._play.offers, target, view)
        return notes, Tone.NOTICE

    def _pointed_text(self) -> str:
        """Return what a click, Enter or a look would do here, for those who do not see it."""
        target = self._pointing.target
        return "" if target is None else self._play.label(target)

    def _show_cursor(self) -> None:
        if self._pointing.can_act:
            shape = Qt.CursorShape.PointingHandCursor
        elif self._pointing.reason is not None:
            shape = Qt.CursorShape.ForbiddenCursor
        else:
            shape = Qt.CursorShape.ArrowCursor
        viewport = self._view.viewport()
        if viewport.cursor().shape() is not shape:
            viewport.setCursor(shape)
