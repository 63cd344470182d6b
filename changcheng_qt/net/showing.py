"""The way from the position that a screen shows to the one that it is to show now."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from changcheng_qt.engine.match import AnyMatch, Entry
from changcheng_qt.net.letters import Deed


@dataclass(frozen=True, slots=True)
class Moment:
    """A position on that way."""

    entry: Entry
    match: AnyMatch
    """The match right after the entry."""
    deed: Deed | None
    """The deed of this guest that the entry is, None for an entry of somebody else."""


Moved: TypeAlias = Callable[[Sequence[Moment] | None], object]
"""Takes the moments since the position shown before, None where that one led nowhere: a deed that
was shown early has not been done there.
"""


def moments_since(
    early: Sequence[Deed], taken: Sequence[Moment], early_now: Sequence[Moment]
) -> Sequence[Moment] | None:
    """Return the moments after the deeds that were shown `early`, where the host's lines brought
    those `taken`, and other deeds are early now; None if the host did anything else before it did
    these deeds.
    """
    confirmed = 0
    while confirmed < min(len(early), len(taken)) and taken[confirmed].deed == early[confirmed]:
        confirmed += 1
    left, news = list(early[confirmed:]), taken[confirmed:]
    if news:
        return None if left else (*news, *early_now)
    still_early = [moment.deed for moment in early_now[: len(left)]]
    return early_now[len(left) :] if still_early == left else None
