"""The form of the search, then the choices of every level in positions of random games, one a line,
with the learned estimate after another command; `test_forms` runs it in both forms.
"""

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import count, islice
from random import Random
from typing import Any, Final

from changcheng_qt.bots import BOTS, LEVELS, is_compiled
from changcheng_qt.bots.advice import ADVISER
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title

NODES: Final = {"novice": 8, "club": 12, "strong": 16, "master": 24}
"""Few, as plain Python has to think as long."""


def choices() -> Iterator[str]:
    """Choose in one position after another, without end, the titles and levels in turn."""
    for seed in count():
        for title in TITLES:
            yield from choice(title, part_of_a_game(title, seed), seed)


def part_of_a_game(title: Title, seed: int) -> Sequence[Any]:
    """Return the beginning of a random game."""
    rng, play = Random(seed), import_module(f"tests.titles.{title.name}.rules.play")
    game = play.play(play.random_setup(rng), play.random_chooser(rng))
    return list(islice(game, rng.randint(1, 120)))


def choice(title: Title, played: Sequence[Any], seed: int) -> Iterator[str]:
    """Choose where a part of a game has led to, if it is not over."""
    game = title.game
    knowledge = game.unknowing()
    for ply in played:
        knowledge = game.learn(knowledge, ply.after, ply.events)
    state = played[-1].after
    seat = game.to_act(state)
    if seat is not None:
        level = LEVELS[seed % len(LEVELS)]
        view, legal = game.view(state, knowledge, seat), game.legal(state)
        chosen = BOTS[level](title.rules).choose(view, legal, NODES[level], Random(seed))
        yield f"{title.name} {seed} {level} {chosen} {foretold(title, view, legal, seed)}"


def foretold(title: Title, view: Any, legal: Sequence[Any], seed: int) -> list[int]:  # noqa: ANN401
    """Return the estimated points of each seat after a command in a drawn position; none for a
    title without an estimate.
    """
    searching = title.rules.searching
    drawn = searching().draw(view, legal, 1, ADVISER, Random(seed)) if searching else None
    if drawn is None or drawn.estimate is None:
        return []
    before = drawn.positions[0]
    after = before.copy()
    after.play(after.pick(seed % after.count()))
    ends = [0] * int(after.seats_playing())
    drawn.estimate.foretell(after, drawn.estimate.ground(before), ends)
    return [int(end) for end in ends]


if __name__ == "__main__":
    sys.stdout.write("compiled\n" if is_compiled() else "plain\n")
    sys.stdout.writelines(f"{line}\n" for line in islice(choices(), int(sys.argv[1])))
