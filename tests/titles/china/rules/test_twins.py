"""Histories that a viewer cannot tell apart look alike to it, also after the reshuffle; cards drawn
and taken back are remembered (CHINA section 9).
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.record import recording
from changcheng_qt.saves.redaction import redacted
from changcheng_qt.saves.savefile import read_match, record_to_bytes
from changcheng_qt.titles.china.rules import notation
from changcheng_qt.titles.china.rules.events import CardDrawn, OpenCardsFilled
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.view import Private, View, view_of
from tests.effort import by_day, effort
from tests.titles.china.rules.twins import replayed, running, shared, twins

SEEDS = effort(sample=3, nightly=200)

SWAPS = effort(sample=8, nightly=60)


class Differs(AssertionError):
    """A viewer sees more than events tell it."""


def check(seeds: range) -> int:
    """Compare all that each viewer sees of a game and its twin; return in how many steps after the
    reshuffle the two were not the same.
    """
    others = 0
    for seed in seeds:
        match = shared(seed)
        for viewer, setup in twins(seed, SWAPS).items():
            steps = zip(replayed(match, match.setup), replayed(match, setup), strict=True)
            for (_, here), (_, there) in steps:
                if here.view(viewer) != there.view(viewer):
                    raise Differs(f"{seed} {viewer}")
                if viewer == here.to_act:
                    assert here.legal(viewer) == there.legal(viewer)
                one, other = here.view(EVERYONE), there.view(EVERYONE)
                others += one.exhausted > 0 and one.laid_bare != other.laid_bare
    return others


@pytest.mark.no_cover
def test_histories_that_look_alike_are_seen_alike_after_the_reshuffle() -> None:
    assert check(range(SEEDS)) > SEEDS


def leaking(field: str) -> Any:  # noqa: ANN401 - in place of `view_of`
    """Views of which a field tells of the pile or of hands."""

    def view(state: Any, knowledge: Any, viewer: Any) -> View:  # noqa: ANN401 - as `view_of`
        counts = Counter(state.pile)
        leaks: dict[str, Any] = {
            "fresh": tuple(counts[colour] for colour in Colour),
            "hand_counts": tuple(sum(hand) for hand in state.hands),
        }
        return replace(view_of(state, knowledge, viewer), **{field: leaks[field]})

    return view


@pytest.mark.no_cover
@pytest.mark.parametrize("field", by_day(["fresh", "hand_counts"], slow={"hand_counts"}))
def test_a_planted_leak_is_found(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(CHINA), "view", leaking(field))
    with pytest.raises(Differs):
        check(range(12))


def remembering(pile: int) -> Iterator[tuple[View, Private, tuple[Colour, ...]]]:
    """Views of seats that drew from a pile and took that back, with the true pile."""
    for seed in range(7 * SEEDS):
        match = running(seed)
        match.take_back(max(0, len(match.steps) - 14), range(len(match.players)))
        if not match.steps:
            continue
        state = match.steps[-1].after
        for seat in range(len(match.players)):
            view = match.view(seat)
            [private] = view.privates
            if private.remembered and view.exhausted == pile - 1:
                yield view, private, state.pile


@pytest.mark.no_cover
@pytest.mark.parametrize("pile", [1, 2])
def test_samples_honour_draws_that_were_taken_back(pile: int) -> None:
    found, ignored = 0, 0
    for view, private, true in remembering(pile):
        found += 1
        for seed in range(3):
            drawn = CHINA.sample(view, Random(seed)).pile
            assert all(drawn[place] == true[place] == card for place, card in private.remembered)
            blank = replace(view, privates=(replace(private, remembered=()),))
            other = CHINA.sample(blank, Random(seed)).pile
            ignored += any(other[place] != card for place, card in private.remembered)
    assert found
    assert ignored, "the check would not see a sample that forgets"


NUMBERED = re.compile(rb'"(red|green|yellow|orange|purple) [0-9]+"')


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(3))
def test_no_number_of_a_card_stands_in_a_file_for_a_viewer(seed: int) -> None:
    """Nobody may infer from them which cards are left, before the reshuffle or after it."""
    match = shared(seed)
    whole = recording(match, Random(5)).record(Disclosure.EVERYTHING)
    assert len(NUMBERED.findall(record_to_bytes(whole))) == len(whole.setup.deck)
    for viewer in (PUBLIC, *range(len(whole.players))):
        told = record_to_bytes(redacted(whole, viewer))
        assert not NUMBERED.search(told)
        hidden = {seat for seat in range(len(match.players)) if seat != viewer}
        assert read_match(told)[1].setup.hidden == hidden


@pytest.mark.no_cover
def test_the_games_have_what_can_go_wrong() -> None:
    """Houses owed, second piles that are drawn from, and slots that are filled from them."""
    matches = [shared(seed) for seed in range(12)]
    games = [recording(match, Random(5)).record(Disclosure.EVERYTHING) for match in matches]
    assert any(text.endswith(notation.OWED) for game in games for text in game.texts)
    events = [one for match in matches for step in match.steps for one in step.events]
    assert any(isinstance(one, CardDrawn) and one.pile == 2 for one in events)
    assert any(isinstance(one, OpenCardsFilled) and one.pile == 2 for one in events)
