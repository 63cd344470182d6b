"""The colours of the whole program, and the growth of its sizes: one place, three palettes.

- `LIGHT`, `DARK`, `HIGH_CONTRAST` are `Palette`s: colours as `#RRGGBB` text, so that nothing of Qt
  lives at module level. `Palette.colour("text2")` is the QColor; `qt_palette(palette)` is for
  `QApplication.setPalette`.
- `SeatColours` are hue, lightness and a `Glyph`; the title assigns them to seats. Colour never
  stands alone: where a seat is painted, so is its glyph.
- `scale_factor(width, height)` is the k by which all sizes of the interface grow with the window.
- `ink(colour, alpha)` and `mix(a, b, share)` make QColors.
"""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QPalette


class Glyph(Enum):
    """The sign of a seat, for people who cannot tell the colours apart."""

    SUN = "sun"
    PEAK = "peak"
    WAVE = "wave"
    BLOSSOM = "blossom"
    STAR = "star"
    KEY = "key"
    STONE = "stone"


class SeatColours(NamedTuple):
    """The looks of a seat's pieces."""

    top: str
    """The lit face, which has the glyph."""
    front: str
    """The face towards the viewer."""
    outline: str
    glyph: Glyph
    glyph_colour: str
    inlay: str = ""
    """A fine line inside the edge of its token, which would otherwise be lost on a dark ground."""


SIX_SEATS: Final[Mapping[str, SeatColours]] = MappingProxyType(
    {
        "red": SeatColours("#B83226", "#8E231A", "#3E0C08", Glyph.SUN, "#FFF3DC"),
        "green": SeatColours("#52BA84", "#2F8A5D", "#072316", Glyph.PEAK, "#10281C"),
        "blue": SeatColours("#2356A6", "#173C7A", "#081836", Glyph.WAVE, "#FFF3DC"),
        "violet": SeatColours("#B58CDD", "#8560B0", "#281542", Glyph.BLOSSOM, "#23123A"),
        "black": SeatColours("#2C2E33", "#191A1E", "#08090B", Glyph.STAR, "#FFF3DC", "#A39B8B"),
        "yellow": SeatColours("#ECE068", "#C0A23A", "#2E2208", Glyph.KEY, "#2E2708"),
    }
)
"""Colours for up to six seats, any two of which everybody can tell apart; a title uses as many as
it has seats.
"""


class Palette(NamedTuple):
    """The colours of the interface, `#RRGGBB`; the art of the board is the same in all."""

    name: str
    dark: bool
    table: str
    table_edge: str
    bar: str
    panel: str
    panel_raised: str
    rule: str
    text: str
    text2: str
    text3: str
    accent: str
    accent_edge: str
    accent_text: str
    gold: str
    field: str
    hover: str
    selection: str
    good: str
    tray: str
    tray_edge: str
    tray_text: str
    tray_text2: str
    tray_warning: str
    veil: int
    """How much the landscape is dimmed, 0 to 255; pieces never are."""
    dusk: int
    """The darkness around a spotlight, 0 to 255: words stay legible."""

    def colour(self, role: str) -> QColor:
        """Return the colour of a role, such as `text2`.

        Raises:
            AttributeError: if there is no such role.
        """
        return QColor(str(getattr(self, role)))

    @property
    def faded(self) -> QColor:
        """The colour of disabled words."""
        return mix(self.text3, self.panel, 0.45)

    @property
    def roles(self) -> tuple[str, ...]:
        """The names of all colours."""
        return tuple(one for one in self._fields if one not in ("name", "dark", "veil", "dusk"))


LIGHT: Final = Palette(
    name="light",
    dark=False,
    table="#D9CDB6",
    table_edge="#C9BA9E",
    bar="#F3EBDA",
    panel="#F8F2E6",
    panel_raised="#EFE6D3",
    rule="#D5C7AC",
    text="#2A231B",
    text2="#5E5240",
    text3="#72654F",
    accent="#A63A2A",
    accent_edge="#5E1D12",
    accent_text="#FFF7EA",
    gold="#A87B24",
    field="#FFFBF2",
    hover="#F0E3C8",
    selection="#E9D5A8",
    good="#2F6B4A",
    tray="#7A5436",
    tray_edge="#5E3E27",
    tray_text="#F6E7CB",
    tray_text2="#DCC39A",
    tray_warning="#FF9C7E",
    veil=0,
    dusk=96,
)

