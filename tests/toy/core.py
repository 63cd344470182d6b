"""The toy title for a search: a position of it in integers, and how bots draw one from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.bots.bot import Drawn
from changcheng_qt.engine.core import Core
from tests.toy.rules import TOY_GAME, ToyState, ToyView

if TYPE_CHECKING:
    from collections.abc import Sequence
    from enum import Enum
    from random import Random

    from changcheng_qt.verdicts.reasons import Reason, Tally

WORDS: Final = ("finish", "end", "work", "answer", "yawn", "ask 0", "ask 1", "ask 2", "ask 3")


class ToyCore(Core):
    """Plays the game itself, with the place of a word in `WORDS` as its number. Nobody scores, and
    a bot that thinks finishes.
    """

    def __init__(self, state: ToyState) -> None:
        self.state = state

    def copy(self) -> ToyCore:
        return ToyCore(self.state)

    def seats_playing(self) -> int:
        return self.state.seats

    def to_act(self) -> int:
        seat = TOY_GAME.to_act(self.state)
        return -1 if seat is None else seat

    def score(self, seat: int) -> int:
        return 0

    def count(self) -> int:
        return len(TOY_GAME.legal(self.state))

    def pick(self, number: int) -> int:
        return WORDS.index(TOY_GAME.legal(self.state)[number])

    def play(self, command: int) -> None:
        self.state = TOY_GAME.apply(self.state, WORDS[command]).after

    def gain(self, command: int) -> int:
        return -command


class ToySearching:
    """Nothing of the toy is hidden."""

    def unsearched(self, view: ToyView, legal: Sequence[str], level: str) -> str | None:
        return legal[0] if len(legal) == 1 else None

    def draw(
        self, view: ToyView, legal: Sequence[str], count: int, level: str, rng: Random
    ) -> Drawn[str]:
        return Drawn([ToyCore(view.state)], {WORDS.index(one): one for one in legal})

    def reasons(self, view: ToyView, better: Tally, other: Tally) -> tuple[Reason[Enum], ...]:
        return ()

    def outcome(self, action: Sequence[str]) -> frozenset[str]:
        return frozenset(action)
