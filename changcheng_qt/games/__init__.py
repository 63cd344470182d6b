"""The titles that the shell can play: `GAMES` is the one registry.

| module | what it is |
|---|---|
| `changcheng` | Chang Cheng, the one title there is |
"""

from typing import Any

from changcheng_qt.engine.game import Game
from changcheng_qt.games.changcheng.game import CHANG_CHENG

GAMES: tuple[Game[Any, Any, Any, Any, Any, Any], ...] = (CHANG_CHENG,)


def game_named(name: str) -> Game[Any, Any, Any, Any, Any, Any] | None:
    """Return the title of that name, or None."""
    return next((game for game in GAMES if game.name == name), None)
