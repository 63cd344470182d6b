"""``dev.py fonts``: builds ``resources/fonts`` from the fonts in Debian's packages.

Cabin, for texts, loses the kerning next to its apostrophe and gets a minus and an arrow. The others
are cut down: EB Garamond, for titles, to the Latin letters; Noto Sans CJK to the frequent
characters, for Chinese texts and for any name that a player types; its bold cut, and WenKai for
Chinese titles, to the characters that the program shows. To be run again when a translation brings
a new character (``tests/test_fonts.py`` tells). The result depends on nothing but the packages and
the texts.

"LXGW" and "Cabin" are reserved font names, which the Open Font License forbids to changed versions:
theirs therefore have names of our own. So has the bold cut of Noto Sans CJK: a character that it
lacks is then thickened from the regular one, not taken from the other script.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from art import characters
from art.added_signs import ARROW, MINUS, add_signs
from art.bold_letters import complete
from art.loose_apostrophe import loosen
from checkout import ROOT, CannotContinue

FOLDER = ROOT / "resources" / "fonts"
TITLE_FAMILY = "Changcheng Garamond"
TEXT_FAMILY = "Changcheng Sans"
CHINESE_TITLE_FAMILY = "Changcheng WenKai"

_SHARE = "usr/share/fonts"
_PUNCTUATION = frozenset("，。、：；！？（）「」『』《》“”‘’…—·")
_FEATURES = ["kern", "liga", "locl", "vert", "palt", "halt", "ccmp", "mark", "mkmk"]


@dataclass(frozen=True, slots=True)
class Bundled:
    """A font to bundle: where it comes from, and the characters that are kept (None for all)."""

    name: str
    package: str
    source: str
    keeps: Callable[[], frozenset[str]] | None = None
    face: int = 0
    family: str = ""
    completed_from: str = ""
    """The cut that supplies its missing characters; see ``bold_letters``."""
    loosened: str = ""
    """The characters that lose their kerning; see ``loose_apostrophe``."""


def traditional() -> frozenset[str]:
    """The characters of the Traditional text font."""
    return _text(characters.big5_level_1(), "zh_TW")


def simplified() -> frozenset[str]:
    """The characters of the Simplified text font."""
    return _text(characters.gb2312_level_1(), "zh_CN")


def _text(frequent: frozenset[str], language: str) -> frozenset[str]:
    """Frequent characters, the signs of all languages, and those of one Chinese translation."""
    shown = characters.of_program()
    signs = shown - characters.ideographs(shown)
    return characters.latin() | frequent | signs | characters.of_chinese(language)


def titles() -> frozenset[str]:
    """The characters of the Chinese title font."""
    chinese = (characters.of_chinese(language) for language in characters.CHINESE_FILES)
    program = characters.ideographs(characters.of_program())
    return title_letters().union(_PUNCTUATION, program, *chinese)


def heavy(language: str) -> frozenset[str]:
    """The characters of the bold text font of one Chinese translation."""
    return characters.of_chinese(language) | _PUNCTUATION


def title_letters() -> frozenset[str]:
    """The Latin letters and signs of titles, without figures: those come from the text font.

    The figures of EB Garamond are old-style, and its 1 is taken for an I.
    """
    return characters.latin() - frozenset("0123456789")


def _cabin(style: str) -> Bundled:
    name, source = f"ChangchengSans-{style}.otf", f"opentype/cabin/Cabin-{style}.otf"
    return Bundled(name, "fonts-cabin", source, family=TEXT_FAMILY, loosened="’")


def _garamond(style: str, completed_from: str = "") -> Bundled:
    cuts = "opentype/ebgaramond/EBGaramond12-"
    return Bundled(
        f"ChangchengGaramond-{style}.otf",
        "fonts-ebgaramond",
        f"{cuts}{style}.otf",
        title_letters,
        family=TITLE_FAMILY,
        completed_from=completed_from and f"{cuts}{completed_from}.otf",
    )


def _noto(script: str, face: int, keeps: Callable[[], frozenset[str]]) -> Bundled:
    source = "opentype/noto/NotoSansCJK-Regular.ttc"
    return Bundled(f"NotoSansCJK{script}-Regular.otf", "fonts-noto-cjk", source, keeps, face)


def _heavy(script: str, face: int, language: str) -> Bundled:
    source, family = "opentype/noto/NotoSansCJK-Bold.ttc", f"Changcheng Hei {script}"
    keeps = partial(heavy, language)
    name = f"ChangchengHei{script}-Bold.otf"
    return Bundled(name, "fonts-noto-cjk", source, keeps, face, family=family)


def _wenkai(style: str) -> Bundled:
    source = f"truetype/lxgw-wenkai/LXGWWenKai-{style}.ttf"
    name = f"ChangchengWenKai-{style}.ttf"
    return Bundled(name, "fonts-lxgw-wenkai", source, titles, family=CHINESE_TITLE_FAMILY)


# Under its own name a bold EB Garamond that the machine has installed would take the place of the
# completed one, and lose the accents.
FONTS = (
    *map(_cabin, ("Regular", "Medium", "SemiBold", "Bold", "Italic")),
    _garamond("Bold", completed_from="Regular"),
    _garamond("Italic"),
    _noto("sc", 2, simplified),
    _noto("tc", 3, traditional),
    _heavy("SC", 2, "zh_CN"),
    _heavy("TC", 3, "zh_TW"),
    *map(_wenkai, ("Regular", "Bold")),
)


def unpack(packages: set[str], into: Path) -> None:
    """Fetch Debian packages and unpack them, without installing anything."""
    if not shutil.which("apt-get"):
        raise CannotContinue("The fonts come from Debian's packages: run this where apt-get is.")
    # As root apt would hand over to a user of its own, who cannot write into our folder.
    fetch = ["apt-get", "-qq", "-o", "APT::Sandbox::User=root", "download", *sorted(packages)]
    if subprocess.run(fetch, cwd=into, check=False).returncode:
        raise CannotContinue("apt-get could not fetch the fonts: is `apt-get update` needed?")
    for archive in sorted(into.glob("*.deb")):
        subprocess.run(["dpkg-deb", "--extract", archive, into], check=True)


def build(font: Bundled, unpacked: Path) -> Path:
    """Write one font into ``resources/fonts`` and return its path; a program that runs goes on
    with the old file.
    """
    source, target = unpacked / _SHARE / font.source, FOLDER / font.name
    new = target.with_suffix(".new")
    if font.keeps is None:
        keep_whole(font, source, new)
    else:
        cut(font, font.keeps(), unpacked, new)
    return new.replace(target)


def keep_whole(font: Bundled, source: Path, new: Path) -> None:
    """Write all characters of a font into a new file with two more, without the kerning of some."""
    loaded = TTFont(source, recalcTimestamp=False)
    add_signs(loaded)
    for character in font.loosened:
        loosen(loaded, character)
    rename(loaded, font.family, new.stem)
    loaded.save(new)


def cut(font: Bundled, kept: frozenset[str], unpacked: Path, new: Path) -> None:
    """Write those characters of a font that are kept into a new file."""
    options = subset.Options(
        font_number=font.face,
        layout_features=_FEATURES,
        hinting=False,
        desubroutinize=True,
        name_IDs=["*"],
        name_languages=[0x409],
        notdef_outline=True,
    )
    source = str(unpacked / _SHARE / font.source)
    loaded = subset.load_font(source, options, dontLoadGlyphNames=True)
    if font.completed_from:
        complete(loaded, TTFont(unpacked / _SHARE / font.completed_from), title_letters())
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[ord(character) for character in kept])
    cutter.subset(loaded)
    if font.family:
        rename(loaded, font.family, new.stem)
    subset.save_font(loaded, str(new), options)


def rename(font: TTFont, family: str, postscript: str) -> None:
    """Give a font another family name, wherever its own is written."""
    style = postscript.rpartition("-")[2]
    names = {1: family, 2: style, 3: postscript, 4: f"{family} {style}", 6: postscript}
    table = font["name"]
    table.names = [record for record in table.names if record.nameID in {0, 5, 13, 14}]
    for name, text in names.items():
        table.setName(text, name, 3, 1, 0x409)


def notice(font: Bundled) -> str:
    """The paragraph of the licence file on one font: its copyright, as written in it, and its
    changes.
    """
    names = TTFont(FOLDER / font.name)["name"]
    licensed = (names.getDebugName(13) or "").partition("This Font Software")[0]
    claims = [line for line in f"{names.getDebugName(0)}\n{licensed}".splitlines() if line.strip()]
    changed = (
        "a subset"
        if font.keeps
        else f"without kerning beside {font.loosened}, with {MINUS} and {ARROW}"
    )
    if font.completed_from:
        changed += f", completed with letters of {Path(font.completed_from).name}"
    renamed = f', renamed to "{font.family}"' if font.family else ""
    origin = f"From {Path(font.source).name} of Debian's {font.package}: {changed}{renamed}."
    return "\n    ".join([font.name, *claims, origin])


def licence(unpacked: Path) -> str:
    """The Open Font License, with a notice of every font before it."""
    text = (unpacked / "usr/share/doc/fonts-cabin/copyright").read_text("utf-8")
    body = text[text.index(" SIL OPEN FONT LICENSE") :].splitlines()
    plain = "\n".join("" if line == " ." else line.removeprefix(" ") for line in body)
    notices = "\n\n".join(notice(font) for font in FONTS)
    return (
        "The fonts in this folder are licensed under the SIL Open Font License, Version 1.1,\n"
        f"which follows below.\n\n{notices}\n\n{plain}\n"
    )


def main() -> int:
    """Build every font and the licence file."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        unpacked = Path(folder)
        try:
            unpack({font.package for font in FONTS}, unpacked)
        except CannotContinue as reason:
            print(reason, file=sys.stderr)
            return 1
        for font in FONTS:
            path = build(font, unpacked)
            print(f"  {path.name:<28} {path.stat().st_size / 1024:7.0f} KiB", flush=True)
        (FOLDER / "OFL.txt").write_text(licence(unpacked), encoding="utf-8")
    return 0
