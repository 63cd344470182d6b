"""The manual page, ``man changcheng-qt``, in five languages."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from build import metainfo, product, texts

FILE: Final = f"{product.COMMAND}.6"
"""Section 6 of the manual is the games."""
_BREAKABLE: Final = re.compile(r"(?<=[\u3000-\u9fff\uff00-\uffef])(?=[\u4e00-\u9fff])")
"""Where a line of Chinese may be broken, which man does not know by itself: before a character that
is no punctuation."""


def page(language: str) -> str:
    """The manual page in a language, as man reads it."""
    words = texts.of(language)
    manual = words.manual
    command = bold(product.COMMAND)
    version = product.version()
    day = metainfo.released(version)
    parts = [
        f'.TH {product.COMMAND.upper()} 6 "{day}" "{product.COMMAND} {version}"',
        ".ad l",
        heading(manual.name),
        f"{escaped(product.COMMAND)} \\- {escaped(product.SUMMARY[language])}",
        heading(manual.synopsis),
        f"{command} {typed('[--lang CODE] [--smoke] [FILE]')}",
        *(f".br\n{command} {typed(form)}" for form in map(bracketed, manual.errand_texts)),
        heading(manual.description),
        escaped(words.description[0]),
        f".PP\n{escaped(product.UNOFFICIAL[language])}",
        f".PP\n{escaped(manual.network)}",
        f".PP\n{escaped(manual.file)}",
        heading(manual.options),
        *listed(manual.option_texts),
        heading(manual.errands),
        *listed(manual.errand_texts),
        heading(manual.keys),
        *listed(manual.key_texts, bold),
        heading(manual.files),
        *listed(manual.file_texts),
        heading(manual.status),
        escaped(manual.exits),
    ]
    return "\n".join(parts) + "\n"


def heading(text: str) -> str:
    """The heading of a section."""
    return f'.SH "{escaped(text).upper()}"'


def listed(entries: Mapping[str, str], form: Callable[[str], str] | None = None) -> Iterator[str]:
    """Each word to type, with its purpose."""
    for term, text in entries.items():
        yield f".TP\n{(form or typed)(term)}\n{escaped(text)}"


def bracketed(form: str) -> str:
    """The form of an errand with brackets around each option, as a synopsis has it."""
    return re.sub(r"--[\w-]+( [A-Z]+\b| [a-z|]+(?= -|$))?", r"[\g<0>]", form)


def typed(form: str) -> str:
    """The words to type: literal ones are bold, placeholders are slanted."""
    return re.sub(
        r"[A-Z]+\b|[~\w./-]+",
        lambda found: slanted(found[0]) if found[0].isupper() else bold(found[0]),
        form,
    )


def bold(text: str) -> str:
    """A text in bold type."""
    return f"\\fB{escaped(text)}\\fR"


def slanted(text: str) -> str:
    """A text in italic type."""
    return f"\\fI{escaped(text)}\\fR"


def escaped(text: str) -> str:
    """A text in which nothing means anything to man: hyphens are those that one types."""
    plain = text.replace("\\", "\\e").replace("-", "\\-").replace("~", "\\(ti")
    return _BREAKABLE.sub(r"\\:", plain)
