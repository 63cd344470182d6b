"""The reason of a disk's refusal is given in the language of the window, not of the system."""

import errno

import pytest

from changcheng_qt.app.desks.save_words import disk_error_text
from tests.saves.windows_disk import ACCESS_DENIED, SHARING_VIOLATION, Refused


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (errno.ENOSPC, "The disk is full."),
        (errno.EDQUOT, "The disk is full."),
        (errno.EROFS, "Can't write to that location."),
        (errno.EACCES, "You don't have permission to write there."),
        (errno.EIO, "The disk reported a read or write error."),
        (errno.EMFILE, "The disk reported an error (EMFILE)."),
    ],
)
def test_a_refusal_is_worded(code: int, words: str) -> None:
    assert disk_error_text(OSError(code, "as the system says it")) == words


def test_a_refusal_without_a_number_is_worded_too() -> None:
    assert disk_error_text(OSError("nothing known")) == "The disk reported an error (?)."


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (SHARING_VIOLATION, "Another program is using the file."),
        (33, "Another program is using the file."),
        (ACCESS_DENIED, "You don't have permission to write there."),
    ],
)
def test_a_file_in_use_is_no_lack_of_permission(code: int, words: str) -> None:
    """Windows has one `errno` for both."""
    assert disk_error_text(Refused(code)) == words
