"""A hint on the command line: the best command of whoever decides in a saved game, and why.

A hint is made from what one seat sees, and so tells of that seat's secrets: where several people
play, the seat must be named. It tells only what that seat knows, whatever the file holds. People
are told in English, or in the language that they name; programs as files write it.
"""

import json
from random import Random
from typing import Any, TextIO

from changcheng_qt.app.command_line import WRONG_ARGUMENTS, Asked, complain
from changcheng_qt.app.saved_games import WRONG_FILE, speaking
from changcheng_qt.bots import usual_nodes
from changcheng_qt.bots.advice import CLEAR, Advice, advise
from changcheng_qt.bots.bot import Searching
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.savefile import read_file
from changcheng_qt.titles import rules_of


def run(arguments: Asked, out: TextIO, complaints: TextIO) -> int:
    """Write a hint for the saved game that the arguments name; return the exit code."""
    try:
        record, match = read_file(RealDisk(), arguments.file)
    except SaveError as error:
        complain(complaints, f"{arguments.file}: {error}")
        return WRONG_FILE
    rules = rules_of(match.game.name)
    searching = rules.searching
    fault = why_not(record, match, arguments.seat)
    if fault or match.to_act is None or searching is None:
        complain(complaints, f"{arguments.file}: {fault or 'this game is not searched'}")
        return WRONG_ARGUMENTS
    seat = match.to_act
    if people(match) > 1:
        complain(complaints, f"this tells what only seat {seat} knows: {match.players[seat].name}")
    nodes = arguments.nodes or usual_nodes("strong", rules.simulations)
    found = searching()
    advice = hint(found, match, seat, nodes)
    if arguments.json:
        out.write(f"{json.dumps(plain(found, match, seat, advice), ensure_ascii=False)}\n")
        return 0
    with speaking(arguments.lang or "en"):
        out.writelines(f"{line}\n" for line in lines(found, match, seat, advice))
    return 0


def why_not(record: Record, match: AnyMatch, seat: Seat | None) -> str:
    """Return why there is no hint for a seat, or for whoever decides where none is named; empty
    where there is one.
    """
    decides = match.to_act
    if decides is None:
        return "the game is over"
    if seat is None and people(match) > 1:
        return "several people play: name the seat that is to have the hint (--seat)"
    if seat is not None and seat != decides:
        return f"seat {decides} decides, not seat {seat}"
    if not record.disclosure.is_whole and record.viewer != decides:
        return f"the file does not hold what seat {decides} knows"
    return ""


def people(match: AnyMatch) -> int:
    """Return how many people play."""
    return sum(player.is_human for player in match.players)


def hint(searching: Searching[Any, Any], match: AnyMatch, seat: Seat, nodes: int) -> Advice[Any]:
    """Return the advice for the seat that decides; the same for the same position and nodes."""
    luck = Random(f"hint/{len(match.steps)}")
    return advise(searching, match.view(seat), match.legal(seat), nodes, luck)


def lines(
    searching: Searching[Any, Any], match: AnyMatch, seat: Seat, advice: Advice[Any]
) -> list[str]:
    """Return the lines for people, in the language of the interface: a sentence, and the reasons
    for what it says and against.
    """
    from changcheng_qt.i18n.phrases.engine import compared_text, sure_text

    view = match.view(seat)
    if not advice.is_compared:
        return [sure_text(searching.label(view, advice.command, match.players))]
    first, second = advice.weighed
    difference = advice.difference()
    names = [searching.label(view, one.command, match.players) for one in (first, second)]
    error = CLEAR * difference.error
    told = [compared_text(names[0], names[1], difference.points, error)]
    if difference.is_clear:
        for reason in searching.reasons(view, first.tally, second.tally):
            told.append(f"  {'+' if reason.points > 0 else '-'} {searching.sentence(view, reason)}")
    return told


def plain(
    searching: Searching[Any, Any], match: AnyMatch, seat: Seat, advice: Advice[Any]
) -> dict[str, Any]:
    """Return the hint for programs."""
    found: dict[str, Any] = {"seat": seat, "command": match.text_of(advice.command)}
    if advice.is_compared:
        first, second = advice.weighed
        difference = advice.difference()
        found["weighed"] = [
            {
                "command": match.text_of(one.command),
                "visits": one.visits,
                "simulations": one.tally.count,
                "margin": round(one.tally.mean, 3),
                "wins": one.tally.wins,
            }
            for one in advice.weighed
        ]
        found["difference"] = round(difference.points, 3)
        found["error"] = round(difference.error, 3)
        found["is_clear"] = difference.is_clear
        found["reasons"] = [
            {
                "why": reason.why.value,
                "place": reason.place,
                "points": round(reason.points, 3),
                "shares": list(reason.shares),
            }
            for reason in searching.reasons(match.view(seat), first.tally, second.tally)
        ]
    return found
