"""Which packages must be covered completely, and whether a coverage report shows that they are.

Reads the output of ``coverage json``. A package of which the report says nothing fails too.
"""

from collections.abc import Iterable, Mapping
from fnmatch import fnmatch
from typing import Any

COMPLETE = (
    "changcheng_qt/engine",
    "changcheng_qt/verdicts",
    "changcheng_qt/saves",
    "changcheng_qt/titles/*/rules",
    "changcheng_qt/titles/*/core",
)


def gaps(report: Mapping[str, Any], folders: Iterable[str] = COMPLETE) -> list[str]:
    """Every file of the folders that is not covered to the last branch, as one sentence each."""
    files = {path.replace("\\", "/"): entry for path, entry in report["files"].items()}
    complaints = [] if report["meta"]["branch_coverage"] else ["branches were not measured"]
    for folder in folders:
        inside = {path: files[path] for path in sorted(files) if fnmatch(path, f"{folder}/*")}
        if not inside:
            complaints.append(f"{folder}: not measured at all")
        complaints += [f"{path}: {gap}" for path, entry in inside.items() if (gap := _gap(entry))]
    return complaints


def _gap(entry: Mapping[str, Any]) -> str:
    """The gaps of a file, such as ``lines 3, 8; branches 12->exit``; empty if nothing."""
    missing = []
    if lines := entry["missing_lines"]:
        missing.append("lines " + ", ".join(map(str, lines)))
    if branches := entry["missing_branches"]:
        missing.append("branches " + ", ".join(map(_branch, branches)))
    return "; ".join(missing)


def _branch(ends: tuple[int, int]) -> str:
    """A branch as coverage writes it; a negative end is the way out of a function."""
    start, end = ends
    return f"{start}->{'exit' if end < 0 else end}"
