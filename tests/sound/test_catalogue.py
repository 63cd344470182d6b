"""A title says of every event whether it has a sound, and of refusals which tell nothing."""

from dataclasses import dataclass
from enum import Enum

import pytest

from changcheng_qt.sound.catalogue import Sound, TitleSounds


class Why(Enum):
    PUBLIC = 1
    SECRET = 2


@dataclass
class Hit:
    hard: bool


class Still:
    pass


SOUNDS = TitleSounds(
    {
        Hit: lambda event: Sound.TOWER if event.hard else None,
        Still: None,
        str: Sound.CARD_LAID,
        float: (Sound.RUBBLE, Sound.POINTS_LOST),
    },
    frozenset({Why.SECRET}),
)


def test_an_event_has_one_sound_or_several_or_one_by_its_fields_or_none() -> None:
    assert SOUNDS.of("word") == (Sound.CARD_LAID,)
    assert SOUNDS.of(1.5) == (Sound.RUBBLE, Sound.POINTS_LOST)
    assert SOUNDS.of(Hit(True)) == (Sound.TOWER,)
    assert SOUNDS.of(Hit(False)) == ()
    assert SOUNDS.of(Still()) == ()


def test_an_event_that_was_forgotten_is_a_fault() -> None:
    with pytest.raises(KeyError):
        SOUNDS.of(3)


def test_a_refusal_that_depends_on_a_secret_is_silent() -> None:
    assert SOUNDS.of_refusal(Why.PUBLIC) is Sound.REFUSAL
    assert SOUNDS.of_refusal(Why.SECRET) is None
