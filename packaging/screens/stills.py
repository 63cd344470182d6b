"""A table on which nothing moves by itself: clocks, bots and advisers answer at once or never."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from changcheng_qt.bots.hints import luck_at, ways_on
from changcheng_qt.engine.match import Match
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles import rules_of
from changcheng_qt.ui.flow.bot_turns import BotSetup, Strength
from changcheng_qt.ui.flow.hints import Choice, HintSource
from changcheng_qt.ui.flow.screens import GateReason
from changcheng_qt.ui.flow.table_flow import TableFlow
from changcheng_qt.ui.seam.executor import Keeper, LocalExecutor, keep_nothing
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.shown_match import Decisions
from changcheng_qt.verdicts.reasons import Way
from screens.company import HERE, News, StagedCompany

AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any, Any]
Told: TypeAlias = Mapping[int, tuple[Way, ...]]
"""The hints of a game by the number of its steps."""

BOT: Final = "club"
"""The announced kind of the bots; their moves are of one that is quick to ask."""
WEIGHED: Final = 400
"""How many commands they weigh."""
HINT_EFFORT: Final = 3_000_000
LOSS: Final = 5.4
"""How many points everything gives away that is done on a table with warnings."""


class StillClock:
    """Time that never passes."""

    def call_later(self, milliseconds: int, call: Callable[[], None]) -> "StillClock":
        """Take note of nothing."""
        return self

    def cancel(self) -> None:
        """Nothing was going to happen."""


class StillThinker(QObject):
    """A thinker that never answers."""

    answered = Signal(int, object)
    failed = Signal(int)

    def prepare(self, title: str) -> None:
        """There is nothing to prepare."""

    def ask(self, title: str, bot: Strength, view: object, legal: Sequence[Any], seed: str) -> int:
        """Think for ever."""
        return 0

    def forget(self) -> None:
        """There is nothing to forget."""


@cache
def thought(
    title: str,
    view: Any,  # noqa: ANN401 - views belong to the title
    legal: tuple[Any, ...],
    effort: int,
    steps: int,
) -> tuple[Way, ...]:
    """Return a hint, thought about once for all pictures of it."""
    searching = rules_of(title).searching
    if searching is None:
        raise ValueError(title)
    return ways_on(searching(), view, legal, effort, luck_at(steps))


class PromptAdviser(QObject):
    """Answers in the window's own process, as soon as it is asked: with the answer given for n
    steps, else with its own thought.
    """

    advised = Signal(int, object)
    failed = Signal(int)

    def __init__(self, told: Told | None, parent: QObject) -> None:
        super().__init__(parent)
        self._told = told or {}

    def prepare(self, title: str) -> None:
        """There is nothing to prepare."""

    def advise(self, title: str, choice: Choice, effort: int, steps: int) -> int:
        """Answer once the caller can hear it."""
        ways = self._told.get(steps) or thought(
            title, choice.view, tuple(choice.legal), effort, steps
        )
        if choice.chosen is not None:
            ways = ways[0], Way(choice.chosen, LOSS, is_equal=False, is_mistake=True)
        QTimer.singleShot(0, self, lambda: self.advised.emit(0, ways))
        return 0

    def forget(self) -> None:
        """There is nothing to forget."""


def flow_of(
    match: AnyMatch,
    keeper: Keeper = keep_nothing,
    effort: int | None = None,
    told: Told | None = None,
    seats: frozenset[Seat] | None = None,
    news: News | None = None,
) -> tuple[MatchBridge, TableFlow]:
    """Return a bridge to a match, on a screen of some seats or of all, and a flow in which nothing
    happens by itself; hints and warnings are those that are told, and others are searched for with
    this effort, or the usual one. A title without a search has none. With `news` all seats but one
    are elsewhere.
    """
    rules = rules_of(match.game.name)
    ballots = rules.ballots
    decisions = Decisions(
        rules.needs_hand, ballots.is_due if ballots else None, rules.hides_nothing
    )
    seats = frozenset((HERE,)) if news else seats
    bridge = MatchBridge(match, LocalExecutor(match, keeper), decisions=decisions, seats=seats)
    if news is not None:
        bridge.company = StagedCompany(news, bridge)
    bot_setup = BotSetup(StillThinker(), "still")
    is_searched = rules.searching is not None
    hints = HintSource(PromptAdviser(told, bridge), effort or HINT_EFFORT) if is_searched else None
    clock = StillClock()
    reason = GateReason.LOADED
    flow = TableFlow(bridge, bot_setup, clock, lambda view, legal: None, reason, hints, ballots)
    return bridge, flow
