"""The one voice of the toy: a sentence for everything that its rules name."""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any

from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.telling import AtOnce, Feats, Line, LineKind, OptionLine, Passage
from changcheng_qt.verdicts.accounts import Figures
from changcheng_qt.verdicts.reasons import Reason
from tests.toy.rules import ToyEvent, ToyView


class ToyWords:
    """A word for every event."""

    tells_turns = False
    last_turn: int | None = None
    """With which turn the game is known to end, a round before it."""

    def prompt(self, view: ToyView, players: Sequence[Player], legal: Sequence[Any]) -> Line:
        return Line(f"seat {view.state.turn_seat}, turn {view.state.turn}", view.state.turn_seat)

    def line(self, event: ToyEvent, view: ToyView, players: Sequence[Player]) -> Line | None:
        if event.word in ("end", "yawn"):
            return Line(f"turn {view.state.turn}", None, LineKind.TURN)
        return Line(f"{event.word}, said to {view.viewer}", 0)

    def opening_events(self, view: ToyView) -> tuple[ToyEvent, ...]:
        return ()

    def passages(self, events: Iterable[ToyEvent]) -> tuple[Passage, ...]:
        """Every event alone, unless turns are put together."""
        turns: list[list[ToyEvent]] = [[]]
        for event in events:
            turns[-1].append(event)
            if not self.tells_turns or event.word == "end":
                turns.append([])
        whole = (tuple(turn) for turn in turns if turn)
        if not self.tells_turns:
            return tuple(Passage(turn) for turn in whole)
        return tuple(Passage(turn, tuple(Passage((e,)) for e in turn)) for turn in whole)

    def sentence(self, passage: Passage, view: ToyView, players: Sequence[Player]) -> Line | None:
        if passage.parts:
            return Line("+".join(event.word for event in passage.events))
        return self.line(passage.events[0], view, players)

    def refusal(self, reason: Enum) -> str:
        return f"no: {reason.value}"

    def way_label(self, command: str, view: ToyView, players: Sequence[Player]) -> str:
        return f"do {command}, seen by {view.viewer}"

    def choice_in_sentence(self, command: str, view: ToyView, players: Sequence[Player]) -> str:
        return f"to {command}, seen by {view.viewer}"

    def next_in_sentence(self, command: str, view: ToyView, players: Sequence[Player]) -> str:
        return self.choice_in_sentence(command, view, players)

    def at_once(self, action: Sequence[str], view: ToyView, players: Sequence[Player]) -> AtOnce:
        return AtOnce()

    def is_about(self, reason: Reason[Any], command: str, view: ToyView) -> bool:
        return True

    def reason(
        self, given: Reason[Any], view: ToyView, players: Sequence[Player], named: str = ""
    ) -> str:
        return f"{given.points:.1f} here"

    def counted(self, event: object, view: ToyView, players: Sequence[Player]) -> str:
        return ""

    def secret_name(self, secret: object, last: ToyView) -> str:
        return f"Secret {secret}"

    def secret_value(self, secret: object, value: object, last: ToyView) -> str:
        return f"{value}"

    def figures(self, happened: Sequence[Any], view: ToyView) -> tuple[Figures, ...]:
        return ()

    def left_undone(self, happened: Sequence[Any], seat: Seat) -> str:
        return ""

    def luck_names(self) -> dict[str, str]:
        return {}

    def source_names(self) -> dict[str, str]:
        return {}

    def last_turns(self, view: ToyView) -> tuple[Seat, ...] | None:
        state, last = view.state, self.last_turn
        if last is None or state.over or last - state.turn >= state.seats:
            return None
        turns = range(last - state.turn + 1)
        return tuple((state.turn_seat + after) % state.seats for after in turns)

    def feats(self) -> Feats:
        return Feats("Feats", "Feats", "", {})

    def card_names(self) -> dict[str, str]:
        return {}

    def options_in_force(self, view: ToyView) -> tuple[OptionLine, ...]:
        return (OptionLine("Usual", "As always."), OptionLine("Fast", "It is fast.", changed=True))
