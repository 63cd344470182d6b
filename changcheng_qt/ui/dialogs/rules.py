"""The table options of the running game."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from changcheng_qt.i18n.phrases.engine import help_effect, help_label, help_name
from changcheng_qt.i18n.phrases.option_texts import chosen_text
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.i18n.telling import OptionLine
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.panels.words import NOTE, STRONG, Words
from changcheng_qt.ui.seam.bridge import Bridge
from changcheng_qt.ui.seam.rule import tell_rule
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate

_OPTIONS_SIZE = (620, 560)


class OptionsInForceDialog(Sheet):
    """The table options of the running game, each with its effect, and the help; options that
    differ from the usual rules are first and marked.
    """

    def __init__(
        self, title: TitleUi, appearance: Appearance, bridge: Bridge, parent: QWidget
    ) -> None:
        super().__init__(appearance, parent, _OPTIONS_SIZE)
        self._title = title
        self._bridge = bridge
        self._inside = QWidget(self)
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, appearance.px(8), 0)
        self.add_scroll(self._inside)
        self._close = self.add_button(primary=True)
        self._close.clicked.connect(self.accept)
        self.retranslate()

    def retranslate(self) -> None:
        self.set_title(translate("OptionsInForce", "Game options"))
        self._close.set_words(translate("OptionsInForce", "Close"))
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for line in sorted(
            self._title.words.options_in_force(self._bridge.view), key=lambda line: not line.changed
        ):
            self._add_line(line)
        chosen = chosen_text(help_name(), help_label(self._bridge.help))
        self._add_line(OptionLine(chosen, help_effect(self._bridge.help)))
        if self._bridge.seed:
            self._add_line(OptionLine(translate("OptionsInForce", "Seed"), self._bridge.seed))
        self._column.addStretch(1)

    def _add_line(self, line: OptionLine) -> None:
        name = Words(self.appearance, STRONG, self._inside, wrap=True)
        name.setText(_changed_name(line.name) if line.changed else line.name)
        effect = Words(self.appearance, NOTE, self._inside, wrap=True)
        effect.setText(line.effect)
        for words in (name, effect):
            tell_rule(words, lambda: line.rule)
        self._column.addWidget(name)
        self._column.addWidget(effect)
        self._column.addSpacing(self.appearance.px(6))


def _changed_name(name: str) -> str:
    """Return the name of an option that differs from the usual rules, with a note of this."""
    return fill(translate("OptionsInForce", "{option} (changed)"), option=name)
