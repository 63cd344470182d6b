"""``dev.py bake WHAT``: makes art in ``resources`` again.

`packaging/art` and `packaging/titles` do the painting. Run it after a change to them, and look
at every picture. Runs inside ``.venv``, offscreen.
"""

import argparse
import inspect
import sys
from importlib import import_module

from titles import rooms

MAKERS = {
    **{kind: f"art.{kind}" for kind in ("fonts", "icons", "sounds")},
    **{
        f"{title}/{kind}": f"titles.{title}.{kind}"
        for title, room in rooms("art").items()
        for kind in room.BAKED
    },
}
"""The modules that write files: each has a function `main` that returns the exit status, and may
take codes of single pictures."""


def main(arguments: list[str]) -> int:
    """Make the requested files; 1 if one could not be made."""
    parser = argparse.ArgumentParser(prog="dev.py bake", description=__doc__.partition("\n")[0])
    parser.add_argument("kind", choices=MAKERS, metavar="WHAT", help=", ".join(MAKERS))
    parser.add_argument(
        "codes", nargs="*", metavar="CODE", help="single pictures, such as the face 1A"
    )
    options = parser.parse_args(arguments)
    bake = import_module(MAKERS[options.kind]).main
    has_codes = bool(inspect.signature(bake).parameters)
    if options.codes and not has_codes:
        parser.error(f"{options.kind} has no codes")
    made: int = bake(options.codes) if has_codes else bake()
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
