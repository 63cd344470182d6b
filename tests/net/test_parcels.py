"""Parcels of the local network: cut anywhere they stay the same, and one beyond a limit ends it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from changcheng_qt.net.carrier import LONGEST_BOX, LONGEST_LETTER
from changcheng_qt.net.parcels import Kind, Malformed, Parcel, Unpacking

BOXES = st.text(
    st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=LONGEST_BOX
)
PARCELS = st.one_of(
    st.just(Parcel(Kind.PING)),
    BOXES.map(lambda box: Parcel(Kind.LISTEN, box)),
    st.builds(Parcel, st.just(Kind.LETTER), BOXES, st.binary(min_size=1, max_size=300)),
)


@given(st.lists(PARCELS, max_size=6), st.integers(1, 40))
def test_they_arrive_however_the_bytes_are_cut(sent: list[Parcel], step: int) -> None:
    stream = b"".join(parcel.to_bytes() for parcel in sent)
    unpacking = Unpacking()
    came: list[Parcel] = []
    for start in range(0, len(stream), step):
        came += unpacking.parcels(stream[start : start + step])
    assert came == sent


@pytest.mark.parametrize(
    "stream",
    [
        b"\x00\x00\x00\x00",
        b"\xff\xff\xff\xff",
        (2 + LONGEST_BOX + LONGEST_LETTER + 1).to_bytes(4, "big"),
        b"\x00\x00\x00\x02\x09\x00",
        b"\x00\x00\x00\x03\x02\x05a",
        b"\x00\x00\x00\x03\x01\x01\xff",
        b"\x00\x00\x00\x03\x03\x01a",
        b"\x00\x00\x00\x02\x01\x00",
        b"\x00\x00\x00\x04\x01\x01aa",
        b"\x00\x00\x00\x03\x02\x01a",
        Parcel(Kind.LISTEN, "a" * (LONGEST_BOX + 1)).to_bytes(),
        Parcel(Kind.LETTER, "a", bytes(LONGEST_LETTER + 1)).to_bytes(),
    ],
    ids=lambda stream: stream[:6].hex(),
)
def test_broken_ones_are_refused(stream: bytes) -> None:
    with pytest.raises(Malformed):
        list(Unpacking().parcels(stream))


def test_the_longest_letter_arrives() -> None:
    longest = Parcel(Kind.LETTER, "a" * LONGEST_BOX, bytes(LONGEST_LETTER))
    assert list(Unpacking().parcels(longest.to_bytes())) == [longest]


@given(st.binary(max_size=200))
def test_noise_is_parcels_or_refused(noise: bytes) -> None:
    try:
        for parcel in Unpacking().parcels(noise):
            assert parcel.to_bytes() in noise
    except Malformed:
        pass
