"""Where a reader has been: back to the section before, and forward again."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Way:
    """The anchors that were opened, in their order, and at which of them the reader is."""

    stops: tuple[str, ...] = ()
    at: int = -1

    @property
    def here(self) -> str:
        """The open section; empty before the first."""
        return self.stops[self.at] if self.stops else ""

    @property
    def can_go_back(self) -> bool:
        """Whether there is a section before."""
        return self.at > 0

    @property
    def can_go_on(self) -> bool:
        """Whether the reader went back from somewhere."""
        return self.at + 1 < len(self.stops)

    def gone_to(self, anchor: str) -> "Way":
        """Return the way with another section at its end; the one that is open is no stop more."""
        if anchor == self.here:
            return self
        stops = (*self.stops[: self.at + 1], anchor)
        return Way(stops, len(stops) - 1)

    def gone_back(self) -> "Way":
        """Return the way one stop back, the same at its beginning."""
        return replace(self, at=self.at - 1) if self.can_go_back else self

    def gone_on(self) -> "Way":
        """Return the way one stop on, the same at its end."""
        return replace(self, at=self.at + 1) if self.can_go_on else self
