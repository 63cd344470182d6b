"""The secrets of Riders, and the knowledge of them (RIDERS section 12.1)."""

from collections.abc import Mapping
from itertools import permutations
from random import Random

import pytest

from changcheng_qt.engine.seats import EVERYONE, PUBLIC, Viewer
from changcheng_qt.engine.tuples import replace
from changcheng_qt.titles.riders.rules import counting
from changcheng_qt.titles.riders.rules.counting import holdings, possible_edicts
from changcheng_qt.titles.riders.rules.entries import (
    Aside,
    Bought,
    Entries,
    Entry,
    Moved,
    Played,
    Robbed,
    Showed,
    seen_edicts,
)
from changcheng_qt.titles.riders.rules.knowledge import Knowledge
from changcheng_qt.titles.riders.rules.pieces import NO_GOODS, Edict, Good, goods
from changcheng_qt.titles.riders.rules.secrets import (
    EdictSecret,
    HandSecret,
    RidersSecrets,
    RobberySecret,
    Secret,
    hand_of,
    hand_value,
)
from changcheng_qt.titles.riders.rules.setup import edicts_in_play
from changcheng_qt.titles.riders.rules.view import View, view_of
from changcheng_qt.verdicts.insight import How, Known
from tests.effort import effort
from tests.planted import Fault, planted, with_and_without
from tests.titles.riders.rules.histories import SEATS, history, robbed_by_counting
from tests.titles.riders.rules.test_story import story_of
from tests.titles.riders.rules.test_view import dealt

A, B, C, D = range(4)
WOOD, CLAY, WOOL, GRAIN, ORE = Good
HISTORIES = effort(sample=100, nightly=3_000)
PURCHASES = effort(sample=60, nightly=1_000)
ROBBED: Entries = (
    Moved(0, B, NO_GOODS, goods(ORE, WOOL)),
    Robbed(1, A, B, WOOL),
)


def view_after(entries: Entries, viewer: Viewer) -> View:
    """A view after entries, of the hands that A and B have then."""
    state = replace(dealt(goods(WOOL), goods(ORE)), ply=9)
    return view_of(state, Knowledge(entries), viewer)


def known(entries: Entries, viewer: Viewer) -> Mapping[Secret, Known]:
    return RidersSecrets().known(view_after(entries, viewer))


class TestRobberies:
    secret = RobberySecret(0, A, B)

    @pytest.mark.parametrize(
        ("viewer", "how"), [(A, How.LOOKED), (B, How.LOOKED), (C, None), (EVERYONE, How.SHOWN)]
    )
    def test_thief_and_victim_have_looked(self, viewer: Viewer, how: How | None) -> None:
        found = known(ROBBED, viewer).get(self.secret)
        assert found == (how and Known(how, "wool"))

    def test_counting_proves_a_card_that_was_offered(self) -> None:
        offered = (*ROBBED, Showed(2, A, goods(WOOL)))
        assert known(offered, C)[self.secret] == Known(How.COUNTED, "wool")
        assert known(offered, C)[HandSecret(B)] == Known(How.COUNTED, hand_value(goods(ORE)))

    def test_with_open_hands_all_have_seen_it(self) -> None:
        opened = (ROBBED[0], Robbed(1, A, B, WOOL, is_open=True))
        assert known(opened, PUBLIC)[self.secret] == Known(How.SHOWN, "wool")


class TestHands:
    def test_the_own_hand_is_known_and_another_while_nothing_is_uncertain(self) -> None:
        assert known(ROBBED, A)[HandSecret(A)] == Known(How.OWN, "0 0 1 0 0")
        assert known(ROBBED, A)[HandSecret(B)] == Known(How.COUNTED, "0 0 0 0 1")
        assert known(ROBBED, C)[HandSecret(D)] == Known(How.SHOWN, "0 0 0 0 0")
        assert known(ROBBED, EVERYONE)[HandSecret(B)] == Known(How.SHOWN, "0 0 0 0 1")
        assert HandSecret(B) not in known(ROBBED, C)
        assert hand_of(hand_value(goods(ORE, WOOL))) == goods(ORE, WOOL)


class TestEdicts:
    bought = Bought(1, B, 0, Edict.LEVY)

    def test_the_buyer_knows_its_own(self) -> None:
        secret = EdictSecret(0, B)
        assert known((self.bought,), B)[secret] == Known(How.OWN, "levy")
        assert known((self.bought,), EVERYONE)[secret] == Known(How.SHOWN, "levy")
        assert secret not in known((self.bought,), C)

    def test_a_buyer_that_took_it_back_knows_whose_it_is_now(self) -> None:
        entries = (Aside(1, (Bought(1, C, 0, Edict.LEVY),)), self.bought)
        assert known(entries, C)[EdictSecret(0, B)] == Known(How.TAKEN_BACK, "levy")

    def test_the_only_one_that_was_held_was_played(self) -> None:
        entries = (self.bought, Played(2, B, Edict.LEVY, 1))
        assert known(entries, C)[EdictSecret(0, B)] == Known(How.COUNTED, "levy")
        assert known(entries, B)[EdictSecret(0, B)] == Known(How.OWN, "levy")


