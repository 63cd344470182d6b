"""``dev.py bake WHAT``: makes art in ``resources`` again; `packaging/art` tells how.

Run it after a change to what paints it, and look at every picture. Runs inside ``.venv``,
offscreen.
"""

import argparse
import sys
from importlib import import_module

LANDSCAPES = "landscapes"
KINDS = ("china_map", "china_vista", "fonts", "icons", LANDSCAPES, "sounds", "vista")
"""The modules in `packaging/art` that write files: each has a function `main` that returns the
exit status."""


def main(arguments: list[str]) -> int:
    """Make what is asked for; 1 if something could not be made."""
    parser = argparse.ArgumentParser(prog="dev.py bake", description=__doc__.partition("\n")[0])
    parser.add_argument("kind", choices=KINDS, metavar="WHAT", help=", ".join(KINDS))
    parser.add_argument(
        "codes", nargs="*", metavar="CODE", help="with landscapes: only those of faces such as 1A"
    )
    options = parser.parse_args(arguments)
    if options.codes and options.kind != LANDSCAPES:
        parser.error(f"only {LANDSCAPES} have codes")
    bake = import_module(f"art.{options.kind}").main
    made: int = bake(options.codes) if options.kind == LANDSCAPES else bake()
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
