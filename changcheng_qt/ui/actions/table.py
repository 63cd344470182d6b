"""The shell's actions and menus, as data: names, words, keys, and their menus.

A key is written as Qt's portable text, `Ctrl` being the Command key on a Mac. Words are functions,
called again after every switch of language. `at_gate` marks actions that are also possible while
the gate hides the table; all others are disabled until it is lifted.
"""

import re
from collections.abc import Callable
from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication

from changcheng_qt.ui.looks.icons import Icon

translate = QCoreApplication.translate

Text: TypeAlias = Callable[[], str]
"""Returns a text in the language of the interface."""

_ADDED_MNEMONIC: Final = re.compile(r"\s*\(&.\)")


def without_mnemonic(text: str) -> str:
    """Return the words of a menu entry without the sign, or the added letter, of its mnemonic."""
    return _ADDED_MNEMONIC.sub("", text).replace("&", "")


def fit_text() -> str:
    """Return the name of the action that shows the whole board."""
    return translate("Actions", "Fit board")


def enlarge_text() -> str:
    """Return the name of the same action while the whole board is shown."""
    return translate("Actions", "Enlarge board")


def play_out_text() -> str:
    """Return the name of the action by which bots play to the end without pauses."""
    return translate("Actions", "Play out quickly")


def stop_playing_out_text() -> str:
    """Return the name of the same action while they do."""
    return translate("Actions", "Stop playing out")


class Needs(IntEnum):
    """The content of the table that an action requires; each level includes those below it."""

    NOTHING = 0
    GAME = 1
    """A match, or the replay of one."""
    MATCH = 2


class ActionSpec(NamedTuple):
    """One action of menus, keys and buttons.

    Its function is connected by name: in `ui.window` if it is the shell's, and in `action_slots` of
    the title's board (`ui.seam.table.BoardControls`) if it is the board's.
    """

    name: str
    text: Text
    keys: tuple[str, ...] = ()
    icon: Icon | None = None
    checkable: bool = False
    at_gate: bool = False
    needs: Needs = Needs.NOTHING
    repeats: bool = False
    """Whether it continues for as long as its key is held: all others act once a stroke."""


class KeySpec(NamedTuple):
    """Keys that act where the focus is, and are no shortcuts of an action."""

    name: str
    text: Text
    keys: tuple[str, ...]


