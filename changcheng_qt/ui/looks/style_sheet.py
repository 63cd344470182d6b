"""The style sheet of Qt's own widgets: buttons, menus, fields, dialogs, in the theme's colours.

The program's own painting uses the colours of `Appearance`; this sheet is for everything that Qt
paints. Sizes follow the window like all others. The sheet names no font: a font in a style sheet
would override the fonts that widgets set for themselves.
"""

from string import Template
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.looks.theme import qt_palette

_SHEET: Final = Template(
    """
QMainWindow, QDialog { background: $panel; }
QToolTip { background: $field; color: $text_colour; border: 1px solid $rule; padding: ${s4}px;
    font-size: ${small}px; }
QPushButton { background: $panel; color: $text_colour; border: 1px solid $rule;
    border-radius: ${s7}px; padding: ${s6}px ${s14}px; outline: none; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $selection; }
QPushButton:disabled { color: $faded; }
QPushButton:focus { border: 2px solid $gold; padding: ${in6}px ${in14}px; }
QPushButton[primary="true"] { background: $accent; color: $accent_text;
    border: 1px solid $accent_edge; }
QPushButton[primary="true"]:hover { background: $accent_lit; }
QPushButton[primary="true"]:disabled { background: $panel_raised; color: $faded;
    border: 1px solid $rule; }
QPushButton[primary="true"]:focus { border: 2px solid $primary_focus; }
QPushButton[quiet="true"] { background: transparent; border: 1px solid transparent; }
QPushButton[quiet="true"]:hover { background: $hover; }
QPushButton[quiet="true"]:focus { border: 2px solid $gold; }
QPushButton[armed="true"], QPushButton[armed="true"]:focus { background: $selection;
    color: $text_colour; border: 3px solid $accent; padding: ${within6}px ${within14}px; }
QPushButton[low="true"] { padding: ${s1}px ${s14}px; }
QPushButton[low="true"]:focus { padding: ${in1}px ${in14}px; }
QPushButton[tight="true"] { padding: ${s6}px; }
QPushButton[tight="true"]:focus { padding: ${in6}px; }
QPushButton[armed="true"][tight="true"], QPushButton[armed="true"][tight="true"]:focus {
    padding: ${within6}px; }
QPushButton[low="true"][tight="true"] { padding: ${s1}px ${s6}px; }
QPushButton[low="true"][tight="true"]:focus { padding: ${in1}px ${in6}px; }
QPushButton[segment="true"]:checked { background: $selection; border: 1px solid $gold; }
QPushButton[segment="true"]:checked:focus { border: 2px solid $text_colour; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: ${s6}px;
    padding: ${s4}px; color: $text_colour; }
QToolButton:hover { background: $hover; }
QToolButton:pressed, QToolButton:checked { background: $selection; }
QToolButton:focus { border: 1px solid $gold; }
QFileDialog QToolButton#backButton, QFileDialog QToolButton#forwardButton,
QFileDialog QToolButton#toParentButton { background: $behind_black; }
QPushButton::menu-indicator, QToolButton::menu-indicator { image: none; width: 0; }
QMenu { background: $panel; color: $text_colour; border: 1px solid $rule; padding: ${s4}px;
    menu-scrollable: 1; icon-size: ${s16}px; }
QMenu::item { padding: ${s5}px ${s24}px; border-radius: ${s4}px; }
QMenu::icon { margin-left: ${s6}px; }
QMenu::right-arrow { image: none; width: 0; height: 0; margin-right: ${s8}px;
    border-top: ${s4}px solid $panel; border-bottom: ${s4}px solid $panel;
    border-left: ${s5}px solid $text2; }
QMenu::right-arrow:selected { border-top-color: $selection; border-bottom-color: $selection; }
QMenu::item:selected { background: $selection; color: $text_colour; }
QMenu::item:disabled { color: $faded; }
QMenu::separator { height: 1px; background: $rule; margin: ${s4}px ${s8}px; }
QLineEdit, QPlainTextEdit { background: $field;
    color: $text_colour; border: 1px solid $rule; border-radius: ${s5}px;
    padding: ${s4}px ${s8}px; selection-background-color: $accent;
    selection-color: $accent_text; }
QLineEdit:hover { border-color: $text3; }
QLineEdit:focus, QPlainTextEdit:focus { border: 2px solid $gold; padding: ${in4}px ${in8}px; }
QComboBox { background: $field; color: $text_colour; border: 1px solid $rule;
    border-radius: ${s5}px; padding: ${s4}px ${s8}px; combobox-popup: 0; }
QComboBox:hover { border-color: $text3; }
QComboBox:focus { border: 2px solid $gold; }
QComboBox:disabled { color: $faded; }
QComboBox::drop-down { border: none; width: ${s20}px; }
QComboBox::down-arrow { image: none; width: 0; height: 0; border-left: ${s4}px solid $field;
    border-right: ${s4}px solid $field; border-top: ${s5}px solid $text2; }
QComboBox QAbstractItemView { background: $field; color: $text_colour; border: 1px solid $rule;
    selection-background-color: $selection; selection-color: $text_colour; outline: 0; }
QComboBox QAbstractItemView::item { min-height: ${s24}px; padding: 0 ${s6}px; }
QCheckBox, QRadioButton { spacing: ${s8}px; }
QCheckBox::indicator { width: ${s14}px; height: ${s14}px; border: 2px solid $text3;
    border-radius: ${s4}px; background: $field; }
QCheckBox::indicator:checked { border-color: $accent; background: $accent; }
QCheckBox::indicator:focus, QCheckBox::indicator:hover { border-color: $gold; }
QRadioButton::indicator { width: ${s14}px; height: ${s14}px; border: 2px solid $text3;
    border-radius: ${round}px; background: $field; }
QRadioButton::indicator:focus, QRadioButton::indicator:hover { border-color: $gold; }
QRadioButton::indicator:checked { border-color: $accent; background: qradialgradient(cx: 0.5,
    cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5, stop: 0 $accent, stop: 0.55 $accent,
    stop: 0.65 $field, stop: 1 $field); }
QProgressBar { background: $field; border: 1px solid $rule; border-radius: ${s5}px;
    min-height: ${s10}px; max-height: ${s10}px; }
QProgressBar::chunk { background: $accent; border-radius: ${s4}px; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QListView, QTableView, QTextBrowser { background: transparent; border: none; outline: 0; }
QTableCornerButton::section, QAbstractScrollArea::corner { background: $panel; border: none; }
QListWidget::item { padding: ${s4}px ${s6}px; border-radius: ${s4}px; }
QListWidget::item:hover { background: $hover; }
QListWidget::item:selected { background: $selection; color: $text_colour; }
QListWidget::item:selected:focus { border: 1px solid $gold; }
QScrollBar:vertical { background: transparent; width: ${s10}px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: ${s10}px; margin: 0; }
QScrollBar::handle { background: $rule; border-radius: ${s4}px; min-height: ${s24}px;
    min-width: ${s24}px; margin: 1px; }
QScrollBar::handle:hover { background: $text3; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""
)


def style_sheet(appearance: Appearance) -> str:
    """Return the style sheet for the present appearance.

    A border that grows, as around the focused widget, uses the padding: nothing changes its size
    for it.
    """
    palette = appearance.palette
    steps = {
        f"s{size}": str(appearance.px(size)) for size in (1, 2, 4, 5, 6, 7, 8, 10, 14, 16, 20, 24)
    }
    colours = {role: palette.colour(role).name() for role in palette.roles if role != "text"}
    return _SHEET.substitute(
        colours,
        **steps,
        **{f"in{size}": str(appearance.px(size) - 1) for size in (1, 4, 6, 8, 14)},
        **{f"within{size}": str(appearance.px(size) - 2) for size in (6, 14)},
        small=appearance.px(12.5),
        round=(appearance.px(14) + 4) // 2,
        text_colour=palette.text,
        primary_focus=palette.selection if palette.gold == palette.accent else palette.gold,
        faded=appearance.faded.name(),
        behind_black=palette.text3 if palette.dark else "transparent",
        accent_lit=palette.colour("accent").lighter(112).name(),
    )


class ApplicationStyle(QObject):
    """Keeps the whole application in an appearance: palette, font and sheet, for Qt's own style
    `Fusion`.
    """

    def __init__(self, application: QApplication, appearance: Appearance) -> None:
        """Apply the style now and whenever the appearance changes."""
        super().__init__(application)
        self._application = application
        self._appearance = appearance
        appearance.changed.connect(self._apply)
        self._apply()

    def _apply(self) -> None:
        """Apply only differences: a new sheet makes Qt polish every widget."""
        font = self._appearance.text_font(14)
        if font != self._application.font():
            self._application.setFont(font)
        sheet = style_sheet(self._appearance)
        if sheet != self._application.styleSheet():
            self._application.setPalette(qt_palette(self._appearance.palette))
            self._application.setStyleSheet(sheet)
