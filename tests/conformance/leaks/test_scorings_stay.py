"""Two games that a seat cannot tell apart are told the same on its screen at a table of several
computers while a scoring stays there, and others play on at theirs.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from changcheng_qt.app.session import decisions_of
from changcheng_qt.app.tables.company import TableCompany
from changcheng_qt.app.tables.executor import TableExecutor
from changcheng_qt.engine.luck import NothingToDraw
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.titles import rules_of
from changcheng_qt.ui.reveal.stages import StageReveal
from changcheng_qt.ui.seam.match_bridge import Change, MatchBridge
from changcheng_qt.ui.window.main_window import MainWindow
from screens.stillness import bring_to_rest
from tests.conformance.leaks.comparing import Leaked
from tests.conformance.leaks.ears import Listener, everything_in
from tests.conformance.leaks.pairs import Pair, Tale
from tests.conformance.leaks.sample import LeakSample
from tests.conformance.leaks.test_tables import TRUTH, Dealt, secrets, show
from tests.conformance.samples import every_title
from tests.effort import effort
from tests.planted import planted

PAIRS = effort(sample=1, nightly=20)
TRIES = effort(sample=80, nightly=300)
"""How many pairs are looked at for those with a scoring that stays."""
ON = 2
"""How many commands others play on."""

pytestmark = pytest.mark.usefixtures("listened_to")


def others_play_on(pair: Pair) -> Sequence[Any]:
    """Return commands of others after the last ones of both games, as far as their viewer sees them
    alike.
    """
    games = pair.real.match(), pair.twin.match()
    for game, tale in zip(games, (pair.real, pair.twin), strict=True):
        game.submit(tale.last)
    return list(islice(_alike(*games, pair.viewer), ON))


def _alike(real: AnyMatch, twin: AnyMatch, viewer: Viewer) -> Iterator[Any]:
    while (seat := real.to_act) is not None and seat == twin.to_act != viewer:
        left = set(twin.legal(seat))
        for command in filter(left.__contains__, real.legal(seat)):
            after = [_after(game, command, viewer) for game in (real, twin)]
            if after[0] is not None and after[0] == after[1]:
                break
        else:
            return
        yield command
        real.submit(command)
        twin.submit(command)


def _after(game: AnyMatch, command: object, viewer: Viewer) -> object:
    """What a viewer sees of a command; None of one with chance."""
    ahead = game.still()
    with suppress(NothingToDraw):
        ahead.submit(command)
        return ahead.view(viewer), ahead.events(viewer)[-1]
    return None


def seen(window: MainWindow, tale: Tale, viewer: Viewer, after: Sequence[Any]) -> list[Any]:
    """Return everything that is spoken at the viewer's screen after the last command, and while
    others play on; nothing if no scoring stays.
    """
    at = Dealt(tale)
    at.begin()
    TRUTH.append(at.match)
    guest = at.guests[viewer if isinstance(viewer, int) else -1]
    executor = TableExecutor(guest, decisions_of(rules_of(tale.game.name)))
    company = TableCompany(guest, executor, window, is_own=False)
    guest.changed = company.changed.emit
    executor.bridge.company = company
    show(window, executor.bridge)
    words, listener = [], Listener(window)
    for command in (tale.last, *after):
        at.match.submit(command)
        at.deliver()
        bring_to_rest(window)
        parts = window.table.parts
        assert parts is not None
        spoken = [*listener.since_last(), *everything_in(window)]
        words.append(spoken if parts.reveals.revealed else [])
    return words if all(words) else []


def is_known(pair: Pair) -> bool:
    """Whether somebody can tell the games apart."""
    real, twin = pair.real.match(), pair.twin.match()
    return any(real.view(seat) != twin.view(seat) for seat in range(len(real.players)))


def scores(window: MainWindow, pair: Pair) -> bool:
    """Whether the last command of a game has a scoring that its viewer is shown."""
    match = pair.real.match()
    match.submit(pair.real.last)
    scripts = [one._script for one in window.findChildren(StageReveal)]  # noqa: SLF001
    return any(one.shows(event) for one in scripts for event in match.events(pair.viewer)[-1])


def compare(sample: LeakSample, window: MainWindow, most: int) -> int:
    """Compare at most n pairs of games in which a scoring stays; return in how many it does."""
    count = 0
    pairs = sample.scored or sample.pairs
    for pair in islice(filter(sample.others_hide, pairs()), TRIES):
        if not window.findChildren(StageReveal):
            show(window, MatchBridge(pair.real.match()))
        if pair.real.to_act == pair.viewer or not (scores(window, pair) and is_known(pair)):
            continue
        after = others_play_on(pair)
        if len(after) == ON and (real := seen(window, pair.real, pair.viewer, after)):
            count += 1
            if real != seen(window, pair.twin, pair.viewer, after):
                raise Leaked(pair)
        if count == most:
            break
    return count


@every_title("leaks", first_by_day=True)
def test_a_scoring_that_stays_tells_nothing_of_what_others_play(
    sample: LeakSample, dark_window_of: Callable[[LeakSample], MainWindow]
) -> None:
    assert compare(sample, dark_window_of(sample), PAIRS)


def tell_while_it_stays(patch: pytest.MonkeyPatch) -> None:
    queue_step = StageReveal._queue_step  # noqa: SLF001

    def telling(self: StageReveal[Any], change: Change) -> None:
        queue_step(self, change)
        for window in QApplication.topLevelWidgets():
            if isinstance(window, MainWindow) and change.is_of_others and self.stage:
                window.table.toast.show_sentence(str(secrets()))

    patch.setattr(StageReveal, "_queue_step", telling)


@every_title("leaks", first_by_day=True)
def test_a_leak_from_a_scoring_that_stays_is_found(
    sample: LeakSample, dark_window_of: Callable[[LeakSample], MainWindow]
) -> None:
    shown = dark_window_of(sample)
    with planted(tell_while_it_stays):
        compare(sample, shown, 1)
