"""The history of a reader: back to the previous section, and forward again."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Way:
    """The opened anchors, in order, and the index of the present one."""

    stops: tuple[str, ...] = ()
    at: int = -1

    @property
    def here(self) -> str:
        """The open section; empty before the first."""
        return self.stops[self.at] if self.stops else ""

    @property
    def can_go_back(self) -> bool:
        """Whether there is a previous section."""
        return self.at > 0

    @property
    def can_go_on(self) -> bool:
        """Whether there is a section to go forward to."""
        return self.at + 1 < len(self.stops)

    def gone_to(self, anchor: str) -> "Way":
        """Return the history with another section at its end; the open one is not added again."""
        if anchor == self.here:
            return self
        stops = (*self.stops[: self.at + 1], anchor)
        return Way(stops, len(stops) - 1)

    def gone_back(self) -> "Way":
        """Return the history one section back, the same at its beginning."""
        return replace(self, at=self.at - 1) if self.can_go_back else self

    def gone_on(self) -> "Way":
        """Return the history one section forward, the same at its end."""
        return replace(self, at=self.at + 1) if self.can_go_on else self
