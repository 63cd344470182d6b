"""The installer for Windows and the application for macOS, as far as they can be read here."""

import os
import plistlib
import re
from datetime import datetime
from pathlib import Path

import pytest

from build import desktop, licences, macos, product, texts, windows
from build.bundle import UNPACKED, variables_on
from changcheng_qt.app.command_line import DESKTOP_FILE
from checkout import ROOT, CannotContinue
from tests.effort import by_night

CI = ROOT / "packaging" / "ci"


def test_the_installer_speaks_every_language() -> None:
    told = windows.language_strings()
    for name in windows.LANGUAGES.values():
        assert f'MUI_LANGUAGE "{name}"' in told
    keys = set(re.findall(r"LangString (\w+)", told))
    script = windows.SCRIPT.read_text("utf-8")
    assert all(f"$({key})" in script for key in keys)
    assert told.count("LangString") == len(keys) * len(texts.LANGUAGES)
    assert set(windows.LANGUAGES) == set(texts.LANGUAGES)


def test_the_installer_receives_every_value_that_its_script_asks_for(tmp_path: Path) -> None:
    asked = set(re.findall(r"\$\{OUR_(\w+)\}", windows.SCRIPT.read_text("utf-8")))
    assert asked == set(windows.values(tmp_path, tmp_path)) | {"LANGUAGES"}


def test_no_bundle_of_another_system_gets_into_the_installer(tmp_path: Path) -> None:
    (tmp_path / product.COMMAND).touch()
    with pytest.raises(CannotContinue, match="a bundle of Windows"):
        windows.build(tmp_path, tmp_path)


@by_night
@pytest.mark.parametrize("is_dated", [False, pytest.param(True, id="dated")])
def test_two_builds_make_the_same_installer(
    is_dated: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files copied at other times, and in another order; by itself NSIS would date them."""
    if is_dated:
        told = windows.SCRIPT.read_text("utf-8").replace("SetDateSave off", "SetDateSave on")
        monkeypatch.setattr(windows, "SCRIPT", tmp_path / "dated.nsi")
        windows.SCRIPT.write_text(told, "utf-8")
    built = []
    for name, files, year in (("one", "abc", 2024), ("other", "cab", 2026)):
        bundle = tmp_path / name
        bundle.mkdir()
        for file in (*files, f"{product.COMMAND}.exe"):
            (bundle / file).write_text(f"content of {file}")
            os.utime(bundle / file, (1, datetime(year, 2, 3).timestamp()))
        (tmp_path / f"to-{name}").mkdir()
        built.append(windows.build(bundle, tmp_path / f"to-{name}").read_bytes())
    assert (built[0] == built[1]) is not is_dated


def test_macos_knows_saved_games() -> None:
    told = plistlib.loads(plistlib.dumps(macos.information()))
    (kind,) = told["CFBundleDocumentTypes"]
    (declared,) = told["UTExportedTypeDeclarations"]
    assert kind["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["changcheng"]
    assert len(told["CFBundleLocalizations"]) == len(texts.LANGUAGES)
    assert re.fullmatch(r"[A-Za-z0-9.-]+", declared["UTTypeIdentifier"])


def test_the_application_for_macos_is_built_on_a_mac(tmp_path: Path) -> None:
    (tmp_path / licences.INSIDE).mkdir(parents=True)
    with pytest.raises(CannotContinue, match="Mac"):
        macos.build(tmp_path, tmp_path)


@pytest.mark.parametrize("system", ["windows", "macos"])
def test_the_gate_is_the_check_in_every_language(system: str) -> None:
    told = (CI / f"{system}.yml").read_text("utf-8")
    assert f"dev.py build {system}" in told
    assert "dev.py native" in told
    assert "--smoke" in told
    assert all(re.search(rf"\b{language}\b", told) for language in texts.LANGUAGES)


def test_icons_are_there() -> None:
    assert windows.ICON.read_bytes()[:4] == b"\x00\x00\x01\x00"
    assert macos.ICON.read_bytes()[:4] == b"icns"


def test_windows_tell_their_menu_entry() -> None:
    assert f"{DESKTOP_FILE}.desktop" == desktop.ENTRY_FILE


def test_only_on_windows_modules_stay_uncompressed_for_the_installer() -> None:
    elsewhere = variables_on("linux")
    assert variables_on("win32") == {**elsewhere, **UNPACKED}
    assert not elsewhere.keys() & UNPACKED.keys()
