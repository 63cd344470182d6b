"""CHINA section 9: the knowledge of each seat, in pairs of games that differ in nothing else;
samples, options, barriers, and the facts that stay known after a take-back.
"""

from collections import Counter
from dataclasses import fields, replace
from random import Random

import pytest

from changcheng_qt.engine.history import Barrier
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import EVERYONE, HUMAN, PUBLIC, Player, Viewer
from changcheng_qt.engine.tuples import put
from changcheng_qt.titles.china.rules.belief import sample
from changcheng_qt.titles.china.rules.events import OpenCardsFilled
from changcheng_qt.titles.china.rules.game import CHINA
from changcheng_qt.titles.china.rules.knowledge import Knowledge
from changcheng_qt.titles.china.rules.pieces import Colour
from changcheng_qt.titles.china.rules.setup import Hands, Options
from changcheng_qt.titles.china.rules.state import State
from tests.effort import effort
from tests.titles.china.rules.play import (
    cards_everywhere,
    cards_of,
    play,
    random_chooser,
    random_setup,
)
from tests.titles.china.rules.scene import X, Y, Z, cards, lay

GAMES = effort(sample=3, nightly=100)


def positions(seed: int, every: int = 9) -> list[tuple[State, Knowledge]]:
    """Positions of a random game, with the facts known there."""
    rng = Random(seed)
    knowledge, found = CHINA.unknowing(), []
    for number, ply in enumerate(play(random_setup(rng), random_chooser(rng))):
        knowledge = CHINA.learn(knowledge, ply.after, ply.events)
        if number % every == 0:
            found.append((ply.after, knowledge))
    return found


def twin_of(state: State, viewer: Viewer, rng: Random) -> State:
    """Swap hidden cards: an unseen one of another hand with one of the pile, once and again; before
    the reshuffle, when it cannot matter from which pile a card came.
    """
    pile, hands = list(state.pile), [list(hand) for hand in state.hands]
    rng.shuffle(pile)
    for seat, hand in enumerate(hands):
        if seat == viewer:
            continue
        for colour in (Counter(hand) - Counter(state.seen[seat])).elements():
            other = rng.randrange(len(pile))
            hand.remove(colour)
            hand.append(pile[other])
            pile[other] = colour
    deck = rng.sample(state.setup.deck, len(state.setup.deck))
    order = rng.sample(state.setup.second_order, len(state.setup.deck))
    return replace(
        state,
        setup=replace(state.setup, deck=tuple(deck), second_order=tuple(order)),
        pile=tuple(pile),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
    )


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(GAMES))
def test_twins_look_alike_to_who_cannot_tell_them_apart(seed: int) -> None:
    rng = Random(seed)
    told_apart = 0
    for state, knowledge in positions(seed):
        if state.exhausted or len(state.pile) < 2:
            continue
        for viewer in (PUBLIC, *range(state.setup.seats)):
            twin = twin_of(state, viewer, rng)
            assert CHINA.view(twin, knowledge, viewer) == CHINA.view(state, knowledge, viewer)
            if viewer == CHINA.to_act(state):
                assert CHINA.legal_seen(twin, viewer) == CHINA.legal_seen(state, viewer)
            told_apart += CHINA.view(twin, knowledge, EVERYONE) != CHINA.view(
                state, knowledge, EVERYONE
            )
    assert told_apart


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(GAMES))
def test_samples_agree_with_the_view(seed: int) -> None:
    rng = Random(seed)
    for state, knowledge in positions(seed):
        for viewer in (PUBLIC, 0, 1, EVERYONE):
            view = CHINA.view(state, knowledge, viewer)
            drawn = CHINA.sample(view, rng)
            assert CHINA.view(drawn, knowledge, viewer) == (
                replace(view, laid_bare=drawn.pile) if viewer is EVERYONE else view
            )
            assert cards_everywhere(drawn) == cards_of(drawn.setup)
            if not drawn.over:
                assert CHINA.legal(drawn)


def test_a_seat_that_owes_a_house_can_pay_for_it_in_every_sample() -> None:
    """For those too who do not see its hand: analyses died of samples without a legal step."""
    owed, rng = 0, Random(1)
    while owed < 3:
        setup = random_setup(rng)
        setup = replace(setup, options=replace(setup.options, fortifications=True))
        knowledge = CHINA.unknowing()
        for ply in play(setup, random_chooser(rng)):
            knowledge, state = CHINA.learn(knowledge, ply.after, ply.events), ply.after
            if state.turn.owed is None:
                continue
            owed += 1
            for viewer in (one for one in (PUBLIC, 0, 1, 2) if one != state.turn.seat):
                view = CHINA.view(state, knowledge, viewer)
                assert all(CHINA.legal(CHINA.sample(view, rng)) for _ in range(8))


def test_only_who_sees_the_hand_gets_the_legal_steps() -> None:
    state = lay().state
    assert set(CHINA.legal_seen(state, X)) == set(CHINA.legal(state))
    assert set(CHINA.legal_seen(state, EVERYONE)) == set(CHINA.legal(state))
    assert CHINA.legal_seen(state, Y) == CHINA.legal_seen(state, PUBLIC) == ()


