"""The small question mark next to something: it opens the section of the rulebook about that."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from changcheng_qt.ui.looks.appearance import Appearance, FollowsLanguage
from changcheng_qt.ui.looks.icons import Icon, make_icon
from changcheng_qt.ui.panels.words import give_tooltip
from changcheng_qt.ui.seam.rule import RuleAsked, rule_at

translate = QCoreApplication.translate

_SIDE: Final = 22
_ICON: Final = 15


class RuleButton(FollowsLanguage, QToolButton):
    """Opens the rule about itself, or about its surroundings."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Start with the present looks and language."""
        super().__init__(parent)
        self._appearance = appearance
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(self._on_clicked)
        appearance.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()

    def retranslate(self) -> None:
        words = translate("Rulebook", "Look up the rule")
        self.setAccessibleName(words)
        give_tooltip(self, words)

    def _restyle(self) -> None:
        px = self._appearance.px
        self.setFixedSize(px(_SIDE), px(_SIDE))
        self.setIcon(make_icon(Icon.HELP, self._appearance.palette))
        self.setIconSize(QSize(px(_ICON), px(_ICON)))

    def _on_clicked(self) -> None:
        QApplication.sendEvent(self.window(), RuleAsked(rule_at(self)))
