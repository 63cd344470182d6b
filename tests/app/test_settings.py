"""Everything remembered between sessions, despite any damage to its file."""

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from changcheng_qt.app.paths import Folders, user_folders
from changcheng_qt.app.settings import (
    LONGEST_FILE,
    Settings,
    load_settings,
    save_settings,
    settings_from,
)
from changcheng_qt.saves.disk import RealDisk
from changcheng_qt.ui.window.kept import Remembered
from tests.app.conftest import Build
from tests.planted import Fault, planted, with_and_without

CHOSEN = Settings(
    language="zh_TW",
    theme="dark",
    scale=1.15,
    motion="none",
    bot_speed="fast",
    geometry="01d9",
    side_panel=False,
    keys={"undo": "Ctrl+U"},
    last_games={"changcheng": {"seats": 3, "player 1": "Zoë"}},
    choices={"riders.bots_may_ask": "never"},
)


def test_settings_come_back_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / "new" / "settings.json"
    save_settings(RealDisk(), file, CHOSEN)
    assert load_settings(RealDisk(), file) == CHOSEN
    assert [path.name for path in file.parent.iterdir()] == ["settings.json"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_settings_kept_elsewhere_stay_there(tmp_path: Path) -> None:
    """As people do who keep all their settings in one folder, with links to it."""
    target, file = tmp_path / "dotfiles" / "changcheng.json", tmp_path / "config" / "settings.json"
    for folder in (target.parent, file.parent):
        folder.mkdir()
    target.write_text("{}")
    file.symlink_to(target)
    save_settings(RealDisk(), file, CHOSEN)
    assert file.is_symlink()
    assert load_settings(RealDisk(), target) == CHOSEN
    assert [path.name for path in target.parent.iterdir()] == [target.name]


def test_paths_that_are_too_long_cost_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    paths = tuple(f"/{number}{'長' * 1_365}" for number in range(8))
    written = replace(CHOSEN, recent=paths)
    save_settings(RealDisk(), file, written)
    read = load_settings(RealDisk(), file)
    assert 5 <= len(read.recent) < 8
    assert read == replace(written, recent=paths[: len(read.recent)])


def test_values_that_cannot_be_read_back_are_not_written(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    save_settings(RealDisk(), file, CHOSEN)
    with pytest.raises(OSError, match="large"):
        save_settings(RealDisk(), file, replace(CHOSEN, geometry="0" * LONGEST_FILE))
    assert load_settings(RealDisk(), file) == CHOSEN


def test_a_missing_file_means_defaults(tmp_path: Path) -> None:
    assert load_settings(RealDisk(), tmp_path / "none.json") == Settings()


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", "[" * 50_000, "\ud800"])
def test_a_damaged_file_means_defaults(tmp_path: Path, text: str) -> None:
    file = tmp_path / "settings.json"
    file.write_text(text, "utf-8", errors="surrogatepass")
    assert load_settings(RealDisk(), file) == Settings()


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    text = json.dumps({"language": "fr"})
    file.write_text(text + " " * (LONGEST_FILE - len(text)), "utf-8")
    assert load_settings(RealDisk(), file).language == "fr"
    file.write_text(text + " " * LONGEST_FILE, "utf-8")
    assert load_settings(RealDisk(), file) == Settings()


@pytest.mark.parametrize(
    "values",
    [
        {"language": 3},
        {"scale": "large"},
        {"scale": True},
        {"side_panel": 1},
        {"keys": ["undo"]},
        {"keys": {"undo": ["Ctrl+Z"], "redo": None}},
        {"unknown": "value"},
    ],
)
def test_a_value_of_another_kind_means_its_default(values: object) -> None:
    assert settings_from(values) == Settings()


def test_the_rest_of_a_partly_damaged_file_is_kept() -> None:
    assert settings_from({"language": "fr", "theme": 7}) == Settings(language="fr")


JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from([*Settings.__slots__, "other"]), JSON))
def test_anything_in_the_file_gives_settings_that_can_be_kept(
    tmp_path_factory: pytest.TempPathFactory, values: dict[str, object]
) -> None:
    settings = settings_from(values)
    file = tmp_path_factory.getbasetemp() / "settings.json"
    save_settings(RealDisk(), file, settings)
    assert repr(load_settings(RealDisk(), file)) == repr(settings)


def test_the_caller_learns_of_a_folder_that_refuses(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    with pytest.raises(OSError, match="file"):
        save_settings(RealDisk(), blocked / "settings.json", CHOSEN)


@pytest.mark.skipif(sys.platform != "linux", reason="the customs of another system")
def test_folders_follow_the_customs_of_the_system(user_folders_home: Path) -> None:
    folders = user_folders()
    assert folders.settings_file == user_folders_home / "config/changcheng_qt/settings.json"
    assert folders.games == user_folders_home / "data/changcheng_qt/games"


@pytest.fixture
def user_folders_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for kind in ("CONFIG", "DATA"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind.lower()))
    return tmp_path


def remembered_at_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Remembered, "__setitem__", dict.__setitem__)


@with_and_without(remembered_at_the_end)
def test_a_choice_at_a_table_outlives_a_program_that_is_killed(
    program: Build, folders: Folders, qtbot: QtBot, fault: Fault | None
) -> None:
    with planted(fault):
        program().window.choices["own_name"] = "Ana"
        file = folders.settings_file
        qtbot.waitUntil(lambda: load_settings(RealDisk(), file).choices == {"own_name": "Ana"})
