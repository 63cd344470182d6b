"""Matches of the toy game, played as far as a test needs them."""

from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import Player
from tests.engine.toy import DEAL, TOY, Command

ANNA, BEN, CLEO = (Player(name) for name in ("Anna", "Ben", "Cleo"))
BOT = Player("Bot", "random")


def begin(*players: Player) -> Match:  # type: ignore[type-arg]
    """A match of three, people unless said otherwise."""
    return Match(TOY, DEAL, players or (ANNA, BEN, CLEO))


def played(*commands: Command, players: tuple[Player, ...] = ()) -> Match:  # type: ignore[type-arg]
    """A match in which some commands have been accepted."""
    match = begin(*players)
    for command in commands:
        match.submit(command)
    return match
