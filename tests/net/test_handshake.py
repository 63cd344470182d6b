"""The first letters between a host and its guests: people with the same code, people who were sent
away, and a post office that repeats and invents.
"""

import json
import re
from random import Random
from typing import Any

import pytest

from changcheng_qt.net import keys, letters, peers
from changcheng_qt.net.asks import Asks
from changcheng_qt.net.frames import frames_for, seal, unseal
from changcheng_qt.net.guest import Guest, take_seat
from changcheng_qt.net.kept import KeptSeat
from changcheng_qt.net.keys import public_of
from changcheng_qt.net.letters import Admitted, Deed, Join, Kind, Refusal
from changcheng_qt.net.peers import Peer
from changcheng_qt.titles import TITLES
from tests.effort import effort
from tests.net.memory import Memory, Office
from tests.net.tables import Table
from tests.net.test_hostile import as_letter, begun, mutated
from tests.planted import Fault, planted, with_and_without

LETTERS = effort(sample=300, nightly=100_000)


def asked() -> tuple[Table, Peer]:
    """A table whose guest has asked for its seat, and has not been admitted."""
    at = Table(TITLES[0], 3, Office(3), ((0,),), 2)
    at.deliver()
    return at, at.host.roster.peers[0]


def another(at: Table, peer: Peer, name: str = "Eve") -> Guest:
    """Somebody else with the code of a guest."""
    return Guest(at.folder(name), Memory(at.office), take_seat(peer.kept.code, name))


def hear_nothing_unread(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Guest, "_on_unread", lambda *_: None)


@with_and_without(hear_nothing_unread)
def test_a_guest_with_a_spent_code_receives_the_reason(fault: Fault | None) -> None:
    with planted(fault):
        at, peer = asked()
        at.begin()
        eve = another(at, peer)
        at.deliver()
        assert eve.gone is Refusal.CODE_SPENT
        assert peer.kept.name == "G0"
        assert at.guests[0].gone is None


def test_of_two_guests_with_one_code_only_the_admitted_one_has_the_seat() -> None:
    at, peer = asked()
    eve = another(at, peer)
    at.deliver()
    assert peer.kept.name == "Eve", "the newest counts"
    at.host.admit(peer)
    at.repair()
    assert eve.follower is not None
    assert at.guests[0].follower is None
    assert at.guests[0].gone is Refusal.CODE_SPENT


def forget_leaving(patch: pytest.MonkeyPatch) -> None:
    from changcheng_qt.net.roster import Roster

    def hear(self: Roster, peer: Peer, join: Join) -> None:
        peer.change(name=join.name, public=join.key, gone=None)

    patch.setattr(Roster, "hear_join", hear)


@pytest.mark.parametrize("why", [Refusal.REMOVED, Refusal.SEAT_TAKEN, Refusal.NOT_ADMITTED])
@with_and_without(forget_leaving)
def test_nobody_comes_back_who_was_sent_away(why: Refusal, fault: Fault | None) -> None:
    with planted(fault):
        at, peer = asked()
        at.host.roster.remove(peer, why)
        at.guests[0].post()
        at.deliver()
        assert peer.kept.gone is why
        assert at.guests[0].gone is why


def test_a_code_is_good_for_others_than_the_one_refused() -> None:
    at, peer = asked()
    at.host.admit(peer, Refusal.NOT_ADMITTED)
    at.guests[0].post()
    at.deliver()
    assert (peer.kept.gone, at.guests[0].gone) == (Refusal.NOT_ADMITTED, Refusal.NOT_ADMITTED)
    another(at, peer)
    at.deliver()
    assert (peer.kept.name, peer.kept.gone) == ("Eve", None)


@with_and_without(forget_leaving)
def test_a_key_without_a_secret_is_not_taken(fault: Fault | None) -> None:
    """With it anybody who has the code would be in, once the host has admitted somebody."""
    with planted(fault):
        at, peer = asked()
        before = peer.kept
        join = Join("0", (letters.Edition(at.title.name, at.title.edition),), "Eve", "00" * 32)
        sealed = seal(letters.to_bytes(join), 2, peer.invitation.join_key, peer.up)
        at.host._on_heard(peer.up, sealed)  # noqa: SLF001
        assert peer.kept == before


