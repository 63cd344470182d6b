"""The chat at a table of several computers: the ready phrases, a strip with the latest line, and
the dialog in which one is chosen or typed.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from changcheng_qt.engine.seats import Player
from changcheng_qt.engine.speech import Speech
from changcheng_qt.engine.texts import LONGEST_LINE
from changcheng_qt.i18n.phrases.wording import fill, listed, player_name
from changcheng_qt.ui.dialogs.sheet import Sheet
from changcheng_qt.ui.looks.appearance import Appearance, Panel
from changcheng_qt.ui.panels.buttons import Button, TickBox
from changcheng_qt.ui.panels.heading import Heading
from changcheng_qt.ui.panels.words import BODY, NOTE, ElidedWords, Words
from changcheng_qt.ui.seam.talk import Phrase, Spoken, Talk, Who

translate = QCoreApplication.translate

NameOf: TypeAlias = Callable[[Who], str]

_SIZE: Final = (560, 640)
_COLUMNS: Final = 2
_SHOWN: Final = 8
"""How many lines the dialog shows."""
_NEAR_END: Final = 20
"""With how many characters left people are told so while they type."""


def phrase_text(phrase: Phrase) -> str:
    """Return a ready phrase."""
    return _PHRASES[phrase]()


def spoken_text(spoken: Spoken) -> str:
    """Return the words of a line."""
    if spoken.text:
        return spoken.text
    return "…" if spoken.phrase is None else phrase_text(spoken.phrase)


def whole_text(spoken: Spoken, name: str) -> str:
    """Return a line with the name of the person who said it."""
    words = translate("Talk", "{player}: {words}")
    return fill(words, player=name, words=spoken_text(spoken))


def name_in(players: Sequence[Player], who: Who) -> str:
    """Return the name of somebody at the table."""
    return who if isinstance(who, str) else player_name(players, who)


class TalkStrip(Panel):
    """A button, and next to it the latest line, or the people who look on."""

    asked = Signal()
    """Somebody wants to say something."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Start empty."""
        super().__init__(appearance, parent)
        self.say = Button(appearance, parent=self, size=14)
        self.say.clicked.connect(self.asked)
        self.line = ElidedWords(appearance, BODY, self, lines=2)
        self.watchers = ElidedWords(appearance, NOTE, self)
        row, self._column = QHBoxLayout(), QVBoxLayout(self)
        row.setSpacing(appearance.px(8))
        row.addWidget(self.say)
        row.addWidget(self.line, 1)
        self._column.addLayout(row)
        self._column.addWidget(self.watchers)
        self.restyle()

    def show_talk(self, speech: Speech, latest: str, watchers: Sequence[str]) -> None:
        """Show the latest line, and the people who look on."""
        may_talk = speech is not Speech.OFF
        self.say.setVisible(may_talk)
        self.line.setVisible(may_talk)
        self.line.setText(latest)
        self.say.set_words(translate("Talk", "Say…"))
        self.say.setAccessibleName(translate("Talk", "Say something to everybody"))
        words = translate("Talk", "Looking on: {names}")
        self.watchers.setText(fill(words, names=listed(watchers)) if watchers else "")
        self.watchers.setVisible(bool(watchers))
        self.setVisible(may_talk or bool(watchers))

    def restyle(self) -> None:
        px = self.appearance.px
        self._column.setContentsMargins(px(14), px(4), px(12), px(4))
        self._column.setSpacing(px(2))


