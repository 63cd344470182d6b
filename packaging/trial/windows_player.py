"""A player's deeds with the program on Windows: tries it, opens games, loses power, comes back.

Games are opened with a bot in each seat, so that the window plays by itself; its progress is read
from its saves. The program is ended as a loss of power would, by the kernel that Wine runs on.
"""

import json
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from build import product, texts
from changcheng_qt.saves.savefile import SUFFIX
from checkout import ROOT
from trial.bots_games import AT_ONCE, WHOLE_GAME, is_over, require_whole, steps, write_new_game
from trial.screen import properties, windows
from trial.steps import TrialFailed, require, step, wait_for
from wine import bundle
from wine.prefix import Prefix

OWN: Final = "AppData/Local/changcheng_qt"
GAMES: Final = f"{OWN}/games"
DATA: Final = "_internal/changcheng_qt/_data"
PLAIN: Final = "changcheng_qt/bots/search"
SECONDS: Final = 240
"""How long the program may take for anything: Wine is slow to begin, and machines are busy."""
CLICKS: Final = 3
CLICK: Final = 60.0
"""How often a window is asked to close, and the seconds that it has to disappear."""
AHEAD: Final = 6
"""How many records further a game has to get."""


@dataclass(slots=True)
class Player:
    """A player at a Windows with the program installed."""

    wine: Prefix
    display: str
    program: Path
    started: list[subprocess.Popen[bytes]] = field(default_factory=list)

    def open(self, opener: str | Path, title: str, name: str) -> None:
        """Open a saved game by the program, or by the command of a double click, which is
        ``start``; see a window, and bots that play.
        """
        file = self.new_game(title, name)
        before = frozenset(kept_games(self.wine))
        self.started.append(self.wine.start(opener, file))
        self.see_window()
        self.see_play(title, before)

    def hand_over(self, title: str, name: str) -> None:
        """Start the program again with a game, which goes to the window that is there."""
        file = self.new_game(title, name)
        before = frozenset(kept_games(self.wine))
        told = self.wine.run(self.program, file)
        require(told.returncode == 0, f"the second start gave {told.returncode}: {told.stdout}")
        require(len(self.windows()) == 1, "there is a second window")
        self.see_play(title, before)

    def hurry(self) -> None:
        """Choose the settings with which bots play fastest, before the first start."""
        file = self.wine.user / OWN / "settings.json"
        file.write_text(json.dumps(AT_ONCE), encoding="utf-8")

    def see_end(self) -> None:
        """Wait until bots have played the game on the table to its end."""
        name = on_table(self.wine)

        def has_ended() -> bool:
            return is_over(kept_games(self.wine).get(name, b""))

        wait_for(has_ended, WHOLE_GAME, f"{name} does not end")
        require_whole(name, kept_games(self.wine)[name])

    def kill_and_resume(self) -> None:
        """Lose power in the middle of a game, and go on at the same step."""
        with step("killed in the middle of a game, it leaves the game whole, and no bots"):
            process = self.process()
            os.kill(process, signal.SIGSTOP)
            before = kept_games(self.wine)
            os.kill(process, signal.SIGKILL)
            wait_for(lambda: not self.windows(), SECONDS, "the window stayed")
            wait_for(lambda: not self.processes(), SECONDS, "processes stayed")
            require(kept_games(self.wine) == before, "games have changed")
        with step("the next start comes back to the same game, and bots play on"):
            name = on_table(self.wine)
            content = before[name]
            self.come_back()
            then = len(content)
            further = f"{name} does not go on"
            wait_for(lambda: len(kept_games(self.wine)[name]) > then, SECONDS, further)
            after = kept_games(self.wine)
            require(after[name].startswith(content), f"{name} does not begin as it did")
            require(set(after) == set(before), f"games came or went: {set(after) ^ set(before)}")

    def come_back(self) -> None:
        """Start the program without a word, and see its window."""
        self.started.append(self.wine.start(self.program))
        self.see_window()

    def new_game(self, title: str, name: str) -> Path:
        """A saved game that has just begun, on the desktop."""
        path = self.wine.user / "Desktop" / f"{name}{SUFFIX}"
        path.parent.mkdir(exist_ok=True)
        write_new_game(path, title)
        return path

    def see_window(self) -> None:
        """Wait for a window, the only one."""
        wait_for(lambda: bool(self.windows()), SECONDS, "no window came up")

    def see_play(self, title: str, before: frozenset[str]) -> None:
        """Wait until a game that was not there before has got further, played by bots."""

        def is_ahead() -> bool:
            new = {n: c for n, c in kept_games(self.wine).items() if n not in before}
            return any(steps(content) >= AHEAD for content in new.values())

        wait_for(is_ahead, SECONDS, f"bots do not play {title}")

    def windows(self) -> list[str]:
        """The program's windows."""
        return windows(self.display, bundle.PROGRAM)

    def process(self) -> int:
        """The process behind the window, as the kernel numbers it."""
        told = properties(self.display, self.windows()[0])
        (number,) = (line for line in told.splitlines() if line.startswith("_NET_WM_PID"))
        return int(number.rpartition("=")[2])

    def processes(self) -> list[int]:
        """All processes of the program, as the kernel numbers them."""
        place = str(self.wine.folder).encode()
        named = product.COMMAND.encode()[:15]
        return [pid for pid, name, told in processes() if named in name and place in told]

    def close(self) -> None:
        """Close the window as its cross does, and wait until the program has ended. A window that
        has just come up may miss it: then it is asked again, as by a player.
        """
        for _ in range(CLICKS):
            self.wine.run("taskkill", "/IM", bundle.PROGRAM)
            with suppress(TrialFailed):
                wait_for(lambda: not self.windows(), CLICK, "the window stayed")
                break
        wait_for(lambda: not self.processes(), SECONDS, "the program goes on")


