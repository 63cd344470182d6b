"""Sounds are laid over each other as they are, until that would be too loud."""

from array import array
from itertools import pairwise

from changcheng_qt.sound.mixer import CEILING, MOST_VOICES, Mixer


def cut(mixer: Mixer, count: int) -> list[int]:
    return list(array("h", mixer.cut(count)))


def test_one_sound_comes_out_as_it_went_in() -> None:
    mixer = Mixer()
    mixer.add([1, -2, 3, -4, 5])
    assert cut(mixer, 3) == [1, -2, 3]
    assert cut(mixer, 3) == [-4, 5, 0]
    assert cut(mixer, 2) == [0, 0]
    assert mixer.is_silent


def test_sounds_are_added_each_after_its_delay() -> None:
    mixer = Mixer()
    mixer.add([10, 10, 10])
    mixer.add([1, 1, 1], delay=2)
    assert cut(mixer, 6) == [10, 10, 11, 1, 1, 0]


def test_the_volume_is_followed_at_once() -> None:
    mixer = Mixer()
    mixer.add([1000] * 4)
    assert cut(mixer, 2) == [1000, 1000]
    mixer.volume = 0.25
    assert cut(mixer, 2) == [250, 250]


def test_a_loud_piece_is_softened_before_it_comes() -> None:
    mixer = Mixer()
    mixer.add([1000] * 100)
    mixer.add([60_000] * 100, delay=100)
    before, loud = cut(mixer, 100), cut(mixer, 100)
    assert before[0] == 1000
    assert before == sorted(before, reverse=True)
    assert before[-1] < 600
    assert max(loud) <= CEILING


def test_it_becomes_louder_again_little_by_little() -> None:
    mixer = Mixer()
    mixer.add([60_000] * 100 + [1000] * 5000)
    cut(mixer, 100)
    pieces = [cut(mixer, 100) for _ in range(40)]
    assert pieces[0][0] < 600
    assert pieces[-1][-1] == 1000
    steps = [b - a for piece in pieces for a, b in pairwise(piece)]
    assert 0 <= min(steps) <= max(steps) <= 2


def test_one_voice_too_many_is_left_out() -> None:
    mixer = Mixer()
    for _ in range(MOST_VOICES + 3):
        mixer.add([100, 100])
    assert cut(mixer, 1) == [100 * MOST_VOICES]
    cut(mixer, 1)
    mixer.add([7])
    assert cut(mixer, 1) == [7]


def test_waiting_sounds_can_be_dropped() -> None:
    mixer = Mixer()
    mixer.add([5] * 10)
    mixer.clear()
    assert mixer.is_silent
    assert cut(mixer, 2) == [0, 0]
