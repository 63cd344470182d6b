"""The life of the wheel: installed by pip with its requirements, on a Debian with its Python."""

import shutil
import sys
from pathlib import Path
from typing import Final

import checkout
import system_libraries
from build import bundle, product
from trial import player
from trial.roots import HOME, fresh_root
from trial.screen import hidden_screen
from trial.steps import require, step

PLACE: Final = f"{HOME}/place"
WHEELS: Final = "tmp/wheels"
"""Where the wheels that it needs are: players in roots have no network."""
LIBRARIES: Final = {**system_libraries.OFFSCREEN, **system_libraries.X11}


def try_package(package: Path, folder: Path) -> None:
    """Try a wheel, with all its extras, in a root of its own in a folder."""
    with fresh_root(folder) as root, hidden_screen() as display:
        with step("a system with Python and the libraries that Qt asks for"):
            root.run("apt-get", "update", "-qq", network=True)
            root.install("python3-venv", *sorted({*LIBRARIES.values()}))
        wanted = f"{package}[{bundle.EXTRAS}]"
        with step("pip installs it, with what it asks for"):
            fetch(wanted, root.path / WHEELS)
            root.play("python3", "-m", "venv", PLACE, variables={})
            inside = f"/{WHEELS}/{package.name}[{bundle.EXTRAS}]"
            pip = (f"{PLACE}/bin/pip", "install", "--quiet", "--no-index")
            root.play(*pip, f"--find-links=/{WHEELS}", inside, variables={})
        program = f"{PLACE}/bin/{product.COMMAND}"
        player.check_itself(root, display, program)
        player.come_from_old_version(root, display, program)
        player.play_titles(root, display, program)
        games = player.kept_games(root)
        with step("pip uninstalls it"):
            root.play(f"{PLACE}/bin/pip", "uninstall", "--yes", product.COMMAND, variables={})
            left = sorted(str(path) for path in root.home.glob("place/**/*changcheng*"))
            require(not left, f"left behind: {', '.join(left)}")
            shutil.rmtree(root.home / "place")
            require(player.kept_games(root) == games, "games have changed")


def fetch(wanted: str, folder: Path) -> None:
    """Download a wheel's requirements, and it."""
    folder.mkdir()
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet")
    require(not checkout.run(*pip, "-d", folder, wanted), "pip could not download all")
