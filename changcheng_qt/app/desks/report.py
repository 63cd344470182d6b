"""A report of a game as plain text, for people to keep: its players, options and turns."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.i18n.phrases.engine import controller_text
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.i18n.telling import LineKind
from changcheng_qt.ui.seam.title import TitleUi

translate = QCoreApplication.translate


def report_of(match: AnyMatch, title: TitleUi) -> str:
    """Return the report of a game; an unfinished one is reported as the public knows it."""
    return "\n".join((*_heading(match, title), "", *_story(match, title), ""))


def _heading(match: AnyMatch, title: TitleUi) -> Iterator[str]:
    yield title.shown_name()
    yield ""
    outcome = match.outcome
    for seat, player in enumerate(match.players):
        score = f"{outcome.scores[seat]:>4}  " if outcome else ""
        words = translate("Report", "{player} ({controller})")
        yield score + fill(words, player=player.name, controller=controller_text(player.controller))
    yield ""
    yield translate("Report", "Game options")
    for option in title.words.options_in_force(match.view(PUBLIC)):
        words = translate("Report", "{option}: {effect}")
        yield f"- {fill(words, option=option.name, effect=option.effect)}"


def _story(match: AnyMatch, title: TitleUi) -> Iterator[str]:
    """Yield every turn: its heading, its summary in one sentence, and its steps."""
    viewer = EVERYONE if match.outcome else PUBLIC
    view = match.view(viewer)
    events = [event for step in match.events(viewer) for event in step]
    for passage in title.words.passages((*title.words.opening_events(view), *events)):
        steps = [title.words.line(event, view, match.players) for event in passage.events]
        lines = [line for line in steps if line is not None]
        whole = title.words.sentence(passage, view, match.players)
        heading = [line for line in lines if line.kind is LineKind.TURN]
        summary = [] if whole is None or whole in heading else [whole]
        if heading or summary:
            yield ""
        yield from (line.text for line in heading)
        yield from (f"  {line.text}" for line in summary)
        if passage.parts:
            yield from (f"    {line.text}" for line in lines if line not in heading)
