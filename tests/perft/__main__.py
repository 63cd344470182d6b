"""``python -m tests.perft``: count again, by the rules, as deep as the nightly size goes.

Writes the table; a change of any number is a change of the rules and wants a reason.
"""

import json

from tests.perft.counting import by_rules
from tests.perft.positions import POSITIONS
from tests.perft.table import NIGHTLY_SEQUENCES, PATH


def main() -> None:
    """Count every position until a depth has more sequences than even the nightly size checks."""
    table = {}
    for name, state in POSITIONS.items():
        rows: list[list[int]] = []
        while True:
            count = by_rules(state, len(rows) + 1)
            if count.sequences == 0:
                break
            rows.append([count.sequences, count.points])
            if count.sequences > NIGHTLY_SEQUENCES:
                break
        table[name] = rows
    text = ",\n".join(f"  {json.dumps(name)}: {json.dumps(rows)}" for name, rows in table.items())
    PATH.write_text("{\n" + text + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
