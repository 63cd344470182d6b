"""The life of the package for Debian: installed by apt with all that it asks for, and purged."""

import shutil
from pathlib import Path

from build import linux, product
from trial import player
from trial.roots import fresh_root
from trial.screen import hidden_screen
from trial.steps import require, step


def try_package(package: Path, folder: Path) -> None:
    """Try a package in a root of its own in a folder."""
    with fresh_root(folder) as root, hidden_screen() as display:
        shutil.copy(package, root.path / "tmp")
        with step("apt installs it, with what it asks for"):
            root.run("apt-get", "update", "-qq", network=True)
            root.install(f"/tmp/{package.name}")
        player.check_itself(root, display, product.COMMAND)
        inside = root.path / linux.HOME / "_internal"
        data = inside / "changcheng_qt/_data"
        for lost in (
            data / "translations/changcheng_fr.qm",
            next(inside.glob("libxkbcommon.so.*")),
        ):
            player.notice_loss(root, display, product.COMMAND, lost)
        with step("a desktop comes to it, and takes notice of the program"):
            root.install(*player.DESKTOP_TOOLS)
        player.double_click(root, display)
        player.find_type(root)
        player.come_from_old_version(root, display, product.COMMAND)
        player.play_titles(root, display, product.COMMAND)
        games = player.kept_games(root)
        with step("dpkg finds every file as it was built"):
            require(not root.run("dpkg", "--verify", product.COMMAND).strip(), "files differ")
        with step("apt purges it"):
            root.run("apt-get", "purge", "--yes", "-qq", product.COMMAND)
            root.run("apt-get", "clean")
        player.check_removed(root, games)
