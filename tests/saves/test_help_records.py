"""Another help that people agreed on, in files: written as told, and read by the rules alone."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.game import USUAL_LIMITS
from changcheng_qt.engine.help import BEGINNERS, PURISTS, USUAL
from changcheng_qt.engine.match import AnyMatch, HelpChanged
from changcheng_qt.engine.seats import PUBLIC, Player
from changcheng_qt.saves.errors import Problem, SaveError
from changcheng_qt.saves.lines import chain, read_lines
from changcheng_qt.saves.record import Record, record_of, recording
from changcheng_qt.saves.redaction import first_difference, redacted
from changcheng_qt.saves.savefile import JournalEncoder, read_match, record_to_bytes
from tests.saves.conftest import in_format_2, random_match

Values = list[dict[str, Any]]

NONE: dict[str, Any] = {"follows": False, "hints": False, "warning": False}
GIVEN_UP = {"kind": "help", "help": NONE, "agreed": [0, 1]}
MEBIBYTE = 1024 * 1024


def running() -> AnyMatch:
    """A running match of two with all help."""
    return random_match(7, steps=6)


def values_of(match: AnyMatch) -> Values:
    """The lines of a match's file."""
    return read_lines(record_to_bytes(record_of(match, Random(1), seed_known=False)))


def refused(values: Values) -> SaveError:
    """Why a file with these lines is refused."""
    with pytest.raises(SaveError) as caught:
        read_match(b"".join(chain(values)))
    return caught.value


def test_it_is_a_line_of_its_own_and_read_again() -> None:
    match = running()
    encoder = JournalEncoder(recording(match, Random(1)))
    match.watch(encoder.line)
    match.change_help(PURISTS, (1, 0))
    match.change_help(USUAL, (0, 1))
    content = encoder.whole()
    assert (
        b'{"agreed":[0,1],"help":{"follows":false,"hints":false,"warning":false},"kind":"help"}'
    ) in content
    record, again = read_match(content)
    assert (record.help, again.start_help, again.help) == (BEGINNERS, BEGINNERS, USUAL)
    assert again.log == match.log
    assert record_to_bytes(record) == content


def test_a_record_of_a_match_in_which_it_happened_before_tells_the_same() -> None:
    match = running()
    match.change_help(PURISTS, (0, 1))
    record = record_of(match, Random(1), seed_known=False)
    assert record.help == BEGINNERS
    assert HelpChanged(PURISTS, (0, 1)) in record.entries
    assert read_match(record_to_bytes(record))[1].help == PURISTS


def test_every_viewer_may_have_it_and_copies_are_compared_by_it() -> None:
    match = running()
    early = record_of(match, Random(1), seed_known=False)
    match.change_help(PURISTS, (0, 1))
    late = record_of(match, Random(1), seed_known=False)
    for viewer in (PUBLIC, 0, 1):
        assert read_match(record_to_bytes(redacted(late, viewer)))[1].help == PURISTS
        assert first_difference(redacted(early, viewer), late) is None
    other = running()
    other.change_help(USUAL, (0, 1))
    assert first_difference(record_of(other, Random(1), seed_known=False), late) == 9


def give_up_twice(values: Values) -> None:
    values.append(dict(GIVEN_UP))


FAULTS: dict[str, tuple[Callable[[Values], object], Problem]] = {
    "the same again": (give_up_twice, Problem.AGAINST_RULES),
    "somebody not asked": (lambda v: v[-1].update(agreed=[0]), Problem.AGAINST_RULES),
    "nobody asked": (lambda v: v[-1].update(agreed=[]), Problem.AGAINST_RULES),
    "agreement missing": (lambda v: v[-1].pop("agreed"), Problem.MALFORMED),
    "a kind of help that there is not": (
        lambda v: v[-1].update(help=NONE | {"cheats": True}),
        Problem.MALFORMED,
    ),
    "a kind of help that is left out": (
        lambda v: v[-1].update(help={"follows": True, "hints": False}),
        Problem.MALFORMED,
    ),
    "for one seat": (lambda v: v[-1].update(seat=0), Problem.MALFORMED),
    "no truth": (lambda v: v[-1].update(help=NONE | {"hints": 1}), Problem.MALFORMED),
    "a hint without hints": (
        lambda v: v.append({"kind": "hint", "seat": 0}),
        Problem.AGAINST_RULES,
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_help_that_nobody_agreed_on_is_refused(name: str) -> None:
    spoil, problem = FAULTS[name]
    values = [*values_of(running()), dict(GIVEN_UP)]
    read_match(b"".join(chain(values)))
    spoil(values)
    assert refused(values).problem is problem


def test_there_is_none_after_the_end(finished: Record) -> None:
    values = read_lines(record_to_bytes(finished))
    assert refused([*values, GIVEN_UP]).problem is Problem.MALFORMED
    assert refused([*values[:-1], GIVEN_UP, values[-1]]).problem is Problem.AGAINST_RULES


def test_bots_agree_on_nothing() -> None:
    match = running()
    for seat in (0, 1):
        match.seat_player(seat, Player("Bo", "club"))
    assert refused([*values_of(match), GIVEN_UP]).problem is Problem.AGAINST_RULES


_NEWER = ("draft", "begun")


def in_format_3(values: Values) -> Values:
    """The lines of a file as version 0.2.0 wrote them."""
    head: dict[str, Any] = {key: value for key, value in values[0].items() if key not in _NEWER}
    return [{**head, "format": 3}, *values[1:]]


@pytest.mark.parametrize("older", [in_format_2, in_format_3])
def test_earlier_formats_had_none(older: Callable[[Values], Values]) -> None:
    values = older(values_of(running()))
    read_match(b"".join(chain(values)))
    given = GIVEN_UP | {"help": NONE | {"follows": True}}
    assert refused([*values, given]).problem is Problem.MALFORMED


def test_help_changed_for_ever_fits_a_file() -> None:
    match = random_match(1, seats=4, steps=2)
    encoder = JournalEncoder(recording(match, Random(1)))
    sizes: list[int] = []
    match.watch(lambda entry: sizes.append(len(encoder.line(entry))))
    match.change_help(PURISTS, range(4))
    most_setup, whole_game = MEBIBYTE // 2, 250 * 230
    assert most_setup + whole_game + USUAL_LIMITS.log * (sizes[0] + 8) < 2 * MEBIBYTE
