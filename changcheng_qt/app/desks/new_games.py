"""New games: from an order, or a rematch."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.bots import usual_nodes
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.saves.record import Recorder, recording
from changcheng_qt.saves.times import Clock
from changcheng_qt.titles import rules_of
from changcheng_qt.titles.title import Box, Rules
from changcheng_qt.ui.seam.choice import TitleChoice
from changcheng_qt.ui.seam.title import GameOrder

translate = QCoreApplication.translate

SEED_BITS: Final = 128


@dataclass(frozen=True, slots=True)
class Playing:
    """A match at hand, with its record, and its order, if it was started here."""

    recorder: Recorder
    order: GameOrder | None = None

    @property
    def match(self) -> AnyMatch:
        """Return the match."""
        return self.recorder.match


@dataclass(frozen=True, slots=True)
class NewGames:
    """Draws games of the titles of a window from the box of each, with a source of chance; a clock
    dates them.
    """

    titles: TitleChoice
    boxes: Mapping[str, Callable[[], Box]]
    rng: Random
    clock: Clock

    def ordered(self, order: GameOrder) -> Playing:
        """Draw a game; if the order has no seed, a secret one is drawn."""
        seed = order.seed or self.draw_seed()
        setup = self.titles[order.title].draw_setup(order, Random(seed))
        rules = rules_of(order.title)
        players = tuple(_with_nodes(player, rules) for player in order.players)
        match = Match(rules.game, setup, players, order.help)
        recorder = recording(
            match, self.rng, seed=seed, seed_known=bool(order.seed), clock=self.clock
        )
        return Playing(recorder, order)

    def like(self, playing: Playing) -> Playing:
        """Draw a rematch with the same players and choices, the next seat beginning; a person who
        left a seat to a bot gets it back.
        """
        match, order = playing.match, playing.order
        title, players = match.game.name, seated_again(match)
        first = (rules_of(title).first_seat(match.setup) + 1) % len(players)
        if order:
            return self.ordered(replace(order, players=players, first=first, seed=""))
        seed = self.draw_seed()
        setup = self.boxes[title]().draw_again(match.setup, first, Random(seed))
        again = Match(match.game, setup, players, match.help)
        return Playing(recording(again, self.rng, seed=seed, clock=self.clock))

    def draw_seed(self) -> str:
        """Return a seed that nobody can guess."""
        return f"{self.rng.getrandbits(SEED_BITS):0{SEED_BITS // 4}x}"


def seated_again(match: AnyMatch) -> tuple[Player, ...]:
    """Return the players of a rematch: people who began the match, and the present players of the
    other seats.
    """
    return tuple(
        replace(now, controller=HUMAN, nodes=0) if began.is_human else now
        for began, now in zip(match.start_players, match.players, strict=True)
    )


def _with_nodes(player: Player, rules: Rules) -> Player:
    """Return a bot with the usual nodes of its kind in this program."""
    nodes = 0 if player.is_human else usual_nodes(player.controller, rules.simulations)
    return replace(player, nodes=nodes)


def rematch_text(first: Player) -> str:
    """Return the sentence about the first player of a rematch, and why."""
    words = translate(
        "NewGame", "{player} goes first: in a rematch, the first turn moves on to the next player."
    )
    return fill(words, player=player_name([first], 0))