def test_of_a_faulty_file_nothing_is_known() -> None:
    faulty = (*ROBBED, Moved(2, A, goods(CLAY), NO_GOODS))
    assert not known(faulty, C).keys() & {RobberySecret(0, A, B), HandSecret(A)}
    holding = holdings(view_after(faulty, C), A)[ORE]
    assert holding.least == holding.most == holding.expected == 0


def test_the_rows_and_their_owners() -> None:
    view = view_after((*ROBBED, Bought(3, C, 0, Edict.LEVY)), PUBLIC)
    rows = RidersSecrets().rows(view)
    hands = map(HandSecret, (A, B, C, D))
    assert rows == (RobberySecret(0, A, B), EdictSecret(0, C), *hands)
    assert RidersSecrets().there(view) == rows
    assert [RidersSecrets().owner(row) for row in rows] == [A, C, A, B, C, D]


def merge_nothing(patch: pytest.MonkeyPatch) -> None:
    """Of the ways to the same hands only the first counts."""
    patch.setattr("changcheng_qt.titles.riders.rules.story._merged", lambda *ways: ways[0])


@pytest.mark.no_cover
@with_and_without(merge_nothing)
def test_goods_that_a_robbery_may_have_taken_are_those_of_counting(fault: Fault | None) -> None:
    proved = 0
    with planted(fault):
        for seed in range(HISTORIES):
            entries = history(Random(seed), length=9, unseen=4)
            for viewer in (PUBLIC, seed % SEATS):
                seen = story_of(*entries, viewer=viewer)
                assert seen.robbed() == robbed_by_counting(seen.entries)
                proved += any(len(taken) == 1 for taken in seen.robbed())
        assert proved


FEW = (Edict.SOLDIER, Edict.SOLDIER, Edict.LEVY, Edict.MARKET, Edict.CORVEE)


def purchases(rng: Random) -> tuple[Entries, tuple[Edict, ...]]:
    """Purchases and plays of B and C, at random, from a stack of five edicts; and the stack."""
    stack = tuple(rng.sample(FEW, len(FEW)))
    entries: list[Entry] = []
    held: dict[int, list[int]] = {B: [], C: []}
    bought: dict[int, int] = {B: 0, C: 0}
    if rng.random() < 0.3:
        entries.append(Aside(0, tuple(Bought(0, A, place, stack[place]) for place in range(2))))
    for place in range(rng.randrange(2, 5)):
        seat = rng.choice((B, C))
        entries.append(Bought(place, seat, place, stack[place]))
        held[seat].append(place)
        bought[seat] += 1
        playable = [one for one in held[seat] if not stack[one].is_point]
        if playable and rng.random() < 0.6:
            played = rng.choice(playable)
            held[seat].remove(played)
            entries.append(Played(place, seat, stack[played], bought[seat]))
    return tuple(entries), stack


def all_kinds(view: View) -> dict[int, set[Edict]]:
    """The kinds of each place in all orders of the stack with which the plays are possible."""
    seen = seen_edicts(view.story.entries)
    kinds: dict[int, set[Edict]] = {}
    for stack in set(permutations(FEW)):
        if all(stack[place] is edict for place, edict in seen.items()):
            held: dict[int, list[Edict]] = {seat: [] for seat in range(4)}
            places = []
            for entry in view.story.entries:
                if isinstance(entry, Bought):
                    held[entry.seat].append(stack[entry.place])
                    places.append(entry.place)
                elif isinstance(entry, Played):
                    if entry.edict not in held[entry.seat]:
                        break
                    held[entry.seat].remove(entry.edict)
            else:
                for place in places:
                    kinds.setdefault(place, set()).add(stack[place])
    return kinds


def forget_other_plays(patch: pytest.MonkeyPatch) -> None:
    """An edict may have been played, despite other plays of its seat."""
    patch.setattr(counting, "_are_enough", lambda numbers, plays: True)


@pytest.mark.no_cover
@with_and_without(forget_other_plays)
def test_kinds_of_edicts_are_those_of_all_orders_of_the_stack(
    fault: Fault | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, edicts_in_play.__name__, lambda seats: FEW)
    proved = 0
    with planted(fault):
        for seed in range(PURCHASES):
            entries, _ = purchases(Random(seed))
            for viewer in (PUBLIC, A, B):
                view = view_after(entries, viewer)
                possible = possible_edicts(view)
                assert possible == all_kinds(view)
                proved += any(len(kinds) == 1 for kinds in possible.values())
        assert proved
    assert len(edicts_in_play(4)) == 19
