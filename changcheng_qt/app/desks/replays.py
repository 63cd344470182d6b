"""Replays: the bridge to the window, and the analyst of the game's costs."""

from dataclasses import dataclass
from pathlib import Path

from changcheng_qt.app.fetching import LookedAt
from changcheng_qt.bots import analysis_nodes
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import Replay
from changcheng_qt.titles import rules_of
from changcheng_qt.ui.analysis.analyst import Analyst
from changcheng_qt.ui.replay.bridge import ReplayBridge


@dataclass(frozen=True, slots=True)
class Again:
    """A replay; without `analyst` if the game cannot be analysed."""

    bridge: ReplayBridge
    analyst: Analyst | None


def replay_of(match: AnyMatch, seed: str, folder: Path | None) -> Again:
    """Return the replay of a match in a folder, at its beginning."""
    secrets = rules_of(match.game.name).secrets
    bridge = ReplayBridge(Replay(match), seed=seed, secrets=secrets)
    return Again(bridge, _analyst_of(match, bridge, folder, is_whole=True))


def look_of(ready: LookedAt) -> Again:
    """Return the replay of a game at its end, as its file's viewer knows it."""
    replay = ready.replay
    bridge = ReplayBridge(replay, replay.last, secrets=rules_of(replay.title).secrets)
    bridge.look_as(ready.viewer)
    return Again(bridge, _analyst_of(ready.match, bridge, None, is_whole=False))


def _analyst_of(
    match: AnyMatch, bridge: ReplayBridge, folder: Path | None, *, is_whole: bool
) -> Analyst | None:
    """Return the analyst of a match; None where it is not over, or cannot be analysed."""
    rules = rules_of(match.game.name)
    seats = tuple(seat for seat in bridge.viewers if isinstance(seat, int))
    if match.outcome is None or not rules.is_analysed or not seats:
        return None
    from changcheng_qt.app.workers.analysis_runner import AnalysisRunner
    from changcheng_qt.app.workers.analysis_worker import Task, spare_processors

    game = (match.still(), seats, analysis_nodes(), is_whole, folder)
    return AnalysisRunner(Task(*game, spare_processors()), bridge)
