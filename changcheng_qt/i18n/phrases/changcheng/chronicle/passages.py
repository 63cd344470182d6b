"""What of a game is told together: a turn in one sentence, which opens into its steps; a scoring
among them likewise, and the attack.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from changcheng_qt.games.changcheng.events import (
    AttackBegan,
    CardsRevealed,
    EmperorPlaced,
    Event,
    GameEnded,
    TurnBegan,
)


@dataclass(frozen=True, slots=True)
class Passage:
    """Events that one sentence tells of, and the passages that it opens into, none for an event
    alone.
    """

    events: tuple[Event, ...]
    parts: tuple["Passage", ...] = ()


def passages_of(events: Iterable[Event]) -> tuple[Passage, ...]:
    """Return the turns of a game, the attack, and its end; the first of them may have begun before
    the first event.
    """
    return tuple(_whole(told) for told in _turns(events))


def _whole(told: tuple[Event, ...]) -> Passage:
    if len(told) == 1 and isinstance(told[0], TurnBegan | GameEnded):
        return Passage(told)
    return Passage(told, tuple(_steps(told)))


def _steps(told: Sequence[Event]) -> list[Passage]:
    """Return every event alone, but those of a scoring together."""
    steps: list[Passage] = []
    scoring: list[Event] = []
    for event in told:
        if scoring or isinstance(event, CardsRevealed):
            scoring.append(event)
        else:
            steps.append(Passage((event,)))
        if isinstance(event, EmperorPlaced):
            steps.append(_scoring(scoring))
            scoring = []
    return [*steps, _scoring(scoring)] if scoring else steps


def _scoring(told: Sequence[Event]) -> Passage:
    return Passage(tuple(told), tuple(Passage((event,)) for event in told))


def _turns(events: Iterable[Event]) -> list[tuple[Event, ...]]:
    groups: list[list[Event]] = []
    for event in events:
        if not groups or isinstance(event, TurnBegan | AttackBegan | GameEnded):
            groups.append([])
        groups[-1].append(event)
    return [tuple(group) for group in groups]
