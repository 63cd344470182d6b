"""A language that is English but for its separators, which are those of Chinese."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

_SIGNS: Final = ((", ", "，"), ("; ", "；"), (": ", "："), (" – ", "——"), (" (", "（"), (")", "）"))


class _FullWidth(QTranslator):
    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        for half, full in _SIGNS:
            source = source.replace(half, full)
        return source


@contextmanager
def full_width() -> Iterator[None]:
    """Have everything said with the separators of Chinese: others than these are in no pattern."""
    translator = _FullWidth()
    QLocale.setDefault(QLocale(QLocale.Language.Chinese))
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
