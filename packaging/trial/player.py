"""A player's deeds with an installed program: tries it, double clicks a game, keeps the games."""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import checkout
from build import desktop, product, texts
from changcheng_qt.saves.savefile import SUFFIX
from changcheng_qt.titles import TITLES
from trial import old_home
from trial.bots_games import AT_ONCE, WHOLE_GAME, is_over, require_whole, write_new_game
from trial.roots import HOME, PLAYER, Root, require_no_trace, walk
from trial.screen import properties, windows
from trial.steps import TrialFailed, require, step, wait_for

GAME: Final = checkout.ROOT / "tests/saves/corpus/2-running-sealed.changcheng"
GAMES: Final = Path(".local/share/changcheng_qt/games")
OWN_FOLDERS: Final = (".local/share/changcheng_qt", ".config/changcheng_qt")
"""The player's own folders, which stay."""
DESKTOP_TOOLS: Final = ("desktop-file-utils", "libglib2.0-bin", "shared-mime-info", "xdg-utils")
SECONDS: Final = 60
"""How long a window may take to come up; the machine may be busy."""


def check_itself(root: Root, display: str, command: str) -> None:
    """The program checks itself on the screen in every language; a missing font fails it."""
    screen = {"DISPLAY": display}
    for language in texts.LANGUAGES:
        with step(f"{command} --smoke --lang {language}"):
            root.play(command, "--smoke", "--lang", language, variables=screen)


def notice_loss(root: Root, display: str, command: str, lost: Path) -> None:
    """Without one of its files the program finds fault with itself."""
    hidden = lost.with_name("away")
    with step(f"without {lost.name} it fails"):
        lost.rename(hidden)
        try:
            root.play(
                command, "--smoke", "--lang", "fr", variables={"DISPLAY": display}, fails=True
            )
        finally:
            hidden.rename(lost)


def double_click(root: Root, display: str) -> None:
    """The command of a double click on a saved game opens it, and keeps a copy of it."""
    for opener in (["gio", "open"], ["xdg-open"]):
        game = root.home / "game.changcheng"
        shutil.copy(GAME, game)
        os.chown(game, PLAYER, PLAYER)
        with step(f"{' '.join(opener)} {game.name}"):
            open_with(root, display, [*opener, f"{HOME}/{game.name}"])


def come_from_old_version(root: Root, display: str, command: str) -> None:
    """The program starts in the home of a player of an older version, and keeps all of it."""
    own, config = (root.home / folder for folder in OWN_FOLDERS)
    with step("what version 0.2.0 has left in the player's home is kept"):
        old_home.lay(config, own)
        root.run("chown", "-R", f"{PLAYER}:{PLAYER}", HOME)
        open_with(root, display, [command])
        old_home.require_kept(config, own)


def play_titles(root: Root, display: str, command: str) -> None:
    """Bots play a game of each title to its end, at once, in a window that opens it."""
    settings = root.home / OWN_FOLDERS[1] / old_home.SETTINGS
    settings.write_text(json.dumps(AT_ONCE), encoding="utf-8")
    for title in TITLES:
        with step(f"bots play a game of {title.name} to its end"):
            play_title(root, display, command, title.name)


def play_title(root: Root, display: str, command: str, title: str) -> None:
    """Open a game of bots of a title, with a Chinese name; check that it is kept to its end."""
    game = root.home / f"{title} 長城{SUFFIX}"
    write_new_game(game, title)
    os.chown(game, PLAYER, PLAYER)
    before = kept_games(root)

    def ended() -> list[str]:
        return [n for n, told in kept_games(root).items() if n not in before and is_over(told)]

    with opened(root, display, [command, f"{HOME}/{game.name}"]):
        wait_for(lambda: bool(ended()), WHOLE_GAME, f"{game.name} does not end")
    game.unlink()
    (name,) = ended()
    require_whole(name, kept_games(root)[name])


def open_with(root: Root, display: str, words: list[str]) -> None:
    """Open a game, see that a window comes up that its desktop can tell, and that a copy is kept;
    close all.
    """
    with opened(root, display, words):
        told = properties(display, windows(display, desktop.WINDOW_CLASS)[0])
        entry = desktop.ENTRY_FILE.removesuffix(".desktop")
        require(f'"{entry}"' in told, f"the window does not tell its menu entry, {entry}:\n{told}")
        wait_for(lambda: bool(kept_games(root)), SECONDS, f"no game in {GAMES}")


@contextmanager
def opened(root: Root, display: str, words: list[str]) -> Iterator[None]:
    """The window that a command brings up, until it is left; all that was started ends then."""
    # A desktop goes on when the program that it started runs, and so does this.
    words = ["sh", "-c", '"$@"; sleep 3600', "sh", *words]
    variables = {"DISPLAY": display, "XDG_CURRENT_DESKTOP": "GNOME"}
    started = root.start(*words, variables=variables)
    try:
        shown = f"no window of class {desktop.WINDOW_CLASS}"
        wait_for(lambda: bool(windows(display, desktop.WINDOW_CLASS)), SECONDS, shown)
        yield
    finally:
        started.kill()
        started.wait()
    gone = "the window stayed"
    wait_for(lambda: not windows(display, desktop.WINDOW_CLASS), SECONDS, gone)


def find_type(root: Root) -> None:
    """The desktop knows a saved game by its name and by its content."""
    nameless = root.home / "nameless"
    shutil.copy(GAME, nameless)
    nameless.chmod(0o644)
    for name in ("game.changcheng", "nameless"):
        with step(f"the type of {name}"):
            told = root.play(
                "gio", "info", "-a", "standard::content-type", f"{HOME}/{name}", variables={}
            )
            require(product.MIME_TYPE in told, told)


def kept_games(root: Root) -> dict[str, bytes]:
    """The player's games, by path."""
    found = {}
    for folder, _, files in walk(root.home / GAMES):
        for path in (folder / name for name in files):
            # A window that is open replaces and removes some.
            with suppress(FileNotFoundError):
                found[str(path.relative_to(root.home))] = path.read_bytes()
    return found


def check_removed(root: Root, games: dict[str, bytes]) -> None:
    """Nothing of the program is left, and the games are as they were."""
    home = HOME.lstrip("/")
    own = [f"{home}/{folder}" for folder in OWN_FOLDERS]
    with step("no trace is left"):
        require_no_trace(root, "changcheng", [*own, f"{home}/game.changcheng", f"{home}/nameless"])
    with step("the games are still there"):
        if not games or kept_games(root) != games:
            raise TrialFailed("games have changed or gone")
