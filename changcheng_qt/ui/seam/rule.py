"""The rule that a widget is about, for a person who wants to read it.

A widget that shows something in the rulebook registers its section with `tell_rule`. For a place,
`rule_at` finds the nearest widget outwards with a section: a card in a panel precedes the panel. A
widget that opens a rule itself sends `RuleAsked` to its window.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

_RULE: Final = "rule"
_ASKED: Final = QEvent.Type(QEvent.registerEventType())


class RuleAsked(QEvent):
    """A request to read a section of the rulebook, by its anchor."""

    def __init__(self, anchor: str) -> None:
        super().__init__(_ASKED)
        self.anchor = anchor


def tell_rule(widget: QWidget, rule: Callable[[], str]) -> None:
    """Register a widget's section of the rulebook, by its anchor; empty for none now."""
    widget.setProperty(_RULE, rule)


def rule_at(widget: QWidget | None) -> str:
    """Return the anchor of a widget's section, or else of its surroundings; empty for none."""
    while widget is not None:
        rule = widget.property(_RULE)
        anchor = rule() if callable(rule) else ""
        if anchor:
            return str(anchor)
        widget = widget.parentWidget()
    return ""
