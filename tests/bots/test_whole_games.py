"""Every level plays games of every title to their end, by day of every other title, with the
fewest players: in every position, it finds a command.
"""

from random import Random

import pytest

from changcheng_qt.bots import BOTS, levels_of
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.effort import NIGHTLY, by_night, effort

NODES = 4
"""Few: the test looks for questions that nobody has thought of."""
GAMES = effort(sample=1, nightly=20)


@pytest.mark.parametrize(
    ("title", "level"),
    [
        pytest.param(title, level, id=f"{title.name}-{level}", marks=by_night if turn % 2 else ())
        for first, title in enumerate(TITLES)
        for turn, level in enumerate(levels_of(title.rules), first)
    ],
)
def test_a_level_plays_to_the_end(title: Title, level: str) -> None:
    bot = BOTS[level](title.rules)
    for game in range(GAMES):
        rng = Random(f"{level}/{game}")
        seats = rng.choice(title.rules.seat_counts if NIGHTLY else title.rules.seat_counts[:1])
        setup = title.open_box(None).draw_any(seats, rng)
        players = [Player(f"P{seat}", level, NODES) for seat in range(seats)]
        match: AnyMatch = Match(title.game, setup, players, luck=SeededLuck(f"{game}"))
        while (seat := match.to_act) is not None:
            match.submit(bot.choose(match.view(seat), match.legal(seat), NODES, rng))
        assert match.outcome
