"""A title's part in the leak tests."""

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import pytest

from changcheng_qt.engine.game import Game
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat, Viewer
from changcheng_qt.titles import TITLES
from changcheng_qt.ui.seam.title import TitleUi
from tests.conformance.leaks.pairs import Pair
from tests.conformance.leaks.photographs import Moment, Session
from tests.planted import Fault


@dataclass(frozen=True, slots=True)
class Leak:
    """The moment at which something hidden is shown, the session that meets it, and the fault that
    shows it; `secret` is the part of a State that it shows, so that only pairs which differ in that
    need be tried.
    """

    moment: Moment
    session: Session
    plant: Fault
    secret: Callable[[Any], object] | None = None

    def tells_apart(self, pair: Pair) -> bool:
        """Whether it could show a difference between the games of a pair."""
        if self.secret is None:
            return True
        return self.secret(pair.real.state()) != self.secret(pair.twin.state())


@dataclass(frozen=True)
class LeakSample:
    """The games of a title that a viewer cannot tell apart, and leaks to plant in them.

    `pairs` draws such games; `others_hide` finds those in which others hide something that could be
    read aloud. `seen` are leaks to the eye by name; `by_day` are the names of those, and of leaks
    of the shell, that are planted by day. `heard` are leaks to a screen reader, of which the first
    `heard_by_day` are planted by day. `opened` shows
    something hidden to everybody. `unseen` are numbers of a state that nobody at the table knows.
    `bots` are the seats whose bots are asked. `drawn` draws pairs whose last command has an event
    of the kind `told`, with something `private`; `scored` those whose last command has a scoring,
    where too few of `pairs` have. `tries` are the commands that may be tried in a
    match, those that the room cannot tell apart together; `refuses_by_hand` says whether a refusal
    may depend on the hand.
    """

    title: str
    pairs: Callable[[], Iterator[Pair]]
    pointing: Session
    count: int
    seen: Mapping[str, Leak]
    by_day: Container[str]
    heard: Sequence[Leak]
    heard_by_day: int
    opened: Fault
    unseen: Callable[[Any], Sequence[int]]
    bots: Sequence[Seat]
    drawn: Callable[[], Iterator[Pair]]
    told: type
    private: str
    tries: Callable[[AnyMatch], Sequence[Sequence[Any]]]
    refuses_by_hand: bool = False
    others_hide: Callable[[Pair], bool] = lambda pair: True
    scored: Callable[[], Iterator[Pair]] | None = None

    @property
    def shown(self) -> TitleUi:
        """The program as shown, of this title, with files of its own."""
        (title,) = (title for title in TITLES if title.name == self.title)
        return title.show(cache(partial(title.open_box, None)))


def note_hidden(
    patch: pytest.MonkeyPatch,
    game: Game[Any, Any, Any, Any, Any, Any],
    note: Callable[[Any], object],
) -> None:
    """Note something of each State of which a view is made, for a leak."""
    view = game.view

    def noting(state: Any, knowledge: Any, viewer: Viewer) -> Any:  # noqa: ANN401
        note(state)
        return view(state, knowledge, viewer)

    patch.setitem(vars(game), "view", noting)
