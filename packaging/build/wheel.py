"""Wheel and source distribution, made by hatchling from the checkout and checked by twine."""

import tempfile
import venv
from pathlib import Path

import checkout
import system_libraries
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


def try_out(wheel: Path) -> None:
    """Let pip install a wheel into an empty environment, and the program check itself there."""
    system_libraries.provide(system_libraries.OFFSCREEN)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        venv.create(folder, with_pip=True)
        python = checkout.python_in(Path(folder))
        tools.install(python, wheel)
        program = python.with_name(product.COMMAND + python.suffix)
        if tools.check_itself(program):
            raise CannotContinue("The wheel does not pass its own check (see above).")
