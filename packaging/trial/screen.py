"""A screen that nobody sees, and the windows on it."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import system_libraries
from trial.steps import require

NEEDED: Final = {"Xvfb": "xvfb", "xwininfo": "x11-utils", "xprop": "x11-utils"}


@contextmanager
def hidden_screen() -> Iterator[str]:
    """A screen of its own number, such as ``:7``, until it is left.

    It does not begin again when its last program has ended (``-noreset``): that cuts off the next
    one, where it comes at the same moment.
    """
    absent = {package for program, package in NEEDED.items() if not shutil.which(program)}
    if absent:
        system_libraries.install(sorted(absent))
    reading, writing = os.pipe()
    words = ["Xvfb", "-displayfd", str(writing), "-noreset", "-screen", "0", "1280x800x24"]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(
        [*words, "-ac", "-nolisten", "tcp"], pass_fds=[writing], stdout=quiet, stderr=quiet
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    try:
        require(number, "Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def windows(display: str, window_class: str) -> list[str]:
    """The numbers of the titled windows of a class on a screen."""
    command = ["xwininfo", "-display", display, "-root", "-tree"]
    # A window that closes meanwhile makes xwininfo fail, with its output so far written.
    listing = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return titled(listing, window_class)


def titled(listing: str, window_class: str) -> list[str]:
    """The numbers of the windows of a class in the output of xwininfo, except those without titles,
    which Qt's title bar has not either, and those that are too small to be seen.
    """
    line = rf'^\s+(0x[0-9a-f]+) "(?!_q_).+": \("[^"]*" "{re.escape(window_class)}"\)  (\d+)x'
    found = re.findall(line, listing, re.MULTILINE)
    return [number for number, width in found if int(width) > 100]


def properties(display: str, window: str) -> str:
    """The properties that a window shows the desktop."""
    command = ["xprop", "-display", display, "-id", window]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
