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


def disk_error_text(error: OSError) -> str:
    """Say why a disk refuses, not in the words of the system, which are in its own language."""
    known = {
        errno.ENOSPC: translate("Disk", "The disk is full."),
        errno.EDQUOT: translate("Disk", "The disk is full."),
        errno.EROFS: translate("Disk", "Nothing can be written there."),
        errno.EACCES: translate("Disk", "You are not allowed to write there."),
        errno.EPERM: translate("Disk", "You are not allowed to write there."),
        errno.EIO: translate("Disk", "The disk has a fault."),
        errno.ENOENT: translate("Disk", "The folder is not there."),
        errno.ENOTDIR: translate("Disk", "The folder is not there."),
        errno.EISDIR: translate("Disk", "A folder has this name."),
        errno.ENAMETOOLONG: translate("Disk", "The name is too long."),
        errno.EBUSY: translate("Session", "Another window plays this game."),
    }
    number = error.errno or 0
    code = errno.errorcode.get(number, "?")
    return known.get(number) or fill(translate("Disk", "The disk refuses ({code})."), code=code)


def _problem_text(problem: Problem) -> str:
    return {
        Problem.UNREADABLE: translate("Saves", "The file cannot be read."),
        Problem.TOO_LARGE: translate("Saves", "The file is larger than any saved game."),
        Problem.TOO_LONG: translate("Saves", "The file has more records than any saved game."),
        Problem.NOT_A_GAME: translate("Saves", "The file is not a saved game."),
        Problem.NEWER_FORMAT: translate(
            "Saves", "The file needs a newer version of the program, {name} at least."
        ),
        Problem.UNKNOWN_GAME: translate(
            "Saves", "The file is of a game that is not known here: {name}."
        ),
        Problem.UNKNOWN_OPTION: translate(
            "Saves", "The file uses an option that this version does not know: {name}."
        ),
        Problem.CUT_OFF: translate("Saves", "The file is cut off."),
        Problem.TAMPERED: translate("Saves", "The file was changed, or is damaged."),
        Problem.NOT_CANONICAL: translate("Saves", "The file is not written as saved games are."),
        Problem.MALFORMED: translate("Saves", "The file has a record that makes no sense."),
        Problem.AGAINST_RULES: translate("Saves", "The file has a move against the rules."),
        Problem.WRONG_RESULT: translate(
            "Saves", "The file tells another result than its moves lead to."
        ),
    }[problem]
