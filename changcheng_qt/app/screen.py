"""Whether there is a screen to show a window on, and which; asked before Qt is.

Where Qt finds no screen it ends the process, and by itself it tries Wayland in sessions of Wayland
only. So on Linux this module asks the servers in the environment, through the libraries that Qt
uses, and sets Qt's platform if Qt would choose another. A `QT_QPA_PLATFORM` that is set is
respected, also for an invisible window.
"""

import os
import sys
from collections.abc import Callable, Mapping
from typing import Final

PLATFORM: Final = "QT_QPA_PLATFORM"
SCREENS: Final = ("WAYLAND_DISPLAY", "DISPLAY")
"""The variables that name a screen."""
NO_SCREEN: Final = 2
"""The exit code where a screen is needed and there is none."""
_UNSEEN: Final = frozenset(("offscreen", "minimal", "minimalegl"))


class NoScreen(Exception):
    """No window could be shown; the message has the reason."""


def find_screen() -> None:
    """Set the platform of Qt's screen; raises `NoScreen` where there is none."""
    if sys.platform != "linux" or os.environ.get(PLATFORM):
        return
    is_wayland = os.environ.get("XDG_SESSION_TYPE") == "wayland"
    usual, other = ("wayland", "xcb") if is_wayland else ("xcb", "wayland")
    if _ANSWERS[usual](os.environ):
        return
    if _ANSWERS[other](os.environ):
        os.environ[PLATFORM] = other
        return
    raise NoScreen(f"there is no screen: neither {SCREENS[1]} nor {SCREENS[0]} leads to one")


def is_seen(platform: str) -> bool:
    """Return whether windows of a platform are visible, by its name in Qt."""
    return platform not in _UNSEEN


def own_screens() -> dict[str, str]:
    """Return the screens in the environment, by variable; none on systems that have one."""
    if sys.platform != "linux":
        return {}
    return {name: screen for name in SCREENS if (screen := os.environ.get(name))}


def _x11_answers(environ: Mapping[str, str]) -> bool:
    if not environ.get("DISPLAY"):
        return False
    import ctypes

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return False
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    fault: int = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not fault


def _wayland_answers(environ: Mapping[str, str]) -> bool:
    if environ.get("WAYLAND_SOCKET"):
        return True  # It can be connected to only once.
    if not environ.get("WAYLAND_DISPLAY"):
        return False
    import ctypes

    try:
        wayland = ctypes.CDLL("libwayland-client.so.0")
    except OSError:
        return False
    wayland.wl_display_connect.restype = ctypes.c_void_p
    address: int | None = wayland.wl_display_connect(None)
    if address:
        wayland.wl_display_disconnect(ctypes.c_void_p(address))
    return bool(address)


_ANSWERS: Final[Mapping[str, Callable[[Mapping[str, str]], bool]]] = {
    "xcb": _x11_answers,
    "wayland": _wayland_answers,
}
"""Whether the server of each platform of Qt answers."""
