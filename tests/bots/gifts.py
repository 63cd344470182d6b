"""How often bots give a place away: who fills a province or region so that a rival alone scores it.

``python -m tests.bots.gifts TITLE LEVEL SEATS GAMES`` plays games of bots of one level, and counts
the places that were filled and the gifts among them; run it as plain and as native code. Only a
place is counted that its filler could have left open, and nothing forbids bots such a move.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from changcheng_qt.app.cli.simulate import play
from changcheng_qt.bots import is_compiled, usual_nodes
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.titles import title_named
from changcheng_qt.titles.changcheng.rules.events import ProvinceCompleted, ProvinceScored
from changcheng_qt.titles.china.rules.events import RegionScored


@dataclass(frozen=True)
class Filled:
    """A place that a seat filled in its turn, and who scored there."""

    by: Seat
    scored: tuple[Seat, ...]

    @property
    def is_gift(self) -> bool:
        return len(self.scored) == 1 and self.by not in self.scored


def filled(match: AnyMatch) -> Iterator[Filled]:
    """Yield the places that somebody filled during a game, of those that were scored."""
    completed: dict[int, Seat] = {}
    for step in match.steps:
        could_wait = len(match.game.legal_seen(step.before, step.seat)) > 1
        for event in step.events:
            match event:
                case ProvinceCompleted(seat, province) if could_wait:
                    completed[province] = seat
                case ProvinceScored(province=province, winners=winners) if province in completed:
                    yield Filled(completed.pop(province), winners)
                case RegionScored(points=points) if step is not match.steps[-1] and could_wait:
                    scored = tuple(seat for seat, won in enumerate(points) if won > 0)
                    yield Filled(step.seat, scored)


def played(title: str, level: str, seats: int, game: int) -> AnyMatch:
    """Return a finished game of bots of a level at their usual strength."""
    found = title_named(title)
    assert found is not None
    seed = f"gifts {game}"
    players = [Player(level, level, usual_nodes(level, found.rules.simulations))] * seats
    setup = found.open_box(None).draw_usual(seats, Random(seed))
    match = Match(found.game, setup, players, luck=SeededLuck(seed))
    play(match, seed)
    return match


def main(arguments: Sequence[str]) -> None:
    """Play, and print the counts."""
    title, level, seats, games = arguments
    found = [[*filled(played(title, level, int(seats), game))] for game in range(int(games))]
    gifts, places = (sum(one.is_gift for game in found for one in game), sum(map(len, found)))
    form = "native" if is_compiled() else "plain"
    sys.stdout.write(
        f"{title} {level} {seats} seats, {form}: {gifts} gifts, {places} places filled, "
        f"{len(found)} games: {gifts / len(found):.2f} a game\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
