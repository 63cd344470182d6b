"""The shared libraries that Qt expects of a Linux system, and how to get the missing ones.

The packages of PySide6 bring Qt itself but not these. ``lrelease`` and the network module ask for
Kerberos, which slim images leave out; a real window needs more than an offscreen one.
"""

import ctypes
import os
import shutil
import struct
import sys
import time
from collections.abc import Callable, Mapping
from glob import glob

import checkout
from checkout import CannotContinue

OFFSCREEN: Mapping[str, str] = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}
X11: Mapping[str, str] = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND: Mapping[str, str] = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}

LOCKS = (
    "/var/lib/apt/lists/lock",
    "/var/lib/dpkg/lock-frontend",
    "/var/lib/dpkg/lock",
    "/var/cache/apt/archives/lock",
)
"""The locks of apt-get, in this order, and a new system holds in its first minutes."""
PATIENCE = 120
"""Seconds for which another program may hold them."""
_BETWEEN_LOOKS = 0.5
_FLOCK = "hhqqi"
"""`struct flock` of Linux, where a length is of 64 bits."""

FOR_TESTS: Mapping[str, str] = {
    "/usr/bin/desktop-file-validate": "desktop-file-utils",
    "/usr/bin/Xvfb": "xvfb",
    "/usr/bin/xauth": "xauth",
    "/usr/bin/openbox": "openbox",
    "/usr/bin/dbus-run-session": "dbus-daemon",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "/usr/lib/python3/dist-packages/gi/__init__.py": "python3-gi",
    "/usr/lib/*/girepository-1.0/Atspi-2.0.typelib": "gir1.2-atspi-2.0",
    "/usr/lib/*/libxcb-cursor.so.0": "libxcb-cursor0",
    "/usr/lib/*/libxcb-icccm.so.4": "libxcb-icccm4",
    "/usr/lib/*/libxcb-keysyms.so.1": "libxcb-keysyms1",
    "/usr/lib/*/libxcb-shape.so.0": "libxcb-shape0",
    "/usr/lib/*/libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "/usr/sbin/mosquitto": "mosquitto",
    "/usr/bin/openssl": "openssl",
}
"""The needs of tests of a menu entry, a screen reader and a post office, by files of
Debian's; a star is any folder.
"""


def can_load(library: str) -> bool:
    """Whether the system's loader finds a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_screen(environ: Mapping[str, str]) -> bool:
    """Whether a window could be opened here."""
    if not sys.platform.startswith("linux"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def wanted(environ: Mapping[str, str]) -> dict[str, str]:
    """The libraries that a window needs here, each with its Debian package."""
    libraries = dict(OFFSCREEN)
    if environ.get("DISPLAY"):
        libraries.update(X11)
    if environ.get("WAYLAND_DISPLAY"):
        libraries.update(WAYLAND)
    return libraries


def missing(
    libraries: Mapping[str, str], found: Callable[[str], bool] = can_load
) -> dict[str, str]:
    """The libraries that cannot be loaded, with their packages."""
    return {name: package for name, package in libraries.items() if not found(name)}


def missing_files(files: Mapping[str, str]) -> list[str]:
    """The Debian packages of missing files."""
    return sorted({package for pattern, package in files.items() if not glob(pattern)})


def may_install() -> bool:
    """Whether this is a Debian-like system and we are its administrator."""
    return sys.platform.startswith("linux") and os.geteuid() == 0 and bool(shutil.which("apt-get"))


def install(packages: list[str]) -> None:
    """Install Debian packages, or raise with the command that an administrator should type."""
    by_hand = f"apt-get update && apt-get install --yes {' '.join(packages)}"
    if not may_install():
        raise CannotContinue(f"Please install them first:\n\n    sudo sh -c '{by_hand}'\n")
    print(f"Installing {', '.join(packages)}", flush=True)
    options = ["--yes", "--no-install-recommends", "-o", "Dpkg::Use-Pty=0"]
    if _apt("update") or _apt("install", *options, *packages):
        raise CannotContinue(f"apt-get failed (see above). To do it by hand:\n\n    {by_hand}\n")


def holder(lock: str) -> int | None:
    """The process that holds a lock of apt, None if it is free; the lock is not taken to see it."""
    import fcntl

    try:
        file = os.open(lock, os.O_RDONLY)
    except OSError:
        return None
    try:
        asked = struct.pack(_FLOCK, fcntl.F_WRLCK, os.SEEK_SET, 0, 0, 0)
        kind, _, _, _, process = struct.unpack(_FLOCK, fcntl.fcntl(file, fcntl.F_GETLK, asked))
    finally:
        os.close(file)
    return None if kind == fcntl.F_UNLCK else process


def _apt(*words: str) -> int:
    """Run apt-get and return its exit code; while another program holds one of its locks, wait, but
    not for ever. By itself apt-get waits for dpkg's lock only, and only with an option.
    """
    variables = {"DEBIAN_FRONTEND": "noninteractive"}
    patience = ["-qq", "-o", f"DPkg::Lock::Timeout={PATIENCE}"]
    end = time.monotonic() + PATIENCE
    while True:
        _wait_for_locks(end)
        failed = checkout.run("apt-get", *words[:1], *patience, *words[1:], variables=variables)
        if not failed or not any(map(holder, LOCKS)) or time.monotonic() > end:
            return failed


def _wait_for_locks(end: float) -> None:
    is_told = False
    while (held := next(filter(None, map(holder, LOCKS)), None)) and time.monotonic() < end:
        if not is_told:
            print(f"Waiting for process {held}, which holds a lock of apt", flush=True)
            is_told = True
        time.sleep(_BETWEEN_LOOKS)


def provide(libraries: Mapping[str, str]) -> None:
    """See to it that the libraries are there, by installing them where we may."""
    if not sys.platform.startswith("linux"):
        return
    absent = missing(libraries)
    if not absent:
        return
    print(f"Qt needs system libraries that are missing here: {', '.join(absent)}", flush=True)
    install(sorted(set(absent.values())))
    # This process has seen the old list of libraries; the loader has a new one.
    if still := missing(libraries):
        raise CannotContinue(f"Installed, yet not found by the loader: {', '.join(still)}")


def provide_for_tests() -> None:
    """Install the packages that some tests need, where we may; elsewhere they are skipped."""
    absent = missing_files(FOR_TESTS)
    if absent and may_install():
        install(absent)
