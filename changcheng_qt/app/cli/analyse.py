"""A finished game analysed on the command line: the knowledge of each seat, and its costs.

Text has a heading for each secret, and below it a line for each step at which somebody's knowledge
changed, in English or in the language of `--lang`; it imports QtCore for the words. JSON has an
object on each line, without Qt: first the game, then every secret with the spans of positions in
which nothing of it changed; position 0 is before the first step. Then follow the costs: an object
for the simulations, one for each decision and one for each seat. A file for one viewer shows only
that viewer's knowledge, also before the end, and only that viewer's decisions are judged.
"""

import json
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, TextIO

from changcheng_qt.app.cli.saved_games import WRONG_FILE, game_in, speaking
from changcheng_qt.app.command_line import WRONG_ARGUMENTS, Asked, complain
from changcheng_qt.app.workers.analysis_worker import Task, analysing_of, helped, spare_processors
from changcheng_qt.bots import analysis_nodes
from changcheng_qt.engine.codec import to_plain
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import AnyReplay, Replay
from changcheng_qt.engine.seats import PUBLIC, Seat
from changcheng_qt.titles import rules_of, words_of
from changcheng_qt.verdicts.cost import Analysis, Judgement, Unit
from changcheng_qt.verdicts.insight import AnySecrets, Cell, KnowledgePage, PageMaking, can_be_told


def run(arguments: Asked, out: TextIO, complaints: TextIO) -> int:
    """Analyse the saved game in the arguments; return the exit code."""
    game = game_in(arguments.file, complaints)
    if game is None:
        return WRONG_FILE
    record, match = game
    secrets = rules_of(match.game.name).secrets
    replay = Replay(match, record.viewers)
    fault = why_not(replay, arguments.seat)
    if fault or secrets is None:
        complain(complaints, f"{arguments.file}: {fault or 'nothing is hidden in this game'}")
        return WRONG_ARGUMENTS
    page = PageMaking(replay, secrets).page()
    seats = page.seats if arguments.seat is None else (arguments.seat,)
    cost = costs(match, seats, arguments.nodes, is_whole=record.disclosure.is_whole)
    if arguments.json:
        out.writelines(f"{json.dumps(values)}\n" for values in knowledge_plain(page, seats, match))
        if cost is not None:
            out.writelines(f"{json.dumps(values)}\n" for values in costs_plain(cost))
        return 0
    with speaking(arguments.lang or "en"):
        out.writelines(f"{line}\n" for line in knowledge_lines(replay, secrets, page, seats))
        if cost is not None:
            out.writelines(f"{line}\n" for line in costs_lines(cost, match))
    return 0


def why_not(replay: AnyReplay, seat: Seat | None) -> str:
    """Return why nothing can be shown of a game, or of a seat; empty if something can."""
    if not can_be_told(replay):
        return "the game is not over"
    if seat is not None and seat not in range(len(replay.players)):
        return f"there is no seat {seat}"
    if seat is not None and seat not in replay.viewers:
        return f"the file does not hold what seat {seat} knew"
    return ""


def knowledge_lines(
    replay: AnyReplay, secrets: AnySecrets, page: KnowledgePage[Any], seats: tuple[Seat, ...]
) -> Iterator[str]:
    """Yield the knowledge as text, in the language of the interface."""
    from changcheng_qt.i18n.phrases.analysis import knew_text
    from changcheng_qt.i18n.phrases.wording import labelled, player_name

    last, players = replay.view_at(replay.last, PUBLIC), replay.players
    words = words_of(replay.title)
    for row in page.rows:
        owner, name = secrets.owner(row.secret), words.secret_name(row.secret, last)
        yield name if owner is None else labelled(player_name(players, owner), name)
        for span in row.spans:
            if span.cell is None:
                yield f"{span.first:5} -"
                continue
            value = span.cell.value
            shown = "?" if value is None else words.secret_value(row.secret, value, last)
            yield f"{span.first:5} {shown:24} {knew_text(span.cell, seats, players)}"


def knowledge_plain(
    page: KnowledgePage[Any], seats: tuple[Seat, ...], match: AnyMatch
) -> Iterator[dict[str, Any]]:
    """Yield the knowledge as JSON values."""
    players = [to_plain(player) for player in match.players]
    yield {"kind": "game", "game": match.game.name, "players": players}
    for row in page.rows:
        yield {
            "kind": "secret",
            "secret": type(row.secret).__name__,
            **to_plain(row.secret),
            "spans": [
                {"first": span.first, "last": span.last, **_cell_plain(span.cell, seats)}
                for span in row.spans
            ],
        }


def _cell_plain(cell: Cell | None, seats: tuple[Seat, ...]) -> dict[str, Any]:
    if cell is None:
        return {"is_there": False}
    hows = {str(seat): how.value for seat in seats if (how := cell.hows[seat]) is not None}
    return {"is_there": True, "value": cell.value, "is_open": cell.is_open, "known": hows}


def costs(
    match: AnyMatch, seats: Sequence[Seat], nodes: int | None, *, is_whole: bool
) -> Analysis | None:
    """Return the costs of a finished match for some seats, from `nodes` simulations for a decision,
    the usual number if None; None for 0, and for a title that is not analysed.
    """
    rules = rules_of(match.game.name)
    if nodes == 0 or rules.searching is None or rules.truth is None:
        return None
    nodes = analysis_nodes() if nodes is None else nodes
    task = Task(match.still(), tuple(seats), nodes, is_whole, None, spare_processors())
    analysing = analysing_of(task)
    for _ in helped(task, analysing):
        pass
    return analysing.analysis


def costs_lines(analysis: Analysis, match: AnyMatch) -> Iterator[str]:
    """Yield the costs as text, in the language of the interface."""
    from changcheng_qt.i18n.phrases.analysis import account_text, budget_text, errors_text
    from changcheng_qt.i18n.phrases.wording import join_sentences, sentence

    lucks, unit = words_of(match.game.name).luck_names(), analysis.unit
    yield budget_text(analysis)
    for judgement in analysis.judgements:
        if judgement.verdict.is_error:
            yield f"{judgement.ply:5} {_judged(judgement, match, unit)}"
    for account in analysis.accounts:
        text = account_text(account, analysis.error(account.seat), match.players, unit, lucks)
        if unit is Unit.WINS:
            errors = errors_text(analysis.clear_errors(account.seat))
            text = join_sentences([sentence(text), errors])
        yield text


def _judged(judgement: Judgement, match: AnyMatch, unit: Unit) -> str:
    """Return an error and its reasons, in the words of the page *Why?*."""
    from changcheng_qt.i18n.advice import Teller, error_text

    game, step = match.game, match.steps[judgement.ply]
    view = game.view(step.before, match.known[judgement.ply], judgement.seat)
    meant = partial(game.command_from_text, step.before)
    return error_text(judgement, meant, Teller(words_of(game.name), view, match.players), unit)


def costs_plain(analysis: Analysis) -> Iterator[dict[str, Any]]:
    """Yield the costs as JSON values."""
    yield {"kind": "analysis", "nodes": analysis.nodes, "compiled": analysis.compiled}
    for judgement in analysis.judgements:
        yield {"kind": "decision", **to_plain(judgement)}
    for account in analysis.accounts:
        error = to_plain(analysis.error(account.seat))
        yield {"kind": "account", **to_plain(account), "error": error}
