"""The form of the search, then the choices of every level in positions of random games, one a line;
`test_forms` runs it in both forms.
"""

import sys
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Final

from changcheng_qt.bots import BOTS, LEVELS, is_compiled
from changcheng_qt.games.changcheng.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules import RULES
from tests.games.changcheng.test_hidden import part_of_a_game

NODES: Final = {"novice": 8, "club": 12, "strong": 16, "master": 24}
"""Few, as plain Python has to think as long."""


def choices() -> Iterator[str]:
    """Choose in one position after another, without end, the levels in turn."""
    for seed in count():
        knowledge = CHANG_CHENG.unknowing()
        game = part_of_a_game(seed)
        for ply in game:
            knowledge = CHANG_CHENG.learn(knowledge, ply.after, ply.events)
        state = game[-1].after
        seat = CHANG_CHENG.to_act(state)
        if seat is not None:
            level = LEVELS[seed % len(LEVELS)]
            view, legal = CHANG_CHENG.view(state, knowledge, seat), CHANG_CHENG.legal(state)
            chosen = BOTS[level](RULES).choose(view, legal, NODES[level], Random(seed))
            yield f"{seed} {level} {chosen}"


if __name__ == "__main__":
    sys.stdout.write("compiled\n" if is_compiled() else "plain\n")
    sys.stdout.writelines(f"{line}\n" for line in islice(choices(), int(sys.argv[1])))
