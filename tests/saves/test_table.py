"""The note about the game on the table: it helps the next start, and can do no harm."""

from pathlib import Path
from random import Random

import pytest

from changcheng_qt.saves import table
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.library import Library
from changcheng_qt.saves.table import TABLE, Laid

DISK = RealDisk()


def test_a_game_stays_on_the_table_until_it_is_removed(tmp_path: Path) -> None:
    library = Library(DISK, tmp_path / "games", Random(1))
    assert library.laid() is None
    library.lay(Laid("one"))
    assert library.laid() == Laid("one")
    for laid in (
        Laid("two", at_result=True),
        Laid("two", at_replay=True),
        Laid(file=f"/{'梅' * 4000}"),
    ):
        library.lay(laid)
        assert library.laid() == laid
        library.clear(Laid("one"))
        assert library.laid() == laid, "another game lies there"
        library.clear(laid._replace(at_result=False))
        assert library.laid() is None
        library.clear(laid)


def test_a_note_of_an_earlier_version_is_read(tmp_path: Path) -> None:
    (tmp_path / TABLE).write_bytes(b'{"at_result":true,"game":"one"}')
    assert table.laid(DISK, tmp_path) == Laid("one", at_result=True)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff",
        b"[]",
        b'{"game":7}',
        b'{"game":"","file":1}',
        b"[" * 9999,
        b" " * 40_000 + b'{"game":""}',
    ],
)
def test_a_note_that_is_none_is_not_believed(tmp_path: Path, content: bytes) -> None:
    (tmp_path / TABLE).write_bytes(content)
    assert table.laid(DISK, tmp_path) is None


def test_only_true_means_that_a_result_was_looked_at(tmp_path: Path) -> None:
    (tmp_path / TABLE).write_bytes(b'{"game":"one","at_result":"yes"}')
    assert table.laid(DISK, tmp_path) == Laid("one", at_result=False)
