"""Stand-ins for cards that a file leaves out fit every line of play, and cost little to find."""

from collections.abc import Sequence
from random import Random
from time import process_time

import pytest

from changcheng_qt.engine.filing import SecretPlay
from changcheng_qt.titles.changcheng.rules.filing import CARD_WORDS
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG

stand_ins = CHANG_CHENG.filing.stand_ins


def tree(secrets: Sequence[str | None], beneath: Sequence[int | None]) -> list[SecretPlay]:
    """The plays of one seat."""
    return [SecretPlay(secret, under) for secret, under in zip(secrets, beneath, strict=True)]


def line(*secrets: str | None) -> list[SecretPlay]:
    """Plays one upon the other."""
    return tree(secrets, [None, *range(len(secrets) - 1)])


def test_known_cards_stay_and_the_first_that_fits_stands_in() -> None:
    assert stand_ins(line("flood", None, "warrior")) == ("flood", "traitor", "warrior")


def test_a_stand_in_leaves_a_card_for_those_above_it() -> None:
    """Plays 1 to 6 are on top of play 0 and use five kinds of card in turn, so only one kind is
    left for play 0.
    """
    known = CARD_WORDS[:5]
    plays = tree([None, *known], [None, *[0] * 5])
    assert stand_ins(plays) == ("mandarin", *known)


def test_lines_next_to_each_other_do_not_disturb_each_other() -> None:
    plays = tree([None, None, "warrior"], [None, None, None])
    assert stand_ins(plays) == ("warrior", "warrior", "warrior")


@pytest.mark.parametrize("plays", [line("flood", "flood"), line(*[None] * 7), line("castle")])
def test_plays_that_no_card_fits_are_refused(plays: list[SecretPlay]) -> None:
    if plays[0].secret == "castle":
        plays.append(SecretPlay("castle", 0))
    with pytest.raises(ValueError, match="no card fits"):
        stand_ins(plays)


def grown(rng: Random, count: int) -> tuple[list[SecretPlay], list[str]]:
    """Plays as they happen at a table with many undos, some left out, and the true cards."""
    true: list[str] = []
    plays: list[SecretPlay] = []
    stack: list[int] = []
    for number in range(count):
        while stack and (len(stack) == len(CARD_WORDS) or rng.random() < 0.4):
            stack.pop()
        left = [name for name in CARD_WORDS if name not in {true[under] for under in stack}]
        true.append(rng.choice(left))
        secret = None if rng.random() < 0.6 else true[-1]
        plays.append(SecretPlay(secret, stack[-1] if stack else None))
        stack.append(number)
    return plays, true


def path(plays: Sequence[SecretPlay], number: int) -> list[int]:
    """A play and those beneath it."""
    under = plays[number].beneath
    return [number, *([] if under is None else path(plays, under))]


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(40))
def test_every_line_of_play_has_stand_ins(seed: int) -> None:
    plays, _ = grown(Random(seed), 60)
    cards = stand_ins(plays)
    for number, play in enumerate(plays):
        assert play.secret in (None, cards[number])
        on_the_line = [cards[under] for under in path(plays, number)]
        assert len(set(on_the_line)) == len(on_the_line)


def test_the_first_that_fits_is_not_always_right() -> None:
    """The control: taking the first free card each time runs into walls."""
    walls = 0
    for seed in range(40):
        plays, _ = grown(Random(seed), 60)
        cards: list[str] = []
        for number, play in enumerate(plays):
            taken = {cards[under] for under in path(plays, number)[1:]}
            free = [name for name in CARD_WORDS if name not in taken]
            cards.append(play.secret or free[0])
            walls += play.secret in taken
    assert walls > 40


def test_a_file_made_to_be_slow_is_soon_done() -> None:
    plays, _ = grown(Random(1), 9000)
    started = process_time()
    stand_ins([*plays, *line("flood", "flood")][:9000])
    assert process_time() - started < 2
