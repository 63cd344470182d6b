"""Games whose files other programs move, remove, replace and link at random moments: a living
program writes everything again, the next session finds the longest of file and backups, and both
say so.
"""

import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.errors import SaveError
from changcheng_qt.saves.journal import Journal
from changcheng_qt.saves.recovery import FILE, Damage, Recovered, recover
from changcheng_qt.saves.savefile import read_content, read_prefix
from tests.effort import by_day, by_night, effort
from tests.saves.careless import Deaf, Lockless, Trusting
from tests.saves.desk import MakeJournal
from tests.saves.meddler import Meddler, RecoverIt
from tests.saves.simulated_disk import SimulatedDisk

pytestmark = pytest.mark.no_cover

GAMES = effort(sample=4, nightly=200)


def link(path: Path, target: Path) -> None:
    path.symlink_to(target)


def meddler(
    tmp_path: Path | None,
    make_journal: MakeJournal = Journal,
    recover_it: RecoverIt = recover,
    seed: int = 1,
) -> Meddler:
    """Return somebody who meddles in a real folder, or on a simulated disk."""
    if tmp_path:
        return Meddler(RealDisk(), link, Random(seed), tmp_path, make_journal, recover_it)
    disk = SimulatedDisk()
    return Meddler(disk, disk.link, Random(seed), Path("/games"), make_journal, recover_it)


KEEPS_NAMES = pytest.mark.skipif(
    sys.platform == "win32", reason="an open file keeps its name there"
)


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "is_real", [pytest.param(True, marks=KEEPS_NAMES), False], ids=["real", "simulated"]
)
def test_nothing_is_lost_and_nothing_goes_on_silently(
    tmp_path: Path,
    is_real: bool,
    state_counts: Any,  # noqa: ANN401
) -> None:
    tally = meddler(tmp_path if is_real else None, seed=1 + is_real).run(GAMES)
    state_counts(f"{tally}")
    assert tally.killed > 0
    assert tally.meddled > tally.killed
    assert (tally.lost, tally.silent) == (0, 0)


class Silent(Journal):
    """Repairs the damage done by others and says nothing."""

    def _write_whole(self) -> None:
        super()._write_whole()
        self.news.clear()


CARELESS = (Trusting, Lockless, Silent, Deaf)


@pytest.mark.parametrize("careless", by_day(CARELESS, slow=CARELESS[1:]))
def test_a_careless_journal_is_caught(careless: MakeJournal) -> None:
    """Not every pair of games has the deed that it is careless about."""
    runs = (meddler(None, careless, seed=seed).run(2) for seed in range(1, 12))
    assert any(tally.faults for tally in runs)


def believe_the_file(disk: Any, folder: Path) -> Recovered:  # noqa: ANN401
    """Recover from the game's own file wherever that is sound, as if no backup could go further."""
    with suppress(SaveError):
        content = read_content(disk, folder / FILE)
        read = read_prefix(content)
        if read.length == len(content):
            found = (content, read.record, read.match, read.is_foreign)
            return Recovered(*found, Damage.NONE, content)
    return recover(disk, folder)


@by_night
def test_a_recovery_that_believes_a_sound_file_is_caught() -> None:
    """Not every handful of games has a replaced file that a backup goes beyond."""
    runs = (meddler(None, recover_it=believe_the_file, seed=seed).run(6) for seed in range(2, 9))
    assert any(tally.lost for tally in runs)
