"""The title's part of the dialog for a new game: table options, event cards, and the first boards,
each with one line of effect.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QWidget

from changcheng_qt.i18n.phrases.wording import fill, listed
from changcheng_qt.titles.changcheng.rules.geography import Board, Face
from changcheng_qt.titles.changcheng.rules.pieces import EventCard
from changcheng_qt.titles.changcheng.rules.setup import Options
from changcheng_qt.titles.changcheng.table.dialogs.setup_choices import (
    EventWish,
    event_choice,
    event_wishes,
    events_of,
    face_choices,
    faces_of,
    offered_faces,
    options_of,
)
from changcheng_qt.titles.changcheng.table.widgets.faces import face_icon
from changcheng_qt.titles.changcheng.words.cards import event_card_name, event_card_rule
from changcheng_qt.titles.changcheng.words.names import face_name
from changcheng_qt.titles.changcheng.words.options import (
    DOMINANCE_OPTION,
    TWO_PLAYER_OPTION,
    option_texts,
)
from changcheng_qt.titles.changcheng.words.rule_links import rule_of
from changcheng_qt.ui.dialogs.choice_row import ChoiceEntry
from changcheng_qt.ui.dialogs.options_form import OptionsForm
from changcheng_qt.ui.dialogs.plain_choices import option_choices
from changcheng_qt.ui.looks.appearance import Appearance
from changcheng_qt.ui.seam.title import PlainChoices

translate = QCoreApplication.translate

DRAWN: Final = ""
_PICTURE: Final = QSize(80, 34)
"""The size of a face in the list of boards; in the closed list it is as high as a line of text."""


class ChangChengSetupForm(OptionsForm):
    """Rows of choices in the order of the setup: events, boards, options."""

    def __init__(
        self, appearance: Appearance, boards: Sequence[Board], parent: QWidget | None = None
    ) -> None:
        """Show the defaults and these boards."""
        super().__init__(appearance, option_texts, ("events", "west", "east"), parent, rule_of)
        self._boards = tuple(boards)
        self._events, self._west, self._east, *options = self.rows.values()
        for row in self.rows.values():
            row.chosen.connect(partial(self._on_chosen, row in options))
        self.retranslate()
        self.choose({})

    def changed(self) -> tuple[str, ...]:
        """Return each offered choice that differs from the usual one."""
        usual: PlainChoices = {
            **option_choices(Options()),
            "events": event_choice(0),
            **face_choices(None),
        }
        now = self.choices()
        if faces_of(now, self._boards) is None:
            now = {**now, **face_choices(None)}
        return self.differing(now, usual)

    def choose(self, choices: PlainChoices) -> None:
        for field, value in option_choices(options_of(choices)).items():
            self.rows[field].choose(value)
        self._offer_events()
        self._events.choose(event_choice(events_of(choices)))
        self._offer_boards()
        for row, code in zip(
            (self._west, self._east),
            face_choices(faces_of(choices, self._boards)).values(),
            strict=True,
        ):
            row.choose(code)
        self._judge_boards()
        self._judge_events()

    def use_seats(self, count: int) -> None:
        """Offer the choice about neutral singles only if they are in the game."""
        self.rows[TWO_PLAYER_OPTION].set_visible(count == 2)

    def retranslate(self) -> None:
        super().retranslate()
        self._offer_events()
        self._offer_boards()

    def _judge_events(self) -> None:
        """Offer the choice about Dominance only if the card may be in the game."""
        wish = events_of(self.choices())
        is_possible = wish > 0 if isinstance(wish, int) else EventCard.DOMINANCE in wish
        self.rows[DOMINANCE_OPTION].set_visible(is_possible)

    def _offer_events(self) -> None:
        options = options_of(self.choices())
        self._events.offer(
            translate("SetupForm", "Event cards"),
            [_event_entry(wish, options) for wish in event_wishes()],
        )

    def _offer_boards(self) -> None:
        titles = (
            translate("SetupForm", "West board"),
            translate("SetupForm", "East board"),
        )
        entries = self._board_entries()
        for row, title in zip((self._west, self._east), titles, strict=True):
            row.offer(title, entries, _PICTURE * self.appearance.k)
        self._judge_boards()

    def _board_entries(self) -> list[ChoiceEntry]:
        faces = offered_faces(self._boards, options_of(self.choices()))
        drawn = ChoiceEntry(DRAWN, translate("SetupForm", "Random"))
        return [drawn, *(self._face_entry(face) for face in faces)]

    def _face_entry(self, face: Face) -> ChoiceEntry:
        picture = face_icon(face, self.appearance, _PICTURE.width())
        return ChoiceEntry(face.code, face_name(face), picture=picture)

    def _judge_boards(self) -> None:
        """Show whether the two boards fit together, or that they are drawn."""
        west, east = self._west.value, self._east.value
        if faces_of(self.choices(), self._boards):
            effect = translate("SetupForm", "The game starts with these two boards.")
        elif west == DRAWN and east == DRAWN:
            effect = translate("SetupForm", "Boards, sides and positions are random.")
        elif DRAWN in (west, east):
            effect = translate("SetupForm", "Choose both boards, or both will be random.")
        else:
            effect = translate(
                "SetupForm", "You chose the same board twice, so both will be random."
            )
        self._west.say_effect(effect)
        self._east.say_effect("")

    def _on_chosen(self, is_option: bool) -> None:
        if is_option:
            self._offer_events()
            self._offer_boards()
        self._judge_boards()
        self._judge_events()


def _event_entry(wish: EventWish, options: Options) -> ChoiceEntry:
    if isinstance(wish, int):
        return ChoiceEntry(event_choice(wish), _drawn_events(wish), _drawn_events_effect(wish))
    names = [event_card_name(card) for card in wish]
    rules = [event_card_rule(card, options) for card in wish]
    if len(wish) > 1:
        rules = [_named_rule(name, rule) for name, rule in zip(names, rules, strict=True)]
    return ChoiceEntry(event_choice(wish), listed(names), "\n".join(rules))


def _named_rule(name: str, rule: str) -> str:
    return fill(translate("SetupForm", "{card}: {rule}"), card=name, rule=rule)


def _drawn_events(count: int) -> str:
    return (
        translate("SetupForm", "None", "event cards"),
        translate("SetupForm", "One, random", "event cards"),
        translate("SetupForm", "Two, random", "event cards"),
    )[count]


def _drawn_events_effect(count: int) -> str:
    return (
        translate("SetupForm", "The game has no event cards."),
        translate("SetupForm", "One of the four event cards is drawn and lies face up."),
        translate("SetupForm", "Two of the four event cards are drawn and lie face up."),
    )[count]
