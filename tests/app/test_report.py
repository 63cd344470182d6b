"""A game told as plain text: a heading and a sentence for every turn, then its steps."""

from PySide6.QtWidgets import QApplication

from changcheng_qt.app.desks.report import report_of
from changcheng_qt.titles.changcheng.table.factory import ChangChengUi
from tests.titles.changcheng.table.playing import finished, match_of, setup_of


def report_lines(seats: int) -> list[str]:
    return report_of(finished(seats), ChangChengUi(list)).splitlines()


def test_every_turn_has_a_heading_the_first_one_too(qapp: QApplication) -> None:
    lines = report_lines(3)
    headings = [line for line in lines if line.startswith("Turn ")]
    assert [int(line.split()[1].rstrip(":")) for line in headings] == [*range(1, len(headings) + 1)]
    assert lines[lines.index(headings[0]) - 1] == ""


def test_a_turn_is_printed_in_one_sentence_and_then_in_its_steps(qapp: QApplication) -> None:
    lines = report_lines(3)
    first = next(number for number, line in enumerate(lines) if line.startswith("Turn 1:"))
    assert " built a wall in " in lines[first + 1]
    assert lines[first + 1].startswith("  ")
    assert lines[first + 2].startswith("    ")
    attack = next(number for number, line in enumerate(lines) if "The Mongols attack: " in line)
    assert lines[attack - 1] == ""
    assert lines[-1].startswith("  ")


def test_a_running_game_is_printed_up_to_its_last_step(qapp: QApplication) -> None:
    text = report_of(match_of(setup_of(3)), ChangChengUi(list))
    assert "Turn 1: " in text.splitlines()[-1]
