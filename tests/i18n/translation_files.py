"""Translation files as tests read them, and the possible faults of one translated text."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tests.i18n.literals import Text

PLACEHOLDER = re.compile(r"\{\w+\}|%n|%L?\d")
MNEMONIC = re.compile(r"&(?=[^\s&])")
BEFORE_NAME = re.compile(
    r"\b(?:de|que|le|la|du|au|il|lo|del|al|dal) (?:«\u202f)?"
    r"\{(?:player|players|host|guest|guests|names|partner)\}|\b(?:depuis|da) \{fort\}",
    re.IGNORECASE,
)
OFF_ITS_NOUN = re.compile(
    r"%n (?=[^\W\d_])|\{\w+\} (?=(?:points?|punt[oi]|victoires?|vittori[ae])\b)"
    r"|\{ways\} (?=sur?\b)"
    r"|(?:n°|forêt|collin\w*|pâturage|champs|montagn\w*|foresta|pascolo|campi) (?=[\d{])"
    r"|(?:\{\w+\}|\d) (?=[分格张張座块塊个個次局步枚号號])"
)
FULL_WIDTH = re.compile(r"[,;:!?()](?=[\u3400-\u9fff])|(?<=[\u3400-\u9fff])[,.;:!?()]")

NUMBER = r"(?:\{(?:numbers?|count|when)\}|%n)"
CROWDED = re.compile(rf"[\u3400-\u9fff]{NUMBER}|{NUMBER}[\u3400-\u9fff]")


@dataclass(frozen=True, slots=True)
class Message:
    """A text with its translation: one form, or one for each number that a language tells apart."""

    text: Text
    forms: tuple[str, ...]
    finished: bool = True

    @property
    def shown(self) -> str:
        """All forms, for checks that only ask whether something occurs."""
        return " ".join(self.forms)


def read(path: Path) -> list[Message]:
    """Every message of a ``.ts`` file."""
    return [
        _message(context.findtext("name") or "", message)
        for context in ET.parse(path).iter("context")
        for message in context.iter("message")
    ]


def _message(context: str, message: ET.Element) -> Message:
    plural = message.get("numerus") == "yes"
    translation = message.find("translation")
    text = Text(
        context, message.findtext("source") or "", message.findtext("comment") or "", plural
    )
    if translation is None:
        return Message(text, (), finished=False)
    forms = [form.text or "" for form in translation.findall("numerusform")]
    whole = forms if plural else [translation.text or ""]
    return Message(text, tuple(whole), finished=translation.get("type") is None)


def unfinished(message: Message) -> bool:
    """Whether somebody still has to translate it."""
    return not message.finished or not message.forms or not all(message.forms)


def other_placeholders(message: Message) -> bool:
    """Whether a form has other placeholders than the text, or another number of one."""
    wanted = Counter(PLACEHOLDER.findall(message.text.source))
    return any(Counter(PLACEHOLDER.findall(form)) != wanted for form in message.forms)


def other_mnemonics(message: Message) -> bool:
    """Whether a form marks a key to press where the text marks none, or the reverse."""
    wanted = len(MNEMONIC.findall(message.text.source))
    return any(len(MNEMONIC.findall(form)) != wanted for form in message.forms)


def other_ending(message: Message) -> bool:
    """Whether a form ends as a sentence where the text does not, or the reverse."""
    return any(_ending(form) != _ending(message.text.source) for form in message.forms)


def _ending(text: str) -> str:
    """The kind of the last sign: a stop, a question, dots, or nothing."""
    kinds = {".": ".", "。": ".", "!": "!", "！": "!", "?": "?", "？": "?", "…": "…"}
    return kinds.get(text.rstrip()[-1:], "") if text.strip() else ""


def wide_french_space(message: Message) -> bool:
    """Whether a French form lacks the narrow space before ; : ! ? or inside guillemets."""
    loose = re.compile(r"(?<![\s\u202f])[;:!?»](?=\s|$)|[ \u00a0][;:!?»](?=\s|$)|«(?!\u202f)")
    return any(loose.search(form) for form in message.forms)


def number_off_its_noun(message: Message) -> bool:
    """Whether a line may be broken between a number and what it counts, “11” and “points”, or what
    it tells apart, “fields” and “10”.
    """
    return any(OFF_ITS_NOUN.search(form) for form in message.forms)


def straight_apostrophe(message: Message) -> bool:
    """Whether a French or Italian form has a typewriter's apostrophe."""
    return "'" in message.shown


def unelided_name(message: Message) -> bool:
    """Whether a French or Italian form has a word before somebody's name that would be another one
    before a vowel: “de Mei”, but “d’Ana”; or before a pass, whose name needs an article there.
    """
    return any(BEFORE_NAME.search(form) for form in message.forms)


def half_width_punctuation(message: Message) -> bool:
    """Whether a Chinese form has Latin punctuation next to a Chinese character."""
    return any(FULL_WIDTH.search(_without_mnemonic(form)) for form in message.forms)


def broken_dash(message: Message) -> bool:
    """Whether a form has the Chinese dash: the program's Latin font, which draws it, draws two
    short ones.
    """
    return any("\u2014" in form for form in message.forms)


def crowded_number(message: Message) -> bool:
    """Whether a Chinese form has a number next to a character, without the space between them."""
    return any(CROWDED.search(form) for form in message.forms)


def _without_mnemonic(form: str) -> str:
    return re.sub(r"\(&\w\)", "", form)
