"""A carrier in memory that does all that a carrier may do: it loses, repeats, delays, reorders and
invents letters, by a seed.
"""

from collections.abc import Callable
from random import Random
from typing import Any


class Office:
    """The boxes, and letters on their way."""

    def __init__(self, seed: int = 0, *, trouble: float = 0.0) -> None:
        self.rng = Random(seed)
        self.trouble = trouble
        """The chance of each kind of mishap."""
        self.boxes: dict[str, bytes] = {}
        self.carriers: list[Memory] = []
        self.on_way: list[tuple[Memory, str, bytes, bool]] = []
        self.seen: list[tuple[str, bytes]] = []
        """Everything that was ever posted."""
        self.keeps = True
        """Whether it keeps letters for those who are away."""

    def post(self, box: str, letter: bytes) -> None:
        self.seen.append((box, letter))
        if self.keeps:
            self.boxes[box] = letter
        for carrier in self.carriers:
            if box in carrier.boxes:
                self.send(carrier, box, letter)

    def send(self, carrier: "Memory", box: str, letter: bytes, *, was_kept: bool = False) -> None:
        rng = self.rng
        if rng.random() < self.trouble:
            return
        copies = 1 + (rng.random() < self.trouble)
        self.on_way += [(carrier, box, letter, was_kept)] * copies
        if rng.random() < self.trouble and self.seen:
            self.on_way.append((carrier, box, rng.choice(self.seen)[1], was_kept))
        if rng.random() < self.trouble:
            self.on_way.append((carrier, box, rng.randbytes(1024 * rng.randint(1, 3)), was_kept))

    def deliver(self, most: int = 10_000) -> int:
        """Bring letters until none is on its way; return how many came."""
        count = 0
        while self.on_way and count < most:
            late = self.rng.random() < self.trouble
            number = self.rng.randrange(len(self.on_way)) * late
            carrier, box, letter, was_kept = self.on_way.pop(number)
            if carrier in self.carriers:
                count += 1
                carrier.heard.emit(box, letter, was_kept)
        return count


class Plain:
    """A signal whose slots may raise exceptions that end a program."""

    def __init__(self) -> None:
        self.slots: list[Callable[..., object]] = []

    def connect(self, slot: Callable[..., object]) -> None:
        self.slots.append(slot)

    def emit(self, *values: object) -> None:
        for slot in self.slots:
            slot(*values)


class Memory:
    """The carrier of one program."""

    def __init__(self, office: Office) -> None:
        self.heard: Any = Plain()
        self.reach_changed: Any = Plain()
        self.lost: Any = Plain()
        self.office = office
        self.boxes: list[str] = []
        office.carriers.append(self)

    def listen(self, box: str) -> None:
        self.boxes.append(box)
        if box in self.office.boxes:
            self.office.send(self, box, self.office.boxes[box], was_kept=True)

    def post(self, box: str, letter: bytes) -> None:
        self.office.post(box, letter)

    def clear(self, box: str) -> None:
        self.office.boxes.pop(box, None)
        if box in self.boxes:
            self.boxes.remove(box)

    def close(self) -> None:
        self.office.carriers.remove(self)

    def connect_again(self) -> None:
        """Deliver the letters in the boxes, as after each new connection."""
        for box in self.boxes:
            if box in self.office.boxes:
                self.office.on_way.append((self, box, self.office.boxes[box], True))
