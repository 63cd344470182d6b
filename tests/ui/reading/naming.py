"""How a report names a widget: by the classes from the window down to it."""

from PySide6.QtWidgets import QWidget

_OWN = "changcheng_qt"


def name_of(widget: QWidget) -> str:
    """Return the nearest classes of our own around a widget, and its own."""
    names = [type(widget).__name__]
    parent = widget.parentWidget()
    while parent is not None and len(names) < 3:
        if type(parent).__module__.startswith(_OWN):
            names.append(type(parent).__name__)
        parent = parent.parentWidget()
    return "/".join(reversed(names))
