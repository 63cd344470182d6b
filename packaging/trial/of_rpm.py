"""The life of the package for Fedora and its kin.

No such system can be made from Debian's archive. So rpm installs into a fresh Debian that has the
libraries for which the package asks, and the work of the caches' own packages on such systems (file
triggers) is done by hand.
"""

import shutil
from pathlib import Path
from typing import Final

import system_libraries
from build import linux, product
from trial import player
from trial.roots import Root, fresh_root, judged
from trial.screen import hidden_screen
from trial.steps import require, step

DATABASE: Final = "/var/lib/rpm"


def try_package(package: Path, folder: Path) -> None:
    """Try a package in a root of its own in a folder."""
    if not shutil.which("rpm"):
        system_libraries.install(["rpm"])
    with fresh_root(folder) as root, hidden_screen() as display:
        with step("a system with the libraries and a desktop"):
            root.run("apt-get", "update", "-qq", network=True)
            root.install(*linux.LIBRARIES.values(), "fontconfig-config", *player.DESKTOP_TOOLS)
        check_requirements(root, package)
        with step("rpm installs it"):
            rpm(root, "--install", str(package))
            refresh_caches(root)
        player.check_itself(root, display, product.COMMAND)
        player.double_click(root, display)
        player.find_type(root)
        player.come_from_old_version(root, display, product.COMMAND)
        player.play_titles(root, display, product.COMMAND)
        games = player.kept_games(root)
        with step("rpm finds every file as it was built"):
            require(not rpm(root, "--verify", "--nodeps", product.COMMAND).strip(), "files differ")
        with step("rpm erases it"):
            rpm(root, "--erase", product.COMMAND)
            refresh_caches(root)
            shutil.rmtree(root.path / DATABASE.lstrip("/"))
        player.check_removed(root, games)


def check_requirements(root: Root, package: Path) -> None:
    """Every library that the package asks for is one that the loader of the root finds."""
    with step("it asks for libraries that are there"):
        asked = judged(["rpm", "--query", "--package", "--requires", str(package)], fails=False)
        found = root.run("ldconfig", "-p")
        names = [line.split("(")[0] for line in asked.splitlines() if line.startswith("lib")]
        absent = [name for name in names if name not in found]
        require(names and not absent, f"not found: {', '.join(absent)}")


def rpm(root: Root, *words: str) -> str:
    """Run the machine's rpm on a root; it knows nothing of packages that dpkg installed there."""
    install = ["--nodeps"] if {"--install", "--erase"} & {*words} else []
    command = ["rpm", "--root", str(root.path), "--dbpath", DATABASE, *install, *words]
    return judged(command, fails=False)


def refresh_caches(root: Root) -> None:
    """Bring menu entries and types up to date."""
    root.run("update-mime-database", "/usr/share/mime")
    root.run("update-desktop-database", "/usr/share/applications")
