"""The pigments of the art: the colours of what lies on the table, the same in every theme.

The colours of the interface are palettes of `ui.looks.theme`, where those for any title's seats are
too. Colours that belong to one picture alone, such as those on a card, stand beside it.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from changcheng_qt.ui.looks.theme import SIX_SEATS, Glyph, SeatColours

NEUTRAL_COLOUR: Final = "neutral"
"""The colour that nobody plays, where those of the seats are called by `pieces.Colour`."""

SEAT_COLOURS: Final[Mapping[str, SeatColours]] = MappingProxyType(
    {
        **{colour: SIX_SEATS[colour] for colour in ("red", "green", "blue", "violet")},
        NEUTRAL_COLOUR: SeatColours("#ECEDEC", "#BFC0BE", "#1E1D1A", Glyph.STONE, "#3A3833"),
    }
)
"""The colours that seats choose from, by the value of `pieces.Colour`, and the neutral one."""

# One meaning each, wherever the game is shown
LAST_MOVE_RIM: Final = "#FFF8E2"
COPING: Final = "#F0C869"
"""Gold coping: cannot be destroyed."""

# Ink and shadow
WHITE: Final = "#FFFFFF"
BLACK: Final = "#000000"
INK: Final = "#2A2118"
SYMBOL_INK: Final = "#2B2018"
OUTLINE_INK: Final = "#1E120A"
WARM_INK: Final = "#3A2A18"
GROUND_SHADOW: Final = "#241A0C"
SLAB_SHADOW: Final = "#3A2E1A"
CARD_SHADOW: Final = "#1A120A"
SLOT_SHADOW: Final = "#140D06"
DISC_SHADOW: Final = "#1E1A10"
SHIELD_SHADOW: Final = "#1E1408"
GRAIN: Final = "#1A0E06"

# Paper and silk
PAPER: Final = "#FFF6DF"
PAPER_COOL: Final = "#FFFBEE"
DISC_PAPER: Final = "#FFFBEF"
CARD_PAPER: Final = "#FBF3E0"
STAMP_PAPER: Final = "#FFF7EA"
MEDAL_PAPER: Final = "#F6ECD6"
CARD_VEIL: Final = "#F3EBDA"
SILK_BORDER: Final = "#F2E7CC"
SILK_BORDER_DARK: Final = "#B9AD92"
PLAIN_SILK: Final = "#7E9295"
PLAIN_SILK_SHADE: Final = "#6A8085"
PLAIN_SILK_DARK: Final = "#3C484D"
PLAIN_SILK_SHADE_DARK: Final = "#323E44"
BORDER_LINE: Final = "#8A6B3C"
BORDER_INK: Final = "#5A4326"
SLOT_WORD: Final = "#FBE7B8"
SHIELD_NUMBER: Final = "#FFF3DC"

# Gold: you may act here
GLOW: Final = "#E0A010"
GLOW_EDGE: Final = "#F7C948"
GLOW_CORE: Final = "#FFF3C0"
SPOTLIGHT: Final = "#FFD873"
GOLD_SHINE: Final = "#FFF3C4"
FLASH: Final = "#FFE38A"
LEGAL_TINT: Final = "#FFCF4A"
DEEP_GOLD: Final = "#6B4300"
RING_CORE: Final = "#FFF6D0"
RIM_SHADOW: Final = "#5A3E00"
OFFER: Final = "#FFE9AE"
OFFER_INK: Final = "#4A2E00"
CHOSEN_EDGE: Final = "#C98A12"

# Stone
SLAB_LIGHT: Final = "#DCCBA4"
SLAB_DARK: Final = "#BFA97C"
SLAB_EDGE: Final = "#6B593A"
SLAB_JOINT: Final = "#A79166"
RUIN_FLOOR: Final = "#A59C88"
RUIN_INK: Final = "#3A352B"

# Jade, leather and lacquer
JADE_LIGHT: Final = "#EAF5E4"
JADE: Final = "#A9CFB2"
JADE_DARK: Final = "#5C9579"
JADE_EDGE: Final = "#234A3A"
JADE_CARVING: Final = "#2E5E4A"
JADE_NUMBER: Final = "#1E3A2E"
JADE_SYMBOL: Final = "#9CC49C"
LEATHER_EDGE: Final = "#2E1A0A"
LEATHER_STITCH: Final = "#F1D9A6"
LEATHER_SYMBOL: Final = "#97563A"
STEPPE_INK: Final = "#6E4620"
CHINA_INK: Final = "#2E4A3A"
LOSS: Final = "#7A1F12"
CANCELLED: Final = "#A63A2A"
SEAL: Final = "#8A2A1C"
SEAL_DARK: Final = "#8A1F14"
EMPEROR_GOLD_LIGHT: Final = "#FBE08A"
EMPEROR_GOLD: Final = "#EDBE45"
EMPEROR_GOLD_DARK: Final = "#C98F1F"

# Gate and brocade
LACQUER_STAIN: Final = "#2A0604"
GATE_SEAM: Final = "#1E0503"
STUD_LIGHT: Final = "#FFF0BC"
STUD: Final = "#DDAE4A"
STUD_DARK: Final = "#7A5212"
BRASS_INK: Final = "#4A2E08"
BRASS_LIGHT: Final = "#E8C266"
BRASS: Final = "#B78428"
BRASS_DARK: Final = "#6E4A10"
LION_MOUTH: Final = "#2A1804"
LION_EYE: Final = "#FFF3C8"
LION_RING: Final = "#D9A745"
BROCADE_LIGHT: Final = "#2E4152"
BROCADE: Final = "#223140"
BROCADE_THREAD: Final = "#29394A"
BROCADE_LIGHT_DARK: Final = "#1E2B38"
BROCADE_DARK: Final = "#16202A"
BROCADE_THREAD_DARK: Final = "#1A2530"
BROCADE_GOLD: Final = "#D9B76A"
TABLE_STAIN: Final = "#7A5A2E"
TRAY_SHINE: Final = "#F2D7A6"
FOLD_LIGHT: Final = "#FFF6DE"

# Plain terrain
OCHRE_PIGMENT: Final = "#A0692E"
GREEN_PIGMENT: Final = "#3F6E50"
RIVER_BANK: Final = "#3F6B5A"
RIVER_FOAM: Final = "#F7F3E2"
RIVER: Final = "#7FB0BC"
RIVER_BRIGHT: Final = "#3E9CC4"
RIVER_DEEP: Final = "#123648"
TRAIL: Final = "#F8ECCB"
HAZE_NORTH: Final = "#F8EDD0"
HAZE_SOUTH: Final = "#3C7690"
RIDGE_MOSS: Final = "#7E9A6C"
RIDGE_EARTH: Final = "#8A7B4E"
RIDGE_ROCK: Final = "#6F5C38"
