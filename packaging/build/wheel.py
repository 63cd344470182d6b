"""Wheel and source distribution, made by hatchling from the checkout and checked by twine."""

from pathlib import Path

import checkout
from build import product, tools
from checkout import CannotContinue


def build(out: Path) -> Path:
    """Make both in a folder; return the wheel."""
    for old in out.glob("changcheng_qt-*"):
        if old.suffix in {".whl", ".gz"}:
            old.unlink()
    hatchling = (checkout.python_in(checkout.ENVIRONMENT), "-m", "hatchling", "build")
    if checkout.run(*hatchling, "-d", out, "-t", "sdist", "-t", "wheel"):
        raise CannotContinue("hatchling could not build the wheel (see above).")
    made = sorted(out.glob(f"changcheng_qt-{product.version()}*"))
    if checkout.run(tools.python(), "-m", "twine", "check", "--strict", *made):
        raise CannotContinue("twine finds fault with the wheel (see above).")
    return next(path for path in made if path.suffix == ".whl")
