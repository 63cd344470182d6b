"""Matches of the toy game, played as far as a test needs them."""

from typing import Any

from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from tests.engine.toy import DEAL, TOY, Command

ANNA, BEN, CLEO = (Player(name) for name in ("Anna", "Ben", "Cleo"))
BOT = Player("Bot", "random")


def begin(*players: Player, help: Help = PURISTS) -> AnyMatch:
    """A match of three, people unless said otherwise, without help unless said otherwise."""
    toy: Any = TOY  # Has no filing: nothing of it is saved.
    return Match(toy, DEAL, players or (ANNA, BEN, CLEO), help)


def played(*commands: Command, players: tuple[Player, ...] = ()) -> AnyMatch:
    """A match in which some commands have been accepted."""
    match = begin(*players)
    for command in commands:
        match.submit(command)
    return match
