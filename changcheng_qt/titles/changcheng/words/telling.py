"""The title's voice for the shell: the prompt, the chronicle, refusals, the options in force. The
module itself is the `i18n.telling.TitleWords` of the title.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, assert_never

from PySide6.QtCore import QCoreApplication

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.i18n.phrases.option_texts import OptionText
from changcheng_qt.i18n.phrases.wording import fill, join_sentences, signed
from changcheng_qt.i18n.telling import (
    Feats,
    Line,
    LineKind,
    OptionLine,
    Passage,
    majorities_by_one,
    option_line,
)
from changcheng_qt.titles.changcheng.rules.accounts import figures_of
from changcheng_qt.titles.changcheng.rules.closing import last_turns as last_turns
from changcheng_qt.titles.changcheng.rules.commands import Command, PlaceSingle, PlayCard, Refusal
from changcheng_qt.titles.changcheng.rules.events import (
    AttackBegan,
    CardEvent,
    CardsRevealed,
    DoublePlaced,
    EmperorPlaced,
    Event,
    GameEnded,
    MapExtended,
    PointsEvent,
    ProvinceScored,
    ReservationEnded,
    Source,
    TowerPlaced,
    TurnBegan,
    TurnEnded,
)
from changcheng_qt.titles.changcheng.rules.pieces import ActionCard, EventCard
from changcheng_qt.titles.changcheng.rules.secrets import (
    BoardSecret,
    CardSecret,
    Secret,
    ThreatSecret,
)
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words import prompts, refusals
from changcheng_qt.titles.changcheng.words.at_once import at_once as at_once
from changcheng_qt.titles.changcheng.words.cards import card_name, event_card_name, event_card_rule
from changcheng_qt.titles.changcheng.words.chronicle import event_text
from changcheng_qt.titles.changcheng.words.chronicle.passages import passage_text
from changcheng_qt.titles.changcheng.words.commands import own_choice_in_sentence, own_label
from changcheng_qt.titles.changcheng.words.names import face_name, province_name, region_name
from changcheng_qt.titles.changcheng.words.options import (
    DOMINANCE_OPTION,
    TWO_PLAYER_OPTION,
    option_texts,
)
from changcheng_qt.titles.changcheng.words.reasons import is_about as is_about
from changcheng_qt.titles.changcheng.words.reasons import reason_text
from changcheng_qt.titles.changcheng.words.result import source_name
from changcheng_qt.titles.changcheng.words.rule_links import rule_of
from changcheng_qt.verdicts.reasons import Reason

translate = QCoreApplication.translate


def prompt(view: View, players: Sequence[Player], legal: Sequence[Command]) -> Line:
    """Return in one sentence the current decision, and its seat."""
    return Line(prompts.prompt(view, players, legal), view.to_act)


def line(event: Event, view: View, players: Sequence[Player]) -> Line | None:
    """Return the line of an event; None if its neighbours say enough."""
    kind = _kind_of(event)
    if kind is None:
        return None
    return Line(event_text(event, view, players), getattr(event, "seat", None), kind)


def counted(event: Event, view: View, players: Sequence[Player]) -> str:
    """Return the counts of an event, in a sentence; empty where it counted nothing."""
    if not isinstance(event, CardEvent | PointsEvent | AttackBegan):
        return ""
    return event_text(event, view, players)


def opening_events(view: View) -> tuple[Event, ...]:
    """Return the events before the first step: the first turn had begun."""
    return (TurnBegan(view.first, 1),)


def passages(events: Iterable[Event]) -> tuple[Passage, ...]:
    """Return the turns of a game, the attack, and its end; the first of them may have begun before
    the first event.
    """
    return tuple(_whole(happened) for happened in _turns(events))


def sentence(passage: Passage, view: View, players: Sequence[Player]) -> Line | None:
    """Return a passage in one sentence; for a turn that has just begun, its heading."""
    text = passage_text(passage.events, view, players) if passage.parts else ""
    if not text:
        lines = (line(event, view, players) for event in passage.events)
        return next((line for line in lines if line is not None), None)
    is_mark = LineKind.MARK in map(_kind_of, passage.events)
    return Line(text, _seat_of(passage), LineKind.MARK if is_mark else LineKind.ACTION)


def _whole(happened: tuple[Event, ...]) -> Passage:
    if len(happened) == 1 and isinstance(happened[0], TurnBegan | GameEnded):
        return Passage(happened)
    return Passage(happened, tuple(_steps(happened)))


def _steps(happened: Sequence[Event]) -> list[Passage]:
    """Return a passage for each event; those of a scoring share one."""
    steps: list[Passage] = []
    scoring: list[Event] = []
    for event in happened:
        if scoring or isinstance(event, CardsRevealed):
            scoring.append(event)
        else:
            steps.append(Passage((event,)))
        if isinstance(event, EmperorPlaced):
            steps.append(_scoring(scoring))
            scoring = []
    return [*steps, _scoring(scoring)] if scoring else steps


def _scoring(happened: Sequence[Event]) -> Passage:
    return Passage(tuple(happened), tuple(Passage((event,)) for event in happened))


def _turns(events: Iterable[Event]) -> list[tuple[Event, ...]]:
    groups: list[list[Event]] = []
    for event in events:
        if not groups or isinstance(event, TurnBegan | AttackBegan | GameEnded):
            groups.append([])
        groups[-1].append(event)
    return [tuple(group) for group in groups]


def _kind_of(event: Event) -> LineKind | None:
    """Return the kind of an event's line in the chronicle; None if it has no line of its own
    there.
    """
    match event:
        case TurnBegan():
            return LineKind.TURN
        case ProvinceScored() | MapExtended() | AttackBegan() | GameEnded():
            return LineKind.MARK
        case TurnEnded() | ReservationEnded(met=True) | CardsRevealed(cards=(), void=()):
            return None
        case _:
            return LineKind.ACTION


def _seat_of(passage: Passage) -> Seat | None:
    """Return the seat of a passage's turn; a scoring has several actors."""
    if isinstance(passage.events[0], AttackBegan | CardsRevealed):
        return None
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
    """Return the table options that matter in a match and its event cards, with their effects."""
    matter = (text for text in option_texts() if _matters(text, view))
    options = [option_line(text, view.options, rule_of(text.field)) for text in matter]
    events = [
        OptionLine(event_card_name(card), event_card_rule(card, view.options), True, rule_of(card))
        for card in view.events
    ]
    return (*events, *options)


