"""The flat core as a search plays on it: the ends of playouts, commands that are one, and the worth
of commands.
"""

from random import Random

import pytest

from changcheng_qt.bots.playout import guided_choice, play_out
from changcheng_qt.engine.chance import Chance
from changcheng_qt.titles.china.core.commands import DRAW, EMISSARY, END, HOUSE, SWAP, TAKE, command
from changcheng_qt.titles.china.core.flatten import flatten, number_of
from changcheng_qt.titles.china.core.game import HIDDEN, FlatGame
from changcheng_qt.titles.china.rules.game import CHINA
from tests.effort import effort
from tests.titles.china.rules.play import random_setup
from tests.titles.china.rules.scene import lay

PLAYOUTS = effort(sample=12, nightly=2000)


@pytest.mark.no_cover
def test_guided_games_end_as_the_rules_end_them() -> None:
    """Every choice of a playout, given to the rules, gives the same scores."""
    for seed in range(PLAYOUTS):
        state = CHINA.new(random_setup(Random(seed)))
        core, chance = flatten(state), Chance(seed)
        while core.to_act() >= 0:
            chosen = guided_choice(core, chance)
            core.play(chosen)
            commands = {number_of(state, one): one for one in CHINA.legal(state)}
            state = CHINA.apply(state, commands[int(chosen)]).after
        outcome = CHINA.outcome(state)
        assert outcome
        assert tuple(core.score(seat) for seat in range(state.setup.seats)) == outcome.scores


def test_the_lines_of_a_score_add_up() -> None:
    for seed in range(PLAYOUTS):
        core = flatten(CHINA.new(random_setup(Random(seed))))
        core.keep_lines()
        played = core.copy()
        play_out(played, Chance(seed))
        lines, seats = played.lines(), int(core.seats_playing())
        assert len(lines) == seats * core.frame.lines
        for seat in range(seats):
            assert sum(lines[seat::seats]) == played.score(seat)
        assert sum(core.lines()) == 0


def test_nothing_is_kept_by_line_unless_that_is_asked_for() -> None:
    core = flatten(lay().state)
    play_out(core, Chance(1))
    assert core.lines() == []


def test_the_payment_of_another_seat_is_hidden_and_its_card_taken_is_not() -> None:
    core = flatten(lay().state)
    card, pair = command(HOUSE, 3, 0), command(HOUSE, 3, 2)
    assert core.edge(card, 0) != core.edge(pair, 0)
    assert core.edge(card, 1) == core.edge(pair, 1)
    assert core.edge(card, 1) & HIDDEN
    assert core.edge(command(HOUSE, 4, 0), 1) != core.edge(card, 1)
    assert core.edge(command(EMISSARY, 3, 0), 1) != core.edge(card, 1)
    assert core.edge(command(SWAP, 1, 0), 1) == core.edge(command(SWAP, 2, 0), 1)
    assert core.edge(command(TAKE, 1, 0), 1) != core.edge(command(TAKE, 2, 0), 1)


def test_the_possible_is_known_until_a_card_is_drawn_or_the_turn_ends() -> None:
    core = flatten(lay(houses={"wei": {0: 1}}).state)
    core.play(picks(core)[0])
    assert core.phase() == 1
    drawn = core.copy()
    core.play(command(DRAW, 0, 0))
    assert core.phase() == 0
    while command(END, 0, 0) not in picks(drawn):
        drawn.play(next(one for one in picks(drawn) if one >> 16 == TAKE))
    assert drawn.phase() == 1
    drawn.play(command(END, 0, 0))
    assert drawn.phase() == 0


def picks(core: FlatGame) -> list[int]:
    """Return the legal commands."""
    return [int(core.pick(number)) for number in range(core.count())]
