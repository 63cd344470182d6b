"""Leaks of Chang Cheng to be planted, and the deeds of the leak tests at its table."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, Final

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtWidgets import QToolTip, QWidget

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.titles.changcheng.rules import commands
from changcheng_qt.titles.changcheng.rules.commands import PlayCard
from changcheng_qt.titles.changcheng.rules.events import CardPlayed
from changcheng_qt.titles.changcheng.rules.forecast import RegionForecast
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.geography import End
from changcheng_qt.titles.changcheng.rules.knowledge import Knowledge
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View, view_of
from changcheng_qt.titles.changcheng.table.accessible import things
from changcheng_qt.titles.changcheng.table.accessible.names import CardThing, Thing, name_of
from changcheng_qt.titles.changcheng.table.board import prospect_note, view
from changcheng_qt.titles.changcheng.table.board.motions import motions_for
from changcheng_qt.titles.changcheng.table.board.view import BoardView
from changcheng_qt.titles.changcheng.table.pointer.hand import HeldBlock, Pile
from changcheng_qt.titles.changcheng.words import counting
from changcheng_qt.ui.panels.stock_line import StockLine
from changcheng_qt.ui.scene.animator import Movement
from tests.conformance.leaks.pairs import Pair
from tests.conformance.leaks.photographs import Moment, alone, hovering, looking_back, pointing_at
from tests.conformance.leaks.sample import Leak, LeakSample, note_hidden
from tests.effort import effort
from tests.titles.changcheng.sample.pairs import pairs

_SQUARES_APART: Final = effort(sample=18, nightly=9)


def _squares(board: BoardView) -> Iterable[QPointF]:
    """Some squares."""
    return map(board.scene.layout.centre, board.scene.view.wall.west_to_east[2::_SQUARES_APART])


pointing: Final = pointing_at(BoardView, (HeldBlock(Pile.SINGLE), HeldBlock(Pile.TOWER)), _squares)


def _hands_by_priority(patch: pytest.MonkeyPatch) -> None:
    def leaking(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        sums = tuple(sum(hand) for hand in state.hands)
        return replace(view_of(state, knowledge, viewer), hand_counts=sums)

    patch.setitem(vars(CHANG_CHENG), "view", leaking)


def _slow_where_dangerous(patch: pytest.MonkeyPatch) -> None:
    """Things move for as long as the counters of the wall are high."""
    danger = [0]

    def note(state: State) -> None:
        shown = state.setup.threats[: len(state.wall.regions)]
        danger[0] = sum((place + 1) * value for place, value in enumerate(shown))

    def leaking(*what: Any) -> Sequence[Movement]:  # noqa: ANN401 - as for `motions_for`
        return [replace(one, delay=one.delay + danger[0]) for one in motions_for(*what)]

    note_hidden(patch, CHANG_CHENG, note)
    patch.setattr(view, "motions_for", leaking)


def _past_with_open_cards(patch: pytest.MonkeyPatch) -> None:
    """The view shown again is the one for everyone once the game is over."""
    line = Replay.view_at

    def leaking(past: Any, position: int, viewer: Viewer) -> View:  # noqa: ANN401
        patch.setattr(Replay, "viewers", property(lambda _: (EVERYONE,)))
        view: View = line(past, position, EVERYONE)
        return view

    patch.setattr(Replay, "view_at", leaking)


def _threats(patch: pytest.MonkeyPatch) -> dict[int, int]:
    """The value of the counter of each region, noted as soon as anybody sees the table."""
    hidden: dict[int, int] = {}
    note_hidden(patch, CHANG_CHENG, lambda state: hidden.update(enumerate(state.setup.threats)))
    return hidden


def _threats_on_the_slip(patch: pytest.MonkeyPatch) -> None:
    """The slip next to a square names the counter of its region, no matter who has looked at it."""
    hidden = _threats(patch)
    patch.setattr(prospect_note, "_threat", lambda sight: str(hidden[sight.region]))


def _stocks_by_priority(patch: pytest.MonkeyPatch) -> None:
    """A tooltip tells of more than the public counts."""
    danger = [0]

    def note(state: State) -> None:
        danger[0] = sum((place + 1) * sum(hand) for place, hand in enumerate(state.hands))

    def leaking(line: StockLine, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(QPoint(), f"{danger[0]}")
        return QWidget.event(line, event)

    note_hidden(patch, CHANG_CHENG, note)
    patch.setattr(StockLine, "event", leaking)


def _chances_of_what_lies_there(patch: pytest.MonkeyPatch) -> None:
    """The reported conclusions by counting are the true values."""
    hidden = _threats(patch)
    patch.setattr(counting, "threat_chances", lambda view, region: {hidden[region]: Fraction(1)})


def _seen_by_all(patch: pytest.MonkeyPatch) -> None:
    """The peeks of one seat are announced to all on request."""

    def leaking(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        shown = view_of(state, knowledge, viewer)
        threats = tuple((r, state.setup.threats[r]) for r in state.wall.regions)
        return replace(shown, privates=tuple(replace(p, seen=threats) for p in shown.privates))

    patch.setitem(vars(CHANG_CHENG), "view", leaking)


def _cards_named(patch: pytest.MonkeyPatch) -> None:
    """Cards of others are called by the order of their priority."""
    order: dict[int, int] = {}

    def leaking(thing: Thing, view: View) -> str:
        name = name_of(thing, view)
        return f"{name} {order[thing.ply]}" if isinstance(thing, CardThing) else name

    note_hidden(
        patch,
        CHANG_CHENG,
        lambda state: order.update({card.ply: card.card for card in state.cards}),
    )
    patch.setattr(things, "name_of", leaking)


def _read_of_the_slip(patch: pytest.MonkeyPatch) -> None:
    """The text about a square names the counter of its region."""
    hidden = _threats(patch)

    def leaking(view: View, sight: RegionForecast, players: object) -> list[str]:
        return [str(hidden[sight.region])]

    patch.setattr(prospect_note, "_region_facts", leaking)


def _threats_open(patch: pytest.MonkeyPatch) -> None:
    """Everybody receives all threats, as only the owner of a look may."""

    def leaking(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        shown = state.setup.threats[: len(state.wall.regions)]
        return replace(view_of(state, knowledge, viewer), threats=tuple(shown))

    patch.setitem(vars(CHANG_CHENG), "view", leaking)


def _others_hide(pair: Pair) -> bool:
    """Whether others have laid cards face down."""
    cards = pair.real.match().view(PUBLIC).cards
    return any(card.owner != pair.viewer for card in cards)


def _with_a_card_played() -> Iterator[Pair]:
    """Pairs for the public whose last command plays a card that it does not see."""
    found = (pair for pair in pairs() if pair.viewer is PUBLIC)
    return (pair for pair in found if isinstance(pair.real.last, PlayCard))


def _tries(match: AnyMatch) -> list[list[Any]]:
    """Everything that can be tried, with the cards of the hand in one try."""
    view, seat = match.view(EVERYONE), match.to_act
    assert seat is not None
    squares, provinces = view.wall.west_to_east, view.wall.provinces
    hand = sorted(set(view.private(seat).hand))
    return [
        *([commands.PlaceSingle(square)] for square in squares),
        *([commands.PlaceTower(square)] for square in squares),
        *([commands.PlaceNeutral(square)] for square in squares),
        *([commands.PlaceDouble(a, b)] for a in squares for b in squares[::5]),
        *([commands.Peek(region)] for region in view.wall.regions),
        *([commands.BeginScoring(province)] for province in provinces),
        *([PlayCard(card, province) for card in hand] for province in provinces),
        *([commands.ExtendMap(face.board, face.side, End.EAST)] for face in view.wall.faces),
        [commands.EndTurn()],
        [commands.Pass()],
    ]


SAMPLE: Final = LeakSample(
    "changcheng",
    pairs,
    pointing,
    effort(sample=2, nightly=1000),
    seen={
        "chances are those of what lies there": Leak(
            Moment.HOVERED, hovering, _chances_of_what_lies_there
        ),
        "a tooltip counts hidden cards": Leak(Moment.HOVERED, hovering, _stocks_by_priority),
        "the slip names counters that nobody has seen": Leak(
            Moment.POINTED, pointing, _threats_on_the_slip
        ),
        "hands are counted by priority": Leak(Moment.STILL, alone, _hands_by_priority),
        "the last round is seen with open cards": Leak(
            Moment.PAST, looking_back, _past_with_open_cards
        ),
        "motions last as long as counters are high": Leak(
            Moment.MIDWAY, alone, _slow_where_dangerous
        ),
    },
    by_day={
        *("a tooltip counts hidden cards", "what is put away can be seen"),
        *("motions last as long as counters are high", "a game comes up without a gate"),
        "a step taken back is shown as another sees it",
    },
    heard=(
        Leak(Moment.STILL, alone, _seen_by_all),
        Leak(Moment.STILL, alone, _cards_named),
        Leak(Moment.POINTED, pointing, _read_of_the_slip),
    ),
    heard_by_day=2,
    opened=_threats_open,
    unseen=lambda state: state.setup.threats,
    bots=range(4),
    drawn=_with_a_card_played,
    told=CardPlayed,
    private="card",
    tries=_tries,
    others_hide=_others_hide,
)
"""By day one leak for each moment for which the first pairs show one."""
