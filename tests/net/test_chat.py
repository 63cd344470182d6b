"""Words between people at a table: they come once, in order, and only from whom they are said to
come; and nobody types where only phrases are allowed.
"""

import json

import pytest

from changcheng_qt.engine.speech import Speech
from changcheng_qt.engine.texts import LONGEST_LINE, as_line
from changcheng_qt.net import letters, talking
from changcheng_qt.net.chat import LATEST, PHRASES, Line, Said
from changcheng_qt.net.frames import seal
from changcheng_qt.net.guest import Guest
from changcheng_qt.net.kept import SEAT, TABLE, Folder, KeptSeat, KeptTable
from changcheng_qt.net.letters import Up
from changcheng_qt.titles import TITLES
from tests.net.memory import Office
from tests.net.tables import Table, followed
from tests.planted import Fault, planted, with_and_without


def begun(chat: Speech = Speech.FREE, *, trouble: float = 0.0) -> Table:
    """A game of a guest with a seat, one with another, and one who looks on."""
    at = Table(TITLES[0], 4, Office(4), ((0,), (1,), ()), 2, chat=chat)
    at.begin()
    at.office.trouble = trouble
    return at


def heard(at: Table, number: int) -> list[tuple[int | None, str, int | None, str]]:
    """The lines that a guest has."""
    lines = at.guests[number].talk.lines
    return [(one.seat, one.name, one.phrase, one.text) for one in lines]


def force(at: Table, number: int, line: Line) -> None:
    """Send a line as a changed program would."""
    peer = at.host.roster.peers[number]
    channel = peer.channel
    assert channel is not None
    up = Up(followed(at.guests[number]).have, line=line)
    sealed = seal(letters.to_bytes(up), 2, channel.up, peer.up)
    at.office.post(peer.up, sealed)
    at.deliver()
    at.now += 5


def test_everybody_hears_a_line_and_who_said_it() -> None:
    at = begun()
    assert at.guests[1].say(1, None, "Good luck!")
    at.deliver()
    assert at.guests[2].say(None, 2)
    at.deliver()
    for number in range(3):
        assert heard(at, number) == [(1, "", None, "Good luck!"), (None, "G2", 2, "")]
        assert not at.guests[number].talk.waiting


def test_lines_arrive_once_and_in_order_over_a_bad_carrier() -> None:
    at = begun(trouble=0.3)
    said = []
    for number in range(12):
        for seat in (0, 1):
            text = f"{seat}: {number}"
            if at.guests[seat].say(seat, None, text):
                said.append(text)
        at.deliver()
        at.now += 5
        at.repair()
    assert len(said) > 12
    for guest in range(3):
        texts = [text for _, _, _, text in heard(at, guest)]
        for speaker in "01":
            assert [one for one in texts if one[0] == speaker] == [
                one for one in said if one[0] == speaker
            ]


def hear_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(talking, "may_say", lambda chat, line: True)


@with_and_without(hear_all)
def test_a_host_passes_no_typed_line_on_where_only_phrases_are_allowed(
    fault: Fault | None,
) -> None:
    at = begun(Speech.PHRASES)
    assert not at.guests[0].say(0, None, "Typed"), "an honest program does not even send it"
    with planted(fault):
        force(at, 0, Line(1, 0, None, "Typed"))
        assert not heard(at, 1)
    force(at, 0, Line(2, 0, 1))
    assert heard(at, 1)[-1] == (0, "", 1, "")


def test_where_nobody_talks_not_even_phrases_are_passed_on() -> None:
    at = begun(Speech.OFF)
    assert not at.guests[0].say(0, 1)
    force(at, 0, Line(1, 0, 1))
    assert not heard(at, 1)


def test_nobody_speaks_from_somebody_elses_seat() -> None:
    at = begun()
    for number, seat in enumerate((1, None, 5), 1):
        force(at, 0, Line(number, seat, 1))
    force(at, 2, Line(1, 0, 1))
    assert not heard(at, 1)


def test_one_who_says_too_much_is_not_heard_for_a_while() -> None:
    at = begun()
    peer = at.host.roster.peers[0]
    said = [at.host.talk.hear(peer, Line(number, 0, 1), lambda: None) for number in range(1, 30)]
    assert sum(said) == talking.MOST_LINES
    at.now += talking.WITHIN
    assert at.host.talk.hear(peer, Line(99, 0, 1), lambda: None)


