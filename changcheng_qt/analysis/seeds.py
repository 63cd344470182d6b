"""Keys that identify games, and the seeds that follow from them: the same game is analysed the
same.
"""

import json
from hashlib import sha256
from typing import Any, Final

from changcheng_qt.engine.match import AnyMatch

_UNSAID: Final = {"second_pile": "first"}
"""Values of setups that earlier file formats left out: a game keeps the key that it had then, and
with it the analysis kept next to it.
"""


def game_key(match: AnyMatch) -> str:
    """Return the key from which seeds are drawn: it identifies games by their setups."""
    filing = match.game.filing
    plain: Any = filing.setup_to_plain(match.setup)
    said = {name: value for name, value in plain.items() if _UNSAID.get(name) != value}
    values = [match.game.name, said, filing.facts_of(match.setup)]
    return sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:16]


def line_key(match: AnyMatch) -> str:
    """Return the key of a finished game: its setup and its line of play."""
    commands = [match.game.command_to_text(step.before, step.command) for step in match.steps]
    return sha256(json.dumps([game_key(match), commands]).encode()).hexdigest()[:16]


def seed_at(key: str, ply: int) -> str:
    """Return the seed of the search at a ply of a game."""
    return f"analysis/{key}/{ply}"
