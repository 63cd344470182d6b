"""A hint on the command line: the best command of the deciding player in a saved game, and why.

A hint is made from the view of one seat, and so reveals that seat's secrets: where several people
play, the seat must be named. It reveals nothing that the seat does not know, whatever the file
holds. Text is in English, or in the language of `--lang`; JSON in the notation of files.
"""

import json
from collections.abc import Sequence
from typing import Any, TextIO

from changcheng_qt.app.cli.saved_games import WRONG_FILE, game_in, speaking
from changcheng_qt.app.command_line import WRONG_ARGUMENTS, Asked, complain
from changcheng_qt.bots import advice_effort
from changcheng_qt.bots.bot import Searching
from changcheng_qt.bots.hints import luck_at, ways_on
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import Seat
from changcheng_qt.saves.record import Record
from changcheng_qt.titles import rules_of, words_of
from changcheng_qt.verdicts.reasons import Way


def run(arguments: Asked, out: TextIO, complaints: TextIO) -> int:
    """Write a hint for the saved game in the arguments; return the exit code."""
    game = game_in(arguments.file, complaints)
    if game is None:
        return WRONG_FILE
    record, match = game
    rules = rules_of(match.game.name)
    searching = rules.searching
    seat = asked_seat(match, arguments.seat)
    fault = why_not(record, match, arguments.seat)
    if fault or seat is None or searching is None:
        complain(complaints, f"{arguments.file}: {fault or 'this game is not searched'}")
        return WRONG_ARGUMENTS
    if people(match) > 1:
        complain(complaints, f"this tells what only seat {seat} knows: {match.players[seat].name}")
    found = searching()
    ways = hint(found, match, seat, max(1, advice_effort() * arguments.effort // 100))
    if arguments.json:
        out.write(f"{json.dumps(plain(match, seat, ways), ensure_ascii=False)}\n")
        return 0
    with speaking(arguments.lang or "en"):
        out.writelines(f"{line}\n" for line in lines(match, seat, ways))
    return 0


def why_not(record: Record, match: AnyMatch, seat: Seat | None) -> str:
    """Return why there is no hint for a seat, or for the deciding seat if None; empty if there is
    one.
    """
    decides = asked_seat(match, seat)
    if decides is None:
        return "the game is over"
    if seat is None and people(match) > 1:
        return "several people play: name the seat that is to have the hint (--seat)"
    if decides not in match.deciders:
        return f"seat {match.to_act} decides, not seat {seat}"
    if not record.disclosure.is_whole and record.viewer != decides:
        return f"the file does not hold what seat {decides} knows"
    return ""


def asked_seat(match: AnyMatch, seat: Seat | None) -> Seat | None:
    """Return the seat that is to have the hint: the one that is named, else of those that decide
    the person; None where the game is over.
    """
    if match.to_act is None or seat is not None:
        return seat if match.to_act is not None else None
    people = (one for one in match.deciders if match.players[one].is_human)
    return next(people, match.to_act)


def people(match: AnyMatch) -> int:
    """Return how many people play."""
    return sum(player.is_human for player in match.players)


def hint(
    searching: Searching[Any, Any], match: AnyMatch, seat: Seat, effort: int
) -> tuple[Way, ...]:
    """Return the moves of key H for the deciding seat at the same effort, best first; the same for
    the same position and effort.
    """
    luck = luck_at(match.step_count)
    return ways_on(searching, match.view(seat), match.legal(seat), effort, luck)


def lines(match: AnyMatch, seat: Seat, ways: Sequence[Way]) -> list[str]:
    """Return the hint as text, in the language of the interface, in the words of key H."""
    from changcheng_qt.i18n.advice import Teller, ways_note, ways_words

    teller = Teller(words_of(match.game.name), match.view(seat), match.players)
    found = []
    for way in ways_words(ways, teller):
        sign = "=" if way.rank is None else f"{way.rank}."
        found.append(" – ".join(filter(None, (f"{sign} {way.label}", way.worth))))
        found += [f"   {way.why}"] if way.why else []
    note = ways_note(ways)
    return [*found, *([note] if note else [])]


def plain(match: AnyMatch, seat: Seat, ways: Sequence[Way]) -> dict[str, Any]:
    """Return the hint as JSON values."""
    return {
        "seat": seat,
        "command": match.text_of(ways[0].command),
        "ways": [
            {
                "command": match.text_of(way.command),
                "behind": round(way.behind, 3),
                "is_equal": way.is_equal,
                "then": "" if way.then is None else match.text_of(way.then),
                "reasons": [
                    {
                        "why": reason.why.value,
                        "place": reason.place,
                        "points": round(reason.points, 3),
                        "shares": list(reason.shares),
                    }
                    for reason in way.reasons
                ],
            }
            for way in ways
        ],
    }
