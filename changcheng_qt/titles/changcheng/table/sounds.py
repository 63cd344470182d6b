"""The sounds of Chang Cheng's events, as everybody in the room may hear them."""

from collections.abc import Mapping
from typing import Final

from changcheng_qt.sound.catalogue import Heard, Sound, TitleSounds, block_on, points_sound
from changcheng_qt.titles.changcheng.rules import events
from changcheng_qt.titles.changcheng.rules.commands import Refusal

_BLOCKS: Final[Mapping[type, Heard]] = {
    events.SinglePlaced: lambda event: block_on(event.square),
    events.NeutralPlaced: lambda event: block_on(event.square),
    events.DoublePlaced: Sound.DOUBLE,
    events.TowerPlaced: Sound.TOWER,
    events.WallBroken: Sound.RUBBLE,
    events.WallsSwapped: Sound.DOUBLE,
}
_CARDS: Final[Mapping[type, Heard]] = {
    events.CardPlayed: Sound.CARD_LAID,
    events.CardsRevealed: Sound.CARD_TURNED,
    events.CardCancelled: Sound.CARD_CANCELLED,
    events.EventCardCounted: Sound.CARD_TURNED,
    events.Peeked: Sound.COUNTER,
    events.ThreatTurnedUp: Sound.COUNTER,
    events.ThreatRemoved: Sound.COUNTER,
}
_COURSE: Final[Mapping[type, Heard]] = {
    events.PointsScored: lambda event: points_sound(event.points),
    events.EmperorPlaced: Sound.EMPEROR,
    events.MapExtended: Sound.SCROLL,
    events.AttackBegan: Sound.GATE,
    events.RegionAttacked: Sound.RIDERS,
    events.GameEnded: Sound.END,
}
_SILENT: Final = (
    *(events.ReservationEnded, events.ValueChanged, events.VirtualWallsAdded),
    *(events.SwapDeclined, events.CardHadNoEffect, events.ProvinceCompleted),
    *(events.ProvinceScored, events.TurnBegan, events.TurnEnded, events.TurnPassed),
    events.ExtensionDue,
)
"""Events without a sound: another event of the same step has one, or nothing is moved."""

SOUNDS: Final = TitleSounds(
    {**_BLOCKS, **_CARDS, **_COURSE, **dict.fromkeys(_SILENT)}, frozenset({Refusal.NOT_IN_HAND})
)
