"""Sealed letters: only the key opens them, in their own box, and their length is as requested."""

from random import Random

import pytest

from changcheng_qt.net.frames import FRAME, TooLong, frames_for, seal, unseal
from tests.effort import effort

KEY = bytes(range(32))
HOSTILE = effort(sample=2_000, nightly=1_000_000)


@pytest.mark.parametrize("length", [0, 1, 980, 981, 2004, 100_000])
def test_a_letter_comes_out_as_it_went_in(length: int) -> None:
    letter = Random(length).randbytes(length)
    frames = frames_for(length)
    sealed = seal(letter, frames, KEY, "room/up")
    assert len(sealed) == frames * FRAME
    assert unseal(sealed, KEY, "room/up") == letter
    assert len(seal(b"", frames, KEY, "room/up")) == len(sealed)


def test_a_frame_holds_what_it_says_and_no_byte_more() -> None:
    assert frames_for(980) == 1
    assert frames_for(981) == 2
    with pytest.raises(TooLong):
        seal(bytes(981), 1, KEY, "room/up")
    with pytest.raises(TooLong):
        seal(b"", 257, KEY, "room/up")


def test_no_two_seals_are_alike() -> None:
    assert seal(b"letter", 1, KEY, "room/up") != seal(b"letter", 1, KEY, "room/up")


def test_no_changed_or_foreign_letter_opens() -> None:
    rng = Random(1)
    sealed = seal(b'{"have":3}', 1, KEY, "room/up")
    assert unseal(sealed, KEY[::-1], "room/up") is None
    assert unseal(sealed, KEY, "room/down") is None
    assert unseal(sealed, KEY, "other/up") is None
    for _ in range(HOSTILE):
        assert unseal(spoilt(sealed, rng), KEY, "room/up") is None


def spoilt(sealed: bytes, rng: Random) -> bytes:
    """A letter that somebody on the way has flipped a bit of, cut, lengthened, or made up."""
    place, kind = rng.randrange(len(sealed)), rng.randrange(4)
    if kind == 0:
        flipped = bytearray(sealed)
        flipped[place] ^= 1 << rng.randrange(8)
        return bytes(flipped)
    if kind == 1:
        return sealed[:place]
    if kind == 2:
        return sealed + rng.randbytes(rng.choice((1, FRAME)))
    return rng.randbytes(len(sealed))
