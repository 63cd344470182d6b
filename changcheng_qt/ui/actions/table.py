"""The shell's actions and menus, as data: names, words, keys, and in which menu they lie.

A key is written as Qt's portable text, `Ctrl` being the Command key on a Mac. Words are functions,
asked for anew after every switch of language. `at_gate` marks what is also possible while the gate
hides the table; everything else rests until it is lifted.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from changcheng_qt.ui.looks.icons import Icon

translate = QCoreApplication.translate

Text: TypeAlias = Callable[[], str]
"""Says something in the language of the interface."""

_ADDED_MNEMONIC: Final = re.compile(r"\s*\(&.\)")


def without_mnemonic(text: str) -> str:
    """Return the words of a menu entry without the sign, or the added letter, of its mnemonic."""
    return _ADDED_MNEMONIC.sub("", text).replace("&", "")


def fit_text() -> str:
    """Say that the whole board is to be shown."""
    return translate("Actions", "Fit board")


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One thing that menus, keys and buttons can do."""

    name: str
    text: Text
    keys: tuple[str, ...] = ()
    icon: Icon | None = None
    checkable: bool = False
    at_gate: bool = False
    repeats: bool = False
    """Whether it goes on for as long as its key is held: all else is done once a stroke."""


@dataclass(frozen=True, slots=True)
class KeySpec:
    """Keys that do something where the focus is, and are no shortcuts of an action."""

    name: str
    text: Text
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MenuSpec:
    """A menu: names of actions and of submenus, None for a line between them.

    A name that is no action's is a submenu of choices, filled in by the window: recent files,
    theme, language.
    """

    name: str
    text: Text
    entries: tuple[str | None, ...]


