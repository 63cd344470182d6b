"""What a widget is about, for whoever wants to read the rule.

A widget that shows something the rulebook speaks of says so with `tell_rule`. Asked what there is
to read at a place, `rule_at` finds the nearest widget outwards that knows: a card in a panel comes
before the panel. A widget that leads to a rule by itself sends `RuleAsked` to its window.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

_RULE: Final = "rule"
_ASKED: Final = QEvent.Type(QEvent.registerEventType())


class RuleAsked(QEvent):
    """Somebody wants to read a section of the rulebook, by its anchor."""

    def __init__(self, anchor: str) -> None:
        super().__init__(_ASKED)
        self.anchor = anchor


def tell_rule(widget: QWidget, rule: Callable[[], str]) -> None:
    """Let a widget tell the anchor of the rulebook that it is about; empty for nothing now."""
    widget.setProperty(_RULE, rule)


def rule_at(widget: QWidget | None) -> str:
    """Return the anchor of what a widget, or else what it lies in, is about; empty for nothing."""
    while widget is not None:
        rule = widget.property(_RULE)
        anchor = rule() if callable(rule) else ""
        if anchor:
            return str(anchor)
        widget = widget.parentWidget()
    return ""
