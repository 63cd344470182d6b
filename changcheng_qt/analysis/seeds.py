"""What tells games apart, and the seeds that follow from it: the same game is analysed the same."""

import json
from hashlib import sha256
from typing import Any, Final

from changcheng_qt.engine.match import AnyMatch

_UNSAID: Final = {"second_pile": "first"}
"""Values of setups that earlier file formats left unsaid: a game keeps the key that it had then,
and with it the analysis kept beside it.
"""


def game_key(match: AnyMatch) -> str:
    """Return what seeds are drawn from: it tells games apart by their setups."""
    filing = match.game.filing
    plain: Any = filing.setup_to_plain(match.setup)
    said = {name: value for name, value in plain.items() if _UNSAID.get(name) != value}
    values = [match.game.name, said, filing.facts_of(match.setup)]
    return sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:16]


def line_key(match: AnyMatch) -> str:
    """Return what tells a finished game from all others: its setup and its line of play."""
    commands = [match.game.command_to_text(step.before, step.command) for step in match.steps]
    return sha256(json.dumps([game_key(match), commands]).encode()).hexdigest()[:16]


def seed_at(key: str, ply: int) -> str:
    """Return the seed of the search at a ply of a game."""
    return f"analysis/{key}/{ply}"