def test_a_host_without_a_usable_key_is_not_believed() -> None:
    at, peer = asked()
    guest = at.guests[0]
    edition = letters.Edition(at.title.name, at.title.edition)
    own = public_of(bytes.fromhex(guest._kept.private)).hex()  # noqa: SLF001
    letter = Admitted("0", edition, "00" * 32, own, (0,), None)
    sealed = seal(letters.to_bytes(letter), 1, peer.invitation.join_key, peer.down)
    guest._on_heard(peer.down, sealed)  # noqa: SLF001
    assert guest.follower is None


def test_a_guest_already_in_is_not_admitted_or_refused_again() -> None:
    at, peer = asked()
    at.begin()
    before = peer.kept
    at.host.admit(peer, Refusal.NOT_ADMITTED)
    assert peer.kept == before


def test_those_sent_away_take_no_room() -> None:
    at, _ = asked()
    for _ in range(letters.MOST_PEERS + 3):
        at.host.invite((0,))
    for _ in range(letters.MOST_PEERS - 1):
        at.host.invite(())
    with pytest.raises(ValueError, match="full"):
        at.host.invite(())


def count_all(patch: pytest.MonkeyPatch) -> None:

    def unsealed(sealed: bytes, key: bytes, box: str) -> bytes | None:
        return unseal(sealed, key, box) or b"{}"

    patch.setattr(peers, "unseal", unsealed)


@with_and_without(count_all)
def test_a_flood_of_rubbish_keeps_nobody_from_being_heard(fault: Fault | None) -> None:
    at = begun(2)
    peer = at.host.roster.peers[0]
    letter = at.office.boxes[peer.up]
    with planted(fault):
        at.now += 2
        for _ in range(1000):
            assert peer.opened(bytes(2048)) is None
        assert peer.opened(letter) is not None


def test_an_answer_counts_for_nothing_that_is_asked_after_a_restart() -> None:
    at = begun(2)
    deeds = [Deed(Kind.TAKE_BACK, 0, length=0), Deed(Kind.ABANDON, 0)]
    at.guests[0].do(deeds[0])
    at.deliver()
    first = at.host.asks[0].number
    at.now += 1
    at.host._asks = Asks(lambda: at.now)  # noqa: SLF001 - as after a restart
    at.guests[0].do(deeds[1])
    at.deliver()
    assert at.host.asks[0].number > first


def test_nothing_of_the_first_letters_breaks_a_guest_or_a_host() -> None:
    at, peer = asked()
    at.host.admit(peer)
    rng = Random(5)
    join_key = peer.invitation.join_key
    sealed = [(box, one) for box, one in at.office.seen if unseal(one, join_key, box)]
    for kind, box in ((Join, peer.up), (Admitted, peer.down)):
        texts = [unseal(one, join_key, where) for where, one in sealed if where == box]
        whole = [json.loads(text) for text in texts if text]
        assert whole
        for _ in range(LETTERS):
            at.now += 1
            text = as_letter(mutated(rng.choice(whole), rng))
            spoilt = seal(text, frames_for(len(text)), join_key, box)
            if kind is Join:
                asked()[0].host._on_heard(box, spoilt)  # noqa: SLF001
                at.host._on_heard(box, spoilt)  # noqa: SLF001
            else:
                another(at, peer, f"{rng.random()}")._on_heard(box, spoilt)  # noqa: SLF001
    at.deliver()


SECRET = re.compile(r"\b[0-9A-HJKMNP-TV-Z]{16}\b|[0-9a-f]{32}")


def printed(at: Table) -> str:
    """All that is printed of the files of a table and its guests."""
    kept: list[Any] = [at.host.roster._kept, at.guests[0]._kept]  # noqa: SLF001
    kept += [
        (one, one.kept, one.kept.share, one.invitation, one.channel) for one in at.host.roster.peers
    ]
    kept += [at.host.roster.deal.first, letters.Up(0, share=kept[0].peers[0].share)]
    return repr(kept)


def print_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(KeptSeat, "__repr__", lambda self: f"{self.code} {self.private}")


def print_channel(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(keys.Channel, "__repr__", lambda self: self.down.hex())


@with_and_without(print_seat, print_channel)
def test_codes_keys_and_parts_are_never_printed(fault: Fault | None) -> None:
    at, _ = asked()
    at.begin()
    assert at.guests[0]._kept.part  # noqa: SLF001
    with planted(fault):
        assert not SECRET.search(printed(at))