ACTIONS: Final = (
    ActionSpec(
        "new_game",
        lambda: translate("Actions", "New game…"),
        ("Ctrl+N",),
        Icon.NEW,
        at_gate=True,
    ),
    ActionSpec("rematch", lambda: translate("Actions", "Rematch"), at_gate=True),
    ActionSpec(
        "open_game",
        lambda: translate("Actions", "Open a saved game…"),
        ("Ctrl+O",),
        Icon.OPEN,
        at_gate=True,
    ),
    ActionSpec(
        "save_as",
        lambda: translate("Actions", "Save a copy…"),
        ("Ctrl+S",),
        Icon.SAVE,
        at_gate=True,
    ),
    ActionSpec("abandon", lambda: translate("Actions", "Back to start page"), at_gate=True),
    ActionSpec("quit", lambda: translate("Actions", "Quit"), ("Ctrl+Q",), at_gate=True),
    ActionSpec("undo", lambda: translate("Actions", "Undo"), ("Ctrl+Z",), Icon.UNDO),
    ActionSpec("redo", lambda: translate("Actions", "Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), Icon.REDO),
    ActionSpec(
        "reset_turn",
        lambda: translate("Actions", "Restart turn"),
        ("Ctrl+Backspace",),
        Icon.RESET,
    ),
    ActionSpec("take_back", lambda: translate("Actions", "Ask to take back…")),
    ActionSpec(
        "hide_hand", lambda: translate("Actions", "Hide my hand"), ("Ctrl+L",), Icon.HAND_OVER
    ),
    ActionSpec("fit", fit_text, ("F",), Icon.FIT),
    ActionSpec(
        "zoom_in",
        lambda: translate("Actions", "Zoom in"),
        ("Ctrl++", "Ctrl+="),
        Icon.ZOOM_IN,
        repeats=True,
    ),
    ActionSpec(
        "zoom_out",
        lambda: translate("Actions", "Zoom out"),
        ("Ctrl+-",),
        Icon.ZOOM_OUT,
        repeats=True,
    ),
    ActionSpec("last_round", lambda: translate("Actions", "Replay last round"), ("R",)),
    ActionSpec("changes", lambda: translate("Actions", "Highlight changes"), ("C",)),
    ActionSpec(
        "side_panel",
        lambda: translate("Actions", "Side panel"),
        ("L",),
        Icon.LOG,
        checkable=True,
    ),
    ActionSpec(
        "switch_theme",
        lambda: translate("Actions", "Toggle dark mode"),
        (),
        Icon.MOON,
        at_gate=True,
    ),
    ActionSpec(
        "settings",
        lambda: translate("Actions", "Settings…"),
        ("Ctrl+,",),
        Icon.GEAR,
        at_gate=True,
    ),
    ActionSpec(
        "full_screen",
        lambda: translate("Actions", "Full screen"),
        ("F11",),
        checkable=True,
        at_gate=True,
    ),
    ActionSpec("pause_bots", lambda: translate("Actions", "Pause bots"), ("P",), Icon.PAUSE),
    ActionSpec("step_bots", lambda: translate("Actions", "Step"), (".",), Icon.STEP),
    ActionSpec(
        "reference",
        lambda: translate("Actions", "Rules at a glance"),
        ("F1",),
        Icon.HELP,
        at_gate=True,
    ),
    ActionSpec(
        "keys",
        lambda: translate("Actions", "Keyboard shortcuts"),
        ("?", "Shift+?"),
        at_gate=True,
    ),
    ActionSpec(
        "options_in_force",
        lambda: translate("Actions", "Game options"),
        ("Ctrl+I",),
        Icon.SETTINGS,
        at_gate=True,
    ),
    ActionSpec("about", lambda: translate("Actions", "About"), at_gate=True),
    ActionSpec("menu", lambda: translate("Actions", "Menu"), ("F10",), Icon.MENU, at_gate=True),
)

BEGINNINGS: Final = ("new_game", "open_game")
"""Ways to a match where there is none."""

WALK_BACK: Final = "walk_back"
WALK_ON: Final = "walk_on"
CONFIRM: Final = "confirm"
GO_ON: Final = "go_on"

PLAIN_KEYS: Final = (
    KeySpec(WALK_ON, lambda: translate("Keys", "Move to next option"), ("Right", "Down")),
    KeySpec(WALK_BACK, lambda: translate("Keys", "Move to previous option"), ("Left", "Up")),
    KeySpec(CONFIRM, lambda: translate("Keys", "Confirm"), ("Return", "Enter")),
    KeySpec(GO_ON, lambda: translate("Keys", "Skip animation or continue"), ("Space",)),
)
"""What keys do on the board and in the panels over it, whatever the title."""

OF_A_MATCH: Final = (
    "rematch",
    "save_as",
    "abandon",
    "undo",
    "redo",
    "reset_turn",
    "take_back",
    "hide_hand",
    "fit",
    "zoom_in",
    "zoom_out",
    "last_round",
    "changes",
    "side_panel",
    "pause_bots",
    "step_bots",
    "options_in_force",
)
"""The actions that rest while no match is on the table."""

MENUS: Final = (
    MenuSpec(
        "game",
        lambda: translate("Menus", "&Game"),
        (
            "new_game",
            "rematch",
            None,
            "open_game",
            "recent",
            "save_as",
            None,
            "pause_bots",
            "step_bots",
            None,
            "abandon",
            None,
            "quit",
        ),
    ),
    MenuSpec(
        "edit",
        lambda: translate("Menus", "&Edit"),
        ("undo", "redo", "reset_turn", "take_back", None, "hide_hand"),
    ),
    MenuSpec(
        "view",
        lambda: translate("Menus", "&View"),
        (
            "fit",
            "zoom_in",
            "zoom_out",
            None,
            "last_round",
            "changes",
            None,
            "switch_theme",
            "theme",
            "language",
            "settings",
            None,
            "side_panel",
            "full_screen",
        ),
    ),
    MenuSpec(
        "help",
        lambda: translate("Menus", "&Help"),
        ("reference", "keys", "options_in_force", None, "about"),
    ),
)
