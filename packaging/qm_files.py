"""Compiling translations: every ``translations/*.ts`` becomes a ``.qm`` next to it.

Used by the build hook and by ``dev.py compile``. Standard library, and the ``lrelease`` that the
PySide6 of the running Python brings; PySide6 itself is never imported.
"""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path


class CompileError(Exception):
    """A translation could not be compiled; the message is one sentence for a developer."""


def qt_tool(name: str) -> Path:
    """A native tool, such as ``lrelease``, out of the installed PySide6."""
    spec = find_spec("PySide6")
    folders = (spec.submodule_search_locations or ()) if spec else ()
    suffix = ".exe" if sys.platform == "win32" else ""
    for folder in folders:
        tool = Path(folder) / (name + suffix)
        if tool.is_file():
            return tool
    raise CompileError(f"No {name} found: install PySide6-Essentials for {sys.executable}.")


def stale(sources: Path) -> list[Path]:
    """The translations in a folder whose compiled file is missing or older than they are."""
    return [
        source
        for source in sorted(sources.glob("*.ts"))
        if not (built := source.with_suffix(".qm")).is_file()
        or built.stat().st_mtime_ns < source.stat().st_mtime_ns
    ]


def compile_file(source: Path) -> Path:
    """Compile one ``.ts`` and return the path of its ``.qm``."""
    built = source.with_suffix(".qm")
    command = [str(qt_tool("lrelease")), "-silent", str(source), "-qm", str(built)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode or not built.is_file():
        why = (result.stderr or result.stdout).strip()
        raise CompileError(f"lrelease could not compile {source.name}: {why}")
    return built


def compile_stale(sources: Path) -> list[Path]:
    """Compile the missing or old files of a folder and return the files that were built."""
    return [compile_file(source) for source in stale(sources)]
