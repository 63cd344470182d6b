"""The packages for Linux: the tree that all of them hold, and the metadata of each."""

import gzip
import json
import lzma
import re
import struct
import subprocess
from pathlib import Path

import pytest

import checkout
from build import appimage, deb, desktop, linux, nfpm, product, rpm, texts, tools
from changcheng_qt import __version__
from checkout import CannotContinue
from trial import roots, screen

NEEDED = "  NEEDED               libc.so.6\n  NEEDED               libxcb.so.1\n"


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A bundle with a program, a library and a link to it."""
    folder = tmp_path / "bundle"
    (folder / "_internal").mkdir(parents=True)
    (folder / product.COMMAND).write_text("#!/bin/sh\n", encoding="utf-8")
    (folder / "_internal/libQt6Core.so.6").write_text("a library", encoding="utf-8")
    (folder / "_internal/libQt6Core.so").symlink_to("libQt6Core.so.6")
    return folder


@pytest.fixture
def root(bundle: Path, tmp_path: Path) -> Path:
    """The tree of the packages."""
    linux.lay_out(bundle, tmp_path / "root")
    return tmp_path / "root"


def test_the_command_leads_to_the_program(root: Path) -> None:
    command = root / "usr/bin" / product.COMMAND
    assert command.is_symlink()
    assert command.resolve() == root / linux.HOME / product.COMMAND


def test_everybody_may_read_all_and_run_the_program_alone(root: Path) -> None:
    files = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
    assert all(path.stat().st_mode & 0o444 == 0o444 for path in files)
    runnable = [path for path in files if path.stat().st_mode & 0o111]
    assert runnable == [root / linux.HOME / product.COMMAND]


def test_links_of_the_bundle_stay_links(root: Path) -> None:
    assert (root / linux.HOME / "_internal/libQt6Core.so").is_symlink()


def test_the_icon_is_there_at_every_size_for_program_and_games(root: Path) -> None:
    icons = root / "usr/share/icons/hicolor"
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        for name in (f"apps/{product.APP_ID}.png", f"mimetypes/{desktop.MIME_ICON}.png"):
            head = (icons / f"{size}x{size}" / name).read_bytes()[:24]
            assert struct.unpack(">II", head[16:24]) == (size, size)
    assert f"Icon={product.APP_ID}\n" in desktop.entry()


def test_the_manual_is_where_man_looks_for_each_language(root: Path) -> None:
    manuals = root / "usr/share/man"
    for folder in (".", *texts.LANGUAGES[1:]):
        page = gzip.decompress((manuals / folder / "man6" / f"{product.COMMAND}.6.gz").read_bytes())
        assert page.startswith(b".TH")


def test_a_library_that_no_package_depends_on_is_noticed() -> None:
    assert linux.foreign_libraries(NEEDED) == set()
    assert linux.foreign_libraries(NEEDED + "  NEEDED  libssl.so.3\n") == {"libssl.so.3"}


def test_the_copyright_names_every_licence(root: Path) -> None:
    told = (root / f"usr/share/doc/{product.COMMAND}/copyright").read_text("utf-8")
    used = set(re.findall(r"^Files:.*\nCopyright:.*\nLicense: (\S+)$", told, re.MULTILINE))
    assert len(used) == 4
    assert used <= set(re.findall(r"^License: (\S+)\n ", told, re.MULTILINE))
    assert "\n\n\n" not in told


def test_a_package_says_what_it_is_and_of_what_version(root: Path) -> None:
    told = nfpm.description(root)
    assert (told["name"], told["version"]) == (product.COMMAND, __version__)
    assert all(len(line) <= 76 for line in nfpm.about().splitlines())
    assert re.fullmatch(r"[^<]+ <\S+@\S+>", nfpm.MAINTAINER)


def test_there_is_no_package_for_another_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nfpm, "ARCHITECTURES", {"pdp11": "pdp11"})
    with pytest.raises(CannotContinue, match="packages for pdp11"):
        nfpm.architecture()


def test_nfpm_gets_the_common_configuration_with_the_additions_of_the_kind(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[dict[str, object]] = []

    def package(*words: str | Path) -> int:
        told.append(json.loads(Path(words[5]).read_text("utf-8")))
        return len(told) - 1

    monkeypatch.setattr(tools, "program", Path)
    monkeypatch.setattr(checkout, "run", package)
    assert nfpm.build("deb", root, tmp_path / "a.deb", deb.description()) == tmp_path / "a.deb"
    assert told[0]["section"] == "games"
    assert told[0]["contents"] == list(nfpm.contents(root))
    with pytest.raises(CannotContinue, match="nfpm could not"):
        nfpm.build("rpm", root, tmp_path / "a.rpm", rpm.description())


def test_the_needed_packages_have_their_names_in_debian() -> None:
    assert set(linux.LIBRARIES.values()) < set(deb.requirements())
    told = str(deb.description()["description"])
    assert told.startswith(f"{product.SUMMARY[texts.ENGLISH]}\n{nfpm.about()}")
    assert f"({__version__})" in deb.changelog()


def test_the_files_of_a_package_for_debian_are_compressed(tmp_path: Path) -> None:
    written = {b"debian-binary": b"2.0\n", b"control.tar.gz": b"odd", b"data.tar": b"wall " * 999}
    package = tmp_path / "a.deb"
    package.write_bytes(
        deb.MAGIC
        + b"".join(
            b"%-16s%-32s%-10d`\n%s%s"
            % (name, b"0 0 0 644", len(told), told, b"\n" * (len(told) % 2))
            for name, told in written.items()
        )
    )
    found = dict(deb.members(deb.compressed(package).read_bytes()))
    names = [head[:16].rstrip() for head in found]
    control, data = list(found.values())[1:]
    assert names == [b"debian-binary", b"control.tar.gz", b"data.tar.xz"]
    assert control == b"odd"
    assert lzma.decompress(data) == written[b"data.tar"]
    assert all(head.endswith(b"`\n") for head in found)


def test_a_package_owns_no_folder_of_the_system(root: Path) -> None:
    entries = list(nfpm.contents(root))
    folders = {entry["dst"] for entry in entries if entry.get("type") == "dir"}
    assert folders == {f"/{linux.HOME}", f"/{linux.HOME}/_internal", f"/{linux.DOCUMENTS}"}
    files = [path for path in root.rglob("*") if path.is_symlink() or path.is_file()]
    assert len(entries) == len(files) + len(folders)


def test_rpm_asks_for_libraries_by_their_names() -> None:
    assert "libxcb.so.1()(64bit)" in set(rpm.requirements())


def test_the_appimage_shows_itself_to_tools(bundle: Path, tmp_path: Path) -> None:
    appimage.lay_out(bundle, tmp_path / "AppDir")
    content = tmp_path / "AppDir"
    assert (content / desktop.ENTRY_FILE).read_text("utf-8") == desktop.entry()
    assert (content / ".DirIcon").read_bytes()[1:4] == b"PNG"
    script = (content / "AppRun").read_text("utf-8")
    assert "@" not in script.replace('"$@"', "")
    assert subprocess.run(["sh", "-n", content / "AppRun"], check=False).returncode == 0


def test_the_mark_of_appimages_changes_nothing_else() -> None:
    program = bytes(range(64))
    marked = appimage.marked(program)
    assert marked[8:11] == b"AI\x02"
    assert (marked[:8], marked[11:]) == (program[:8], program[11:])


def test_traces_are_found_by_name_and_by_content(tmp_path: Path) -> None:
    for place in ("usr/share", "var/log", "home/player"):
        (tmp_path / place).mkdir(parents=True)
    fresh = roots.Root(tmp_path)
    assert roots.traces(fresh, "wall") == []
    (tmp_path / "usr/share/wall.desktop").touch()
    (tmp_path / "usr/share/mimeinfo.cache").write_bytes(b"\xffopen=wall.desktop")
    (tmp_path / "var/log/dpkg.log").write_text("wall", encoding="utf-8")
    (tmp_path / "home/player/wall.game").touch()
    (tmp_path / "usr/share/kept.wall").touch()
    assert sorted(roots.traces(fresh, "wall", ["home", "usr/share/kept.wall"])) == [
        "usr/share/mimeinfo.cache",
        "usr/share/wall.desktop",
    ]


def test_windows_are_known_by_class_title_and_size() -> None:
    listing = """
     0x400007 "Wall": ("wall" "wall")  1280x800+0+0  +0+0
     0x400008 "Wall": ("wall" "wall")  10x10+0+0  +0+0
     0x400009 (has no name): ("wall" "wall")  1280x800+0+0  +0+0
     0x40000a "Other": ("other" "other")  1280x800+0+0  +0+0
"""
    assert screen.titled(listing, "wall") == ["0x400007"]


def test_roots_are_made_by_root_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(CannotContinue, match="root"):
        roots.packed_base(tmp_path)
