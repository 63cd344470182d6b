"""Random games: they end, keep every card and piece, and agree with the literal reading."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from changcheng_qt.titles.china.rules.commands import (
    DrawCard,
    EndTurn,
    Pass,
    PlaceFortification,
    PlaceHouse,
    SendEmissary,
    SwapCard,
    TakeOpenCard,
)
from changcheng_qt.titles.china.rules.events import (
    AllianceScored,
    CardDiscarded,
    CardDrawn,
    EmissarySent,
    FortificationPlaced,
    GameEnded,
    HousePlaced,
    OpenCardTaken,
    Passed,
    PileExhausted,
    RegionScored,
    RoadsScored,
    TurnEnded,
)
from changcheng_qt.titles.china.rules.game import CHINA
from tests.effort import effort
from tests.titles.china.rules import literal
from tests.titles.china.rules.play import (
    Ply,
    cards_everywhere,
    cards_of,
    play,
    random_chooser,
    random_setup,
)

GAMES = effort(sample=2, nightly=700)


@cache
def game(seed: int, seats: int) -> list[Ply]:
    rng = Random(f"{seed} {seats}")
    return list(play(random_setup(rng, seats), random_chooser(rng)))


def assert_nothing_is_lost(ply: Ply) -> None:
    state = ply.after
    assert cards_everywhere(state) == cards_of(state.setup)
    for seat, supply in enumerate(state.supplies):
        houses = sum(owner == seat for owner in state.houses)
        assert supply.houses + houses == 20
        assert supply.emissaries + sum(court[seat] for court in state.courts) == 8
        assert Counter(state.seen[seat]) <= Counter(state.hands[seat])
    forts = sum(supply.fortifications for supply in state.supplies) + len(state.fortified)
    assert forts == state.setup.seats * state.setup.options.fortifications
    assert state.gone + len(state.pile) == (
        sum(state.second) if state.exhausted else len(state.setup.deck) - state.setup.seats * 3 - 4
    )


def assert_scores_add_up(plies: list[Ply]) -> None:
    scores = [0] * plies[0].before.setup.seats
    for ply in plies:
        for event in ply.events:
            match event:
                case RegionScored(points=points) | AllianceScored(points=points):
                    scores = [a + b for a, b in zip(scores, points, strict=True)]
                case RoadsScored(seat=seat, points=lines):
                    scores[seat] += sum(lines)
                case GameEnded(scores=final):
                    assert list(final) == scores
                case _:
                    pass


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_end_and_lose_nothing(seed: int, seats: int) -> None:
    plies = game(seed, seats)
    for ply in plies:
        assert_nothing_is_lost(ply)
    assert_scores_add_up(plies)
    last = plies[-1].after
    outcome = CHINA.outcome(last)
    assert outcome
    assert outcome.winners
    assert last.turn.number < 90
    times = [e.time for ply in plies for e in ply.events if isinstance(e, PileExhausted)]
    assert times == [1, 2]
    assert last.turn.number % seats == 0


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(effort(sample=1, nightly=60)))
def test_the_literal_reading_allows_the_same_commands(seed: int, seats: int) -> None:
    for ply in game(seed, seats):
        allowed = CHINA.legal(ply.before)
        assert len(set(allowed)) == len(allowed)
        assert set(allowed) == literal.legal(ply.before)
        if isinstance(ply.command, PlaceFortification):
            owed = literal.must_follow(ply.before, ply.command, ply.after)
            assert (ply.after.turn.owed is not None) == owed
        else:
            assert ply.after.turn.owed is None


FIRST_TOLD = {
    PlaceHouse: HousePlaced,
    SendEmissary: EmissarySent,
    PlaceFortification: FortificationPlaced,
    SwapCard: CardDiscarded,
    TakeOpenCard: OpenCardTaken,
    DrawCard: CardDrawn,
    EndTurn: TurnEnded,
    Pass: Passed,
}


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_event_of_a_command_tells_what_was_done(seats: int) -> None:
    for ply in game(2, seats):
        assert type(ply.events[0]) is FIRST_TOLD[type(ply.command)]
