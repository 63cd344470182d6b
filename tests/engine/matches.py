"""Matches of the toy game, played as far as a test needs them."""

from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from tests.toy.rules import DEAL, TOY_GAME

ANNA, BEN, CLEO = (Player(name) for name in ("Anna", "Ben", "Cleo"))
BOT = Player("Bot", "random")


def begin(*players: Player, help: Help = PURISTS) -> AnyMatch:
    """A match of three, people unless said otherwise, without help unless said otherwise."""
    return Match(TOY_GAME, DEAL, players or (ANNA, BEN, CLEO), help)


def played(*commands: str, players: tuple[Player, ...] = ()) -> AnyMatch:
    """A match in which some commands have been accepted."""
    match = begin(*players)
    for command in commands:
        match.submit(command)
    return match