class TalkDialog(Sheet):
    """The latest lines, the phrases, a line to type in where that is allowed, and whom to mute."""

    def __init__(
        self,
        talk: Talk,
        people: Sequence[Who],
        name_of: NameOf,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        """Offer to mute these people."""
        super().__init__(appearance, parent, _SIZE)
        self._talk, self._name_of = talk, name_of
        inside = QWidget(self)
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, appearance.px(8), 0)
        self.lines = Words(appearance, BODY, inside, wrap=True)
        self._unsent = Words(appearance, NOTE, inside, wrap=True)
        self._column.addWidget(self.lines)
        self._column.addWidget(self._unsent)
        self._column.addSpacing(appearance.px(10))
        self.phrases = {phrase: self._phrase_button(phrase, inside) for phrase in Phrase}
        self._column.addLayout(self._grid(tuple(self.phrases.values())))
        self._add_typing(inside)
        self._mute_head = Heading(appearance, inside)
        self._column.addWidget(self._mute_head)
        self.mutes = {who: self._mute_box(who, inside) for who in people}
        self._column.addLayout(self._grid(tuple(self.mutes.values())))
        self._mute_head.setVisible(bool(people))
        self._column.addStretch(1)
        self.add_scroll(inside)
        self._close = self.add_button()
        self._close.clicked.connect(self.reject)
        talk.changed.connect(self._tell)
        self.retranslate()
        if talk.speech is Speech.FREE:
            self.typed.setFocus()

    def retranslate(self) -> None:
        self.set_title(translate("Talk", "Say something"))
        for phrase, button in self.phrases.items():
            button.set_words(phrase_text(phrase))
        self.typed.setPlaceholderText(translate("Talk", "Or type a line"))
        self.typed.setAccessibleName(translate("Talk", "A line to say"))
        self.send.set_words(translate("Talk", "Say"))
        self._tell_room()
        self._note.setText(
            translate(
                "Talk",
                "Chat isn't saved, but it isn't secret for ever: anybody who records the sealed "
                "letters and later gets this table's keys can read it.",
            )
        )
        self._mute_head.set_title(translate("Talk", "Mute"))
        for who, box in self.mutes.items():
            box.setText(self._name_of(who).replace("&", "&&"))
            words = translate("Talk", "Show nothing that {player} says")
            box.setAccessibleName(fill(words, player=self._name_of(who)))
        self._close.set_words(translate("Talk", "Close"))
        self._tell()

    def _add_typing(self, inside: QWidget) -> None:
        self._typing = QWidget(inside)
        column, row = QVBoxLayout(self._typing), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        self.typed = QLineEdit(self._typing)
        self.typed.setMaxLength(LONGEST_LINE)
        self.typed.returnPressed.connect(self._on_typed)
        self.typed.textChanged.connect(self._tell_room)
        self.send = Button(self.appearance, parent=self._typing, size=14)
        self.send.clicked.connect(self._on_typed)
        row.addWidget(self.typed, 1)
        row.addWidget(self.send)
        self.room = Words(self.appearance, NOTE, self._typing)
        self.room.setAlignment(Qt.AlignmentFlag.AlignRight)
        kept = self.room.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.room.setSizePolicy(kept)
        column.addLayout(row)
        column.addWidget(self.room)
        self._note = Words(self.appearance, NOTE, inside, wrap=True)
        self._column.addWidget(self._typing)
        self._column.addWidget(self._note)

    def _tell_room(self) -> None:
        """Say near the end of the line how much still fits: what is too much is not taken."""
        left = LONGEST_LINE - len(self.typed.text().encode("utf-16-le")) // 2
        text = translate("Talk", "%n character(s) left", "", left)
        self.room.setText(text)
        self.room.setVisible(left <= _NEAR_END)
        self.typed.setAccessibleDescription(text if left <= _NEAR_END else "")

    def _grid(self, parts: Sequence[QWidget]) -> QGridLayout:
        """Return parts side by side."""
        grid = QGridLayout()
        grid.setSpacing(self.appearance.px(6))
        for number, part in enumerate(parts):
            grid.addWidget(part, number // _COLUMNS, number % _COLUMNS)
        return grid

    def _phrase_button(self, phrase: Phrase, inside: QWidget) -> Button:
        button = Button(self.appearance, parent=inside, size=14)
        button.clicked.connect(partial(self._on_phrase, phrase))
        return button

    def _mute_box(self, who: Who, inside: QWidget) -> TickBox:
        box = TickBox(self.appearance, inside)
        box.setChecked(self._talk.is_muted(who))
        box.toggled.connect(lambda is_muted: self._talk.mute(who, muted=is_muted))
        return box

    def _tell(self) -> None:
        """Show the lines as they are now."""
        lines = self._talk.lines[-_SHOWN:]
        texts = [whole_text(one, self._name_of(one.who)) for one in lines]
        nothing = translate("Talk", "Nobody has said anything yet.")
        self.lines.setText("\n".join(texts) or nothing)
        self._unsent.setText(
            fill(translate("Talk", "Not sent yet: {count}"), count=self._talk.unsent)
        )
        self._unsent.setVisible(self._talk.unsent > 0)
        for part in (self._typing, self._note):
            part.setVisible(self._talk.speech is Speech.FREE)

    def _on_phrase(self, phrase: Phrase) -> None:
        if self._talk.say(phrase):
            self.accept()

    def _on_typed(self) -> None:
        if self._talk.say(None, self.typed.text()):
            self.typed.clear()
        self.typed.setFocus()


_PHRASES: Final[Mapping[Phrase, Callable[[], str]]] = {
    Phrase.HELLO: lambda: translate("Phrases", "Hello!"),
    Phrase.GOOD_LUCK: lambda: translate("Phrases", "Good luck!"),
    Phrase.YOUR_TURN: lambda: translate("Phrases", "Your turn."),
    Phrase.ONE_MOMENT: lambda: translate("Phrases", "One moment, please."),
    Phrase.BACK_SOON: lambda: translate("Phrases", "I'll be right back."),
    Phrase.WELL_PLAYED: lambda: translate("Phrases", "Well played!"),
    Phrase.OH_NO: lambda: translate("Phrases", "Oh no!"),
    Phrase.SORRY: lambda: translate("Phrases", "Sorry!"),
    Phrase.THANKS: lambda: translate("Phrases", "Thank you!"),
    Phrase.GOOD_GAME: lambda: translate("Phrases", "Thanks, good game!"),
}
