"""The title's voice for the shell: the prompt, the chronicle, refusals, the options in force. The
module itself is the `i18n.telling.TitleWords` of the title.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Any, assert_never

from PySide6.QtCore import QCoreApplication, QLocale

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.i18n.phrases.engine import barrier_text
from changcheng_qt.i18n.phrases.wording import fill, join_sentences
from changcheng_qt.i18n.telling import (
    FeatChart,
    Feats,
    Line,
    LineKind,
    OptionLine,
    Passage,
    option_line,
)
from changcheng_qt.titles.riders.rules import accounts, commands, events
from changcheng_qt.titles.riders.rules.accounts import Source
from changcheng_qt.titles.riders.rules.accounts import figures_of as figures_of
from changcheng_qt.titles.riders.rules.closing import last_turns as last_turns
from changcheng_qt.titles.riders.rules.commands import Command, Refusal
from changcheng_qt.titles.riders.rules.events import Event
from changcheng_qt.titles.riders.rules.pieces import GOOD_BY_WORD, Edict, total
from changcheng_qt.titles.riders.rules.secrets import (
    EdictSecret,
    HandSecret,
    RobberySecret,
    Secret,
    hand_of,
)
from changcheng_qt.titles.riders.rules.setup import LARGE_FROM
from changcheng_qt.titles.riders.rules.turn import Stage
from changcheng_qt.titles.riders.rules.view import View
from changcheng_qt.titles.riders.words import prompts, refusals
from changcheng_qt.titles.riders.words.affording import BUILDS, build_in_sentence
from changcheng_qt.titles.riders.words.at_once import at_once as at_once
from changcheng_qt.titles.riders.words.charts import luck_names as luck_names
from changcheng_qt.titles.riders.words.chronicle import event_text
from changcheng_qt.titles.riders.words.commands import choice_in_sentence as choice_in_sentence
from changcheng_qt.titles.riders.words.commands import command_label
from changcheng_qt.titles.riders.words.names import edict_name, good_name, goods_text
from changcheng_qt.titles.riders.words.options import EXTRA_OPTION, option_texts
from changcheng_qt.titles.riders.words.passages import passages as passages
from changcheng_qt.titles.riders.words.passages import summary
from changcheng_qt.titles.riders.words.places import short_corner_name, short_road_name
from changcheng_qt.titles.riders.words.reasons import is_about as is_about
from changcheng_qt.titles.riders.words.reasons import reason_text
from changcheng_qt.titles.riders.words.result import source_name
from changcheng_qt.titles.riders.words.rule_links import rule_of
from changcheng_qt.verdicts.reasons import Reason

translate = QCoreApplication.translate

figures = figures_of
way_label = command_label

_MARKS = (
    events.SectionBreached,
    events.LongRoadMoved,
    events.GreatHostMoved,
    events.CrownTookSector,
    events.GameEnded,
)
_NEWS = (events.DiceRolled, events.RiderDrawn)
_WITHOUT_LINE = (
    events.TurnEnded,
    events.OfferAnswered,
    events.EdictFinished,
    events.ExtraPassed,
)


def prompt(view: View, players: Sequence[Player], legal: Sequence[Command]) -> Line:
    """Return in one sentence the current decision, and its seat, or the one that offers; no seat if
    several may build in an extra round.
    """
    aloud, seat = prompts.prompt(view, players), view.to_act
    if view.stage is Stage.ANSWERING:
        seat = view.turn.seat
    elif view.stage is Stage.EXTRA_ROUND and view.viewer != seat:
        seat = None if len(view.turn.still_building(view.seats)) > 1 else seat
    return Line(prompts.prompt(view, players, legal), seat, aloud=aloud)


def line(event: Event, view: View, players: Sequence[Player]) -> Line | None:
    """Return the line of an event; None if its neighbours say enough."""
    if isinstance(event, _WITHOUT_LINE):
        return None
    if isinstance(event, events.StartGoodsTaken) and not total(event.goods):
        return None
    return Line(event_text(event, view, players), _seat_of((event,)), _kind_of((event,)))


def counted(event: Event, view: View, players: Sequence[Player]) -> str:
    """Return the bonus or the penalty that an event brought, in a sentence; empty for others."""
    is_bonus = isinstance(event, events.LongRoadMoved | events.GreatHostMoved)
    if is_bonus or isinstance(event, events.SectionBreached):
        return event_text(event, view, players)
    return ""


def opening_events(view: View) -> tuple[Event, ...]:
    """Return the events before the first step: none, as the founding comes first."""
    return ()


def sentence(passage: Passage, view: View, players: Sequence[Player]) -> Line | None:
    """Return a passage in a few sentences; for a turn that has just begun, its heading."""
    happened = passage.events
    text = summary(happened, view, players) if passage.parts else ""
    if not text:
        lines = (line(event, view, players) for event in happened)
        return next((line for line in lines if line is not None), None)
    return Line(text, _seat_of(happened), _kind_of(happened[1:]))


def _seat_of(happened: Sequence[Event]) -> Seat | None:
    """Return the seat of a turn, or of a part of it, which answers of others may begin."""
    own = (event for event in happened if not isinstance(event, events.OfferAnswered))
    seats = (getattr(event, "seat", None) for event in own)
    return next((seat for seat in seats if seat is not None), None)


def _kind_of(happened: Sequence[Event]) -> LineKind:
    if any(isinstance(event, _MARKS) for event in happened):
        return LineKind.MARK
    if any(isinstance(event, events.TurnBegan) for event in happened):
        return LineKind.TURN
    is_news = all(isinstance(event, _NEWS) for event in happened)
    return LineKind.NEWS if happened and is_news else LineKind.ACTION


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
    """Return the table options that matter in a match, with their effects."""
    matter = [
        one for one in option_texts() if one.field != EXTRA_OPTION or view.seats >= LARGE_FROM
    ]
    return tuple(option_line(text, view.options, rule_of(text.field)) for text in matter)


def next_in_sentence(command: Command, view: View, players: Sequence[Player]) -> str:
    """Return a building, a road, a tower or an edict of a plan, where it has a place with that;
    empty for any other command.
    """
    build = BUILDS.get(type(command))
    piece = build_in_sentence(build) if build else ""
    match command:
        case commands.BuildRoad(road):
            place = short_road_name(view.board, road)
        case commands.BuildSettlement(corner) | commands.BuildCity(corner):
            place = short_corner_name(view.board, corner)
        case _:
            return piece
    words = translate("RidersAtOnce", "{piece} ({place})", "a road or a building, and where")
    return fill(words, piece=piece, place=place)


def reason(given: Reason[Any], view: View, players: Sequence[Player], named: str = "") -> str:
    """Return a reason for or against a command in a sentence, which has no place."""
    return reason_text(given)


def left_undone(happened: Sequence[Event], seat: Seat) -> str:
    """Return a sentence if a seat built no tower, and one if it made no deal."""
    has_tower = any(isinstance(e, events.WallRaised) and e.seat == seat for e in happened)
    has_deal = any(isinstance(e, events.DealMade) and seat in (e.seat, e.partner) for e in happened)
    return join_sentences(
        (
            "" if has_tower else translate("RidersResult", "Not a single tower built."),
            "" if has_deal else translate("RidersResult", "Not a single deal made."),
        )
    )


def source_names() -> dict[str, str]:
    """Return the names of the sources of points by the names that `Figures` have for them."""
    return {source.value: source_name(source) for source in Source}


def feats() -> Feats:
    """Return the feats that statistics count."""
    return Feats(
        translate("RidersResult", "Offers and deals"),
        translate("RidersResult", "Trade with players"),
        translate("RidersResult", "Offers made, and how many became deals."),
        {
            accounts.OFFERS: translate("RidersResult", "{player}: offers"),
            accounts.DEALS: translate("RidersResult", "{player}: deals"),
        },
        (
            FeatChart(
                translate("RidersResult", "All rolls of the dice"),
                {feat: QLocale().toString(number) for number, feat in accounts.ROLLED.items()},
                is_of_all=True,
            ),
            FeatChart(
                translate("RidersResult", "Games lost to a conquest"),
                {accounts.CONQUESTS: "{player}"},
            ),
            FeatChart(
                translate("RidersResult", "Cards given up after sevens"),
                {accounts.GIVEN_UP: "{player}"},
            ),
        ),
    )


def card_names() -> dict[str, str]:
    """Return the names of edicts, by the names that `Figures` have for them."""
    return {edict.value: edict_name(edict) for edict in Edict}


def secret_name(secret: Secret, last: View) -> str:
    """Return the name of a secret; that of a hand without its owner."""
    match secret:
        case RobberySecret(number):
            return fill(translate("RidersInsight", "Robbed card {number}"), number=number + 1)
        case EdictSecret(place):
            return fill(translate("RidersInsight", "Edict {number}"), number=place + 1)
        case HandSecret():
            return translate("RidersInsight", "Goods in hand")
        case _:
            assert_never(secret)


def secret_value(secret: Secret, value: FactValue, last: View) -> str:
    """Return a good, an edict, or the goods of a hand."""
    match secret:
        case RobberySecret():
            return good_name(GOOD_BY_WORD[str(value)])
        case EdictSecret():
            return edict_name(Edict(value))
        case HandSecret():
            return goods_text(hand_of(str(value))) or translate("RidersInsight", "no cards")
        case _:
            assert_never(secret)
