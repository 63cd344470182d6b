"""The home of a player of version 0.2.0, whose settings, games and boards every package keeps."""

import json
import shutil
from pathlib import Path
from typing import Final

import checkout
from changcheng_qt.saves.savefile import SUFFIX, read_prefix
from trial.steps import require

HOME: Final = checkout.ROOT / "tests/app/homes/0.2.0"
SETTINGS: Final = "settings.json"
MOVING: Final = {"geometry", "recent"}
"""The settings that change by themselves."""


def lay(config: Path, own: Path) -> None:
    """Put it where the program looks for settings, and for all else."""
    shutil.copytree(HOME / "config", config, dirs_exist_ok=True)
    shutil.copytree(HOME / "games", own / "games", dirs_exist_ok=True)
    shutil.copytree(HOME / "own", own, dirs_exist_ok=True)


def require_kept(config: Path, own: Path) -> None:
    """Fail if a setting, a step of a game or a board is not as it was."""
    files = (HOME / "config" / SETTINGS, config / SETTINGS)
    old, new = (json.loads(file.read_text("utf-8")) for file in files)
    changed = sorted(name for name in old.keys() - MOVING if new.get(name) != old[name])
    require(not changed, f"other settings: {', '.join(changed)}")
    for game in sorted((HOME / "games").glob(f"*/game{SUFFIX}")):
        then = read_prefix(game.read_bytes()).match
        now = read_prefix((own / game.relative_to(HOME)).read_bytes()).match
        is_kept = now.steps[: len(then.steps)] == then.steps
        require(is_kept, f"{game.parent.name} is another game")
    for board in sorted((HOME / "own").rglob("*.json")):
        kept = own / board.relative_to(HOME / "own")
        require(kept.read_bytes() == board.read_bytes(), f"{board.name} has changed")
