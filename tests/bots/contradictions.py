"""Judges positions as plain and as compiled code do, and counts where they contradict each other.

``python -m tests.bots.contradictions`` takes an hour as native code, on which both are judged: the
forms agree to the last bit, and differ in effort alone. Either names a best command. It is a
contradiction where one of them calls the other's best an error with a name. At most 2 of 300
positions may have one. A title that judges by itself is left out: its effort depends on the form.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice
from multiprocessing import Pool
from typing import Any, Final

from changcheng_qt.analysis.judging import unit_of
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


@dataclass(frozen=True, slots=True)
class Verdicts:
    """The verdict of each form on the best command of the other."""

    where: str
    of_plain: Verdict
    of_native: Verdict

    @property
    def is_contradiction(self) -> bool:
        return self.of_plain.is_error or self.of_native.is_error


def verdicts_on(match: AnyMatch, efforts: tuple[int, int]) -> Verdicts | None:
    """Return the verdicts on a position by the efforts of plain and of compiled code; None in a
    title that judges by itself.
    """
    little, much = efforts
    best = _judged(match, little).best[0]
    if best.tally.is_judged:
        return None
    native = _judged(match, much, best.command)
    plain = _judged(match, little, native.best[0].command)
    where = f"{match.game.name} {len(match.players)} seats, step {len(match.steps)}"
    return Verdicts(where, _verdict(plain), _verdict(native))


def _judged(match: AnyMatch, effort: int, chosen: object = None) -> Judged[Any]:
    seat, searching = match.to_act, rules_of(match.game.name).searching
    assert seat is not None
    assert searching is not None
    choice, luck = (match.view(seat), match.legal(seat)), luck_at(len(match.steps))
    return judged(searching(), *choice, effort, luck, chosen=chosen)


def _verdict(found: Judged[Any]) -> Verdict:
    return verdict_of(*found.loss, unit_of(found))


def verdicts_at(number: int) -> Verdicts | None:
    """Return the verdicts on a position by its number, at the usual efforts."""
    usual = advice_effort()
    found = verdicts_on(position(number), (usual // PLAIN_LESS, usual))
    return found and replace(found, where=f"{number}: {found.where}")


def main(arguments: Sequence[str]) -> int:
    """Judge positions, and print each contradiction; 1 where there are too many."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--first", type=int, default=0, help="the number of the first position")
    options, write = parser.parse_args(arguments), sys.stdout.write
    first, asked = options.first, options.positions
    if not is_compiled():
        write("This needs native code.\n")
        return 1
    contradictions = 0
    numbers = range(first, first + NUMBERS * asked)
    with Pool() as pool:
        found = (one for one in pool.imap(verdicts_at, numbers) if one)
        for one in islice(found, asked):
            if one.is_contradiction:
                contradictions += 1
                write(f"{one.where:40} plain {one.of_plain.value}, native {one.of_native.value}\n")
                sys.stdout.flush()
    write(f"{contradictions} of {asked} positions have a contradiction\n")
    return int(contradictions > MOST * asked)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
