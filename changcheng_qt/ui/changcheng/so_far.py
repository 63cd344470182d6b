"""The position as far as the walk-throughs have come.

The rules compute a scoring and the Mongol attack at once, and so the View already holds their end
while people are still being led through them. What is shown beside a walk-through looks through a
`Lens` that takes back what the walk has not come to: points, emperor cards, and threat counters
turned up.
"""

from collections.abc import Callable
from typing import TypeAlias

from changcheng_qt.games.changcheng.view import View

Lens: TypeAlias = Callable[[View], View]
"""Turns a View into the one that is to be shown."""


def as_it_is(view: View) -> View:
    """Return the view itself: nothing is being walked through."""
    return view
