"""Leaks of China to be planted: each shows something hidden at one moment."""

from dataclasses import replace
from typing import Any

import pytest

from changcheng_qt.engine.replay import Replay
from changcheng_qt.engine.seats import EVERYONE, Viewer
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.knowledge import Knowledge
from changcheng_qt.titles.china.rules.state import State
from changcheng_qt.titles.china.rules.view import View, view_of
from changcheng_qt.titles.china.table.board import notes
from changcheng_qt.titles.china.table.geometry.places import Place
from changcheng_qt.titles.china.table.tray.display import Pile
from tests.ui.leaks.leaks import (
    Leak,
    no_gate_after_loading,
    own_view_behind_the_gate,
    seen_while_put_away,
    undone_for_another,
)
from tests.ui.leaks.map_sessions import pointing
from tests.ui.leaks.photographs import Moment, alone, hovering, looking_back, put_away, together


def hands_open(patch: pytest.MonkeyPatch) -> None:
    """All hands lie open to everybody."""

    def leaking(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        return replace(view_of(state, knowledge, viewer), shown=state.hands)

    patch.setitem(vars(CHINA), "view", leaking)


def _past_with_other_courts(patch: pytest.MonkeyPatch) -> None:
    """What is seen again has an emissary more for what the second seat holds."""
    line = Replay.view_at

    def leaking(past: Any, position: int, viewer: Viewer) -> View:  # noqa: ANN401
        patch.setattr(Replay, "viewers", property(lambda _: (EVERYONE, viewer)))
        hand = line(past, position, EVERYONE).privates[1].hand
        view: View = line(past, position, viewer)
        courts = tuple((*court[:-1], 1 + sum(hand)) for court in view.courts)
        return replace(view, courts=courts)

    patch.setattr(Replay, "view_at", leaking)


def _top_of_the_pile(patch: pytest.MonkeyPatch, top: list[int]) -> None:
    def noting(state: State, knowledge: Knowledge, viewer: Viewer) -> View:
        top[:] = map(int, state.pile[:3])
        return view_of(state, knowledge, viewer)

    patch.setitem(vars(CHINA), "view", noting)


def pile_named(patch: pytest.MonkeyPatch) -> None:
    """The tooltip of the pile tells what lies on top."""
    top: list[int] = []
    _top_of_the_pile(patch, top)
    patch.setattr(Pile, "_tooltip", property(lambda _: f"{top}"))
    show = Pile.show_pile

    def leaking(pile: Pile, count: int, *, is_last: bool, counted: str = "") -> None:
        show(pile, count, is_last=is_last, counted=counted)
        pile.allow(pile.isEnabled(), f"{top}")

    patch.setattr(Pile, "show_pile", leaking)


def _places_named(patch: pytest.MonkeyPatch) -> None:
    """The slip beside a place tells what lies on top of the pile."""
    top: list[int] = []
    _top_of_the_pile(patch, top)
    title_of = notes.title_of

    def leaking(target: Place, view: View) -> str:
        return f"{title_of(target, view)} {top}"

    patch.setattr(notes, "title_of", leaking)


MAP_LEAKS = {
    "a tooltip names the top of the pile": Leak(Moment.HOVERED, hovering, pile_named),
    "the slip beside a place does": Leak(Moment.POINTED, pointing, _places_named),
    "hands lie open": Leak(Moment.STILL, alone, hands_open),
    "the last round shows what is held": Leak(Moment.PAST, looking_back, _past_with_other_courts),
}
SHELL_LEAKS = {
    "what is put away can be seen": Leak(Moment.MINIMISED, put_away, seen_while_put_away),
    "a step taken back is shown as another sees it": Leak(Moment.UNDO, alone, undone_for_another),
    "a game comes up without a gate": Leak(Moment.LOAD, together, no_gate_after_loading),
    "a view is there before its gate": Leak(Moment.HAND_OVER, together, own_view_behind_the_gate),
}
"""What the shell could leak of any title; by day it is planted in games of Chang Cheng only."""
