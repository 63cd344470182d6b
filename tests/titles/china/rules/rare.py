"""Counting rare events in games of China."""

from collections import Counter
from collections.abc import Iterable

from changcheng_qt.titles.china.rules.commands import (
    DrawCard,
    EndTurn,
    PlaceFortification,
    PlaceHouse,
    SendEmissary,
)
from changcheng_qt.titles.china.rules.events import (
    AllianceScored,
    GameEnded,
    PileExhausted,
    RegionScored,
    RoadsScored,
)
from tests.titles.china.rules.play import Ply

PLACING = (PlaceHouse, SendEmissary, PlaceFortification)


def count(game: Iterable[Ply]) -> Counter[str]:
    """Return how often each rare thing happened in a game."""
    found: Counter[str] = Counter()
    for ply in game:
        for event in ply.events:
            found.update(_names(ply, event))
        if isinstance(ply.command, PLACING) and ply.command.pay is not None:
            found[f"pair of {ply.command.pay.word}"] += 1
    return found


def _names(ply: Ply, event: object) -> list[str]:
    match event:
        case RegionScored(counts=counts, doubled=doubled):
            ranks = sorted({one for one in counts if one}, reverse=True)
            ties = [f"tie at rank {i}" for i, one in enumerate(ranks, 1) if counts.count(one) > 1]
            return ties + ["doubled region"] * bool(doubled)
        case PileExhausted(time=time) if isinstance(ply.command, DrawCard):
            hand = len(ply.after.hands[ply.before.turn.seat])
            where = "in the middle of a refill" if hand < 3 else "by a draw"
            return [f"exhausted {time} {where}"]
        case PileExhausted(time=time) if isinstance(ply.command, EndTurn):
            return [f"exhausted {time} by slots"]
        case AllianceScored(points=points):
            return [f"alliance shared by {sum(map(bool, points))}"]
        case RoadsScored(lines=lines, points=points):
            names = ["two lines"] * (len(lines) > 1)
            return names + ["doubled line"] * (sum(points) > sum(map(len, lines)))
        case GameEnded(scores=scores, winners=winners):
            names = ["shared victory"] * (len(winners) > 1)
            names += ["decided by pieces"] * (scores.count(max(scores)) > len(winners))
            names += ["no piece can be placed"] * isinstance(ply.command, PLACING)
            return names
        case _:
            return []
