"""Measuring in a process of its own: at another device scale, or where memory is weighed.

A benchmark module that needs it returns `at_scales(__name__)` from `measure` and hands its figures
to `send` when it runs as a program.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from pathlib import Path

from tests.benchmarks.figure import Figure

ROOT = Path(__file__).parents[2]
SCALES = (1, 2)

_AS_PEOPLE_START_IT = """
import sys
from runpy import run_module
from changcheng_qt.__main__ import import_qt

import_qt()
run_module(sys.argv[1], run_name="__main__", alter_sys=True)
"""


def at_scales(module: str) -> Iterator[Figure]:
    """Yield the values that a module sends at device scales 1 and 2, offscreen; raises
    `CalledProcessError` where it fails.
    """
    for scale in SCALES:
        wanted = {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(scale)}
        run = subprocess.run(
            [sys.executable, "-c", _AS_PEOPLE_START_IT, module],
            check=True,
            cwd=ROOT,
            env=os.environ | wanted,
            stdout=subprocess.PIPE,
            text=True,
        )
        for line in run.stdout.splitlines():
            figure = Figure(**json.loads(line))
            yield figure if scale == 1 else replace(figure, name=f"{figure.name}, scale {scale}")


def send(figures: Iterable[Figure]) -> None:
    """Print figures for `at_scales`, a line each."""
    for figure in figures:
        print(json.dumps(asdict(figure)), flush=True)
