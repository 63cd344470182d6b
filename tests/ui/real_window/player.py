"""Somebody who plays whole games by ear, run by Debian's Python: of a window only the tree and the
focus are known, and Tab is never pressed.

    python3 -m tests.ui.real_window.player PLAN REPORT PROGRAM...

PLAN and REPORT are files of JSON, as for `reader`. A plan has `ways_on` too, [[NAME, PANEL], …]:
buttons that continue, pressed whenever they have the focus. Its steps are

    ["Strike", NAME, PANEL]  the focus has come to a panel by itself, arrows reach the thing of that
                             name, and Enter presses it
    ["Hear", NAME, PANEL]    the same, without Enter
    ["Choose", NAME]         press a lit place
    ["Choose", NAME, PANEL]  the same, once the focus has come to a panel by itself
    ["Hold", NAME]           press a pile or a card, unless it is held
    ["See", NAME, CHANGED]   the thing of the first name has the second once it has changed
    [ACTION, NAME]           do this with the thing of that name

Names are those that things begin with; a panel has such words anywhere in its name, and if they
are empty any panel will do. The report holds the panels in which the focus was found.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self, TypeAlias

from tests.ui.real_window.reader import (
    LONGEST_START,
    Atspi,
    GLib,
    NotFoundError,
    Reader,
    action_names,
    everything,
    main,
)

AGAIN = 0.4
"""Seconds after which a key is pressed again that has not been answered: a new panel takes none for
a moment, and a button that commits takes one as a sign that it is meant.
"""
MOVED = 3.0
"""Seconds after which an arrow is pressed again: one that is only late would lead too far."""
STALE = 1.0
"""Seconds after which a window is walked through again for a thing that was not there."""
LONGEST_WALK = 90
RETURN, RIGHT = 0xFF0D, 0xFF53
STATES = Atspi.StateType

Thing: TypeAlias = Any
"""Something in the tree, as AT-SPI gives it."""


class Player(Reader):
    """Reads, walks and presses."""

    def __init__(self, process_id: int, plan: dict[str, Any]) -> None:
        """Begin without a window."""
        super().__init__(process_id)
        self.panels: list[str] = []
        """Those in which the focus was found."""
        self._patience = LONGEST_START
        self._ways_on: list[list[str]] = plan["ways_on"]
        self._focused: Thing = None
        self._moves = 0
        """How often the focus has come to something."""
        self._known: list[tuple[str, Thing]] = []
        """The things found in the window at the last walk through it."""
        self._walked = 0.0
        self._hearing = Atspi.EventListener.new(self._on_focused)
        self._hearing.register("object:state-changed:focused")

    def play(self, plan: dict[str, Any]) -> Self:
        """Take all steps of a plan; raises NotFoundError."""
        self.wait(self.window, LONGEST_START, "window")
        for step in plan["steps"]:
            self._take(step)
            self._patience = plan["patience"]
        return self

    def _take(self, step: list[str]) -> None:
        match step:
            case ["Strike", name, panel]:
                self._walk_to(name, panel)
                self._strike(name)
            case ["Hear", name, panel]:
                self._walk_to(name, panel)
            case ["Choose", name, *panels]:
                for panel in panels:
                    self._find_focus_in(panel)
                self._do("Press", self._await(name, "Press", STATES.SELECTABLE))
            case ["Hold", name]:
                self._hold(name)
            case ["See", name, changed]:
                self._await(name, changed=changed)
            case [action, name]:
                self._do(action, self._await(name, action))
            case _:
                raise ValueError(step)

    # The widget with the focus.

    @property
    def focus(self) -> Thing:
        """The thing with the focus, as deep in the tree as possible; None if there is none."""
        if not is_in_state(self._focused, STATES.FOCUSED):
            focused = [one for one in everything(self.window()) if is_in_state(one, STATES.FOCUSED)]
            self._focused = focused[-1] if focused else None
        return self._focused

    def _on_focused(self, event: Any) -> None:  # noqa: ANN401
        if event.detail1:
            self._focused = event.source
            self._moves += 1

    def _has_focus(self, name: str) -> bool:
        return name_of(self.focus).startswith(name)

    def _is_in(self, panel: str) -> bool:
        """Return whether the focus is in a panel."""
        around = self.focus
        while around is not None and panel not in name_of(around):
            around = parent_of(around)
        return around is not None

    def _find_focus_in(self, panel: str) -> None:
        """Make sure that the focus comes to a panel, with no key that could bring it there."""
        self._go_on_until(lambda: self._is_in(panel) or None, f"the focus in {panel!r}")
        self.panels.append(panel)

    # The actions.

    def _walk_to(self, name: str, panel: str) -> None:
        """Press the right arrow until the thing with the focus has this name."""
        self._find_focus_in(panel)
        for _ in range(LONGEST_WALK):
            if self._has_focus(name):
                return
            self._step(f"arrows that lead to {name!r}")
        raise NotFoundError(f"{name!r} by arrows")

    def _step(self, missing: str) -> None:
        """Press the right arrow until the focus moves."""
        moves = self._moves
        self._strike_until(RIGHT, lambda: self._moves > moves, missing, MOVED)

    def _strike(self, name: str) -> None:
        """Press Enter until the thing with the focus is pressed: it has lost it, or is chosen."""

        def is_pressed() -> bool:
            return not self._has_focus(name) or is_in_state(self._focused, STATES.CHECKED)

        self._strike_until(RETURN, is_pressed, f"an answer of {name!r}")

    def _strike_until(
        self, key: int, is_done: Callable[[], bool], missing: str, again: float = AGAIN
    ) -> None:
        """Strike a key until it has had its effect, again after so many seconds."""
        struck = 0.0

        def done() -> bool | None:
            nonlocal struck
            if is_done():
                return True
            if time.monotonic() > struck + again:
                struck = time.monotonic()
                strike(key)
            return None

        self.wait(done, self._patience, missing)

    def _hold(self, name: str) -> None:
        found = self._await(name, "Press")
        if not is_in_state(found, STATES.CHECKED):
            self._do("Press", found)
            self._await(name, "", STATES.CHECKED)

    def _do(self, action: str, thing: Thing) -> None:
        thing.do_action(action_names(thing).index(action))

    def _await(
        self,
        name: str,
        action: str = "",
        state: Any = None,  # noqa: ANN401
        changed: str = "",
    ) -> Thing:
        """Return a thing of that name, or of one to which it has changed, that has an action and is
        in a state, if these are asked for, as soon as there is one.
        """

        def found() -> Thing:
            for thing in self._called(name):
                if name_of(thing).startswith(changed or name) and can(thing, action, state):
                    return thing
            if time.monotonic() > self._walked + STALE:
                self._known.clear()
            return None

        return self._go_on_until(found, f"{action} {changed or name!r}")

    def _called(self, name: str) -> list[Thing]:
        """Return the thing with such a name at the last walk through the window; walk through it if
        there is none.
        """
        if not any(known.startswith(name) for known, _ in self._known):
            self._known = [(name_of(thing), thing) for thing in everything(self.window())]
            self._walked = time.monotonic()
        return [thing for known, thing in self._known if known.startswith(name)]

    def _go_on_until(self, look: Callable[[], Any], missing: str) -> Any:  # noqa: ANN401
        """Press the buttons that continue until the thing looked for is there."""

        def found() -> Any:  # noqa: ANN401
            here = name_of(self.focus)
            for name, panel in self._ways_on:
                if name in here and self._is_in(panel):
                    self.panels.append(panel)
                    self._strike(here)
            return look()

        return self.wait(found, self._patience, missing)


def name_of(thing: Thing) -> str:
    """The present name of a thing; empty if it has gone."""
    try:
        return "" if thing is None else str(refreshed(thing).get_name())
    except GLib.Error:
        return ""


def parent_of(thing: Thing) -> Thing:
    """The parent of a thing, None if it has gone."""
    try:
        return thing.get_parent()
    except GLib.Error:
        return None


def is_in_state(thing: Thing, state: Any) -> bool:  # noqa: ANN401
    """Return whether a thing is in a state; one that has gone is in none."""
    try:
        return thing is not None and refreshed(thing).get_state_set().contains(state)
    except GLib.Error:
        return False


def can(thing: Thing, action: str, state: Any) -> bool:  # noqa: ANN401
    """Return whether a thing has an action and is in a state, where these are given."""
    if state is not None and not is_in_state(thing, state):
        return False
    try:
        return not action or action in action_names(thing)
    except GLib.Error:
        return False


def refreshed(thing: Thing) -> Thing:
    """Return a thing of which nothing is remembered."""
    thing.clear_cache()
    return thing


def strike(key: int) -> None:
    """Strike a key, given by its keysym, in the window that has the keys."""
    Atspi.generate_keyboard_event(key, None, Atspi.KeySynthType.SYM)


def read(plan: dict[str, Any], process_id: int) -> dict[str, Any]:
    """Play by a plan in the window of a process."""
    player, missing = Player(process_id, plan), ""
    try:
        player.play(plan)
    except NotFoundError as error:
        missing = f"{error}; {name_of(player.focus)!r} has the focus"
    return {"panels": player.panels, "announced": player.announced, "missing": missing}


@contextmanager
def window_manager() -> Iterator[None]:
    """Run a window manager, which gives windows the keys: one opened before never gets them."""
    ready = ["openbox", "--startup", "echo ready"]
    with subprocess.Popen(ready, stdout=subprocess.PIPE) as started:
        assert started.stdout
        started.stdout.readline()
        try:
            yield
        finally:
            started.terminate()


if __name__ == "__main__":
    with window_manager():
        code = main(sys.argv[1:], read)
    sys.exit(code)
