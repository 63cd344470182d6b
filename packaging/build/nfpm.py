"""The packages for Debian, Fedora and their kin, described once and made by nfpm.

Menu entries, file types and icons are taken notice of by the packages that own their caches (they
watch the folders), so there is no script of ours to go wrong.
"""

import json
import os
import tempfile
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import checkout
from build import linux, metainfo, product, texts, tools
from checkout import CannotContinue

ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64"}
"""The name that nfpm and Debian have for a kind of processor; rpm uses the machine's own."""
MAINTAINER: Final = f"{product.MAINTAINER} <nobody@{urlsplit(metainfo.SITE).hostname}>"
"""Debian wants an address; this one is as much of an example as the site."""


def architecture() -> str:
    """The name that nfpm and Debian have for this machine's kind of processor."""
    machine = os.uname().machine
    if machine not in ARCHITECTURES:
        raise CannotContinue(f"There are packages for {', '.join(ARCHITECTURES)}, not {machine}.")
    return ARCHITECTURES[machine]


def build(kind: str, root: Path, package: Path, own: Mapping[str, object]) -> Path:
    """Make a package of a kind with the files of a root; `own` are the fields of this kind only."""
    with tempfile.TemporaryDirectory(prefix="changcheng-nfpm-") as folder:
        config = Path(folder) / "nfpm.yaml"
        # JSON is YAML, too.
        config.write_text(json.dumps({**description(root), **own}), encoding="utf-8")
        words = ("package", "--packager", kind, "--config", config, "--target", package)
        if checkout.run(tools.program("nfpm"), *words):
            raise CannotContinue("nfpm could not build the package (see above).")
    return package


def description(root: Path) -> dict[str, object]:
    """The fields of every package, and the files of a root."""
    return {
        "name": product.COMMAND,
        "arch": architecture(),
        "platform": "linux",
        "version": product.version(),
        "maintainer": MAINTAINER,
        "homepage": metainfo.SITE,
        "license": product.LICENCE,
        "description": about(),
        "contents": list(contents(root)),
    }


def about() -> str:
    """A description of the program, in two paragraphs of lines that a terminal shows."""
    paragraphs = (texts.of(texts.ENGLISH).description[0], product.UNOFFICIAL[texts.ENGLISH])
    return "\n\n".join(textwrap.fill(paragraph, 76) for paragraph in paragraphs)


def contents(root: Path) -> Iterator[dict[str, object]]:
    """Every file of the package; of the folders only those that are the program's own."""
    own = (root / linux.HOME, root / linux.DOCUMENTS)
    for path in sorted(root.rglob("*")):
        place = f"/{path.relative_to(root)}"
        if path.is_symlink():
            yield {"src": str(path.readlink()), "dst": place, "type": "symlink"}
        elif path.is_file():
            mode = path.stat().st_mode & 0o777
            yield {"src": str(path), "dst": place, "file_info": {"mode": mode}}
        elif any(path.is_relative_to(folder) for folder in own):
            yield {"dst": place, "type": "dir", "file_info": {"mode": 0o755}}
