"""``dev.py measure``: the size of the bundle in ``dist/`` and of its largest parts, and how soon
its window is on the screen, compared with ``python -m changcheng_qt``. Linux only.

Both are started in turn on a screen of their own (Xvfb), with a home that remembers nothing, until
the X server says that a window was shown; the medians are compared. Both are warm at the first
measurement: each is started once before.
"""

import argparse
import ctypes
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import system_libraries
from build import bundle
from checkout import ENVIRONMENT, ROOT, python_in
from trial.screen import hidden_screen

RUNS: Final = 15
LARGEST: Final = 12
MOST_MEGABYTES: Final = 160
"""Of these, 11 are for play with others: TLS, sealing, tables in the local network."""
MOST_TIMES: Final = 1.2
PATIENCE: Final = 30
"""Seconds after which no window will come."""
SUBSTRUCTURE: Final = 1 << 19
MAP_NOTIFY: Final = 19
LONGS_IN_EVENT: Final = 24
"""Xlib's mask for new windows, its event for one, and the size of any event."""


def main(arguments: list[str]) -> int:
    """Print sizes and times; 1 if either is more than is promised."""
    parser = argparse.ArgumentParser(prog="dev.py measure", description=__doc__)
    parser.add_argument("--bundle", type=Path, default=ROOT / "dist" / bundle.FOLDER)
    parser.add_argument("--runs", type=int, default=RUNS, help="how often each is started")
    options = parser.parse_args(arguments)
    folder: Path = options.bundle.resolve()
    sizes = part_sizes(folder)
    whole = sizes.total() / 1e6
    print(f"{folder.name}: {whole:.1f} MB (at most {MOST_MEGABYTES}); its largest parts:")
    for part, size in sizes.most_common(LARGEST):
        print(f"  {size / 1e6:6.1f} MB  {part}")
    system_libraries.provide(system_libraries.X11)
    in_source = (str(python_in(ENVIRONMENT)), "-m", "changcheng_qt")
    with hidden_screen() as display:
        os.environ["DISPLAY"] = display
        in_python, in_bundle = in_turn((in_source, (folder / bundle.FOLDER,)), options.runs)
    times = in_bundle / in_python
    print(f"window shown after {in_python * 1e3:.0f} ms by python -m changcheng_qt")
    print(f"window shown after {in_bundle * 1e3:.0f} ms by the bundle: {times:.2f} times as long")
    return int(whole > MOST_MEGABYTES or times > MOST_TIMES)


def part_sizes(folder: Path) -> Counter[str]:
    """The bytes in each part of a bundle: a large file, or a folder of smaller ones."""
    sizes: Counter[str] = Counter()
    for file in folder.rglob("*"):
        if file.is_file() and not file.is_symlink():
            size = file.stat().st_size
            name = file.relative_to(folder)
            sizes[str(name if size > 2e6 else f"{name.parent}/…")] += size
    return sizes


def in_turn(commands: Sequence[Sequence[str | Path]], runs: int) -> list[float]:
    """Start each command so often, in turn; return the median of its seconds to a window."""
    seconds: list[list[float]] = [[] for _ in commands]
    for run in range(runs + 1):
        for command, measured in zip(commands, seconds, strict=True):
            passed = until_window(command)
            if run:
                measured.append(passed)
    return [statistics.median(measured) for measured in seconds]


def until_window(command: Sequence[str | Path]) -> float:
    """Start a program; return the seconds until the X server shows a window, and end it."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XDefaultRootWindow.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    if not display.value:
        raise ConnectionError("the X server does not answer")
    root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
    x11.XSelectInput(display, root, ctypes.c_long(SUBSTRUCTURE))
    x11.XSync(display, 0)
    event = (ctypes.c_long * LONGS_IN_EVENT)()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        begun = time.perf_counter()
        program = subprocess.Popen(command, cwd=ROOT, env=environ_at(home))
        try:
            while not x11.XCheckTypedEvent(display, MAP_NOTIFY, ctypes.byref(event)):
                if time.perf_counter() - begun > PATIENCE:
                    raise TimeoutError(f"{command[0]} shows no window")
                time.sleep(0.001)
            return time.perf_counter() - begun
        finally:
            program.kill()
            program.wait()
            x11.XCloseDisplay(display)


def environ_at(home: str) -> dict[str, str]:
    """The variables of a user who has never played."""
    away = {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "WAYLAND_DISPLAY"}
    kept = {name: value for name, value in os.environ.items() if name not in away}
    return {**kept, "HOME": home, "TMPDIR": home, "QT_QPA_PLATFORM": "xcb"}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
