"""Folders that took long to make, in ``build/wine``, each named after all that it was made from."""

import hashlib
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import checkout
import native

CACHE: Final = checkout.BUILD / "wine"


def kept(kind: str, made_from: str, make: Callable[[Path], Path]) -> Path:
    """The folder of a kind, made again if it is not there or was made from something else.

    `make` gets an empty folder for its work and returns its result in there, which takes the place
    of the old one when it is complete.
    """
    done = CACHE / f"{kind}-{hashlib.sha256(made_from.encode()).hexdigest()[:16]}"
    if done.is_dir():
        return done
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="new-", dir=CACHE) as place:
        made = make(Path(place))
        for old in CACHE.glob(f"{kind}-*"):
            shutil.rmtree(old, ignore_errors=True)
        native.put_in_place(made, done)
    return done
