"""Names that are one person, names left out, and their file."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from changcheng_qt.statistics.names import Names, read_names, write_names
from tests.saves.spoilt_disk import SpoiltDisk
from tests.statistics.games import DISK

ONE = st.sampled_from("abcd")


def test_a_name_counts_as_another_until_it_is_parted() -> None:
    names = Names().joining("mei", "Mei")
    assert (names.shown("mei"), names.shown("Mei"), names.shown("Luca")) == ("Mei", "Mei", "Luca")
    assert names.parting("mei").shown("mei") == "mei"


def test_a_hidden_person_is_hidden_by_all_names() -> None:
    names = Names().joining("mei", "Mei").hiding("Mei", hidden=True)
    assert names.shown("mei") is None
    assert names.hiding("Mei", hidden=False).shown("mei") == "Mei"


@given(st.lists(st.tuples(ONE, ONE), max_size=8))
def test_no_name_counts_as_one_that_counts_as_another(pairs: list[tuple[str, str]]) -> None:
    names = Names()
    for name, into in pairs:
        before = names.shown(into)
        names = names.joining(name, into)
        assert names.shown(name) == names.shown(into)
        assert before == into or names.shown(into) in (before, into)
    assert not names.joined.keys() & set(names.joined.values())


def test_names_survive_in_their_file(tmp_path: Path) -> None:
    file = tmp_path / "data" / "names.json"
    names = Names({"mei": "Mei"}, frozenset({"客人"}))
    write_names(DISK, file, names)
    assert read_names(DISK, file) == names
    write_names(DISK, file, Names())
    assert read_names(DISK, file) == Names()
    assert [path.name for path in file.parent.iterdir()] == ["names.json"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"{",
        b"\xff",
        b'{"format":2,"hidden":[],"joined":{}}',
        b'{"format":1,"hidden":[],"joined":[]}',
        b'{"format":1,"hidden":{},"joined":{}}',
        b'{"format":1,"hidden":[3],"joined":{}}',
        b'{"format":1,"hidden":[""],"joined":{}}',
        b'{"format":1,"hidden":[],"joined":{"a":" b\\n"}}',
        b'{"format":1,"hidden":[],"joined":{"a":"b","b":"c"}}',
        b'{"format":1,"hidden":[],"joined":{},"more":1}',
        b"[" * 100_000,
    ],
    ids=lambda content: content[:60].decode("latin-1"),
)
def test_a_file_that_breaks_a_rule_counts_for_nothing_and_is_kept(
    tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "names.json"
    file.write_bytes(content)
    assert read_names(DISK, file) == Names()
    write_names(DISK, file, Names({"mei": "Mei"}))
    assert read_names(DISK, file) == Names({"mei": "Mei"})
    assert (tmp_path / "names.json.damaged").read_bytes() == content


def test_a_file_that_cannot_be_read_is_not_written_over(tmp_path: Path) -> None:
    def refuse(call: str) -> None:
        if call == "read":
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    file = tmp_path / "names.json"
    write_names(DISK, file, Names({"mei": "Mei"}))
    refusing: Any = SpoiltDisk(DISK, refuse)
    assert read_names(refusing, file) == Names()
    with pytest.raises(OSError, match="Input/output"):
        write_names(refusing, file, Names({"luca": "Luca"}))
    assert read_names(DISK, file) == Names({"mei": "Mei"})


def test_without_a_file_there_are_none(tmp_path: Path) -> None:
    assert read_names(DISK, tmp_path / "names.json") == Names()
