"""Judges positions with two efforts, and counts where they contradict each other.

``python -m tests.bots.contradictions`` takes an hour as native code, on which all is judged: the
forms agree to the last bit, and differ in effort alone. By default the efforts are those of plain
and of compiled code. With ``--in plain`` or ``--in native`` they are two of one form, as somebody
meets them who stays with it: that of a hint, and that of the analysis of a game so long that its
decisions share the effort of fewer; all other advice has the effort of a hint. With either effort
the judge names a best command. It is a contradiction where one calls the other's best an error with
a name. At most 2 of 300 positions may have one. A title that judges by itself is left out: its
effort depends on the form.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from multiprocessing import Pool
from typing import Any, Final

from changcheng_qt.analysis.judging import SHARED, unit_of
from changcheng_qt.bots import PLAIN_LESS, advice_effort, is_compiled
from changcheng_qt.bots.hints import Judged, judged, luck_at
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.titles import rules_of
from changcheng_qt.verdicts.cost import Verdict, verdict_of
from tests.bots.judging import position

POSITIONS: Final = 300
MOST: Final = 2 / 300
NUMBERS: Final = 2
"""Of this many numbers of positions at least one is of a title that is judged here."""
STEPS: Final = 250
"""The number of steps of a long game."""


@dataclass(frozen=True, slots=True)
class Verdicts:
    """The verdict with each effort on the best command with the other."""

    where: str
    with_little: Verdict
    with_much: Verdict

    @property
    def is_contradiction(self) -> bool:
        return self.with_little.is_error or self.with_much.is_error


def efforts(form: str | None) -> tuple[int, int]:
    """Return the two efforts that are usual in one form, or in both."""
    native = advice_effort()
    plain = native // PLAIN_LESS
    if form is None:
        return plain, native
    hint = plain if form == "plain" else native
    return SHARED * hint // STEPS, hint


def verdicts_on(match: AnyMatch, little: int, much: int) -> Verdicts | None:
    """Return the verdicts on a position with two efforts; None in a title that judges by itself."""
    best = _judged(match, little).best[0]
    if best.tally.is_judged:
        return None
    judged_more = _judged(match, much, best.command)
    judged_less = _judged(match, little, judged_more.best[0].command)
    where = f"{match.game.name} {len(match.players)} seats, step {len(match.steps)}"
    return Verdicts(where, _verdict(judged_less), _verdict(judged_more))


def _judged(match: AnyMatch, effort: int, chosen: object = None) -> Judged[Any]:
    seat, searching = match.to_act, rules_of(match.game.name).searching
    assert seat is not None
    assert searching is not None
    choice, luck = (match.view(seat), match.legal(seat)), luck_at(len(match.steps))
    return judged(searching(), *choice, effort, luck, chosen=chosen)


def _verdict(found: Judged[Any]) -> Verdict:
    return verdict_of(*found.loss, unit_of(found))


def verdicts_at(number: int, form: str | None) -> Verdicts | None:
    """Return the verdicts on a position by its number, with the efforts of a form, or of both."""
    found = verdicts_on(position(number), *efforts(form))
    return found and replace(found, where=f"{number}: {found.where}")


def main(arguments: Sequence[str]) -> int:
    """Judge positions, and print each contradiction; 1 where there are too many."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--first", type=int, default=0, help="the number of the first position")
    parser.add_argument("--in", dest="form", choices=("plain", "native"), help="stay with one form")
    options, write = parser.parse_args(arguments), sys.stdout.write
    first, asked = options.first, options.positions
    if not is_compiled():
        write("This needs native code.\n")
        return 1
    contradictions = 0
    numbers = range(first, first + NUMBERS * asked)
    with Pool() as pool:
        found = (one for one in pool.imap(partial(verdicts_at, form=options.form), numbers) if one)
        for one in islice(found, asked):
            if one.is_contradiction:
                contradictions += 1
                write(
                    f"{one.where:40} little {one.with_little.value}, much {one.with_much.value}\n"
                )
                sys.stdout.flush()
    write(f"{contradictions} of {asked} positions have a contradiction\n")
    return int(contradictions > MOST * asked)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