def test_a_card_of_the_first_pile_cannot_be_of_the_second() -> None:
    """Y drew nothing since the reshuffle; no purple card was left for the second pile to hold."""
    scene = lay("red red red", seats=4, hands={Y: "green green green"}, pile="yellow", discards="")
    state = scene.state
    deck = cards_of(state.setup)
    known = Counter([*state.hands[X], *(card for card in state.open if card is not None)])
    rest = deck - known
    second: Counter[Colour] = Counter(
        {colour: rest[colour] for colour in Colour if colour is not Colour.PURPLE}
    )
    kept: Counter[Colour] = Counter(dict.fromkeys((Colour.RED, Colour.GREEN, Colour.YELLOW), 2))
    kept[Colour.PURPLE] = 3
    fresh = second - kept
    state = replace(
        state,
        exhausted=1,
        fresh=tuple(fresh[colour] for colour in Colour),
        second=tuple(fresh[colour] for colour in Colour),
        pile=tuple(fresh.elements()),
        hands=(state.hands[X], *(tuple(sorted(kept.elements()))[i::3] for i in range(3))),
        discards=tuple((rest - fresh - kept)[colour] for colour in Colour),
    )
    view = CHINA.view(state, CHINA.unknowing(), X)
    rng = Random(4)
    for _ in range(20):
        drawn = sample(view, rng)
        assert Counter(drawn.pile) == fresh
        held = Counter(card for hand in drawn.hands[1:] for card in hand)
        assert held == kept


def test_hands_may_be_hidden() -> None:
    options = Options(hands=Hands.HIDDEN)
    scene = lay("red red red", open_cards="green red red red", options=options, pile="red red red")
    scene.do("swap red", "take 0")
    assert CHINA.view(scene.state, CHINA.unknowing(), Y).shown[X] == cards("green")
    scene.do("end")
    view = CHINA.view(scene.state, CHINA.unknowing(), Y)
    assert view.shown == ((), (), (), ())
    assert view.seen[X] == cards("green")
    shown = replace(scene.state, setup=replace(scene.state.setup, options=Options()))
    assert CHINA.view(shown, CHINA.unknowing(), Y).shown[X] == cards("green")


def people(count: int = 4) -> list[Player]:
    return [Player(f"P{seat}", HUMAN) for seat in range(count)]


class TestUndo:
    def match(self, seats: int = 4) -> AnyMatch:
        rng = Random(5)
        setup = replace(random_setup(rng, seats), first=0, options=Options())
        return Match(CHINA, setup, people(seats))

    def test_everything_before_a_draw_can_be_taken_back(self) -> None:
        match = self.match()
        for word in ("swap", "take"):
            texts = map(match.text_of, match.legal(0))
            match.submit(match.command_of(next(t for t in texts if t.startswith(word))))
        assert match.undo_barrier is None
        match.undo()
        match.submit(match.command_of("draw"))
        assert match.undo_barrier is Barrier.HIDDEN_SHOWN

    def test_a_turn_that_fills_a_slot_stays_ended(self) -> None:
        match = self.match()
        match.submit(match.legal(0)[-1])
        match.submit(match.command_of("take 2"))
        match.submit(match.command_of("end"))
        assert match.steps[-1].told == (0, 1, 2, 3)
        assert match.undo_barrier is Barrier.NOTHING_IN_TURN

    def test_drawn_cards_stay_known_after_a_take_back(self) -> None:
        match = self.match()
        match.submit(match.legal(0)[-1])
        match.submit(match.command_of("draw"))
        top = match.steps[-1].before.pile[0]
        match.take_back(1, range(4))
        assert match.view(0).private(0).remembered == ((0, top),)
        assert match.view(1).private(1).remembered == ()
        for seed in range(5):
            assert CHINA.sample(match.view(0), Random(seed)).pile[0] == top

    def test_later_draws_are_known_by_their_place_in_the_rest_of_the_pile(self) -> None:
        match = self.match()
        match.submit(match.legal(0)[-1])
        match.submit(match.command_of("draw"))
        match.submit(match.command_of("end"))
        drawn_by = match.to_act
        assert drawn_by == 1
        match.submit(match.legal(1)[-1])
        match.submit(match.command_of("draw"))
        top = match.steps[-1].before.pile[0]
        match.take_back(len(match.steps) - 1, range(4))
        assert match.view(1).private(1).remembered == ((0, top),)
        assert match.view(0).private(0).remembered == ()

    def test_a_second_pile_that_was_not_made_is_forgotten(self) -> None:
        scene = lay("purple red red", pile="green", open_cards="red red red red")
        known = CHINA.unknowing()
        for text in ("swap purple", "draw"):
            scene.do(text)
            known = CHINA.learn(known, scene.state, scene.said)
        assert known.reshuffled == 1
        news = (OpenCardsFilled((0,), cards("purple"), 2, 0, told=(X, Y, Z)),)
        known = CHINA.learn(known, replace(scene.state, ply=3), news)
        assert known.of_pile(Z, 2) == {0: Colour.PURPLE}
        assert CHINA.forget_replaced(known, 2) == known
        forgotten = CHINA.forget_replaced(known, 1)
        assert forgotten.of_pile(Z, 2) == {}
        assert forgotten.of_pile(X, 1)
        assert forgotten.reshuffled is None


def test_a_view_has_no_field_for_the_deck() -> None:
    view = CHINA.view(lay().state, CHINA.unknowing(), PUBLIC)
    assert not {"setup", "deck", "second_order", "hands", "second_draws"} & {
        field.name for field in fields(view)
    }
    assert view.privates == view.laid_bare == ()
    assert "deck" not in repr(lay().state.setup).replace("Deck", "").replace("deck=<", "")
    assert repr(lay().state) == "<State turn 9 seat 0 placing>"
    assert put((1, 2, 3), 1, 5) == (1, 5, 3)
