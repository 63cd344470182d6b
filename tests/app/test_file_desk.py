"""Files opened, dropped, saved and shared; the contents of a file were chosen and stated before."""

import re
import sys
from itertools import count
from pathlib import Path
from random import Random
from threading import Event
from time import monotonic

import pytest
from PySide6.QtCore import QDateTime, QMimeData, QUrl
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from changcheng_qt import assets
from changcheng_qt.app.desks import file_desk
from changcheng_qt.app.desks.file_desk import READING
from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Player, Viewer
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.record import record_of, recording
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import read_file, write_file
from changcheng_qt.titles.riders.table.factory import RidersUi
from changcheng_qt.ui.dialogs.share import ShareDialog
from changcheng_qt.ui.window.kept import MOST_FILES, RecentFiles, dropped_file
from tests.app.plain_title import Stage
from tests.patience import SECONDS
from tests.saves.conftest import random_match
from tests.ui.shop import settle

DATE = r"20\d\d-\d\d-\d\d \d\d-\d\d"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "other.changcheng"
    match = random_match(5, seats=2, steps=30)
    write_file(
        RealDisk(),
        file,
        recording(match, Random(1)).record(Disclosure.SEALED),
    )
    return file


def sharing(stage: Stage) -> ShareDialog:
    """The dialog that asks for the contents of a copy."""
    stage.window.save_asked.emit()
    dialog = stage.window.dialogs.shown
    assert isinstance(dialog, ShareDialog)
    return dialog


def test_a_copy_of_the_whole_game_is_sealed(stage: Stage, tmp_path: Path) -> None:
    stage.files.file = tmp_path / "copy.changcheng"
    stage.session.begin(stage.order("hh"))
    sharing(stage).save.click()
    record, match = read_file(RealDisk(), stage.files.file)
    assert record.disclosure is Disclosure.SEALED
    assert stage.session.match
    assert match.log == stage.session.match.log


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_copy_onto_a_link_renews_its_target(stage: Stage, tmp_path: Path) -> None:
    target, link = tmp_path / "real.changcheng", tmp_path / "link.changcheng"
    target.write_text("old")
    link.symlink_to(target)
    stage.files.file = link
    stage.session.begin(stage.order("hh"))
    sharing(stage).save.click()
    assert link.is_symlink()
    assert stage.session.match
    assert read_file(RealDisk(), target)[1].log == stage.session.match.log
    assert stage.toast == "Saved."


def test_behind_the_gate_nobodys_own_view_is_offered(stage: Stage) -> None:
    stage.session.begin(stage.order("hh"))
    assert len(sharing(stage).choices) == 2


def test_a_seat_before_the_screen_can_share_what_it_knows(stage: Stage, tmp_path: Path) -> None:
    stage.files.file = tmp_path / "mine.changcheng"
    stage.session.begin(stage.order("hb"))
    dialog = sharing(stage)
    assert len(dialog.choices) == 3
    dialog.choices[2].setChecked(True)
    dialog.save.click()
    record, _ = read_file(RealDisk(), stage.files.file)
    assert (record.disclosure, record.viewer) == (Disclosure.SEAT, 0)


@pytest.mark.parametrize(
    ("choice", "name"),
    [
        (0, "Toy {moment}.changcheng"),
        (1, "Toy {moment} - public view.changcheng"),
        (2, "Toy {moment} - seen by A_ B.changcheng"),
    ],
)
def test_the_name_of_a_copy_says_when_it_is_made_and_who_has_seen_it(
    stage: Stage, choice: int, name: str
) -> None:
    """Else the copies of all games of a title would have one name, and replace each other."""
    stage.session.begin(stage.order("hb"))
    assert stage.session.match
    stage.session.match.seat_player(0, Player("A? B."))
    dialog = sharing(stage)
    dialog.choices[choice].setChecked(True)
    dialog.save.click()
    (suggested,) = stage.files.suggested
    shown, moment = re.sub(DATE, "{moment}", suggested), re.search(DATE, suggested)
    assert shown == name
    assert moment
    made = QDateTime.fromString(moment[0], "yyyy-MM-dd HH-mm")
    assert 0 <= made.secsTo(QDateTime.currentDateTime()) < 120
    assert not Path(suggested).stem.count("."), "without its ending it would get none from Qt"


