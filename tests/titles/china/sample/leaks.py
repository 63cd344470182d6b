"""Leaks of China to be planted, and the deeds of the leak tests at its table."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

import pytest
from PySide6.QtCore import QPointF

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.titles.china.rules import commands
from changcheng_qt.titles.china.rules.events import CardDrawn
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.knowledge import Knowledge
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.state import State
from changcheng_qt.titles.china.rules.view import View, view_of
from changcheng_qt.titles.china.table.board import notes
from changcheng_qt.titles.china.table.board.view import MapBoard
from changcheng_qt.titles.china.table.geometry.places import (
    AlliancePlace,
    CourtPlace,
    Place,
    TownPlace,
)
from changcheng_qt.titles.china.table.pointer.hand import Held
from changcheng_qt.titles.china.table.scene.marks import Piece
from changcheng_qt.titles.china.table.tray.display import Pile
from tests.conformance.leaks.photographs import Moment, alone, hovering, looking_back, pointing_at
from tests.conformance.leaks.sample import Leak, LeakSample, note_hidden
from tests.effort import effort
from tests.titles.china.sample.pairs import pairs, with_a_card_drawn, with_a_region_filled

_APART: Final = effort(sample=26, nightly=13)
"""One town in this many is pointed at."""


def _places(board: MapBoard) -> Iterable[QPointF]:
    """Towns here and there, a court and an alliance."""
    towns = map(TownPlace, range(0, len(board.scene.view.houses), _APART))
    places: tuple[Place, ...] = (*towns, CourtPlace(2), AlliancePlace(4))
    return map(board.scene.hit_map.middle, places)


pointing: Final = pointing_at(
    MapBoard, (Held(Piece.HOUSE), Held(Piece.EMISSARY), Held(cards=(Colour.RED,))), _places
)


def _top(state: State) -> list[int]:
    """The cards on top of the pile."""
    return [int(card) for card in state.pile[:3]]


def _hands(state: State) -> object:
    """The cards in all hands."""
    return state.hands


def _hands_open(patch: pytest.MonkeyPatch) -> None:
    """All hands are open to everybody."""

    def leaking(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        return replace(view_of(state, knowledge, viewer), shown=state.hands)

    patch.setitem(vars(CHINA), "view", leaking)


def _courts_by_hand(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees an emissary more for each card that the second seat holds."""

    def leaking(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        view = view_of(state, knowledge, viewer)
        courts = tuple((*court[:-1], 1 + sum(state.hands[1])) for court in view.courts)
        return replace(view, courts=courts)

    patch.setitem(vars(CHINA), "view", leaking)


def _past_with_other_courts(patch: pytest.MonkeyPatch) -> None:
    """The view shown again has an emissary more for cards that the second seat holds."""
    line = Replay.view_at

    def leaking(past: Any, position: int, viewer: Viewer) -> View:  # noqa: ANN401
        patch.setattr(Replay, "viewers", property(lambda _: (EVERYONE, viewer)))
        hand = line(past, position, EVERYONE).privates[1].hand
        view: View = line(past, position, viewer)
        courts = tuple((*court[:-1], 1 + sum(hand)) for court in view.courts)
        return replace(view, courts=courts)

    patch.setattr(Replay, "view_at", leaking)


def _top_of_the_pile(patch: pytest.MonkeyPatch) -> list[int]:
    """The top cards of the pile, noted as soon as anybody sees the table."""
    top: list[int] = []

    def note(state: State) -> None:
        top[:] = _top(state)

    note_hidden(patch, CHINA, note)
    return top


def _pile_named(patch: pytest.MonkeyPatch) -> None:
    """The tooltip of the pile names the top card."""
    top = _top_of_the_pile(patch)
    patch.setattr(Pile, "_tooltip", property(lambda _: f"{top}"))
    show = Pile.show_pile

    def leaking(pile: Pile, count: int, *, is_last: bool, counted: str = "") -> None:
        show(pile, count, is_last=is_last, counted=counted)
        pile.allow(pile.isEnabled(), f"{top}")

    patch.setattr(Pile, "show_pile", leaking)


def _places_named(patch: pytest.MonkeyPatch) -> None:
    """The slip next to a place names the top card of the pile."""
    top = _top_of_the_pile(patch)
    title_of = notes.title_of

    def leaking(target: Place, view: View) -> str:
        return f"{title_of(target, view)} {top}"

    patch.setattr(notes, "title_of", leaking)


def _tries(match: AnyMatch) -> list[list[Any]]:
    """Everything that can be tried: which cards would pay for it is not heard."""
    board = match.view(PUBLIC).board
    ways = (None, *Colour)
    towns, regions = range(len(board.spaces)), range(len(board.regions))
    return [
        *([commands.PlaceHouse(town, way)] for town in towns for way in ways),
        *([commands.SendEmissary(region, way)] for region in regions for way in ways),
        *([commands.PlaceFortification(town, way)] for town in towns for way in ways),
        *([commands.SwapCard(colour)] for colour in Colour),
        *([commands.TakeOpenCard(slot)] for slot in range(5)),
        [commands.DrawCard()],
        [commands.EndTurn()],
        [commands.Pass()],
    ]


SAMPLE: Final = LeakSample(
    "china",
    pairs,
    pointing,
    effort(sample=2, nightly=300),
    seen={
        "a tooltip names the top of the pile": Leak(Moment.HOVERED, hovering, _pile_named, _top),
        "the slip beside a place does": Leak(Moment.POINTED, pointing, _places_named, _top),
        "hands lie open": Leak(Moment.STILL, alone, _hands_open, _hands),
        "the last round shows what is held": Leak(
            Moment.PAST, looking_back, _past_with_other_courts
        ),
    },
    by_day={"the slip beside a place does", "hands lie open"},
    heard=(
        Leak(Moment.STILL, alone, _pile_named, _top),
        Leak(Moment.STILL, alone, _hands_open, _hands),
    ),
    heard_by_day=1,
    opened=_courts_by_hand,
    unseen=lambda state: state.pile,
    bots=(2,),
    drawn=with_a_card_drawn,
    told=CardDrawn,
    private="colour",
    tries=_tries,
    refuses_by_hand=True,
    scored=with_a_region_filled,
)
"""By day leaks of the shell are planted in games of another title."""
