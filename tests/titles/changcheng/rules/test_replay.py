"""A finished game shown again: as it was for every viewer, and without any later facts.

For the second a finished game is compared with another one, which was its twin (see `secrets`) up
to some step and went its own way from there: until that step a viewer of the replay must not be
able to tell the two apart.
"""

from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.replay import AnyReplay, Replay
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Player, Viewer
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from tests.effort import effort
from tests.titles.changcheng.rules.play import Ply, play, random_chooser, random_setup
from tests.titles.changcheng.rules.secrets import learnt_from, twin_of

GAMES = effort(sample=6, nightly=400)


class Leaked(AssertionError):
    """A viewer receives facts that became known only later."""


class Hindsight(Replay[Any, Any, Any, Any, Any, Any]):
    """A replay at fault: it shows the facts known at the end."""

    def view_at(self, position: int, viewer: Viewer) -> Any:  # noqa: ANN401
        """Return a view of a position as if everything had been learnt already."""
        state, known = self._state(position), self._known[-1]
        return self._game.view(state, known, viewer)


def begun(setup: Any) -> AnyMatch:  # noqa: ANN401
    """A match before its first step."""
    return Match(CHANG_CHENG, setup, [Player(f"p{seat}") for seat in range(setup.seats)])


def ended(match: AnyMatch, rng: Random) -> AnyMatch:
    """The match, played at random to its end."""
    choose = random_chooser(rng)
    while match.to_act is not None:
        match.submit(choose(match.steps[-1].after, match.legal(EVERYONE)))
    return match


def twins(seed: int, viewer: Viewer) -> tuple[AnyMatch, AnyMatch, int]:
    """Two finished games, and the number of steps up to which the viewer knows no difference."""
    rng = Random(seed)
    game: list[Ply] = list(play(random_setup(rng), random_chooser(rng)))
    shared = rng.randint(len(game) // 4, len(game) - 2)
    setup = game[0].before.setup
    twin = twin_of(setup, learnt_from(game[:shared]), viewer, rng)
    real, other = begun(setup), begun(twin.setup)
    for ply in game[:shared]:
        seat = other.to_act
        assert seat is not None
        other.submit(twin.command(seat, ply.command))
        real.submit(ply.command)
    for ply in game[shared:]:
        real.submit(ply.command)
    return real, ended(other, rng), shared


def compare(real: AnyReplay, twin: AnyReplay, viewer: Viewer, shared: int) -> None:
    """Compare everything that a replay gives of the positions that two games share."""
    for position in range(shared + 1):
        same(real.view_at(position, viewer), twin.view_at(position, viewer))
        same(real.turn_seat_at(position), twin.turn_seat_at(position))
        same(real.to_act_at(position), twin.to_act_at(position))
        same(real.outcome_at(position), twin.outcome_at(position))
    same(real.events(viewer, 0, shared), twin.events(viewer, 0, shared))


def same(real: object, twin: object) -> None:
    if real != twin or repr(real) != repr(twin):
        raise Leaked(f"{real}\n{twin}")


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_position_is_as_it_was(seed: int) -> None:
    rng = Random(seed)
    match = begun(random_setup(rng))
    viewers = (PUBLIC, EVERYONE, *range(len(match.players)))
    choose, seen = random_chooser(rng), [[match.view(viewer) for viewer in viewers]]
    while match.to_act is not None:
        state = match.steps[-1].after if match.steps else CHANG_CHENG.new(match.setup)
        match.submit(choose(state, match.legal(EVERYONE)))
        seen.append([match.view(viewer) for viewer in viewers])
    replay: AnyReplay = Replay(match)
    assert replay.last == len(seen) - 1
    for position, page in enumerate(seen):
        assert [replay.view_at(position, viewer) for viewer in viewers] == page
    for viewer in viewers:
        assert list(replay.events(viewer, 0, replay.last)) == match.events(viewer)


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(2 * GAMES))
def test_nobody_sees_later_facts(seed: int) -> None:
    viewer: Viewer = PUBLIC if seed % 2 else seed // 2 % 2
    real, twin, shared = twins(seed, viewer)
    compare(Replay(real), Replay(twin), viewer, shared)


@pytest.mark.no_cover
def test_hindsight_would_be_noticed() -> None:
    """The comparison is not blind: a replay that knows everything from the start is found out."""
    found = 0
    for seed in range(12):
        real, twin, shared = twins(seed, 0)
        try:
            compare(Hindsight(real), Hindsight(twin), 0, shared)
        except Leaked:
            found += 1
    assert found >= 4


def test_the_games_that_are_compared_differ() -> None:
    """With everything shown the twins can be told apart from the beginning."""
    real, twin, shared = twins(3, PUBLIC)
    with pytest.raises(Leaked):
        compare(Replay(real), Replay(twin), EVERYONE, shared)


def test_with_everything_shown_every_counter_is_known() -> None:
    match = ended_game(1)
    replay: AnyReplay = Replay(match)
    for position in (0, replay.last // 2, replay.last):
        view = replay.view_at(position, EVERYONE)
        in_play = set(view.wall.regions) - view.removed
        assert set(view.known_threats) == in_play
        assert replay.view_at(position, PUBLIC).laid_bare == ()


def ended_game(seed: int) -> AnyMatch:
    """A finished game."""
    rng = Random(seed)
    match = begun(random_setup(rng))
    match.submit(random_chooser(rng)(CHANG_CHENG.new(match.setup), match.legal(EVERYONE)))
    return ended(match, rng)
