"""A screen reader for tests, run by Debian's Python: finds things in a window by their names alone.

    python3 -m tests.ui.real_window.reader PLAN REPORT PROGRAM...

It starts the program, follows the plan through AT-SPI, and ends the program. PLAN and REPORT are
files of JSON; a plan is `{"patience": SECONDS, "steps": [[ACTION, NAME], ...]}`: perform the action
ACTION on the first thing whose name begins with NAME. The report holds the names of all that is in
the window before each step and after the last, and all announcements. The exit code is 3 if
something was not found.
"""

import importlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

gi = importlib.import_module("gi")
gi.require_version("Atspi", "2.0")
Atspi = importlib.import_module("gi.repository.Atspi")
GLib = importlib.import_module("gi.repository.GLib")

LONGEST_START = 60.0
LONGEST_ANSWER = 20_000
"""Milliseconds after which a program that does not answer counts as ended; enough for a busy one.
"""
PAUSE = 0.05
LONGEST_PAUSE = 0.5
"""Seconds between two looks for something: the longer it does not come, the more."""
NOT_FOUND = 3
_BUILDING_SITES = (", facing ", ": empty")
"""A part of the name of every square of the wall, or of every free town of the map."""


class NotFoundError(Exception):
    """Something that a step names has not come up."""


class Reader:
    """Reads one program and acts on it."""

    def __init__(self, process_id: int) -> None:
        Atspi.set_timeout(LONGEST_ANSWER, LONGEST_ANSWER)
        self.announced: list[str] = []
        self._process_id = process_id
        self._events = GLib.MainContext.default()
        self._listener = Atspi.EventListener.new(self._on_announced)
        self._listener.register("object:announcement")

    def wait(self, look: Callable[[], Any], patience: float, missing: str) -> Any:  # noqa: ANN401
        """Return the thing looked for as soon as it is there."""
        end, pause = time.monotonic() + patience, PAUSE
        while time.monotonic() < end:
            while self._events.iteration(False):
                pass
            found = look()
            if found is not None:
                return found
            time.sleep(pause)
            pause = min(1.5 * pause, LONGEST_PAUSE)
        raise NotFoundError(missing)

    def window(self) -> Any:  # noqa: ANN401
        """Return the first window of the program, None before there is one."""
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for program in children(desktop):
            if program.get_process_id() == self._process_id:
                return next(children(program), None)
        return None

    def thing(self, action: str, name: str) -> tuple[Any, int] | None:
        """Return the first thing of that name with that action, and the action's number; a place
        to build on only once it can be chosen: a button that was pressed takes a moment to act.
        """
        for found in everything(self.window()):
            if found.get_name().startswith(name) and _is_ready(found):
                actions = action_names(found)
                if action in actions:
                    return found, actions.index(action)
        return None

    def names(self) -> list[str]:
        """Return all names in the window."""
        return [name for found in everything(self.window()) if (name := found.get_name())]

    def follow(self, step: tuple[str, str], patience: float) -> None:
        """Do one step of the plan."""
        action, name = step
        found = self.wait(lambda: self.thing(action, name), patience, f"{action}: {name}")
        found[0].do_action(found[1])

    def _on_announced(self, event: Any) -> None:  # noqa: ANN401
        self.announced.append(str(event.any_data))


def children(found: Any) -> Iterator[Any]:  # noqa: ANN401
    """The children of a thing, without those that vanish during the question."""
    for number in range(found.get_child_count()):
        child = found.get_child_at_index(number)
        if child is not None:
            yield child


def everything(found: Any) -> Iterator[Any]:  # noqa: ANN401
    """A thing and all that is in it, without the hidden parts."""
    try:
        found.clear_cache()
        if not found.get_state_set().contains(Atspi.StateType.VISIBLE):
            return
        yield found
        for child in children(found):
            yield from everything(child)
    except GLib.Error:
        return


def _is_ready(found: Any) -> bool:  # noqa: ANN401
    """Whether a thing is no place to build on, or one that can be chosen."""
    name = found.get_name()
    is_site = any(mark in name for mark in _BUILDING_SITES)
    return not is_site or found.get_state_set().contains(Atspi.StateType.SELECTABLE)


def action_names(found: Any) -> list[str]:  # noqa: ANN401
    """The actions of a thing."""
    if "Action" not in found.get_interfaces():
        return []
    return [found.get_action_name(number) for number in range(found.get_n_actions())]


def read(plan: dict[str, Any], process_id: int) -> dict[str, Any]:
    """Follow a plan in the window of a process."""
    reader = Reader(process_id)
    report: dict[str, Any] = {"names": [], "announced": reader.announced, "missing": ""}
    try:
        reader.wait(reader.window, LONGEST_START, "window")
        for number, step in enumerate(plan["steps"]):
            patience = plan["patience"] if number else LONGEST_START
            action, name = step
            reader.wait(lambda: reader.thing(action, name), patience, name)  # noqa: B023
            report["names"].append(reader.names())
            reader.follow(step, patience)
        reader.wait(lambda: reader.thing("Press", plan["at_last"]), plan["patience"], "the end")
        report["names"].append(reader.names())
    except NotFoundError as missing:
        report["missing"] = str(missing)
    return report


def main(arguments: list[str], read: Callable[[dict[str, Any], int], dict[str, Any]] = read) -> int:
    """Run the program and report on it, as it is read."""
    plan, report, *program = arguments
    Atspi.get_desktop(0).get_child_count()  # starts the bus, which a program looks for only once
    variables = {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QPA_PLATFORM": "xcb"}
    with subprocess.Popen(program, env={**os.environ, **variables}) as process:
        try:
            found = read(json.loads(Path(plan).read_text("utf-8")), process.pid)
        finally:
            process.terminate()
    Path(report).write_text(json.dumps(found), "utf-8")
    return NOT_FOUND if found["missing"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
