"""The pseudo-language ``xx``: English with accents, 40 percent longer, to show texts that would be
cut.

It is made from the source texts of a real translation file and never committed. Placeholders,
markup and mnemonics stay as they are.
"""

import math
import re
import xml.etree.ElementTree as ET

LANGUAGE = "xx"
LONGER = 0.4

_ACCENTED = str.maketrans("aeiounycAEIOUNYC", "àéîöùñýçÀÉÎÖÙÑÝÇ")
_FILLING = "lòrem ipsùm dölor sît amét "
# %n, %1, %L1, {name}, <b>, &amp; and the & of a mnemonic.
_KEPT = re.compile(r"%L?(?:n|\d+)|\{[^}]*\}|<[^>]+>|&\w+;|&")


def stretched(text: str) -> str:
    """A text in the pseudo-language: accented, padded word by word, in brackets."""
    pieces = []
    end = 0
    for kept in _KEPT.finditer(text):
        pieces += [text[end : kept.start()].translate(_ACCENTED), kept.group()]
        end = kept.end()
    pieces.append(text[end:].translate(_ACCENTED))
    return f"[{''.join(pieces)}{_padding(text)}]"


def _padding(text: str) -> str:
    """The suffix with which the whole, with two brackets, is longer by the wanted share."""
    shown = len(_KEPT.sub("", text))
    wanted = max(0, math.ceil(shown * LONGER) - 2)
    filling = " " + _FILLING * (wanted // len(_FILLING) + 1)
    return filling[:wanted].rstrip()


def pseudo_translation(source: str) -> str:
    """The text of the pseudo-language's ``.ts``, from the text of a real one."""
    root = ET.fromstring(source)
    # Plural forms follow English, whose rule lrelease knows.
    root.set("language", "en")
    for message in root.iter("message"):
        _translate(message)
    body = ET.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


def _translate(message: ET.Element) -> None:
    text = message.findtext("source") or ""
    for old in message.findall("translation"):
        message.remove(old)
    translation = ET.SubElement(message, "translation")
    if message.get("numerus") == "yes":
        for _ in ("one", "many"):
            ET.SubElement(translation, "numerusform").text = stretched(text)
    else:
        translation.text = stretched(text)