class MenuSpec(NamedTuple):
    """A menu: names of actions and of submenus, None for a separator.

    A name that is no action's is a submenu of choices, filled in by the window: recent files,
    theme, language, volume.
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
    ActionSpec("rematch", lambda: translate("Actions", "Rematch"), at_gate=True, needs=Needs.GAME),
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
        needs=Needs.GAME,
    ),
    ActionSpec("together", lambda: translate("Actions", "Play with others…"), at_gate=True),
    ActionSpec("statistics", lambda: translate("Actions", "Statistics…"), at_gate=True),
    ActionSpec(
        "invite_to_watch",
        lambda: translate("Actions", "Copy an invitation to watch"),
        needs=Needs.MATCH,
    ),
    ActionSpec(
        "propose_end",
        lambda: translate("Actions", "Ask to stop here…"),
        needs=Needs.MATCH,
    ),
    ActionSpec(
        "abandon",
        lambda: translate("Actions", "Back to start page"),
        at_gate=True,
        needs=Needs.MATCH,
    ),
    ActionSpec("quit", lambda: translate("Actions", "Quit"), ("Ctrl+Q",), at_gate=True),
    ActionSpec(
        "undo", lambda: translate("Actions", "Undo"), ("Ctrl+Z",), Icon.UNDO, needs=Needs.MATCH
    ),
    ActionSpec(
        "redo",
        lambda: translate("Actions", "Redo"),
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        Icon.REDO,
        needs=Needs.MATCH,
    ),
    ActionSpec(
        "reset_turn",
        lambda: translate("Actions", "Restart turn"),
        ("Ctrl+Backspace",),
        Icon.RESET,
        needs=Needs.MATCH,
    ),
    ActionSpec("take_back", lambda: translate("Actions", "Ask to take back…"), needs=Needs.MATCH),
    ActionSpec("players", lambda: translate("Actions", "Change players…"), needs=Needs.MATCH),
    ActionSpec("game_help", lambda: translate("Actions", "Help for this game…"), needs=Needs.MATCH),
    ActionSpec(
        "hide_hand",
        lambda: translate("Actions", "Hide my hand"),
        ("Ctrl+L",),
        Icon.HAND_OVER,
        needs=Needs.MATCH,
    ),
    ActionSpec("fit", fit_text, ("F",), Icon.FIT, needs=Needs.GAME),
    ActionSpec(
        "zoom_in",
        lambda: translate("Actions", "Zoom in"),
        ("Ctrl++", "Ctrl+="),
        Icon.ZOOM_IN,
        repeats=True,
        needs=Needs.GAME,
    ),
    ActionSpec(
        "zoom_out",
        lambda: translate("Actions", "Zoom out"),
        ("Ctrl+-",),
        Icon.ZOOM_OUT,
        repeats=True,
        needs=Needs.GAME,
    ),
    ActionSpec("hint", lambda: translate("Actions", "Hint"), ("H",), Icon.HINT, needs=Needs.MATCH),
    ActionSpec(
        "last_round", lambda: translate("Actions", "Replay last round"), ("R",), needs=Needs.MATCH
    ),
    ActionSpec(
        "changes", lambda: translate("Actions", "Highlight changes"), ("C",), needs=Needs.GAME
    ),
    ActionSpec(
        "side_panel",
        lambda: translate("Actions", "Side panel"),
        ("L",),
        Icon.LOG,
        checkable=True,
        needs=Needs.GAME,
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
        "mute",
        lambda: translate("Actions", "Mute sounds"),
        ("M",),
        checkable=True,
        at_gate=True,
    ),
    ActionSpec(
        "full_screen",
        lambda: translate("Actions", "Full screen"),
        ("F11",),
        checkable=True,
        at_gate=True,
    ),
    ActionSpec(
        "pause_bots",
        lambda: translate("Actions", "Pause bots"),
        ("P",),
        Icon.PAUSE,
        needs=Needs.MATCH,
    ),
    ActionSpec(
        "step_bots", lambda: translate("Actions", "Step"), (".",), Icon.STEP, needs=Needs.MATCH
    ),
    ActionSpec("play_out", play_out_text, ("Ctrl+E",), needs=Needs.MATCH),
    ActionSpec(
        "reference",
        lambda: translate("Actions", "Rules at a glance"),
        ("F1",),
        Icon.HELP,
        at_gate=True,
    ),
    ActionSpec("learn", lambda: translate("Actions", "Learn to play…"), at_gate=True),
    ActionSpec("rulebook", lambda: translate("Actions", "Rulebook"), ("Shift+F1",)),
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
        needs=Needs.GAME,
    ),
    ActionSpec("about", lambda: translate("Actions", "About"), at_gate=True),
    ActionSpec("menu", lambda: translate("Actions", "Menu"), ("F10",), Icon.MENU, at_gate=True),
)

BEGINNINGS: Final = ("new_game", "together", "open_game")
"""Ways to start a match where there is none."""

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
"""Keys on the board and in the panels over it, for every title."""

MENUS: Final = (
    MenuSpec(
        "game",
        lambda: translate("Menus", "&Game"),
        (
            "new_game",
            "rematch",
            "together",
            None,
            "open_game",
            "recent",
            "save_as",
            "statistics",
            None,
            "pause_bots",
            "step_bots",
            "play_out",
            None,
            "propose_end",
            "abandon",
            "quit",
        ),
    ),
    MenuSpec(
        "edit",
        lambda: translate("Menus", "&Edit"),
        (
            "undo",
            "redo",
            "reset_turn",
            "take_back",
            None,
            "players",
            "invite_to_watch",
            "hide_hand",
        ),
    ),
    MenuSpec(
        "view",
        lambda: translate("Menus", "&View"),
        (
            "fit",
            "zoom_in",
            "zoom_out",
            "side_panel",
            "full_screen",
            None,
            "last_round",
            "changes",
            None,
            "switch_theme",
            "theme",
            "language",
            "mute",
            "volume",
            "settings",
        ),
    ),
    MenuSpec(
        "help",
        lambda: translate("Menus", "&Help"),
        (
            "hint",
            "game_help",
            None,
            "learn",
            "reference",
            "rulebook",
            None,
            "keys",
            "options_in_force",
            None,
            "about",
        ),
    ),
)
