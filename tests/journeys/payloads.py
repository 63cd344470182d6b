"""Texts that something might read as more than text, and twins of them that nothing can.

A twin has other signs in place of those that begin markup, entities, placeholders, mnemonics and
escapes. In the font of the tests these signs look like the ones that they stand for, and they break
lines and turn directions alike; so a payload and its twin give the same picture as long as both are
shown as they stand.
"""

from collections.abc import Callable
from io import BytesIO
from typing import Final

from fontTools.ttLib import TTFont

from changcheng_qt import assets

FAMILY: Final = "Twin Signs"
_TWINS: Final = {
    "<": "\u227a",
    ">": "\u227b",
    "&": "\u2301",
    "{": "\u27e6",
    "}": "\u27e7",
    "%": "\u2030",
    "\\": "\u29f5",
    "$": "\u00a4",
}
_TO_TWIN: Final = str.maketrans(_TWINS)
_FROM_TWIN: Final = str.maketrans({twin: sign for sign, twin in _TWINS.items()})

Write = Callable[[str], str]
"""How a payload is put where people or files put texts: as it is, or as its twin."""

PAYLOADS: Final = (
    "<b>Ada</b>",
    "<i>Bo</i> & <u>Cy</u>",
    "<h1>Emperor</h1>",
    "<hr>Wall<hr>",
    "<img src=file:///dev/x>",
    "<img src=':/qt/x.png'>",
    "<img src=x onerror=y>",
    "<a href='file:/'>go</a>",
    "<a href=http://a.b>x</a>",
    "<font color=#f00>Red",
    "<span style='color:red'>",
    '<div style="margin:9em">',
    "<style>*{color:red}",
    "<script>alert(1)</script",
    "<table><tr><td>T</table>",
    "<pre>as it is</pre>",
    "<sub>low</sub><sup>up</s",
    "<svg><rect/></svg>",
    "<!-- nobody -->Ada",
    "<!DOCTYPE html><b>x",
    "<![CDATA[<b>x</b>]]>",
    "</body></html>Rest",
    "< b >not quite< / b >",
    "<b",
    "a<b and b>a",
    "&amp;",
    "&lt;b&gt;Ada&lt;/b&gt;",
    "&nbsp;&nbsp;&nbsp;Indent",
    "&#60;b&#62;Num",
    "&#x1F600;&euro;&copy;",
    "&Mnemonic",
    "Lu & Lo && La",
    "&",
    "%n %1 %2 %L1 %%",
    "%s %d %(name)s %x",
    "{player} {0} {}",
    "{{player}} {seat!r:>9}",
    "${player} $player $$",
    "\\n\\t\\u0041\\x41\\",
    "[*] [link](http://x)",
    "**bold** _it_ `code`",
    "javascript:alert(1)",
    "url(file:///dev/x) ;}",
    "}*{background:red}",
    "QLabel{color:red}",
    "'; -- \"quoted\" 'x'",
    "👩\u200d👩\u200d👧 <b>🀄</b>",
    "長<b>城</b>&amp;",
    "שלום <b>עולם</b>",
    "مرحبا &amp; <i>",
    "#name|A~B^C@D=E+F/G",
)
"""At most 24 signs each, as people count them."""


def as_it_is(text: str) -> str:
    """Write a payload."""
    return text


def twin(text: str) -> str:
    """Write a text that looks the same and means nothing."""
    return text.translate(_TO_TWIN)


def meant(text: str) -> str:
    """Return a text with every twin sign turned back."""
    return text.translate(_FROM_TWIN)


def twin_font() -> bytes:
    """Return a font file in which each sign and its twin have one glyph."""
    (regular,) = (file for file in assets.font_files() if file.stem == "ChangchengSans-Regular")
    font = TTFont(regular)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({ord(two): table.cmap[ord(one)] for one, two in _TWINS.items()})
    for record in font["name"].names:
        if record.nameID in {1, 3, 4, 6, 16}:
            record.string = FAMILY.replace(" ", "") if record.nameID == 6 else FAMILY
    file = BytesIO()
    font.save(file)
    return file.getvalue()
