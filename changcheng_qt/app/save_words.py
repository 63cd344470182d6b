"""What is wrong with a file or a disk, in the language of the interface."""

import errno
from typing import Final

from PySide6.QtCore import QCoreApplication

from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.saves.errors import Problem, SaveError

translate = QCoreApplication.translate

_LONGEST_NAME: Final = 40


def save_error_text(error: SaveError) -> str:
    """Say what is wrong with a file, and where."""
    text = fill(_problem_text(error.problem), name=error.detail[:_LONGEST_NAME])
    if error.line is None:
        return text
    return fill(translate("Saves", "{fault} (line {line})"), fault=text, line=error.line)


def fault_text(fault: SaveError | OSError) -> str:
    """Say what is wrong with a file, or why the disk refuses it."""
    return disk_error_text(fault) if isinstance(fault, OSError) else save_error_text(fault)


def disk_error_text(error: OSError) -> str:
    """Say why a disk refuses, not in the words of the system, which are in its own language."""
    known = {
        errno.ENOSPC: translate("Disk", "The disk is full."),
        errno.EDQUOT: translate("Disk", "The disk is full."),
        errno.EROFS: translate("Disk", "Can't write to that location."),
        errno.EACCES: translate("Disk", "You don't have permission to write there."),
        errno.EPERM: translate("Disk", "You don't have permission to write there."),
        errno.EIO: translate("Disk", "The disk reported a read or write error."),
        errno.ENOENT: translate("Disk", "Folder not found."),
        errno.ENOTDIR: translate("Disk", "Folder not found."),
        errno.EISDIR: translate("Disk", "A folder with this name already exists."),
        errno.ENAMETOOLONG: translate("Disk", "The name is too long."),
        errno.EBUSY: translate("Session", "This game is open in another window."),
    }
    number = error.errno or 0
    code = errno.errorcode.get(number, "?")
    return known.get(number) or fill(
        translate("Disk", "The disk reported an error ({code})."), code=code
    )


def _problem_text(problem: Problem) -> str:
    return {
        Problem.UNREADABLE: translate("Saves", "The file can't be read."),
        Problem.TOO_LARGE: translate("Saves", "The file is too large to be a saved game."),
        Problem.TOO_LONG: translate("Saves", "The file has too many records to be a saved game."),
        Problem.NOT_A_GAME: translate("Saves", "The file isn't a saved game."),
        Problem.NEWER_FORMAT: translate("Saves", "This file needs version {name} or later."),
        Problem.UNKNOWN_GAME: translate("Saves", "The file is for an unknown game: {name}."),
        Problem.UNKNOWN_OPTION: translate(
            "Saves", "The file uses an option unknown to this version: {name}."
        ),
        Problem.CUT_OFF: translate("Saves", "The file is incomplete."),
        Problem.TAMPERED: translate("Saves", "The file was changed or damaged."),
        Problem.NOT_CANONICAL: translate("Saves", "The file isn't in the saved-game format."),
        Problem.MALFORMED: translate("Saves", "The file contains an invalid record."),
        Problem.AGAINST_RULES: translate("Saves", "The file contains an illegal move."),
        Problem.WRONG_RESULT: translate("Saves", "The result in the file doesn't match its moves."),
    }[problem]
