"""The title's voice for the shell: the prompt, the chronicle, refusals, the options in force. The
module itself is the `i18n.telling.TitleWords` of the title.

The final scoring has no first event of its own: it begins with a scoring that does not follow a
house.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import Enum
from itertools import groupby
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.i18n.phrases.wording import fill
from changcheng_qt.i18n.telling import (
    Feats,
    Line,
    LineKind,
    OptionLine,
    Passage,
    majorities_by_one,
    option_line,
)
from changcheng_qt.titles.china.rules.accounts import Source, figures_of
from changcheng_qt.titles.china.rules.closing import last_turns as last_turns
from changcheng_qt.titles.china.rules.commands import Command, Placement, Refusal
from changcheng_qt.titles.china.rules.events import (
    AllianceScored,
    EmissarySent,
    Event,
    GameEnded,
    HousePlaced,
    PileExhausted,
    PointsEvent,
    RegionScored,
    RoadsScored,
    TurnBegan,
    TurnEnded,
)
from changcheng_qt.titles.china.rules.pieces import BY_WORD, Colour
from changcheng_qt.titles.china.rules.secrets import HandSecret, Secret
from changcheng_qt.titles.china.rules.setup import SIDES
from changcheng_qt.titles.china.rules.view import View
from changcheng_qt.titles.china.words import prompts, refusals
from changcheng_qt.titles.china.words.at_once import at_once as at_once
from changcheng_qt.titles.china.words.chronicle import event_text
from changcheng_qt.titles.china.words.commands import own_choice_in_sentence, own_label
from changcheng_qt.titles.china.words.names import card_name, colour_of_card
from changcheng_qt.titles.china.words.options import FOLLOW_OPTION, option_texts, side_text
from changcheng_qt.titles.china.words.passages import final_text, turn_text
from changcheng_qt.titles.china.words.reasons import is_about as is_about
from changcheng_qt.titles.china.words.reasons import reason_text
from changcheng_qt.titles.china.words.result import source_name
from changcheng_qt.titles.china.words.rule_links import rule_of
from changcheng_qt.verdicts.reasons import Reason

translate = QCoreApplication.translate


def prompt(view: View, players: Sequence[Player], legal: Sequence[Command]) -> Line:
    """Return in one sentence the current decision, and its seat."""
    aloud = prompts.prompt_aloud(view, players)
    return Line(prompts.prompt(view, players, legal), view.to_act, aloud=aloud)


def line(event: Event, view: View, players: Sequence[Player]) -> Line | None:
    """Return the line of an event; None if its neighbours say enough, and for one that could give
    nobody points.
    """
    kind = _kind_of(event)
    if kind is None:
        return None
    return Line(event_text(event, view, players), getattr(event, "seat", None), kind)


def counted(event: Event, view: View, players: Sequence[Player]) -> str:
    """Return the counts of an event, in a sentence; empty where it counted nothing."""
    if not isinstance(event, PointsEvent):
        return ""
    return event_text(event, view, players)


def opening_events(view: View) -> tuple[Event, ...]:
    """Return the events before the first step: the first turn had begun."""
    return (TurnBegan(view.first, 1),)


def passages(events: Iterable[Event]) -> tuple[Passage, ...]:
    """Return the turns of a game, the final scoring, and its end; the first of them may have begun
    before the first event.
    """
    return tuple(_whole(happened) for happened in _groups(events))


def sentence(passage: Passage, view: View, players: Sequence[Player]) -> Line | None:
    """Return a passage in one sentence; for a turn that has just begun, its heading."""
    if passage.parts and isinstance(passage.events[0], PointsEvent):
        return Line(final_text(passage.events, players), None, LineKind.MARK)
    text = turn_text(passage.events, view, players) if passage.parts else ""
    if not text:
        lines = (line(event, view, players) for event in passage.events)
        return next((line for line in lines if line is not None), None)
    is_mark = LineKind.MARK in map(_kind_of, passage.events)
    return Line(text, _seat_of(passage), LineKind.MARK if is_mark else LineKind.ACTION)


def _whole(happened: tuple[Event, ...]) -> Passage:
    if len(happened) == 1 and isinstance(happened[0], TurnBegan | GameEnded):
        return Passage(happened)
    if isinstance(happened[0], PointsEvent):
        return Passage(happened, tuple(_by_kind(happened)))
    return Passage(happened, _each(happened))


def _each(happened: Iterable[Event]) -> tuple[Passage, ...]:
    return tuple(Passage((event,)) for event in happened)


def _by_kind(happened: Iterable[Event]) -> Iterable[Passage]:
    """Yield the scorings of regions, of alliances and of roads."""
    for _, of_kind in groupby(happened, type):
        scored = tuple(of_kind)
        yield Passage(scored, _each(scored))


def _groups(events: Iterable[Event]) -> list[tuple[Event, ...]]:
    groups: list[list[Event]] = []
    before: Event | None = None
    is_scoring = False
    for event in events:
        was_scoring, is_scoring = is_scoring, _is_final(event, before)
        begins_scoring = is_scoring and not was_scoring
        if not groups or begins_scoring or isinstance(event, TurnBegan | GameEnded):
            groups.append([])
        groups[-1].append(event)
        before = event
    return [tuple(group) for group in groups]


def _is_final(event: Event, before: Event | None) -> bool:
    """Whether an event is a scoring that does not follow a house."""
    if isinstance(event, RegionScored):
        return not isinstance(before, HousePlaced)
    return isinstance(event, AllianceScored | RoadsScored)


def _kind_of(event: Event) -> LineKind | None:
    """Return the kind of an event's line in the chronicle; None if it has no line of its own
    there.
    """
    match event:
        case TurnBegan():
            return LineKind.TURN
        case RegionScored() | PileExhausted() | GameEnded():
            return LineKind.MARK
        case TurnEnded() | RoadsScored(lines=()):
            return None
        case AllianceScored(courts=courts) if not all(map(any, courts)):
            return None
        case _:
            return LineKind.ACTION


def _seat_of(passage: Passage) -> Seat | None:
    """Return the seat of a passage's turn."""
    seats = (getattr(event, "seat", None) for event in passage.events)
    return next((seat for seat in seats if seat is not None), None)


