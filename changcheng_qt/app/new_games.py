"""How new games come about: as they are ordered, or like the one before."""

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.app.titles import Boards, Title
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.i18n.phrases.wording import fill, player_name
from changcheng_qt.saves.record import Recorder, recording
from changcheng_qt.ui.title import TitleUi
from changcheng_qt.ui.title_order import GameOrder

translate = QCoreApplication.translate

SEED_BITS: Final = 128


@dataclass(frozen=True, slots=True)
class Playing:
    """A match at hand, with its record, and how it was ordered, if it was here."""

    recorder: Recorder
    order: GameOrder | None = None

    @property
    def match(self) -> AnyMatch:
        """Return the match."""
        return self.recorder.match


@dataclass(frozen=True, slots=True)
class NewGames:
    """Draws games of a title, known on screen and off it, on boards, by a source of chance."""

    title_ui: TitleUi
    title: Title
    boards: Boards
    rng: Random

    def ordered(self, order: GameOrder) -> Playing:
        """Draw a game; without a seed in the order that is drawn too, and nobody knows it."""
        seed = order.seed or self.draw_seed()
        setup = self.title_ui.draw_setup(order, Random(seed))
        match = Match(self.title.game, setup, order.players)
        seed_known = bool(order.seed)
        return Playing(recording(match, self.rng, seed=seed, seed_known=seed_known), order)

    def like(self, playing: Playing) -> Playing:
        """Draw a game of the same people by the same wishes, the next seat beginning."""
        match, order = playing.match, playing.order
        first = (self.title.first_seat(match.setup) + 1) % len(match.players)
        if order:
            return self.ordered(replace(order, players=match.players, first=first, seed=""))
        setup = self.title.draw_again(self.boards, match.setup, first, self.rng)
        return Playing(recording(Match(match.game, setup, match.players), self.rng))

    def draw_seed(self) -> str:
        """Return a seed that nobody can guess."""
        return f"{self.rng.getrandbits(SEED_BITS):0{SEED_BITS // 4}x}"


def rematch_text(first: Player) -> str:
    """Say who has the first turn of a rematch, and why."""
    words = translate(
        "NewGame", "{player} goes first: in a rematch, the first turn moves on to the next player."
    )
    return fill(words, player=player_name([first], 0))
