"""The bundle: a folder with Python, Qt and the program, which runs without anything installed."""

import shutil
from pathlib import Path

import checkout
from build import product, tools
from checkout import CannotContinue

FOLDER = product.COMMAND
"""The bundle's name in the folder for what is made."""
SPECIFICATION = Path(__file__).with_name("bundle.spec")


def build(wheel: Path, out: Path) -> Path:
    """Make the bundle of a wheel; return its folder, which holds the executable."""
    python = tools.python()
    tools.install(python, wheel)
    tools.install(python, "--no-deps", "--force-reinstall", wheel)
    work = checkout.BUILD / "pyinstaller"
    shutil.rmtree(out / FOLDER, ignore_errors=True)
    words = ("--noconfirm", "--clean", "--log-level", "WARN", "--distpath", out, "--workpath", work)
    if checkout.run(python, "-m", "PyInstaller", *words, SPECIFICATION):
        raise CannotContinue("PyInstaller could not make the bundle (see above).")
    return out / FOLDER
