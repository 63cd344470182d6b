"""The lengths of letters tell nothing that is hidden: they follow from public lines, so guests in
all seats get letters of one length, though each of them learns something else.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from changcheng_qt.engine.speech import Speech
from changcheng_qt.engine.texts import LONGEST_LINE
from changcheng_qt.net import host, telling
from changcheng_qt.net.frames import FRAME, seal
from changcheng_qt.net.guest import UP_FRAMES
from changcheng_qt.net.letters import CODE
from changcheng_qt.net.peers import Peer
from changcheng_qt.titles import TITLES
from changcheng_qt.titles.title import Title
from tests.effort import effort
from tests.net.memory import Office
from tests.net.tables import Table
from tests.planted import Fault, planted, with_and_without

WIDE = "\U0001f409"
ACTS = effort(sample=40, nightly=400)
every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


def lengths(title: Title, seed: int) -> list[set[int]]:
    """The lengths of the letters that the host posts in one go, once all guests have all, while
    they play and say something now and then.
    """
    seats = title.rules.seat_counts[0]
    groups = tuple((seat,) for seat in range(seats))
    at = Table(title, seed, Office(seed), groups, seats, chat=Speech.FREE)
    at.begin()
    joined = len(at.office.seen)
    goes, whole = list[set[int]](), at.host._post  # noqa: SLF001 - as it posts to all or to some

    def post(peers: Sequence[Peer] | None = None) -> None:
        before = len(at.office.seen)
        whole(peers)
        if peers is None:
            goes.append({len(one) for _, one in at.office.seen[before:]})

    at.host._post = post  # type: ignore[method-assign]  # noqa: SLF001
    for _ in range(ACTS):
        if at.match.to_act is None:
            break
        at.act()
        at.deliver()
        if at.rng.random() < 0.2:
            speaker = at.rng.randrange(seats)
            at.guests[speaker].say(speaker, None, at.rng.choice(("Hm.", WIDE * LONGEST_LINE)))
            at.deliver()
        at.now += 1
    ups = [one for box, one in at.office.seen[joined:] if box.endswith("/up")]
    assert {len(one) for one in ups} == {UP_FRAMES * FRAME}
    return goes


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


def said_lengths(text: str, phrase: int | None = None) -> list[int]:
    """The lengths of all letters of two guests, one of whom says something."""
    at = Table(TITLES[0], 3, Office(3), ((0,), (1,)), 2, chat=Speech.FREE)
    at.begin()
    before = len(at.office.seen)
    assert at.guests[0].say(0, phrase, text)
    at.deliver()
    return [len(one) for _, one in at.office.seen[before:]]


def no_room(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(telling, "blank", lambda said: said)
    patch.setattr(telling, "room_for_words", lambda _: 0)


@with_and_without(no_room)
def test_lines_of_any_words_have_one_length(fault: Fault | None) -> None:
    with planted(fault):
        short = said_lengths("Hm.")
        assert short
        assert short == said_lengths(WIDE * LONGEST_LINE) == said_lengths("", 3)


def invited_again(at: Table) -> list[bytes]:
    """Invite two of three guests to a rematch; return the letters to all, as they are sent."""
    before = len(at.office.seen)
    first, second, _ = (peer.kept.code for peer in at.host.roster.peers)
    at.host.invite_again({first: "A" * CODE, second: "B" * CODE})
    return [one for _, one in at.office.seen[before:]]


def code_for_all(patch: pytest.MonkeyPatch) -> None:
    addressed = Peer.addressed
    patch.setattr(
        Peer, "addressed", lambda self, common: replace(addressed(self, common), again="A" * CODE)
    )


def code_kept_back(patch: pytest.MonkeyPatch) -> None:
    addressed = Peer.addressed
    patch.setattr(
        Peer, "addressed", lambda self, common: replace(addressed(self, common), again="")
    )


@with_and_without(code_for_all, code_kept_back)
def test_a_code_for_a_rematch_goes_to_its_guest_alone(fault: Fault | None) -> None:
    with planted(fault):
        at = Table(TITLES[0], 3, Office(3), ((0,), (1,), (2,)), 3)
        at.begin()
        sent = invited_again(at)
        at.deliver()
        assert [one.again for one in at.guests] == ["A" * CODE, "B" * CODE, ""]
        assert not any(code.encode() * CODE in one for one in sent for code in "AB")
        at.host.invite_again({})
        at.deliver()
        assert [one.again for one in at.guests] == ["", "", ""]


def own_length(patch: pytest.MonkeyPatch) -> None:
    """Have a letter with a code need another frame."""
    whole = host._sealed_for  # noqa: SLF001

    def longer(peer: Peer, *rest: Any) -> bytes:  # noqa: ANN401 - as it is called
        return whole(peer, *rest) + bytes(FRAME * bool(peer.again))

    patch.setattr(host, "_sealed_for", longer)


@with_and_without(own_length)
def test_letters_with_and_without_a_code_have_one_length(fault: Fault | None) -> None:
    with planted(fault):
        at = Table(TITLES[0], 3, Office(3), ((0,), (1,), (2,)), 3)
        at.begin()
        assert len({len(one) for one in invited_again(at)}) == 1
