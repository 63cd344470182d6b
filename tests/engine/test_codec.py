"""Dataclasses become plain values and come back only if every type and field is right."""

from dataclasses import dataclass, field
from enum import Enum, IntEnum

import pytest

from changcheng_qt.engine.codec import CodecError, UnknownName, added, from_plain, to_plain


class Suit(Enum):
    """A card's suit."""

    COIN = "coin"
    CUP = "cup"


class Rank(IntEnum):
    """A card's rank."""

    ONE = 1


@dataclass(frozen=True, slots=True)
class Card:
    """A card with a field that is worked out."""

    suit: Suit
    rank: Rank
    shown: bool = False
    label: str = field(init=False, default="")


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal of cards."""

    cards: tuple[Card, ...]
    pair: tuple[int, str]
    trump: Suit | None
    stake: int | str = 0
    rest: object = None

    def __post_init__(self) -> None:
        if self.stake == -1:
            raise ValueError("a stake below 0")


DEAL = Deal((Card(Suit.CUP, Rank.ONE, True),), (3, "x"), None)
PLAIN = {
    "cards": [{"suit": "cup", "rank": 1, "shown": True}],
    "pair": [3, "x"],
    "trump": None,
    "stake": 0,
    "rest": None,
}


def test_a_value_goes_to_plain_values_and_back() -> None:
    assert to_plain(DEAL) == PLAIN
    assert from_plain(Deal, PLAIN) == DEAL
    assert from_plain(Deal, PLAIN | {"trump": "coin"}).trump is Suit.COIN
    assert from_plain(Deal, PLAIN | {"stake": "a horse"}).stake == "a horse"
    assert from_plain(Deal, PLAIN | {"rest": [{"of": 1}]}).rest == [{"of": 1}]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"trump": "sword"}, "Deal.trump: unknown Suit"),
        ({"stake": True}, "Deal.stake: str expected"),
        ({"stake": -1}, "Deal: a stake below 0"),
        ({"pair": [3]}, "Deal.pair: 2 items expected"),
        ({"pair": [True, "x"]}, "Deal.pair[0]: int expected"),
        ({"pair": "3x"}, "Deal.pair: list expected"),
        ({"cards": [7]}, "Deal.cards[0]: object expected"),
        ({"cards": [{"suit": "cup", "rank": 1}]}, "Deal.cards[0]: shown is missing"),
        (
            {"cards": [{"suit": "cup", "rank": True, "shown": True}]},
            "Deal.cards[0].rank: unknown Rank",
        ),
        ({"more": 1}, "Deal: more is unknown"),
    ],
)
def test_a_fault_is_named_with_its_place(change: dict[str, object], message: str) -> None:
    with pytest.raises(CodecError, match="^" + message.replace("[", r"\[")):
        from_plain(Deal, PLAIN | change)


@dataclass(frozen=True, slots=True)
class Table:
    """A table with a field that older programs do not write."""

    name: str
    seats: int = added(4)


def test_a_field_that_was_added_has_its_default_in_older_values() -> None:
    assert to_plain(Table("oak")) == {"name": "oak", "seats": 4}
    assert from_plain(Table, {"name": "oak"}) == Table("oak", 4)
    assert from_plain(Table, {"name": "oak", "seats": 6}) == Table("oak", 6)
    for wrong in ({"seats": 4}, {"name": "oak", "seats": "4"}):
        with pytest.raises(CodecError):
            from_plain(Table, wrong)
    with pytest.raises(UnknownName, match="legs is unknown"):
        from_plain(Table, {"name": "oak", "legs": 4})