def check_itself(player: Player) -> None:
    """The program checks itself in every language, and fails where something is missing."""
    for language in texts.LANGUAGES:
        with step(f"--smoke --lang {language}"):
            code, told = checked(player, language)
            require(code == 0 and told.rstrip().endswith(", all there"), f"it gave {code}: {told}")
    inside = player.program.parent
    with (
        step("without the French translation it fails"),
        without(inside / DATA / "translations/changcheng_fr.qm"),
    ):
        code, told = checked(player, "fr")
        require(code == 1 and "changcheng_fr" in told, f"it gave {code}: {told}")
    compiled = next((inside / "_internal").glob(f"{PLAIN}.*.pyd"))
    plain = inside / "_internal" / f"{PLAIN}.py"
    with step("with a plain module in the place of a compiled one it fails"), without(compiled):
        shutil.copy(ROOT / f"{PLAIN}.py", plain)
        code, told = checked(player, "en")
        plain.unlink()
        shutil.rmtree(plain.parent / "__pycache__", ignore_errors=True)
        require(code == 1 and "bots.search" in told, f"it gave {code}: {told}")


def checked(player: Player, language: str) -> tuple[int, str]:
    """The exit code of the program's check of itself, and its output."""
    result = player.wine.run(player.program, "--smoke", "--lang", language)
    return result.returncode, result.stdout


@contextmanager
def without(path: Path) -> Iterator[None]:
    """Hide a file."""
    hidden = path.with_name("away")
    path.rename(hidden)
    try:
        yield
    finally:
        hidden.rename(path)


def kept_games(wine: Prefix) -> dict[str, bytes]:
    """The content of the game in each folder of games."""
    found = {}
    for path in (wine.user / GAMES).glob(f"*/game{SUFFIX}"):
        # It sometimes replaces another one.
        with suppress(FileNotFoundError):
            found[path.parent.name] = path.read_bytes()
    return found


def on_table(wine: Prefix) -> str:
    """The name of the game on the table, by the note that the program leaves for its next start."""
    note = json.loads((wine.user / GAMES / "table.json").read_text("utf-8"))
    return str(note["game"])


def files(folder: Path) -> dict[Path, int]:
    """The files in a folder, with their sizes."""
    return {path: path.stat().st_size for path in folder.rglob("*") if path.is_file()}


def processes() -> Iterator[tuple[int, bytes, bytes]]:
    """Each process of the machine with its name and its variables."""
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            yield int(place.name), (place / "comm").read_bytes(), (place / "environ").read_bytes()


def try_two_windows(wine: Prefix, display: str, program: Path) -> None:
    """A window that does not answer keeps its game: a second one leaves it alone."""
    player = Player(wine, display, program)
    with step("a second window comes up beside one that does not answer"):
        player.open(program, "changcheng", "two windows")
        process = player.process()
        os.kill(process, signal.SIGSTOP)
        before = kept_games(wine)
        player.started.append(wine.start(program))
        wait_for(lambda: len(player.windows()) > 1, SECONDS, "no second window came up")
        os.kill(process, signal.SIGCONT)
    with step("the game goes on in the first alone"):
        (name,) = before
        end = steps(before[name]) + AHEAD
        wait_for(lambda: steps(kept_games(wine)[name]) >= end, SECONDS, "the game stands still")
        after = kept_games(wine)
        require(set(after) == {name}, f"games came or went: {set(after)}")
        require(after[name].startswith(before[name]), "the game was written by both")
