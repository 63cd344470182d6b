"""What a title must offer so that its matches can be filed without giving away what is hidden.

A *fact* is one hidden thing that a file can hold, seal or leave out by itself: each counter dealt
face down, each card played so. The facts of a setup are numbered as the title likes; a command has
one fact at most, its *secret*, and a text with a gap where the secret would stand. A file that
leaves facts out is read with *stand-ins*: any values that the rules allow, the same ones whatever
the true ones are. What a stand-in leads to was never shown to anybody for whom the file was made.

A *glance* is a position as lists of games show it: only what the public sees is filed, and what
comes back from a file must be possible.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from changcheng_qt.engine.seats import PUBLIC, Viewer

T = TypeVar("T")
U = TypeVar("U")
S = TypeVar("S")
E = TypeVar("E")

FactValue: TypeAlias = int | str
"""A fact as a plain value of a file."""

GAP: Final = "?"
"""Stands in the text of a command for a secret that is left out."""

MOST_AT_A_GLANCE: Final = 10_000
"""No turn, command or score of a game comes near this number."""


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


def _no_secret(text: str, secret: str) -> str:
    raise ValueError(f"{text!r} has no secret")


@dataclass(frozen=True)
class Filing(Generic[U, S, E]):
    """How a title's setups and commands stand in files; unless it says more, nothing is hidden."""

    setup_to_plain: Callable[[U], object]
    """Return the open part of a setup as the JSON values of a file."""

    setup_from_plain: Callable[[object, Sequence[FactValue | None]], U]
    """Return the setup that JSON values and facts describe, with stand-ins for facts left out;
    raises `ValueError` with the fault, `UnknownName` for what has no meaning here.
    """

    glance_to_plain: Callable[[Any], object]
    """Return the public's View at a glance, as the JSON values of a file; raises `ValueError` for
    the View of anybody else.
    """

    view_from_glance: Callable[[object, int], Any]
    """Return a View of the public with what a glance of that number of seats holds and nothing
    else, to be looked at; raises `ValueError` with the fault.
    """

    facts_of: Callable[[U], tuple[FactValue, ...]] = lambda _: ()
    """Return the hidden part of a setup, fact by fact."""

    open_facts: Callable[[U, Viewer], frozenset[int]] = lambda setup, viewer: frozenset()
    """Return the numbers of those facts that a viewer knows from the start."""

    told: Callable[[S, Iterable[E]], Told] = lambda after, events: Told()
    """Return what events that led to a state tell a viewer, filtered for that viewer."""

    as_played: Callable[[str, Iterable[E]], str] = lambda text, events: text
    """Return the text of a command with what came of it, as files tell it, in place of what it may
    say of that already.
    """

    conceal: Callable[[str], tuple[str, str | None]] = lambda text: (text, None)
    """Return the text of a command with a gap, and its secret; None where it has none."""

    reveal: Callable[[str, str], str] = _no_secret
    """Return the text of a command with its gap filled; raises `ValueError` for what cannot stand
    there.
    """

    stand_ins: Callable[[Sequence[SecretPlay]], tuple[str, ...]] = lambda _: ()
    """Return the secrets of plays, with stand-ins for those left out; raises `ValueError` where
    none fit.
    """

    def has_gap(self, text: str) -> bool:
        """Return whether a secret is missing in a text."""
        return self.conceal(text)[1] == GAP


def require_public(viewer: Viewer) -> None:
    """Raise ValueError unless a View is that of the public."""
    if viewer is not PUBLIC:
        raise ValueError("only what the public sees is for everybody")


def require_claims(form: str, claims: Mapping[str, bool]) -> None:
    """Raise ValueError for the first claim that does not hold, named in a form of words."""
    for claim, holds in claims.items():
        if not holds:
            raise ValueError(form.format(claim))


def completed(facts: Sequence[Any], box: Sequence[T]) -> tuple[T, ...]:
    """Return facts of a kind with what is left of a box, lowest first, for those left out; raises
    ValueError unless the facts can be all that the box holds.
    """
    left: Counter[Any] = Counter(box)
    left.subtract(fact for fact in facts if fact is not None)
    if len(facts) != len(box) or min(left.values()) < 0:
        raise ValueError("the facts are not those of the box")
    stand_ins = sorted(left.elements(), reverse=True)
    return tuple(stand_ins.pop() if fact is None else fact for fact in facts)
