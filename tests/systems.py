"""Whether Wine stands in for Windows, which differs from it here and there."""

import sys
from typing import Final

import pytest


def _is_wine() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    return hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")


IS_WINE: Final = _is_wine()
not_under_wine: Final = pytest.mark.skipif(IS_WINE, reason="Wine differs from Windows here")
