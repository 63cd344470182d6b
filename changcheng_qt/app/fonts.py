"""Reading the bundled fonts: first those that the first page is set in, the others after it.

Qt is given the files, not their contents, and holds only what it has looked at, for the Chinese
ones are large. An installer puts new files in the place of old ones and never writes into them, so
an update does not change them underneath.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFontDatabase

from changcheng_qt.ui.looks.fonts import Script

_LATIN: Final = ("ChangchengSans-Regular", "ChangchengSans-SemiBold")
FIRST: Final = {
    Script.LATIN: (*_LATIN, "ChangchengGaramond-Bold"),
    Script.TRADITIONAL: (*_LATIN, "ChangchengWenKai-Bold", "NotoSansCJKtc-Regular"),
    Script.SIMPLIFIED: (*_LATIN, "ChangchengWenKai-Bold", "NotoSansCJKsc-Regular"),
}
"""The names of the files that the start page needs in a writing."""


def install_first(files: Iterable[Path], script: Script) -> None:
    """Read what the start page needs."""
    _install(file for file in files if file.stem in FIRST[script])


def install_others(files: Iterable[Path], script: Script) -> None:
    """Read what the start page did not need."""
    _install(file for file in files if file.stem not in FIRST[script])


def _install(files: Iterable[Path]) -> None:
    for file in files:
        QFontDatabase.addApplicationFont(str(file))
