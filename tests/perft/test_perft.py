"""The rules and the oracle count exactly the sequences of commands that the table keeps."""

import pytest

from changcheng_qt.titles.changcheng.rules import provinces
from changcheng_qt.titles.changcheng.rules.ground import Ground
from tests.effort import effort
from tests.perft.counting import by_oracle, by_rules
from tests.perft.positions import POSITIONS
from tests.perft.table import NIGHTLY_SEQUENCES, load

TABLE = load()
MOST_BY_RULES = effort(sample=1_500, nightly=1_000_000)
MOST_BY_ORACLE = effort(sample=600, nightly=NIGHTLY_SEQUENCES)


def test_the_table_holds_every_position() -> None:
    assert TABLE.keys() == POSITIONS.keys()
    assert all(counts for counts in TABLE.values())


def depths(name: str, most: int) -> list[int]:
    """The depths at which a position has not too many sequences to count."""
    return [d for d, count in enumerate(TABLE[name], 1) if count.sequences <= most]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_rules_count_what_the_table_says(name: str) -> None:
    for depth in depths(name, MOST_BY_RULES):
        assert by_rules(POSITIONS[name], depth) == TABLE[name][depth - 1]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_oracle_counts_what_the_table_says(name: str) -> None:
    for depth in depths(name, MOST_BY_ORACLE):
        assert by_oracle(POSITIONS[name], depth) == TABLE[name][depth - 1]


def test_a_planted_fault_changes_the_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "tower reservations"
    assert by_rules(POSITIONS[name], 2) == TABLE[name][1]
    monkeypatch.setattr(Ground, "single_fits", lambda self, square: True)
    assert by_rules(POSITIONS[name], 2) != TABLE[name][1]


def test_the_checksum_sees_what_the_count_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(provinces, "MASTER_BUILDER_WALLS", 1)
    right = TABLE["master builder"][0]
    wrong = by_rules(POSITIONS["master builder"], 1)
    assert wrong.sequences == right.sequences
    assert wrong.points != right.points
