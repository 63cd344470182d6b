"""Matches of the toy at a table: who plays, and who answers for a person."""

from collections.abc import Iterable, Sequence
from typing import Final

from changcheng_qt.engine.help import PURISTS, Help
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import HUMAN, Player
from changcheng_qt.titles.title import Ballots
from changcheng_qt.ui.flow.bot_turns import Answer
from changcheng_qt.ui.flow.screens import Said
from changcheng_qt.ui.seam.executor import Keeper, LocalExecutor, keep_nothing
from changcheng_qt.ui.seam.match_bridge import MatchBridge
from changcheng_qt.ui.seam.shown_match import Decisions
from tests.toy.fair import ANSWERS
from tests.toy.rules import TOY_GAME, ToyState, ToyView


def toy_answer(view: ToyView, legal: Sequence[str]) -> Answer | None:
    """Answer a question, or yawn, for a person."""
    match legal:
        case ["answer"]:
            return Answer("answer", Said.ONLY_ANSWER)
        case ["yawn"]:
            return Answer("yawn", Said.NOTHING_POSSIBLE)
        case _:
            return None


def toy_needs_hand(view: ToyView) -> bool:
    """Anybody who gives up goods, or makes some, looks at them."""
    return bool(view.state.fair and (view.state.fair.dropping or view.state.fair.making))


def _is_asking(view: ToyView) -> bool:
    return bool(view.state.fair and (view.state.fair.is_asking or view.state.fair.making))


def _noted(view: ToyView, legal: Sequence[str], note: str) -> str | None:
    """A note is an answer to every offer."""
    return note if note in ANSWERS else None


TOY_BALLOTS: Final = Ballots(
    _is_asking, lambda _: "say no", _noted, lambda command: command != "make"
)
"""Answers to offers are asked of all at once, and who makes tea."""


def players(kinds: str) -> tuple[Player, ...]:
    """Return a player a letter: `h` for a person, `b` for a bot."""
    return tuple(
        Player(f"{kind}{seat}", HUMAN if kind == "h" else "bot") for seat, kind in enumerate(kinds)
    )


def match_of(start: ToyState, kinds: str, help: Help = PURISTS) -> AnyMatch:
    """Return a match from a position."""
    return Match(TOY_GAME, start, players(kinds), help)


def toy_match(
    kinds: str, *, tired: Iterable[int] = (), help: Help = PURISTS, keeper: Keeper = keep_nothing
) -> MatchBridge:
    """Return a bridge to a new match with a player a letter of `kinds`."""
    return bridge_to(ToyState(len(kinds), tired=frozenset(tired)), kinds, help, keeper)


def bridge_to(
    start: ToyState, kinds: str, help: Help = PURISTS, keeper: Keeper = keep_nothing
) -> MatchBridge:
    """Return a bridge to a match from a position."""
    decisions = Decisions(toy_needs_hand, TOY_BALLOTS.is_due)
    match = match_of(start, kinds, help)
    return MatchBridge(match, LocalExecutor(match, keeper), decisions=decisions)
