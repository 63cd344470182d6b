"""The compiled form of the search, which becomes ready while the program runs.

In a checkout ``dev.py play`` compiles the search while the window is open. An environment variable
names a file, which appears when that is done and holds the folder of the compiled modules. The
program switches to them between two games. From then on it starts processes that import them, and
`bots.is_compiled` is true, for instance for the nodes of the next game. The window itself never
imports the search.
"""

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

from changcheng_qt.bots import is_compiled

LETTER: Final = "CHANGCHENG_COMPILED"
"""The variable that names the file."""
FINDER: Final = "sitecustomize.py"
"""The module in the folder that makes a process import the compiled modules; Python imports it by
itself where `PYTHONPATH` names the folder.
"""


def take_over() -> None:
    """Use the compiled form in all processes started from now on, if it is ready."""
    letter = os.environ.get(LETTER)
    if not letter or is_compiled() or "changcheng_qt.bots.search" in sys.modules:
        return
    try:
        folder = Path(letter).read_text("utf-8")
    except FileNotFoundError:
        return
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (folder, before)))
    spec = spec_from_file_location("changcheng_qt_compiled", Path(folder, FINDER))
    if spec and spec.loader:
        spec.loader.exec_module(module_from_spec(spec))
