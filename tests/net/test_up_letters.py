"""The one frame of a guest's letter has room for anything that somebody does or says."""

import json

import pytest

from changcheng_qt.engine.help import USUAL
from changcheng_qt.engine.texts import (
    LARGEST_SECRET,
    LONGEST_LINE,
    MOST_CODE_POINTS,
    as_line,
    as_name,
)
from changcheng_qt.net import guest, letters
from changcheng_qt.net.chat import Line
from changcheng_qt.net.letters import DIGEST, PART, Answer, Deed, Deeds, Kind, Share, Up
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.net.memory import Office
from tests.net.tables import Table

WIDE = "\U0001f409"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
LATE, LONG = 2**41, 10**6
"""A moment of a later century in milliseconds, and entries that no log has."""
NAME = as_name(FAMILY * 24)
DEEDS = (
    Deed(Kind.PLAY, 5, "x" * 120),
    Deed(Kind.NOTE, 5, WIDE * ((LARGEST_SECRET - 2) // 4)),
    Deed(Kind.SEAT, 5, NAME),
    Deed(Kind.TAKE_BACK, 5, length=LONG),
    Deed(Kind.HELP, 5, help=USUAL),
)


def letter(*deeds: Deed, answers: int = letters.MOST_ASKS) -> Up:
    """A letter with these deeds and the longest value of every other field."""
    share = Share("f" * DIGEST, "f" * PART)
    answered = tuple(Answer(LATE + number, agrees=False) for number in range(answers))
    return Up(LONG, Deeds(LONG, deeds), answered, share, LATE)


def fitted(up: Up, line: Line | None = None) -> Up:
    text = guest._fitting(up, line)  # noqa: SLF001 - the text of the letter
    read = letters.read(Up, text)
    assert read is not None
    return read


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.kind.value)
def test_it_has_room_for_each_deed_at_its_longest(deed: Deed) -> None:
    assert len(NAME) == MOST_CODE_POINTS
    assert fitted(letter(deed)) == letter(deed)


def test_it_has_room_for_the_longest_line() -> None:
    line = Line(LATE, 5, None, as_line(WIDE * LONGEST_LINE))
    assert fitted(letter(), line).line == line


def test_the_line_waits_for_deeds_and_deeds_for_those_before_them() -> None:
    """All of them come in the end: the next letter has what this one has no room for."""
    many = [Deed(Kind.NOTE, seat, "x" * 90) for seat in range(letters.MOST_DEEDS)]
    line = Line(LATE, 5, None, WIDE * LONGEST_LINE)
    told = fitted(letter(*many, answers=0), line)
    count = len(told.deeds.deeds)
    assert 1 < count < len(many)
    assert list(told.deeds.deeds) == many[:count]
    assert told.line is None


@pytest.mark.no_cover
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_no_command_of_a_game_is_longer_than_the_longest_here(title: Title) -> None:
    at = Table(title, 5, Office(5), ((0,),), title.rules.seat_counts[0])
    at.begin()
    sizes = set[int]()
    while at.match.outcome is None and at.match.entry_count < 300:
        texts = [
            at.match.text_of(one) for seat in at.match.deciders for one in at.match.legal(seat)
        ]
        sizes |= {len(json.dumps(text)) for text in texts}
        at.act()
        at.deliver()
    assert 0 < max(sizes) <= 120
