"""Analyses kept next to their games: shown again only where game and budget are the same."""

from pathlib import Path

from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.kept_analysis import (
    analysis_written,
    keep_analysis,
    keep_begun,
    kept_analysis,
    kept_begun,
)
from changcheng_qt.verdicts.cost import VERSION, Account, Analysis, Begun, Worth

DISK = RealDisk()
ANALYSIS = Analysis(
    VERSION, "game", 8, True, (), (Account(0, Worth(0.5, 0.25), (), Worth(3.0, 1.0)),), ()
)


def test_it_is_found_again(tmp_path: Path) -> None:
    assert kept_analysis(DISK, tmp_path, "game", 8, compiled=True) is None
    keep_analysis(DISK, tmp_path, ANALYSIS)
    assert kept_analysis(DISK, tmp_path, "game", 8, compiled=True) == ANALYSIS


def test_another_game_budget_or_form_is_none(tmp_path: Path) -> None:
    keep_analysis(DISK, tmp_path, ANALYSIS)
    assert kept_analysis(DISK, tmp_path, "other", 8, compiled=True) is None
    assert kept_analysis(DISK, tmp_path, "game", 9, compiled=True) is None
    assert kept_analysis(DISK, tmp_path, "game", 8, compiled=False) is None


def test_a_spoilt_one_is_none(tmp_path: Path) -> None:
    keep_analysis(DISK, tmp_path, ANALYSIS)
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    for spoilt in (b"", b"{}", b"[" * 9, b"\xff", whole[:-1], whole.replace(b"0.5", b"true")):
        file.write_bytes(spoilt)
        assert kept_analysis(DISK, tmp_path, "game", 8, compiled=True) is None


def test_when_it_was_written_is_known(tmp_path: Path) -> None:
    assert analysis_written(DISK, tmp_path, 8) == 0
    keep_analysis(DISK, tmp_path, ANALYSIS)
    assert analysis_written(DISK, tmp_path, 8) > 0
    assert analysis_written(DISK, tmp_path, 9) == 0


def test_one_that_was_left_is_found_until_the_whole_is_kept(tmp_path: Path) -> None:
    def found(game: str = "game") -> Begun | None:
        return kept_begun(DISK, tmp_path, game, 8, compiled=True)

    assert found() is None
    begun = Begun(5, ANALYSIS)
    keep_begun(DISK, tmp_path, begun)
    assert found() == begun
    assert found("other") is None
    assert kept_analysis(DISK, tmp_path, "game", 8, compiled=True) is None
    keep_analysis(DISK, tmp_path, ANALYSIS)
    assert found() is None
