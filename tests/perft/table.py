"""The table of counts: by position, for each depth from 1 the sequences and their points."""

import json
from pathlib import Path
from typing import Final

from tests.perft.counting import Count

PATH: Final = Path(__file__).with_name("table.json")
NIGHTLY_SEQUENCES: Final = 20_000


def load() -> dict[str, list[Count]]:
    """Read the table."""
    rows = json.loads(PATH.read_text(encoding="utf-8"))
    return {name: [Count(*row) for row in counts] for name, counts in rows.items()}
