"""Invitations as people read them, keys that both ends agree on, and six digits."""

import pytest

from changcheng_qt.net.keys import (
    Channel,
    channel_of,
    commitment_to,
    digits_of,
    draw_code,
    draw_key,
    invitation_of,
    public_of,
    read_code,
    shown_code,
)

SECRET = b"s" * 32


def test_a_code_is_read_as_people_type_it() -> None:
    codes = [draw_code() for _ in range(200)]
    assert len(set(codes)) == 200
    for code in codes:
        assert read_code(shown_code(code)) == code
        assert read_code(f" {shown_code(code).lower()}\n".strip()) == code
    assert read_code("O1L0-IiLl-oO00-1111") == "0110111100001111"


@pytest.mark.parametrize("text", ["", "7K4M-QX2P-9D3T", "7K4M-QX2P-9D3T-H6WU", "7K4MQX2P9D3TH6WB0"])
def test_other_texts_are_no_codes(text: str) -> None:
    assert read_code(text) is None


def test_every_code_has_a_room_and_keys_of_its_own() -> None:
    here, there = invitation_of("7K4MQX2P9D3TH6WB"), invitation_of("7K4MQX2P9D3TH6WA")
    assert here == invitation_of("7K4MQX2P9D3TH6WB")
    assert len({here.room, there.room}) == 2
    assert len({here.join_key, here.secret, there.join_key, there.secret}) == 4


def both(secret: bytes, other_secret: bytes) -> tuple[Channel | None, Channel | None]:
    host, guest = draw_key(), draw_key()
    return (
        channel_of(host, public_of(guest), secret, is_host=True),
        channel_of(guest, public_of(host), other_secret, is_host=False),
    )


def test_both_ends_have_the_same_keys_one_each_way() -> None:
    here, there = both(SECRET, SECRET)
    assert here == there
    assert here is not None
    assert here.down != here.up


def test_without_the_secret_or_a_key_there_is_no_channel() -> None:
    here, there = both(SECRET, b"t" * 32)
    assert here != there
    first, second = both(SECRET, SECRET)[0], both(SECRET, SECRET)[0]
    assert first != second


def test_a_key_that_gives_always_the_same_result_is_refused() -> None:
    for weak in (bytes(32), b"\1" + bytes(31)):
        assert channel_of(draw_key(), weak, SECRET, is_host=True) is None
    assert channel_of(draw_key(), b"short", SECRET, is_host=True) is None


def test_six_digits_depend_on_everything_that_was_said() -> None:
    host, guest, nonce = b"h" * 32, b"g" * 32, b"n" * 16
    commitment = commitment_to(host, nonce)
    digits = digits_of(commitment, host, nonce, guest)
    assert digits is not None
    assert len(digits) == 6
    assert digits.isdecimal()
    assert digits_of(commitment, host, nonce, b"e" * 32) != digits


def test_a_host_that_opens_another_key_has_no_digits() -> None:
    commitment = commitment_to(b"h" * 32, b"n" * 16)
    assert digits_of(commitment, b"e" * 32, b"n" * 16, b"g" * 32) is None
    assert digits_of(commitment, b"h" * 32, b"m" * 16, b"g" * 32) is None
