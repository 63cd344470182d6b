"""The AppImage: one file that runs on any Linux, with nothing to install.

No index of packages has a tool for it, and it needs none: the tree of the program as a squashfs
image, behind a small static program of our own that unpacks it; see ``appimage_runtime``.
"""

import hashlib
import os
import shutil
import tempfile
from pathlib import Path
from typing import Final

import checkout
import system_libraries
from build import desktop, licences, linux, product
from checkout import CannotContinue

RUNTIME: Final = Path(__file__).with_name("appimage_runtime")
NEEDED: Final = {
    Path("/usr/bin/gcc"): ["gcc", "libc6-dev"],
    Path("/usr/bin/mksquashfs"): ["squashfs-tools"],
    Path("/usr/include/squashfuse/squashfuse.h"): ["libsquashfuse-dev"],
    Path("/usr/include/zstd.h"): ["libzstd-dev"],
}
"""The tools of the build, each with its Debian packages."""
LINKED: Final = ("libc6-dev", "libsquashfuse-dev", "libzstd-dev")
CACHE: Final = f"{product.COMMAND}-appimage"
"""The folder in the player's cache into which an AppImage unpacks itself."""
MAGIC: Final = (8, b"AI\x02")
"""Where an ELF file says that it is an AppImage of the second kind."""


def build(bundle: Path, out: Path) -> Path:
    """Make the AppImage of a bundle in a folder; return it."""
    provide_tools()
    machine = os.uname().machine
    package = out / f"{product.NAME['en'].replace(' ', '_')}-{product.version()}-{machine}.AppImage"
    with tempfile.TemporaryDirectory(prefix="changcheng-appimage-") as folder:
        content, image, head = (Path(folder, name) for name in ("AppDir", "image", "runtime"))
        lay_out(bundle, content)
        add_licences(content)
        pack(content, image)
        compile_runtime(head, image)
        package.write_bytes(marked(head.read_bytes()) + image.read_bytes())
    package.chmod(0o755)
    return package


def provide_tools() -> None:
    """See to it that there are a compiler, the libraries and mksquashfs."""
    absent = [package for path, names in NEEDED.items() if not path.exists() for package in names]
    if absent:
        system_libraries.install(absent)


def lay_out(bundle: Path, content: Path) -> None:
    """Put together the content of the image: the tree of the program, and at the top the files that
    tools for AppImages look for.
    """
    content.mkdir()
    linux.lay_out(bundle, content)
    shutil.copy(content / f"usr/share/applications/{desktop.ENTRY_FILE}", content)
    icon = f"usr/share/icons/hicolor/256x256/apps/{product.APP_ID}.png"
    (content / f"{product.APP_ID}.png").symlink_to(icon)
    (content / ".DirIcon").symlink_to(icon)
    script = (RUNTIME / "AppRun").read_text("utf-8")
    for mark, name in (("@APP_ID@", product.APP_ID), ("@COMMAND@", product.COMMAND)):
        script = script.replace(mark, name)
    linux.write(content / "AppRun", script.encode())
    (content / "AppRun").chmod(0o755)


def add_licences(content: Path) -> None:
    """Add the licences of the libraries that the program before the image is linked with."""
    for package in LINKED:
        told = licences.DOCUMENTS / package / "copyright"
        linux.write(content / linux.DOCUMENTS / f"{package}.copyright", told.read_bytes())


def pack(content: Path, image: Path) -> None:
    """Compress a tree into a squashfs image."""
    options = ("-comp", "zstd", "-Xcompression-level", "19", "-b", "1M", "-root-owned")
    quiet = ("-noappend", "-no-progress", "-quiet", "-no-xattrs")
    if checkout.run("mksquashfs", content, image, *options, *quiet):
        raise CannotContinue("mksquashfs could not pack the AppImage (see above).")


def compile_runtime(target: Path, image: Path) -> None:
    """Compile the program in front of an image."""
    build_id = hashlib.sha256(image.read_bytes()).hexdigest()[:16]
    names = {
        "PROGRAM": product.COMMAND,
        "CACHE": CACHE,
        "UNPACKED": f"{product.version()}-{build_id}",
    }
    defines = [f'-D{name}="{text}"' for name, text in names.items()]
    options = ("-std=gnu11", "-O2", "-static", "-s", "-Wall", "-Wextra", "-Werror")
    sources = (RUNTIME / "runtime.c", RUNTIME / "unused.c")
    libraries = ("-lsquashfuse", "-lzstd")
    if checkout.run("gcc", *options, *defines, "-o", target, *sources, *libraries):
        raise CannotContinue("gcc could not compile the AppImage's runtime (see above).")


def marked(program: bytes) -> bytes:
    """An ELF program with the mark of AppImages."""
    at, magic = MAGIC
    return program[:at] + magic + program[at + len(magic) :]
