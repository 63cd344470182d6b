"""Reads the learned estimate of a title from its resources.

``estimate.json`` holds under "seats", by the number of players, the nets of "areas" by kind
(inputs, biases, outputs), the weights of "resources", and the "spreads" of the stages in 64ths of a
point; under "made" the seed, games and playouts that made them; under "checksum" the SHA-256 of the
rest, by `checksum`. ``packaging/dev.py learn`` writes it.
"""

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from changcheng_qt.bots.estimate import Estimate, Net

FILE: Final = "estimate.json"
FORMAT: Final = 1
CHECKSUM: Final = "checksum"


@cache
def estimate_of(folder: Path, seats: int) -> Estimate:
    """Return the estimate for a number of seats from a title's resources; raises OSError and
    ValueError for a file that is missing or damaged.
    """
    found = read(folder)["seats"][str(seats)]
    nets = [Net(*net) for net in found["areas"]]
    return Estimate(nets, found["resources"], found["spreads"])


def read(folder: Path) -> Mapping[str, Any]:
    """Return the content of a title's file; raises OSError and ValueError."""
    data: Mapping[str, Any] = json.loads((folder / FILE).read_text("utf-8"))
    if data.get("format") != FORMAT or data.get(CHECKSUM) != checksum(data):
        raise ValueError(f"{folder / FILE} is damaged")
    return data


def checksum(data: Mapping[str, Any]) -> str:
    """Return the checksum of everything else in a file."""
    rest = {name: value for name, value in data.items() if name != CHECKSUM}
    plain = json.dumps(rest, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()
