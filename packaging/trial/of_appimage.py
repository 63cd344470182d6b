"""The life of the AppImage: run from the player's home, put into the menu, taken out of it."""

import os
import shutil
from pathlib import Path

from build import appimage, linux
from trial import player
from trial.roots import HOME, PLAYER, fresh_root
from trial.screen import hidden_screen
from trial.steps import require, step


def try_package(package: Path, folder: Path) -> None:
    """Try an AppImage in a root of its own in a folder."""
    with fresh_root(folder) as root, hidden_screen() as display:
        command = f"{HOME}/{package.name}"
        placed = root.home / package.name
        shutil.copy(package, placed)
        os.chown(placed, PLAYER, PLAYER)
        with step("a system with the libraries of its graphics driver"):
            root.run("apt-get", "update", "-qq", network=True)
            root.install(*linux.LIBRARIES.values(), "fontconfig-config")
        player.check_itself(root, display, command)
        cache = root.home / ".cache" / appimage.CACHE
        with step("it is unpacked once"):
            require(len(list(cache.iterdir())) == 1, f"{cache} holds {list(cache.iterdir())}")
        data = next(cache.iterdir()) / linux.HOME / "_internal/changcheng_qt/_data"
        player.notice_loss(root, display, command, data / "translations/changcheng_fr.qm")
        with step("a desktop; the program puts itself into its menu"):
            root.install(*player.DESKTOP_TOOLS)
            root.play(command, "--appimage-integrate", variables={})
        player.double_click(root, display)
        player.find_type(root)
        player.come_from_old_version(root, display, command)
        player.play_titles(root, display, command)
        games = player.kept_games(root)
        with step("it takes itself out again, and is deleted"):
            root.play(command, "--appimage-remove", variables={})
            placed.unlink()
        player.check_removed(root, games)
