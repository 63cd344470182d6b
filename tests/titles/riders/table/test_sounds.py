"""Every event of Riders at the Wall has a sound, or none by decision."""

from typing import get_args

from changcheng_qt.sound.catalogue import Sound
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.commands import Refusal
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Good, goods
from changcheng_qt.titles.riders.table.sounds import SOUNDS


def test_every_event_has_a_sound_or_none() -> None:
    assert SOUNDS.events.keys() == set(get_args(events.Event))


def test_a_roll_that_gives_nothing_takes_no_card() -> None:
    assert SOUNDS.of(events.GoodsProduced((NO_GOODS,) * 3, ())) == ()
    some = (NO_GOODS, goods(Good.ORE), NO_GOODS)
    assert SOUNDS.of(events.GoodsProduced(some, ())) == (Sound.CARD_TAKEN,)


def test_a_refusal_that_depends_on_a_hand_is_silent() -> None:
    assert SOUNDS.of_refusal(Refusal.LACKING) is None
    assert SOUNDS.of_refusal(Refusal.ROAD_TAKEN) is Sound.REFUSAL
