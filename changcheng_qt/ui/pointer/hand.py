"""The hand: the thing that the person at the screen has picked up and not yet placed.

A `Hand` is shared by the tray, which picks things up, the board, which places them, and panels that
request a choice. It is only an intention: dropping it changes nothing in the game.

A thing that is still held after a step, or is put into the hand by the table, is *lent*: somebody
who does not notice it picks it up in the tray, which must not drop it.
"""

from typing import Generic, Self, TypeVar

from PySide6.QtCore import QObject, Signal


class Holdable:
    """Something that can be held: titles have small frozen dataclasses for each kind."""

    __slots__ = ()

    @property
    def whole(self) -> Self:
        """Return the thing as it was picked up: without the first of several choices."""
        return self


HeldT = TypeVar("HeldT", bound=Holdable)


class Hand(QObject, Generic[HeldT]):
    """At most one thing that is held."""

    changed = Signal(object)
    """The held thing now, or None."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._held: HeldT | None = None
        self._is_lent = False

    @property
    def held(self) -> HeldT | None:
        """Return the held thing, or None."""
        return self._held

    @property
    def is_half_set_down(self) -> bool:
        """Whether the first of several choices about the held thing has been made."""
        return self._held is not None and self._held.whole != self._held

    def pick(self, held: HeldT) -> None:
        """Hold this instead of anything else."""
        self._hold(held)

    def lend(self, held: HeldT) -> None:
        """Hold this although nobody has picked it up."""
        self._hold(held)
        self._is_lent = True

    def take(self) -> bool:
        """Treat the held thing as picked up; return whether it was lent until now."""
        was_lent, self._is_lent = self._is_lent, False
        return was_lent

    def toggle(self, held: HeldT) -> None:
        """Hold this, or drop it if it was picked up already."""
        is_held = self._held is not None and self._held.whole == held
        if not (is_held and self.take()):
            self._hold(None if is_held else held)

    def drop(self) -> None:
        """Hold nothing."""
        self._hold(None)

    def step_back(self) -> None:
        """Undo the first of several choices about the held thing, else drop it."""
        whole = None if self._held is None else self._held.whole
        self._hold(None if whole == self._held else whole)

    def _hold(self, held: HeldT | None) -> None:
        self._is_lent = False
        if held != self._held:
            self._held = held
            self.changed.emit(held)
