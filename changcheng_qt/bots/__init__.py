"""Bots: they choose a command from a View, the legal commands and a seeded chance.

A bot knows no title: what a command is worth comes in as an `Appraise` of the title. It never sees
a State, never looks at the clock, and keeps nothing between two choices, so the same view, legal
commands, budget and seed always give the same choice.

| module | what it is |
|---|---|
| `bot` | what a bot is, what a title gives it to judge by, and the two simplest bots |
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from changcheng_qt.bots.bot import Appraise, Bot, GreedyBot, RandomBot

BOTS: Final[Mapping[str, Callable[[Appraise[Any, Any]], Bot[Any, Any]]]] = {
    "random": lambda _: RandomBot(),
    "greedy": GreedyBot,
}
"""How to make each kind of bot for a title, by its name in files and settings, weakest first."""

NODES: Final = 400
"""The ordinary budget of one choice: how many commands a bot weighs."""