def refusal(reason: Enum) -> str:
    """Return why a command, undo or redo was refused; raises TypeError for a foreign reason."""
    match reason:
        case Refusal():
            return refusals.refusal(reason)
        case Barrier():
            return barrier_text(reason)
        case _:
            raise TypeError(reason)


def options_in_force(view: View) -> tuple[OptionLine, ...]:
    """Return the side of the map and the table options that matter in a match, with their
    effects.
    """
    side, options = side_text(), view.options
    is_other = view.side is not SIDES[view.seats][0]
    map_line = replace(option_line(side, view, rule_of(side.field)), changed=is_other)
    matter = [o for o in option_texts() if o.field != FOLLOW_OPTION or options.fortifications]
    return (map_line, *(option_line(text, options, rule_of(text.field)) for text in matter))


def way_label(command: Command, view: View, players: Sequence[Player]) -> str:
    """Return the name of a legal command, for the deciding player only."""
    return own_label(command, view)


def choice_in_sentence(command: Command, view: View, players: Sequence[Player]) -> str:
    """Return a command within a sentence, such as "a house in Lu"."""
    return own_choice_in_sentence(command, view)


def next_in_sentence(command: Command, view: View, players: Sequence[Player]) -> str:
    """Return a piece to place within a sentence; empty for any other command."""
    return own_choice_in_sentence(command, view) if isinstance(command, Placement) else ""


def reason(given: Reason[Any], view: View, players: Sequence[Player], named: str = "") -> str:
    """Return a reason for or against a command in a sentence, after one that `named` a place."""
    return reason_text(given, view.board, named)


figures = figures_of


LATE: Final = 2
"""How many rounds after the first emissary of all a seat's own one is late."""


def left_undone(happened: Sequence[Event], seat: Seat) -> str:
    """Return whether a seat sent no emissaries, or sent its first one late and had less than an
    equal share of the alliances.
    """
    turn, first, seats, own, points = 0, dict[Seat, int](), set[Seat](), 0, 0
    for event in happened:
        match event:
            case TurnBegan(one, number):
                turn = number
                seats.add(one)
            case EmissarySent(one):
                first.setdefault(one, turn)
            case AllianceScored(points=scored):
                own, points = own + scored[seat], points + sum(scored)
            case _:
                pass
    if first and seat not in first:
        return translate("Analysis", "No emissary in the whole game.")
    has_share = 0 < points <= own * len(seats)
    if first and first[seat] > min(first.values()) + LATE * len(seats) and not has_share:
        words = translate("Analysis", "No emissary before turn {turn}.")
        return fill(words, turn=first[seat])
    return ""


def source_names() -> dict[str, str]:
    """Return the names of the sources of points by the names that `Figures` have for them."""
    return {source.value: source_name(source) for source in Source}


def luck_names() -> dict[str, str]:
    """Return nothing: all chance is settled before play."""
    return {}


def feats() -> Feats:
    """Return the feats that statistics count."""
    return majorities_by_one()


def card_names() -> dict[str, str]:
    """Return the names of cards, by the names that `Figures` have for them."""
    return {colour.word: card_name(colour) for colour in Colour}


def secret_name(secret: Secret, last: View) -> str:
    """Return the name of a secret; that of a hand without its owner."""
    if isinstance(secret, HandSecret):
        return {
            Colour.RED: translate("Insight", "Red cards"),
            Colour.GREEN: translate("Insight", "Green cards"),
            Colour.YELLOW: translate("Insight", "Yellow cards"),
            Colour.ORANGE: translate("Insight", "Orange cards"),
            Colour.PURPLE: translate("Insight", "Purple cards"),
        }[secret.colour]
    return translate("Insight", "Next card of the pile")


def secret_value(secret: Secret, value: FactValue, last: View) -> str:
    """Return how many cards there were, or the colour of one."""
    return QLocale().toString(value) if isinstance(value, int) else colour_of_card(BY_WORD[value])
