"""``dev.py measure``: the size of the bundle in ``dist/`` and of its largest parts, and how soon
its window is on the screen, compared with ``python -m changcheng_qt``. Linux only.

Both are started in turn on a screen of their own (Xvfb), with a home that remembers nothing, until
the X server says that a window was shown; the medians are compared. Both are warm at the first
measurement: each is started once before.

``--wine`` compares the bundle for Windows, under Wine, with that for Linux, both on one processor:
a program and Wine's server wait for each other a thousand times as it starts, and from one
processor to another each of these waits costs more than the work. Another program runs before, so
that the desktop of Wine is there, as that of Windows always is.
"""

import argparse
import ctypes
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import system_libraries
from build import bundle
from checkout import ENVIRONMENT, ROOT, CannotContinue, python_in
from trial.screen import hidden_screen, windows
from trial.steps import wait_for
from trial.windows_player import OWN
from wine import bundle as of_windows
from wine import gaps
from wine.cache import CACHE
from wine.prefix import Prefix, fresh_prefix

RUNS: Final = 15
LARGEST: Final = 12
MOST_MEGABYTES: Final = 160
"""The bundle may have no more; 11 of them are for play with others: TLS, sealing, the local
network.
"""
MOST_TIMES: Final = 1.2
MOST_TIMES_UNDER_WINE: Final = 3.0
RESIDENT: Final = "notepad"
"""The program that keeps Wine's desktop."""
PATIENCE: Final = 30
"""Seconds after which no window will come."""
SUBSTRUCTURE: Final = 1 << 19
MAP_NOTIFY: Final = 19
LONGS_IN_EVENT: Final = 24
"""Xlib's mask for new windows, its event for one, and the size of any event."""
Start: TypeAlias = Callable[[str], "subprocess.Popen[bytes]"]
"""Starts a program in the home of the name."""


def main(arguments: list[str]) -> int:
    """Print sizes and times; 1 if either is more than is promised."""
    parser = argparse.ArgumentParser(prog="dev.py measure", description=__doc__)
    parser.add_argument("--bundle", type=Path, default=ROOT / "dist" / bundle.FOLDER)
    parser.add_argument("--runs", type=int, default=RUNS, help="how often each is started")
    parser.add_argument("--wine", action="store_true", help="the bundle for Windows under Wine")
    options = parser.parse_args(arguments)
    folder: Path = options.bundle.resolve()
    sizes = part_sizes(folder)
    whole = sizes.total() / 1e6
    print(f"{folder.name}: {whole:.1f} MB (at most {MOST_MEGABYTES}); its largest parts:")
    for part, size in sizes.most_common(LARGEST):
        print(f"  {size / 1e6:6.1f} MB  {part}")
    system_libraries.provide(system_libraries.X11)
    try:
        return int(whole > MOST_MEGABYTES) | measure_times(folder, options)
    except CannotContinue as reason:
        print(f"\n{reason}", file=sys.stderr)
        return 1


def measure_times(folder: Path, options: argparse.Namespace) -> int:
    """Print the times to a window, as the options ask; 1 if the bundle's is too long."""
    program = partial(start, (folder / bundle.FOLDER,))
    if options.wine:
        reference, measured, most = "the bundle", "the bundle for Windows", MOST_TIMES_UNDER_WINE
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    else:
        reference, measured, most = "python -m changcheng_qt", "the bundle", MOST_TIMES
    with hidden_screen() as display:
        os.environ["DISPLAY"] = display
        if options.wine:
            seconds = beside_wine(program, folder.parent, display, options.runs)
        else:
            in_source = partial(start, (str(python_in(ENVIRONMENT)), "-m", "changcheng_qt"))
            seconds = in_turn((in_source, program), options.runs)
    first, second = seconds
    times = second / first
    print(f"window shown after {first * 1e3:.0f} ms by {reference}")
    print(f"window shown after {second * 1e3:.0f} ms by {measured}: {times:.2f} times as long")
    return int(times > most)


def beside_wine(on_linux: Start, dist: Path, display: str, runs: int) -> list[float]:
    """The medians of the seconds to a window of a program for Linux, and of the bundle of the
    wheel for Windows in `dist`.
    """
    made = of_windows.build_bundle(of_windows.wheel_in(dist)) / of_windows.PROGRAM
    with fresh_prefix(CACHE, display) as wine:
        gaps.fill(wine)
        wine.start(RESIDENT)
        wait_for(lambda: bool(windows(display, f"{RESIDENT}.exe")), PATIENCE, "Wine shows nothing")
        return in_turn((on_linux, partial(start_under_wine, wine, made)), runs)


def start_under_wine(wine: Prefix, program: Path, _: str) -> "subprocess.Popen[bytes]":
    """Start a program of Windows for a user who has never played."""
    shutil.rmtree(wine.user / OWN, ignore_errors=True)
    return wine.start(program)


def part_sizes(folder: Path) -> Counter[str]:
    """The bytes in each part of a bundle: a large file, or a folder of smaller ones."""
    sizes: Counter[str] = Counter()
    for file in folder.rglob("*"):
        if file.is_file() and not file.is_symlink():
            size = file.stat().st_size
            name = file.relative_to(folder)
            sizes[str(name if size > 2e6 else f"{name.parent}/…")] += size
    return sizes


def in_turn(programs: Sequence[Start], runs: int) -> list[float]:
    """Start each program so often, in turn; return the median of its seconds to a window."""
    seconds: list[list[float]] = [[] for _ in programs]
    for run in range(runs + 1):
        for program, measured in zip(programs, seconds, strict=True):
            passed = until_window(program)
            if run:
                measured.append(passed)
    return [statistics.median(measured) for measured in seconds]


def start(command: Sequence[str | Path], home: str) -> "subprocess.Popen[bytes]":
    """Start a program for Linux in a home."""
    return subprocess.Popen(command, cwd=ROOT, env=environ_at(home))


def until_window(start_program: Start) -> float:
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
        program = start_program(home)
        try:
            while not x11.XCheckTypedEvent(display, MAP_NOTIFY, ctypes.byref(event)):
                if time.perf_counter() - begun > PATIENCE:
                    raise TimeoutError(f"no window by {program.args!r}")
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
