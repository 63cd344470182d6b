"""What a title must offer so that its matches can be filed without giving away what is hidden.

A *fact* is one hidden thing that a file can hold, seal or leave out by itself: each counter dealt
face down, each card played so. The facts of a setup are numbered as the title likes; a command has
one fact at most, its *secret*, and a text with a gap where the secret would stand. A file that
leaves facts out is read with *stand-ins*: any values that the rules allow, the same ones whatever
the true ones are. What a stand-in leads to was never shown to anybody for whom the file was made.

A *glance* is a position as lists of games show it: only what the public sees is filed, and what
comes back from a file must be possible.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from changcheng_qt.engine.seats import PUBLIC, Viewer

U = TypeVar("U")
S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)

FactValue: TypeAlias = int | str
"""A fact as a plain value of a file."""


MOST_AT_A_GLANCE: Final = 10_000
"""No turn, command or score of a game comes near this number."""


class UnknownOption(ValueError):
    """A file speaks of something, such as a table option, that this version does not know."""

    def __init__(self, message: str, name: str) -> None:
        super().__init__(message)
        self.name = name


@dataclass(frozen=True, slots=True)
class Told:
    """What a viewer learnt of what is filed: facts of the setup by number, and commands by ply."""

    setup: frozenset[int] = frozenset()
    plies: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class SecretPlay:
    """The secret of a command with a gap, None where it is left out.

    `beneath` is the number, in the same sequence, of the latest secret play of the same seat that
    lay on the line of play when this one was given; None if it was the first.
    """

    secret: str | None
    beneath: int | None


class Filing(Protocol[U, S_contra, E_contra]):
    """How a title's setups and commands stand in files."""

    def setup_to_plain(self, setup: U) -> object:
        """Return the open part of a setup as the JSON values of a file."""

    def facts_of(self, setup: U) -> tuple[FactValue, ...]:
        """Return the hidden part of a setup, fact by fact."""

    def setup_from_plain(self, value: object, facts: Sequence[FactValue | None]) -> U:
        """Return the setup that JSON values and facts describe, with stand-ins for facts left out;
        raises `ValueError` with what is wrong, `UnknownOption` for what has no meaning here.
        """

    def open_facts(self, setup: U, viewer: Viewer) -> frozenset[int]:
        """Return the numbers of those facts that a viewer knows from the start."""

    def glance_to_plain(self, view: Any) -> object:  # noqa: ANN401 - views belong to the title
        """Return what is seen from afar of the public's View, as the JSON values of a file; raises
        `ValueError` for the View of anybody else.
        """

    def view_from_glance(self, value: object, seats: int) -> Any:  # noqa: ANN401
        """Return a View of the public that tells what a glance of that number of seats does and
        nothing else, to be looked at; raises `ValueError` with what is wrong.
        """

    def told(self, after: S_contra, events: Iterable[E_contra]) -> Told:
        """Return what events that led to a state tell a viewer, filtered for that viewer."""

    def as_played(self, text: str, events: Iterable[E_contra]) -> str:
        """Return the text of a command with what came of it, as files tell it, in place of what it
        may say of that already.
        """

    def conceal(self, text: str) -> tuple[str, str | None]:
        """Return the text of a command with a gap, and its secret; None where it has none."""

    def has_gap(self, text: str) -> bool:
        """Return whether a secret is missing in a text."""

    def reveal(self, text: str, secret: str) -> str:
        """Return the text of a command with its gap filled; raises `ValueError` for what cannot
        stand there.
        """

    def stand_ins(self, plays: Sequence[SecretPlay]) -> tuple[str, ...]:
        """Return the secrets of plays, with stand-ins for those left out; raises `ValueError` where
        none fit.
        """


def require_public(viewer: Viewer) -> None:
    """Raise ValueError unless a View is that of the public."""
    if viewer is not PUBLIC:
        raise ValueError("only what the public sees is for everybody")


def require_claims(claims: Mapping[str, bool]) -> None:
    """Raise ValueError for the first part of a glance whose values are not possible."""
    for name, holds in claims.items():
        if not holds:
            raise ValueError(f"glance: the {name} make no sense")