def reason(given: Reason[Any], view: View, players: Sequence[Player], named: str = "") -> str:
    """Return a reason for or against a command in a sentence, after one that `named` a place."""
    return reason_text(given, view, players, named)


way_label = own_label
choice_in_sentence = own_choice_in_sentence


def next_in_sentence(command: Command, view: View, players: Sequence[Player]) -> str:
    """Return a wall or card within a sentence; empty for any other command."""
    is_planned = isinstance(command, PlaceSingle | PlayCard)
    return own_choice_in_sentence(command, view, players) if is_planned else ""


figures = figures_of


def left_undone(happened: Sequence[Event], seat: Seat) -> str:
    """Return which of its special blocks a seat never placed."""
    placed = {type(one) for one in happened if getattr(one, "seat", None) == seat}
    double = translate("Analysis", "The double wall was never placed.")
    tower = translate("Analysis", "The tower was never placed.")
    missing = ((DoublePlaced, double), (TowerPlaced, tower))
    return join_sentences(text for kind, text in missing if kind not in placed)


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
    return {card.name.lower(): card_name(card) for card in ActionCard}


def _matters(option: OptionText, view: View) -> bool:
    """Whether an option matters in a match, as in the form of a new game."""
    if option.field == TWO_PLAYER_OPTION:
        return view.seats == 2
    return option.field != DOMINANCE_OPTION or EventCard.DOMINANCE in view.events


def secret_name(secret: Secret, last: View) -> str:
    """Return the name of a secret; that of a card without its owner."""
    match secret:
        case ThreatSecret(region):
            words = translate("Insight", "Threat in {region}")
            return fill(words, region=region_name(last.wall, region))
        case CardSecret(_, card):
            return card_name(card)
        case BoardSecret(extension):
            return fill(translate("Insight", "Drawn board {number}"), number=extension + 1)
        case _:
            assert_never(secret)


def secret_value(secret: Secret, value: FactValue, last: View) -> str:
    """Return a threat as its points, the place of a card, or the name of a board."""
    match secret, value:
        case ThreatSecret(), int():
            return signed(-value)
        case CardSecret(), int():
            words = translate("Insight", "face down in {province}", "a card")
            return fill(words, province=province_name(last.wall, value))
        case BoardSecret(), _:
            faces = (face for board in last.box for face in board.faces)
            return next(face_name(face) for face in faces if face.code == value)
        case _, "hand":
            return translate("Insight", "in hand", "a card")
        case _:
            return translate("Insight", "revealed", "a card")
