"""Invitations: a text passed on leads back to the code and all ways, any other text nowhere."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QObject

from changcheng_qt.net import lan
from changcheng_qt.net.carrier import Reach
from changcheng_qt.net.invitations import (
    LONGEST,
    Invited,
    LanAddress,
    Way,
    from_elsewhere,
    invitation_text,
    read_invitation,
)
from changcheng_qt.net.lan import own_addresses
from changcheng_qt.net.post import PostOffice
from changcheng_qt.net.several import Several
from tests.net.memory import Memory, Office
from tests.planted import Fault, planted, with_and_without

CODE = "7K4MQX2P9D3TH6WB"
CLUB = PostOffice("post.example.org", name="a club: née", password="p@ss/,:%")
WAYS: tuple[Way, ...] = (
    LanAddress("192.168.1.5"),
    LanAddress("fe80::1", 5000),
    PostOffice("post.example.org"),
    PostOffice("10.0.0.7", 8884),
    PostOffice("broker", 1883, is_secure=False),
    CLUB,
)


@pytest.mark.parametrize("ways", [*((way,) for way in WAYS), *product(WAYS[:3], WAYS[3:])])
def test_every_way_comes_back(ways: tuple[Way, ...]) -> None:
    assert read_invitation(invitation_text(CODE, ways)) == Invited(CODE, ways)


@pytest.mark.parametrize("people", [1, 2, 6])
def test_it_says_how_many_share_a_computer(people: int) -> None:
    text = invitation_text(CODE, WAYS, people)
    assert read_invitation(text) == Invited(CODE, WAYS, people)
    assert read_invitation(text.replace("-", "").lower()) == Invited(CODE, WAYS, people)


def test_people_read_them_to_each_other() -> None:
    assert invitation_text(CODE, WAYS[:1]) == "7K4M-QX2P-9D3T-H6WB@192.168.1.5"
    assert invitation_text(CODE, WAYS[2:3]) == "7K4M-QX2P-9D3T-H6WB@post.example.org"
    assert invitation_text(CODE, WAYS[:1], 2) == "7K4M-QX2P-9D3T-H6WB-2@192.168.1.5"


def test_a_post_office_on_the_own_computer_has_another_address_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lan, "own_addresses", lambda: ("192.168.1.5", "10.0.0.1"))
    for address in ("localhost", "127.0.0.1", "::1"):
        own = PostOffice(address, 1884, is_secure=False, name="club")
        certified, there = PostOffice(address), replace(own, address="192.168.1.5")
        assert from_elsewhere([*WAYS, own, certified]) == (*WAYS, there, certified)


@pytest.mark.parametrize(
    "text",
    [
        "7k4m qx2p 9d3t h6wb @ 192.168.1.5",
        "7K4MQX2P9D3TH6WB@192.168.1.5:28871",
        " 7K4M-QX2P\n-9D3T-H6WB@192.168.1.5\t",
    ],
)
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert read_invitation(text) == Invited(CODE, (LanAddress("192.168.1.5"),))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7K4M-QX2P-9D3T-H6WB",
        "7K4M-QX2P-9D3T-H6WB@",
        "7K4M-QX2P-9D3T@192.168.1.5",
        "7K4M-QX2P-9D3T-H6WB-1@192.168.1.5",
        "7K4M-QX2P-9D3T-H6WB-7@192.168.1.5",
        "7K4M-QX2P-9D3T-H6WB@192.168.1.5:99999",
        "7K4M-QX2P-9D3T-H6WB@a b/c",
        "7K4M-QX2P-9D3T-H6WB@[abc]",
        "7K4M-QX2P-9D3T-H6WB@post.example.org,,",
        "7K4M-QX2P-9D3T-H6WB@" + ",".join(["post.example.org"] * LONGEST),
    ],
)
def test_a_text_that_is_no_invitation_is_refused(text: str) -> None:
    assert read_invitation(text) is None


def test_no_log_shows_a_password() -> None:
    assert "p@ss" not in repr(CLUB)


def test_a_computer_can_be_met_somewhere() -> None:
    assert all(read_invitation(f"{CODE}@{one}") for one in own_addresses())


def of_one_only(patch: pytest.MonkeyPatch) -> None:
    whole = Several.__init__
    patch.setattr(
        Several, "__init__", lambda self, carriers, parent: whole(self, carriers[:1], parent)
    )


@with_and_without(of_one_only)
def test_several_carriers_are_one(fault: Fault | None) -> None:
    offices, parent, heard = (Office(), Office()), QObject(), list[tuple[str, bytes]]()
    with planted(fault):
        several = Several([Memory(office) for office in offices], parent)
        several.heard.connect(lambda box, letter, _: heard.append((box, letter)))
        several.listen("up")
        several.post("down", b"letter")
        for number, office in enumerate(offices):
            Memory(office).post("up", bytes([number]))
            office.deliver()
        assert [office.boxes.get("down") for office in offices] == [b"letter"] * 2
        assert heard == [("up", b"\0"), ("up", b"\1")]
        several.clear("up")
        several.close()
        assert not any(office.boxes.get("up") for office in offices)


def test_the_farthest_reach_counts() -> None:
    carriers, parent, told = [Memory(Office()), Memory(Office())], QObject(), list[Reach]()
    several = Several(carriers, parent)
    several.reach_changed.connect(told.append)
    for number, reach in ((0, Reach.POST), (1, Reach.LIVE), (1, Reach.NONE), (0, Reach.NONE)):
        carriers[number].reach_changed.emit(reach)
    assert told == [Reach.POST, Reach.LIVE, Reach.POST, Reach.NONE]


def forgetful(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Several, "_on_lost", lambda self, _, box: self.lost.emit(box))


@with_and_without(forgetful)
def test_a_sender_is_lost_when_no_other_way_leads_to_it(fault: Fault | None) -> None:
    carriers, parent, lost = [Memory(Office()), Memory(Office())], QObject(), list[str]()
    with planted(fault):
        several = Several(carriers, parent)
        several.lost.connect(lost.append)
        carriers[0].heard.emit("up", b"letter", False)
        carriers[1].heard.emit("up", b"letter", False)
        carriers[0].lost.emit("up")
        assert not lost
        carriers[0].heard.emit("other", b"letter", False)
        carriers[1].heard.emit("other", b"letter", True)
        carriers[0].lost.emit("other")
        assert lost == ["other"], "a letter that was kept is no way to its sender"
