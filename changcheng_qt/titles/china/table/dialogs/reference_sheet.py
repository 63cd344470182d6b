"""China's rules at a glance, as a game has them."""

from PySide6.QtWidgets import QWidget

from changcheng_qt.titles.china.rules.setup import Options
from changcheng_qt.titles.china.words.reference import reference_sections
from changcheng_qt.ui.dialogs.reference_page import ReferencePage, Undecorated
from changcheng_qt.ui.looks.appearance import Appearance


def reference_sheet(
    appearance: Appearance, parent: QWidget | None = None, options: Options | None = None
) -> ReferencePage:
    """Return the page of rules by a game's options, or without one the usual rules."""
    count = len(reference_sections(options))
    return ReferencePage(
        appearance, lambda: reference_sections(options), range(count), Undecorated(), parent
    )
