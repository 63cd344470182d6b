"""Ears for tests: the things that a screen reader finds on a board, asked of Qt as a screen reader
asks.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from changcheng_qt.ui.accessible.speaker import interface_of
from tests.titles.changcheng.table.board_table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


@dataclass(frozen=True, slots=True)
class Node:
    """One thing in the tree."""

    interface: QAccessibleInterface

    @property
    def name(self) -> str:
        return self.interface.text(NAME)

    @property
    def description(self) -> str:
        return self.interface.text(DESCRIPTION)

    @property
    def state(self) -> QAccessible.State:
        return self.interface.state()

    @property
    def children(self) -> "list[Node]":
        count = self.interface.childCount()
        return [Node(self.interface.child(number)) for number in range(count)]

    @property
    def deeds(self) -> list[str]:
        actions = self.interface.actionInterface()
        return actions.actionNames() if actions else []

    def do(self, deed: str) -> None:
        self.interface.actionInterface().doAction(deed)

    def walk(self) -> "Iterator[Node]":
        """This and everything below it."""
        yield self
        for child in self.children:
            yield from child.walk()

    def said(self) -> list[tuple[object, ...]]:
        """Everything that can be asked of this and of all below it without doing anything."""
        return [
            (node.name, node.description, node.deeds, _labels(node), _looks(node))
            for node in self.walk()
        ]


def _labels(node: Node) -> list[str]:
    actions = node.interface.actionInterface()
    found = [actions.localizedActionName(deed) for deed in node.deeds]
    return found + [actions.localizedActionDescription(deed) for deed in node.deeds]


def _looks(node: Node) -> tuple[object, ...]:
    state = node.state
    flags = (state.selectable, state.selected, state.focused, state.invisible)
    return (node.interface.role(), node.interface.rect().getRect(), *flags)


def ask(widget: QWidget) -> Node:
    """The program's answers about a widget, with its own factory in place."""
    QAccessible.installFactory(interface_of)
    return Node(QAccessible.queryAccessibleInterface(widget))


class Listened:
    """A board with its tree, and its answers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tree = table.board.tree
        self.told: list[str] = []
        self.tree.actions.answered.connect(self.told.append)
        self.board = ask(table.board.view)

    def find(self, words: str) -> Node:
        """The first thing whose name begins with these words."""
        return next(node for node in self.board.walk() if node.name.startswith(words))