def test_an_old_letter_says_nothing_again_even_to_a_host_that_has_started_again() -> None:
    at = begun()
    at.guests[0].say(0, 1)
    old = at.office.boxes[at.host.roster.peers[0].up]
    at.deliver()
    assert len(heard(at, 1)) == 1
    kept = at.folder("host").read(TABLE, KeptTable)
    assert kept is not None
    at.host_carrier.close()
    at.host = at.open(kept)
    assert at.recorder is not None
    at.host.begin(at.recorder, at.keep)
    at.repair()
    at.host._on_heard(at.host.roster.peers[0].up, old)  # noqa: SLF001 - as the carrier calls it
    at.deliver()
    assert len(heard(at, 1)) == 1
    at.guests[0].say(0, 2)
    at.deliver()
    assert [one[2] for one in heard(at, 1)] == [1, 2]


def test_a_guest_that_starts_again_hears_the_latest_line_and_is_heard() -> None:
    at = begun()
    for number in range(LATEST + 4):
        at.guests[0].say(0, None, f"Line {number}")
        at.deliver()
        at.now += 5
    kept = at.folder("guest 1").read(SEAT, KeptSeat)
    assert kept is not None
    at.carriers[1].close()
    at.guests[1] = at.sit(1, kept)
    at.repair()
    assert heard(at, 1)[-1] == heard(at, 0)[-1]
    assert at.guests[1].say(1, 3)
    at.deliver()
    assert heard(at, 0)[-1][2] == 3


def write_down(patch: pytest.MonkeyPatch) -> None:
    """Keep the latest line in the folder of a guest."""
    whole = Guest.say

    def say(self: Guest, seat: int | None, phrase: int | None, text: str = "") -> bool:
        self._folder.write("said.json", Line(1, seat, phrase, text))
        return whole(self, seat, phrase, text)

    patch.setattr(Guest, "say", say)


@with_and_without(write_down)
def test_no_line_is_written_down(fault: Fault | None) -> None:
    with planted(fault):
        at = begun()
        at.guests[0].say(0, None, "Nightingale")
        for _ in range(4):
            at.act()
            at.deliver()
        folders = [at.path(name) for name in ("host", "guest 0", "guest 1", "guest 2")]
        paths = [folder / name for folder in folders for name in at.disk.names(folder)]
        files = [at.disk.read(path, 10**6) for path in paths]
        assert files
        assert not any(b"Nightingale" in one for one in files)


@pytest.mark.parametrize(
    "text",
    ["x" * (LONGEST_LINE + 1), " a", "a\nb", "\u202eabc", "\u200b", "\ufeffhidden", "\ue000"],
)
def test_no_letter_has_a_line_that_is_too_long_or_not_plain(text: str) -> None:
    for kind, place in ((Line, {}), (Said, {"name": ""})):
        whole = {"number": 1, "seat": 0, "phrase": None, "text": text, **place}
        assert letters.read(kind, json.dumps(whole).encode()) is None
        assert letters.read(kind, json.dumps({**whole, "text": "Ok"}).encode()) is not None


@pytest.mark.parametrize("phrase", [-1, PHRASES, 10**9])
def test_no_letter_has_a_phrase_that_no_program_knows(phrase: int) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        Line(1, 0, phrase)
    with pytest.raises(ValueError, match="cannot be"):
        Line(1, 0, 1, "and a text")


def test_lines_are_not_printed() -> None:
    assert "Nightingale" not in repr((Line(1, 0, None, "Nightingale"),))
    assert "Nightingale" not in repr(Said(1, 0, "", None, "Nightingale"))


def test_a_line_is_cut_between_characters() -> None:
    assert as_line("  Good \n luck! ") == "Good luck!"
    assert as_line("\u200b\u00ad ") == ""
    family = "\U0001f469\u200d\U0001f467"
    cut = as_line("x" * (LONGEST_LINE - 1) + family)
    assert cut == "x" * (LONGEST_LINE - 1)
    assert as_line(cut) == cut
    assert as_line("a" + "\u0301" * 200) == ""


def forget(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Folder, "write", lambda *_: None)


@with_and_without(forget)
def test_muted_speakers_stay_muted_when_the_table_is_opened_again(fault: Fault | None) -> None:
    at = begun()
    kept = at.folder("guest 0").read(SEAT, KeptSeat)
    assert kept is not None
    with planted(fault):
        for who in (1, "G2", 0):
            at.guests[0].talk.mute(who, muted=True)
        at.guests[0].talk.mute(0, muted=False)
        assert at.sit(0, kept).talk.muted == {1, "G2"}
    assert not at.sit(1, kept).talk.muted, "nobody else is told"


def test_a_mute_that_cannot_be_kept_counts_until_the_table_is_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = begun()

    def full(*_: object) -> None:
        raise OSError("full")

    monkeypatch.setattr(Folder, "write", full)
    with pytest.raises(OSError, match="full"):
        at.guests[0].talk.mute(1, muted=True)
    assert at.guests[0].talk.muted == {1}
