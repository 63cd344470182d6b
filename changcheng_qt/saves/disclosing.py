"""The facts that viewers learn from each entry of a log: the one fold behind files for a viewer and
replicas.

Theory of operation. A viewer's knowledge is a fold over the whole log, undone steps included: the
secrets of its own commands, its notes, and the facts that events reveal to it. So it only grows: by
the facts that the viewer knows from the start, then with each entry by those that the entry opens,
its own or older ones. Facts are named by their places. An entry that ends the game opens all, the
seed included.

Apart from the viewer's own entries the fold reads only events filtered for the viewer, through
`Filing.told`. Nothing is cut out of a record afterwards: a fact that is not listed here is closed.
"""

from collections.abc import Collection, Mapping
from typing import TypeAlias

from changcheng_qt.engine.match import AnyMatch, Entry, Noted, Played
from changcheng_qt.engine.seats import Viewer
from changcheng_qt.saves.facts import SEED_PLACE, play_place, setup_place

Places: TypeAlias = frozenset[str]
"""The places of facts, as in files."""
Learnt: TypeAlias = Mapping[Viewer, Places]
"""The facts that each viewer newly learns."""


class Disclosing:
    """Folds the log of a match, entry by entry, for some viewers."""

    def __init__(self, match: AnyMatch, viewers: Collection[Viewer], *, seed_known: bool) -> None:
        """Begin before the first entry of a match."""
        filing = match.game.filing
        self._count = 0
        self._line: list[int] = []
        """The numbers of the entries that played the steps on the line of play."""
        self._known: dict[Viewer, set[str]] = {}
        seed = (SEED_PLACE,) if seed_known else ()
        for viewer in viewers:
            dealt = map(setup_place, filing.open_facts(match.setup, viewer))
            self._known[viewer] = {*seed, *dealt}
        self.at_start: Learnt = {one: frozenset(known) for one, known in self._known.items()}
        """The facts that each viewer knows before the first entry."""

    def known_to(self, viewer: Viewer) -> Places:
        """Return the facts that a viewer knows so far."""
        return frozenset(self._known[viewer])

    def follow(self, match: AnyMatch, entry: Entry) -> Learnt:
        """Return the facts that each viewer learns from an entry that the match has just taken."""
        if isinstance(entry, Played):
            self._line[match.step_count - 1 :] = [self._count]
        self._count += 1
        return {viewer: self._learnt(match, viewer, entry) for viewer in self._known}

    def _learnt(self, match: AnyMatch, viewer: Viewer, entry: Entry) -> Places:
        known = self._known[viewer]
        is_over = match.outcome is not None
        learnt_now = self._everything(match) if is_over else self._disclosed(match, viewer, entry)
        learnt = frozenset(learnt_now - known)
        known |= learnt
        return learnt

    def _disclosed(self, match: AnyMatch, viewer: Viewer, entry: Entry) -> set[str]:
        if not isinstance(entry, Played | Noted):
            return set()
        places = {play_place(self._count - 1)} if entry.seat == viewer else set[str]()
        if isinstance(entry, Played):
            step = match.latest
            news = match.game.filing.told(step.after, step.seen_by(viewer))
            places |= {*map(setup_place, news.setup)}
            places |= {play_place(self._line[ply]) for ply in news.plies}
        return places

    def _everything(self, match: AnyMatch) -> set[str]:
        """Return the places of all facts, and those of entries without one too."""
        setup = range(len(match.game.filing.facts_of(match.setup)))
        return {SEED_PLACE, *map(setup_place, setup), *map(play_place, range(self._count))}
