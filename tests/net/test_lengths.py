"""The lengths of letters tell nothing that is hidden: they follow from public lines, so guests in
all seats get letters of one length, whatever each of them learns.
"""

import pytest

from changcheng_qt.net import host
from changcheng_qt.net.frames import seal
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.effort import effort
from tests.net.memory import Office
from tests.net.tables import Table

ACTS = effort(sample=40, nightly=400)
every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


def lengths(title: Title, seed: int) -> list[set[int]]:
    """The lengths of the letters that the host posts in one go, once all guests have all."""
    seats = title.rules.seat_counts[0]
    at = Table(title, seed, Office(seed), tuple((seat,) for seat in range(seats)), seats)
    at.begin()
    found = []
    for _ in range(ACTS):
        if at.match.to_act is None:
            break
        before = len(at.office.seen)
        at.act()
        at.deliver()
        down = [len(one) for box, one in at.office.seen[before:] if box.endswith("/down")]
        found += [set(down[n : n + seats]) for n in range(0, len(down) - seats, seats)]
        assert {len(one) for box, one in at.office.seen[before:] if box.endswith("/up")} <= {2048}
    return found


@pytest.mark.no_cover
@every_title
def test_all_guests_get_letters_of_one_length(title: Title) -> None:
    told = lengths(title, 1)
    assert told
    assert all(len(one) == 1 for one in told)


@pytest.mark.no_cover
def test_without_padding_they_would_not(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []

    def noted(text: bytes, frames: int, key: bytes, box: str) -> bytes:
        sizes.append(len(text))
        return seal(text, frames, key, box)

    monkeypatch.setattr(host, "seal", noted)
    lengths(TITLES[0], 1)
    assert any(len(set(sizes[n : n + 2])) > 1 for n in range(0, len(sizes), 2))