DARK: Final = Palette(
    name="dark",
    dark=True,
    table="#2A211B",
    table_edge="#14100D",
    bar="#2A2420",
    panel="#241F1B",
    panel_raised="#2E2823",
    rule="#463D34",
    text="#F0E6D2",
    text2="#C4B69C",
    text3="#A0937B",
    accent="#BC4632",
    accent_edge="#5E1D12",
    accent_text="#FFF7EA",
    gold="#D9AE57",
    field="#1D1916",
    hover="#3A322B",
    selection="#4C3F27",
    good="#7FC29A",
    tray="#3B2A1E",
    tray_edge="#2A1D15",
    tray_text="#F6E7CB",
    tray_text2="#DCC39A",
    tray_warning="#FF9C7E",
    veil=20,
    dusk=96,
)

HIGH_CONTRAST: Final = Palette(
    name="high contrast",
    dark=True,
    table="#000000",
    table_edge="#000000",
    bar="#000000",
    panel="#000000",
    panel_raised="#141414",
    rule="#C9C9C9",
    text="#FFFFFF",
    text2="#F2F2F2",
    text3="#DCDCDC",
    accent="#FFE14D",
    accent_edge="#FFFFFF",
    accent_text="#000000",
    gold="#FFE14D",
    field="#000000",
    hover="#2B2B2B",
    selection="#1F3F8F",
    good="#8CFFB4",
    tray="#101010",
    tray_edge="#000000",
    tray_text="#FFFFFF",
    tray_text2="#F2F2F2",
    tray_warning="#FF9C7E",
    veil=0,
    dusk=76,
)

DUSK: Final = "#0E0A07"
"""The darkness over everything outside a spotlight."""

RING_DARK: Final = "#7A4B00"
RING_LIGHT: Final = "#FFE08A"
"""The gold ring, dark under light, that means: you may act here."""


def scale_factor(width: float, height: float) -> float:
    """Return k, 0.92 to 1.5, for a window of that many logical pixels."""
    return float(max(0.92, min(1.5, min(width / 1280, height / 800) ** 0.75)))


def ink(colour: str | QColor, alpha: int = 255) -> QColor:
    """Return a colour with an opacity of 0 to 255."""
    made = QColor(colour)
    made.setAlpha(alpha)
    return made


def mix(first: str | QColor, second: str | QColor, share: float) -> QColor:
    """Return a colour between two: the first at share 0, the second at share 1."""
    a, b = QColor(first).rgba(), QColor(second).rgba()
    channels = [(a >> place & 0xFF, b >> place & 0xFF) for place in (16, 8, 0, 24)]
    return QColor(*[round(low + (high - low) * share) for low, high in channels])


def qt_palette(palette: Palette) -> QPalette:
    """Return the palette for the Fusion style of Qt's own widgets."""
    roles = {
        QPalette.ColorRole.Window: "panel",
        QPalette.ColorRole.WindowText: "text",
        QPalette.ColorRole.Base: "field",
        QPalette.ColorRole.AlternateBase: "panel_raised",
        QPalette.ColorRole.Text: "text",
        QPalette.ColorRole.PlaceholderText: "text3",
        QPalette.ColorRole.Button: "panel_raised",
        QPalette.ColorRole.ButtonText: "text",
        QPalette.ColorRole.BrightText: "accent_text",
        QPalette.ColorRole.ToolTipBase: "field",
        QPalette.ColorRole.ToolTipText: "text",
        QPalette.ColorRole.Highlight: "accent",
        QPalette.ColorRole.HighlightedText: "accent_text",
        QPalette.ColorRole.Link: "accent",
        QPalette.ColorRole.Light: "field",
        QPalette.ColorRole.Midlight: "hover",
        QPalette.ColorRole.Mid: "rule",
        QPalette.ColorRole.Dark: "text3",
        QPalette.ColorRole.Shadow: "table_edge",
    }
    made = QPalette()
    for role, name in roles.items():
        made.setColor(role, palette.colour(name))
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        made.setColor(QPalette.ColorGroup.Disabled, role, palette.faded)
    return made
