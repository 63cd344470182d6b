"""The part of packaging for each title: a folder for each, by the name of its game.

| title | what it is |
|---|---|
| `changcheng` | Chang Cheng |
| `china` | China |
| `riders` | Riders at the Wall |

A title may have a module ``art`` with `BAKED`, its modules that write files to ``resources``; a
module ``gallery`` with its `SCREENS` by name, and which are `WINDOWS`, which have a `GOLDEN`
picture and which a `FINE` one; a module ``faults`` with `PARTS`, in which faults are planted. It
may lack any of them.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

TITLES: Final = ("changcheng", "china", "riders")


def rooms(name: str) -> dict[str, ModuleType]:
    """Return the module of that name of each title that has one, by title."""
    paths = {title: f"{__name__}.{title}.{name}" for title in TITLES}
    return {title: import_module(path) for title, path in paths.items() if find_spec(path)}
