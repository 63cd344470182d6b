"""The program finds its files in a checkout and where a wheel carries them."""

from pathlib import Path

import pytest

from changcheng_qt import assets


@pytest.fixture(params=["checkout", "installed"])
def root(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that holds `resources` and `translations`, in either arrangement."""
    package = tmp_path / "changcheng_qt"
    package.mkdir()
    monkeypatch.setattr(assets, "_PACKAGE", package)
    return tmp_path if request.param == "checkout" else package / "_data"


def test_every_folder_is_found(root: Path) -> None:
    (root / "resources").mkdir(parents=True)
    assert assets.title_folder("changcheng") == root / "resources" / "changcheng"
    assert assets.translation_file("zh_TW") == root / "translations" / "changcheng_zh_TW.qm"


def test_fonts_are_listed_without_their_licence(root: Path) -> None:
    fonts = root / "resources" / "fonts"
    fonts.mkdir(parents=True)
    for name in ("b.ttf", "a.otf", "OFL.txt"):
        (fonts / name).touch()
    assert assets.font_files() == (fonts / "a.otf", fonts / "b.ttf")


def test_licences_begin_with_the_programs_own(root: Path) -> None:
    licences, fonts = root / "resources" / "licences", root / "resources" / "fonts"
    licences.mkdir(parents=True)
    for name in ("LGPL-3.0.txt", "Qt.txt", "GPL-3.0.txt"):
        (licences / name).touch()
    assert assets.licence_files() == (
        root / "LICENSE",
        fonts / "OFL.txt",
        *(licences / name for name in ("Qt.txt", "GPL-3.0.txt", "LGPL-3.0.txt")),
    )


def test_this_checkout_has_its_files() -> None:
    assert assets.title_folder("changcheng").is_dir()
    assert assets.font_files()
    assert all(file.is_file() for file in assets.licence_files())
    assert assets.icon_file(128).is_file()
