"""The form of the search, then the choices of every level in positions of random games, one a line;
`test_forms` runs it in both forms.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import count, islice
from random import Random
from typing import Any, Final

from changcheng_qt.bots import BOTS, LEVELS, is_compiled
from changcheng_qt.engine.game import Game
from changcheng_qt.titles.changcheng.entry import RULES as CHANG_CHENG_RULES
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.china.entry import RULES as CHINA_RULES
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.title import Rules
from tests.titles.changcheng.rules.test_hidden import part_of_a_game
from tests.titles.china.rules.play import Ply as ChinaPly
from tests.titles.china.rules.play import play, random_chooser, random_setup

NODES: Final = {"novice": 8, "club": 12, "strong": 16, "master": 24}
"""Few, as plain Python has to think as long."""


def choices() -> Iterator[str]:
    """Choose in one position after another, without end, the titles and levels in turn."""
    for seed in count():
        yield from choice(CHANG_CHENG, CHANG_CHENG_RULES, part_of_a_game(seed), seed)
        yield from choice(CHINA, CHINA_RULES, part_of_a_game_of_china(seed), seed)


def part_of_a_game_of_china(seed: int) -> Sequence[ChinaPly]:
    """Return the beginning of a random game."""
    rng = Random(seed)
    return list(islice(play(random_setup(rng), random_chooser(rng)), rng.randint(1, 120)))


def choice(
    title: Game[Any, Any, Any, Any, Any, Any], rules: Rules, game: Sequence[Any], seed: int
) -> Iterator[str]:
    """Choose where a part of a game has led to, if it is not over."""
    knowledge = title.unknowing()
    for ply in game:
        knowledge = title.learn(knowledge, ply.after, ply.events)
    state = game[-1].after
    seat = title.to_act(state)
    if seat is not None:
        level = LEVELS[seed % len(LEVELS)]
        view, legal = title.view(state, knowledge, seat), title.legal(state)
        chosen = BOTS[level](rules).choose(view, legal, NODES[level], Random(seed))
        yield f"{title.name} {seed} {level} {chosen}"


if __name__ == "__main__":
    sys.stdout.write("compiled\n" if is_compiled() else "plain\n")
    sys.stdout.writelines(f"{line}\n" for line in islice(choices(), int(sys.argv[1])))
