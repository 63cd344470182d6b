"""Matches in which a board falls due in mid-turn: it is added at once."""

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.titles.changcheng.rules.setup import ExtensionTime, Opening, Options
from tests.titles.changcheng.table.playing import match_of, worked_setup

DOER = 2
"""The seat that completes the third province."""
TWO_COMPLETED = (
    *("single 2A.11", "single 2A.6", "end", "single 2A.12", "single 2A.7", "end"),
    *("single 2A.13", "score 2A.p3", "single 2A.8", "end", "single 2A.9", "single 1A.1", "end"),
    *("single 2A.10", "score 2A.p2", "single 1A.2", "end", "single 1A.3", "single 1A.6", "end"),
    *("single 1A.7", "single 1A.9", "end", "single 1A.8", "single 1A.10", "end"),
)
"""Two provinces are completed, and two more lack their last square, one next to the other."""


def growing(*texts: str, at_once: bool = True, drawn: bool = False) -> AnyMatch:
    """Return a match of three in which two provinces have been completed, and the events since."""
    time = ExtensionTime.AT_ONCE if at_once else ExtensionTime.TURN_END
    options = Options(opening=Opening.NOBODY, extension_time=time, random_extension=drawn)
    match = match_of(worked_setup(3, options=options))
    return go_on(match, *TWO_COMPLETED, *texts)


def go_on(match: AnyMatch, *texts: str) -> AnyMatch:
    """Give commands by their names in files."""
    for text in texts:
        match.submit(match.command_of(text))
    return match
