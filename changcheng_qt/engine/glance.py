"""What the glances of all titles have in common: only what the public sees is filed, and what comes
back from a file must be possible.
"""

from collections.abc import Mapping
from typing import Final

from changcheng_qt.engine.seats import PUBLIC, Viewer

MOST: Final = 10_000
"""No turn, command or score of a game comes near this number."""


def require_public(viewer: Viewer) -> None:
    """Raise ValueError unless a View is that of the public."""
    if viewer is not PUBLIC:
        raise ValueError("only what the public sees is for everybody")


def require_claims(claims: Mapping[str, bool]) -> None:
    """Raise ValueError for the first part of a glance whose values are not possible."""
    for name, holds in claims.items():
        if not holds:
            raise ValueError(f"glance: the {name} make no sense")
