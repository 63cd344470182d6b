"""The sounds of the events of Riders at the Wall, as everybody in the room may hear them."""

from collections.abc import Mapping
from typing import Final

from changcheng_qt.sound.catalogue import Heard, Sound, TitleSounds
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.commands import Refusal

_HEARD: Final[Mapping[type, Heard]] = {
    events.FortFounded: Sound.TOWER,
    events.SettlementFounded: Sound.BLOCK,
    events.RoadLaid: Sound.BLOCK_LOW,
    events.RoadBuilt: Sound.BLOCK_LOW,
    events.SettlementBuilt: Sound.BLOCK,
    events.CityBuilt: Sound.BLOCK_HIGH,
    events.WallRaised: Sound.TOWER,
    events.PirateMoved: Sound.FIGURE,
    events.DiceRolled: Sound.DICE,
    events.RiderDrawn: Sound.COUNTER,
    events.RiderAssaulted: Sound.RIDERS,
    events.SectionBreached: (Sound.RUBBLE, Sound.POINTS_LOST),
    events.RiderShifted: Sound.FIGURE,
    events.RiderChased: Sound.RIDERS,
    events.StartGoodsTaken: Sound.CARD_TAKEN,
    events.GoodsProduced: lambda event: Sound.CARD_TAKEN if any(map(any, event.goods)) else None,
    events.GoodsDiscarded: Sound.CARD_LAID,
    events.GoodsRobbed: Sound.CARD_CANCELLED,
    events.EdictBought: Sound.SHUFFLE,
    events.EdictPlayed: Sound.CARD_TURNED,
    events.SupplyTraded: Sound.CARD_TAKEN,
    events.OfferMade: Sound.CARD_TURNED,
    events.DealMade: Sound.DEAL,
    events.GoodsLevied: Sound.CARD_CANCELLED,
    events.TributeTaken: Sound.CARD_TAKEN,
    events.LongRoadMoved: Sound.EMPEROR,
    events.GreatHostMoved: Sound.EMPEROR,
    events.GameEnded: Sound.END,
}
_SILENT: Final = (
    events.CrownTookSector,
    events.TurnBegan,
    events.AssaultFull,
    events.SupplyShort,
    events.PirateStayed,
    events.AllSpared,
    events.OfferAnswered,
    events.AnswersShown,
    events.OfferEnded,
    events.EdictFinished,
    events.TurnEnded,
    events.ExtraRoundBegan,
    events.ExtraPassed,
)
"""Events without a sound: nothing is moved."""
_OF_A_HAND: Final = frozenset(
    {
        Refusal.LACKING,
        Refusal.CANNOT_MEET,
        Refusal.EDICT_NOT_HELD,
        Refusal.EDICT_FRESH,
        Refusal.NO_FREE_ROAD,
    }
)

SOUNDS: Final = TitleSounds({**_HEARD, **dict.fromkeys(_SILENT)}, _OF_A_HAND)