@pytest.mark.parametrize("code", ["en", "it", "fr", "zh_CN", "zh_TW"])
def test_the_name_of_a_copy_is_short_enough_for_encrypted_disks(
    qapp: QApplication, stage: Stage, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    """Also where the title and the player have long names."""
    languages = Languages(qapp, assets.translation_file)
    languages.install(code)
    monkeypatch.setattr(stage.title, "shown_name", RidersUi().shown_name)
    stage.session.begin(stage.order("hb"))
    assert stage.session.match
    stage.session.match.seat_player(0, Player("\N{MAHJONG TILE RED DRAGON}" * 24))
    dialog = sharing(stage)
    dialog.choices[2].setChecked(True)
    dialog.save.click()
    languages.install("en")
    (suggested,) = stage.files.suggested
    assert len(suggested.encode()) < 143


def begin_in_a_turn(stage: Stage) -> None:
    """Open the gate for the first of two people."""
    stage.session.begin(stage.order("hh"))
    assert stage.session.flow
    stage.session.flow.lift_gate()


def test_the_knowledge_of_a_seat_is_offered_to_nobody_else(stage: Stage) -> None:
    begin_in_a_turn(stage)
    sharing(stage)
    stage.session.cover()
    assert stage.window.dialogs.shown is None


def test_the_knowledge_of_a_seat_is_not_written_once_the_gate_is_closed(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.changcheng"
    begin_in_a_turn(stage)
    dialog = sharing(stage)
    dialog.choices[2].setChecked(True)

    def locked_meanwhile(name: str) -> Path:
        stage.session.cover()
        return file

    monkeypatch.setattr(stage.files, "to_save", locked_meanwhile)
    dialog.save.click()
    assert not file.exists()
    assert stage.toast == "Nothing was saved, because the gate closed."


@pytest.mark.parametrize("when", ["handed over meanwhile", "read meanwhile"])
def test_a_file_that_arrives_while_another_is_chosen_waits(
    stage: Stage,
    saved: Path,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    when: str,
) -> None:
    """The game written is the one that was on the table at the request."""
    copy = tmp_path / "mine.changcheng"
    stage.session.begin(stage.order("hb"))
    mine, dialog = stage.session.match, sharing(stage)
    if when == "read meanwhile":
        stage.desk.open(saved)

    def interrupted(name: str) -> Path:
        stage.desk.open(saved)
        qtbot.waitUntil(lambda: not stage.desk.is_busy)
        assert stage.session.match is mine
        return copy

    monkeypatch.setattr(stage.files, "to_save", interrupted)
    dialog.save.click()
    assert mine
    assert read_file(RealDisk(), copy)[1].players == mine.players
    qtbot.waitUntil(lambda: stage.session.match is not mine)
    assert stage.session.match
    assert stage.session.match.players == read_file(RealDisk(), saved)[1].players


def test_a_public_copy_has_nothing_hidden(stage: Stage, tmp_path: Path) -> None:
    stage.files.file = tmp_path / "public.changcheng"
    stage.session.begin(stage.order("hh"))
    dialog = sharing(stage)
    dialog.choices[1].setChecked(True)
    dialog.save.click()
    record, _ = read_file(RealDisk(), stage.files.file)
    assert record.disclosure is Disclosure.PUBLIC
    assert record.setup_facts[0].value is None


def test_a_game_that_is_over_is_saved_without_a_question(stage: Stage, tmp_path: Path) -> None:
    stage.files.file = tmp_path / "over.changcheng"
    stage.session.begin(stage.order("hb"))
    match = stage.session.match
    assert match
    play_out(match)
    stage.window.save_asked.emit()
    assert stage.window.dialogs.shown is None
    record, _ = read_file(RealDisk(), stage.files.file)
    assert record.disclosure is Disclosure.EVERYTHING


def play_out(match: AnyMatch) -> None:
    rng = Random(1)
    while (seat := match.to_act) is not None:
        match.submit(rng.choice(match.legal(seat)))


def test_a_file_is_read_while_the_window_lives_and_can_be_given_up(
    stage: Stage, saved: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading is held after its first lines; the banner says how far it is, and ends it."""
    go_on = Event()
    real, asked = monotonic, count()

    def slow_clock() -> float:
        number = next(asked)
        if number > 1:
            go_on.wait(SECONDS)
        return 99.0 * number

    stage.session.begin(stage.order("hh"))
    match = stage.session.match
    monkeypatch.setattr(file_desk, "monotonic", slow_clock)
    stage.desk.open(saved)
    qtbot.waitUntil(lambda: READING in stage.window.table.banners)
    assert "other.changcheng" in stage.window.table.banners[READING].words.text
    stage.window.table.banners[READING].buttons[0].click()
    go_on.set()
    monkeypatch.setattr(file_desk, "monotonic", real)
    qtbot.waitUntil(lambda: not stage.desk.is_busy)
    settle()
    assert READING not in stage.window.table.banners
    assert stage.session.match is match


def test_the_file_asked_for_last_is_the_one_that_comes(
    stage: Stage, saved: Path, tmp_path: Path
) -> None:
    other = tmp_path / "later.changcheng"
    match = random_match(6, seats=3, steps=12)
    write_file(RealDisk(), other, record_of(match, Random(1), seed_known=False))
    stage.desk.open(saved)
    stage.open(other)
    assert stage.session.match
    assert stage.session.match.log == match.log


def dropping(*urls: str) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl(url) for url in urls])
    return mime


def test_one_file_at_a_time_can_be_dropped(saved: Path) -> None:
    url = saved.as_uri()
    assert dropped_file(dropping(url)) == saved
    assert dropped_file(dropping(url, url)) is None
    assert dropped_file(dropping("https://example.org/a.changcheng")) is None
    assert dropped_file(dropping(saved.parent.as_uri())) is None
    assert dropped_file(QMimeData()) is None


def test_a_dropped_file_is_opened_and_remembered(stage: Stage, saved: Path) -> None:
    stage.window.file_dropped.emit(saved)
    stage.read()
    assert stage.session.match
    assert len(stage.session.match.log) == 30
    assert stage.window.kept.recent == (str(saved),)


def test_a_wrong_file_is_not_remembered(stage: Stage, tmp_path: Path) -> None:
    stage.open(tmp_path / "none")
    assert stage.window.kept.recent == ()


def test_recent_files_are_few_and_the_latest_comes_first(qtbot: QtBot, stage: Stage) -> None:
    recent = RecentFiles([f"/a/{n}" for n in range(20)], stage.window)
    recent.remember("/a/3")
    recent.remember("/b/<b>&c\td")
    assert recent.files[:2] == ("/b/<b>&c\td", "/a/3")
    assert len(recent.files) == len(set(recent.files)) == MOST_FILES
    menu = recent.menu(stage.window)
    menu.aboutToShow.emit()
    assert menu.actions()[0].text() == f"<b>&&c d – {Path('/b')}"
    with qtbot.waitSignal(recent.chosen) as chosen:
        menu.actions()[0].trigger()
    assert chosen.args == [Path("/b/<b>&c\td")]


def test_a_long_path_leaves_its_middle_out_and_still_opens(qtbot: QtBot, stage: Stage) -> None:
    file = Path("/", *["a folder with a long name"] * 20, "game.changcheng")
    recent = RecentFiles([str(file)], stage.window)
    menu = recent.menu(stage.window)
    menu.aboutToShow.emit()
    (action,) = menu.actions()
    assert action.text().startswith(f"game.changcheng – {Path('/')}")
    assert "…" in action.text()
    assert menu.sizeHint().width() < stage.window.width()
    with qtbot.waitSignal(recent.chosen) as chosen:
        action.trigger()
    assert chosen.args == [file]


def test_without_recent_files_the_menu_says_so(stage: Stage) -> None:
    menu = RecentFiles((), stage.window).menu(stage.window)
    menu.aboutToShow.emit()
    (action,) = menu.actions()
    assert not action.isEnabled()


def test_the_viewer_of_a_copy_is_what_was_chosen(stage: Stage, tmp_path: Path) -> None:
    """The desk itself, without the dialog."""
    stage.session.begin(stage.order("hh"))
    stage.desk.save(tmp_path / "a", PUBLIC)
    stage.desk.save(tmp_path / "b", 1)
    assert read_file(RealDisk(), tmp_path / "a")[0].viewer is None
    assert read_file(RealDisk(), tmp_path / "b")[0].viewer == 1


@pytest.mark.parametrize(("viewer", "viewers"), [(PUBLIC, (PUBLIC,)), (1, (PUBLIC, 1))])
def test_a_file_of_one_viewer_is_looked_at_and_the_game_at_hand_stays(
    stage: Stage, tmp_path: Path, viewer: Viewer, viewers: tuple[Viewer, ...]
) -> None:
    """It is shown as it stood, to those only whose knowledge it is; nothing is written of it."""
    match = random_match(5, seats=3, steps=40)
    file = tmp_path / "looked at.changcheng"
    write_file(RealDisk(), file, redacted(record_of(match, Random(1), seed_known=False), viewer))
    stage.session.begin(stage.order("hh"))
    own, kept = stage.session.match, len(stage.kept_files())
    stage.open(file)
    show = stage.window.replay_show
    assert show
    assert show.bridge.viewers == viewers
    assert show.bridge.viewer == viewer
    assert show.bridge.position == show.bridge.last == len(match.steps)
    assert show.bridge.view == match.view(viewer)
    assert stage.session.match is own
    assert len(stage.kept_files()) == kept
    stage.session.leave_replay()
    stage.window.resume_asked.emit()
    assert stage.window.match_show


def test_the_seed_is_printed_when_the_game_is_over(stage: Stage) -> None:
    stage.session.begin(stage.order("hb", seed="Pa"))
    match = stage.session.match
    assert match
    assert stage.window.match_show
    bridge = stage.window.match_show.bridge
    assert bridge.seed == ""
    play_out(match)
    assert bridge.seed == "Pa"
    stage.session.show_again()
    assert stage.window.replay_show
    assert stage.window.replay_show.bridge.seed == "Pa"


def test_drawn_seeds_are_all_as_long(stage: Stage) -> None:
    """Else the length of a sealed file could tell of the seed."""
    lengths = set()
    for _ in range(40):
        stage.session.begin(stage.order("hh"))
        assert stage.session.recorder
        lengths.add(len(stage.session.recorder.seed))
    assert lengths == {32}
