"""The sounds of China's events, as everybody in the room may hear them."""

from collections.abc import Mapping
from typing import Final

from changcheng_qt.sound.catalogue import Heard, Sound, TitleSounds, block_on, points_sound
from changcheng_qt.titles.china.rules import events
from changcheng_qt.titles.china.rules.commands import Refusal

_PIECES: Final[Mapping[type, Heard]] = {
    events.HousePlaced: lambda event: block_on(event.space),
    events.EmissarySent: Sound.FIGURE,
    events.FortificationPlaced: Sound.TOWER,
}
_CARDS: Final[Mapping[type, Heard]] = {
    events.CardDiscarded: Sound.CARD_LAID,
    events.OpenCardTaken: Sound.CARD_TAKEN,
    events.CardDrawn: Sound.CARD_TAKEN,
    events.OpenCardsFilled: Sound.CARD_TURNED,
    events.DiscardsReshuffled: Sound.SHUFFLE,
}
_SCORINGS: Final[Mapping[type, Heard]] = {
    events.RegionScored: lambda event: points_sound(sum(event.points)),
    events.RoadsScored: lambda event: points_sound(sum(event.points)),
    events.AllianceScored: lambda event: Sound.EMPEROR if any(event.points) else None,
    events.GameEnded: Sound.END,
}
_SILENT: Final = (events.PileExhausted, events.TurnEnded, events.TurnBegan, events.Passed)
"""Events without a sound: nothing is moved."""
_OF_A_HAND: Final = frozenset(
    {Refusal.NO_CARD, Refusal.NO_PAIR, Refusal.PAIR_OF_OWN_COLOUR, Refusal.NOT_IN_HAND}
)

SOUNDS: Final = TitleSounds(
    {**_PIECES, **_CARDS, **_SCORINGS, **dict.fromkeys(_SILENT)}, _OF_A_HAND
)
