"""The functions of a title that write its matches to files without giving away secrets.

A *fact* is one hidden thing that a file can hold, seal or leave out by itself: each counter dealt
face down, each card played so. The facts of a setup are numbered by the title; a command has one
fact at most, its *secret*, and a text with a gap in the place of the secret. A file that leaves
facts out is read with *stand-ins*: any values that the rules allow, the same whatever the true ones
are. The consequences of a stand-in were never shown to anybody for whom the file was made. The
simplest way for a new title is a State that can hold unknown things, as `titles.china.rules.filing`
explains: then no stand-in has to fit later commands, and none has to be searched for.

A *glance* is a position as lists of games show it: only the View of the public is filed, and a
position read from a file must be possible.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, Generic, TypeAlias, TypeVar

from changcheng_qt.engine.codec import to_plain
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.engine.step import E, S, U

T = TypeVar("T")

FactValue: TypeAlias = int | str
"""A fact as a plain value of a file."""

GAP: Final = "?"
"""Replaces a secret that is left out in the text of a command."""

MOST_AT_A_GLANCE: Final = 1_000_000
"""An upper bound of turns, commands and scores of a game."""


@dataclass(frozen=True, slots=True)
class LearntFacts:
    """The filed facts that a viewer learnt: those of the setup by number, and commands by ply."""

    setup: frozenset[int] = frozenset()
    plies: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class SecretPlay:
    """The secret of a command with a gap, None where it is left out.

    `beneath` is the number, in the same sequence, of the latest secret play of the same seat that
    was on the line of play when this one was given; None if it was the first.
    """

    secret: str | None
    beneath: int | None


def _no_secret(text: str, secret: str) -> str:
    raise ValueError(f"{text!r} has no secret")


@dataclass(frozen=True)
class Filing(Generic[U, S, E]):
    """How a title's setups and commands are written to files; by default nothing is hidden."""

    setup_to_plain: Callable[[U], object]
    """Return the open part of a setup as the JSON values of a file."""

    setup_from_plain: Callable[[object, Sequence[FactValue | None]], U]
    """Return the setup that JSON values and facts describe, with stand-ins for facts left out;
    raises `ValueError` with the fault, `UnknownName` for a name that this version does not know.
    """

    glance_to_plain: Callable[[Any], object]
    """Return the public's View at a glance, as the JSON values of a file; raises `ValueError` for
    the View of anybody else.
    """

    view_from_glance: Callable[[object, int], Any]
    """Return a View of the public with only the content of a glance of that number of seats, for
    display; raises `ValueError` with the fault.
    """

    facts_of: Callable[[U], tuple[FactValue, ...]] = lambda _: ()
    """Return the hidden part of a setup, fact by fact."""

    open_facts: Callable[[U, Viewer], frozenset[int]] = lambda setup, viewer: frozenset()
    """Return the numbers of those facts that a viewer knows from the start."""

    told: Callable[[S, Iterable[E]], LearntFacts] = lambda after, events: LearntFacts()
    """Return the facts that events leading to a state reveal to a viewer; the events are filtered
    for that viewer.
    """

    as_played: Callable[[str, Iterable[E]], str] = lambda text, events: text
    """Return the text of a command as files hold it, with the outcome from its events."""

    conceal: Callable[[str], tuple[str, str | None]] = lambda text: (text, None)
    """Return the text of a command with a gap, and its secret; None where it has none."""

    reveal: Callable[[str, str], str] = _no_secret
    """Return the text of a command with its gap filled; raises `ValueError` for a secret that does
    not fit there.
    """

    stand_ins: Callable[[Sequence[SecretPlay]], tuple[str, ...]] = lambda _: ()
    """Return the secrets of plays, with stand-ins for those left out; raises `ValueError` where
    none fit.
    """

    def has_gap(self, text: str) -> bool:
        """Return whether a secret is missing in a text."""
        return self.conceal(text)[1] == GAP


def plain_glance(kind: type, view: Any, **others: object) -> Any:  # noqa: ANN401
    """Return a glance as plain values: the fields of a View that `kind` names too, sets in order,
    and the `others`; raises ValueError for any View but that of the public.
    """
    if view.viewer is not PUBLIC:
        raise ValueError("only what the public sees is for everybody")
    shared = {one.name: getattr(view, one.name) for one in fields(kind) if one.name not in others}
    ordered = {
        name: tuple(sorted(value)) if isinstance(value, frozenset) else value
        for name, value in shared.items()
    }
    return to_plain(kind(**ordered, **others))


def require_claims(form: str, claims: Mapping[str, bool]) -> None:
    """Raise ValueError for the first claim that is false; `form` makes the message from its
    name.
    """
    for claim, holds in claims.items():
        if not holds:
            raise ValueError(form.format(claim))


def completed(facts: Sequence[Any], box: Sequence[T]) -> tuple[T, ...]:
    """Return facts of a kind, those left out filled from the rest of a box, lowest first; raises
    ValueError unless the box can hold them all.
    """
    left: Counter[Any] = Counter(box)
    left.subtract(fact for fact in facts if fact is not None)
    if len(facts) != len(box) or min(left.values()) < 0:
        raise ValueError("the facts are not those of the box")
    stand_ins = sorted(left.elements(), reverse=True)
    return tuple(stand_ins.pop() if fact is None else fact for fact in facts)
