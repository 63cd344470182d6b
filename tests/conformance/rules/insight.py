"""Whether the page of who knew what agrees with the views, with the truth, and with the draws from
a view; for every title.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.history import CannotUndo
from changcheng_qt.engine.luck import SeededLuck
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import PUBLIC, Player, Viewer
from changcheng_qt.verdicts.insight import AnySecrets, How, KnowledgePage, PageMaking

DRAWS: Final = 1000
VIEWS_DRAWN_FROM: Final = 2
"""The number of views of each game from which States are drawn."""


class Disagrees(AssertionError):
    """The page contradicts a view, the truth, or a draw from a view."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A second reading of a title: the truth about each secret in a State, and the content of a
    View, without counting; None for a secret that a seat has looked at and had to remember. Of
    secrets of which a State tells nothing any more, such as a card that changed hands, `logged` are
    the true values after the steps of a match.
    """

    secrets: AnySecrets
    truth: Callable[[Any], Mapping[Any, FactValue]]
    shown: Callable[[Any], Mapping[Any, FactValue | None]]
    misses_nothing: bool
    """Whether counting finds all that follows."""
    logged: Callable[[Sequence[Any]], Mapping[Any, FactValue]] = lambda steps: {}


@dataclass(frozen=True, slots=True, eq=False)
class SecretSample:
    """A title whose secrets are read a second time."""

    game: Any
    reading: Reading
    random_setup: Callable[[Random], Any]
    random_chooser: Callable[[Random], Callable[[Any, Sequence[Any]], Any]]
    traced: Sequence[int]
    """Seeds of games in which together everything occurs, for coverage."""
    faults: Mapping[str, AnySecrets]
    """Secrets that know too much, or too little, by the name of the fault."""

    def played(self, seed: int) -> AnyMatch:
        """Play a match to its end."""
        rng = Random(seed)
        setup = self.random_setup(rng)
        players = [Player(f"P{seat}") for seat in range(self.game.seats(setup))]
        match = Match(self.game, setup, players, luck=SeededLuck(str(seed)))
        return finished(match, self.random_chooser(rng), rng)


def finished(match: AnyMatch, choose: Callable[[Any, Sequence[Any]], Any], rng: Random) -> AnyMatch:
    """Play a match to its end, with undo and take-backs on the way."""
    while match.to_act is not None:
        if rng.random() < 0.02 and match.steps:
            back = max(0, len(match.steps) - rng.randrange(1, 9))
            match.take_back(back, range(len(match.players)))
        state = match.steps[-1].after if match.steps else match.start
        match.submit(choose(state, match.game.legal(state)))
        if rng.random() < 0.05:
            try:
                match.undo()
            except CannotUndo:
                continue
    return match


def page_of(match: AnyMatch, secrets: AnySecrets) -> KnowledgePage[Any]:
    """Return the page of a finished match."""
    return PageMaking(Replay(match), secrets).page()


def check_draws(match: AnyMatch, page: KnowledgePage[Any], reading: Reading, rng: Random) -> None:
    """Compare a page with draws from views. Raises `Disagrees`."""
    replay = Replay(match)
    states = [match.start, *(step.after for step in match.steps)]
    for _ in range(VIEWS_DRAWN_FROM):
        position, seat = rng.randrange(len(states)), rng.choice(page.seats)
        view = replay.view_at(position, seat)
        _draw(match, page, position, seat, view, reading, rng)


def check_views(match: AnyMatch, page: KnowledgePage[Any], reading: Reading) -> int:
    """Compare a page with the truth and all views; return in how many cells a seat knew a secret
    from the public by counting. Raises `Disagrees`.
    """
    replay = Replay(match)
    states = [match.start, *(step.after for step in match.steps)]
    counted = 0
    for position, state in enumerate(states):
        truth = {**reading.truth(state), **reading.logged(match.steps[:position])}
        viewers: tuple[Viewer, ...] = (PUBLIC, *page.seats)
        for viewer in viewers:
            view = replay.view_at(position, viewer)
            counted += _compare(page, position, viewer, reading.shown(view), truth)
    return counted


def _compare(
    page: KnowledgePage[Any],
    position: int,
    viewer: Any,  # noqa: ANN401 - a seat or the public
    shown: Mapping[Any, FactValue | None],
    truth: Mapping[Any, FactValue],
) -> int:
    counted = 0
    for row in page.rows:
        cell, secret = row.cells[position], row.secret
        if (cell is None) != (secret not in truth):
            raise Disagrees(f"{position}: {secret} is there, or is not")
        if cell is None:
            continue
        if cell.value not in (None, truth[secret]):
            raise Disagrees(f"{position}: {secret} is {truth[secret]}, not {cell.value}")
        if viewer is PUBLIC:
            if secret in shown and not cell.is_open:
                raise Disagrees(f"{position}: {secret} lies open")
            continue
        how = cell.hows[viewer]
        if secret in shown:
            from_memory = (How.REMEMBERED, How.COUNTED)
            if how is None or (how in from_memory) != (shown[secret] is None):
                raise Disagrees(f"{position}: {viewer} sees {secret}, not by {how}")
        elif how not in (None, How.COUNTED):
            raise Disagrees(f"{position}: {viewer} does not see {secret} by {how}")
        counted += how is How.COUNTED and not cell.is_open
    return counted


def _draw(
    match: AnyMatch,
    page: KnowledgePage[Any],
    position: int,
    seat: int,
    view: Any,  # noqa: ANN401 - the title's
    reading: Reading,
    rng: Random,
) -> None:
    """Draw positions: known values never differ, and unknown ones do."""
    cells = {row.secret: row.cells[position] for row in page.rows}
    there = {secret: cell for secret, cell in cells.items() if cell is not None}
    drawn: dict[Any, set[FactValue]] = {secret: set() for secret in there}
    for _ in range(DRAWS):
        values = reading.truth(match.game.sample(view, rng))
        for secret in drawn.keys() & values.keys():
            drawn[secret].add(values[secret])
    for secret in (secret for secret, found in drawn.items() if found):
        cell = there[secret]
        how = cell.hows[seat]
        if how not in (None, How.REMEMBERED):
            if drawn[secret] != {cell.value}:
                raise Disagrees(f"{position}: {seat} cannot know {secret}: {drawn[secret]}")
        elif how is None and reading.misses_nothing and len(drawn[secret]) == 1:
            raise Disagrees(f"{position}: {seat} could know {secret}")
