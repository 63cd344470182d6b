"""Table options as plain values, and back: numbers too."""

from dataclasses import dataclass
from enum import Enum, IntEnum

import pytest

from changcheng_qt.ui.dialogs.plain_choices import option_choices, options_among


class Way(Enum):
    """An option of words."""

    LEFT = "left"
    RIGHT = "right"


class Most(IntEnum):
    """An option of numbers."""

    SIX = 6
    TWELVE = 12


@dataclass(frozen=True)
class Options:
    """Every kind of option."""

    way: Way = Way.LEFT
    most: Most = Most.SIX
    fast: bool = False


def test_options_outlast_the_settings() -> None:
    chosen = Options(Way.RIGHT, Most.TWELVE, fast=True)
    plain = option_choices(chosen)
    assert plain == {"way": "right", "most": "12", "fast": True}
    assert options_among(plain, Options()) == chosen


@pytest.mark.parametrize("wrong", [{"way": "up"}, {"most": "7"}, {"fast": "yes"}, {"other": 1}])
def test_an_unknown_value_gets_the_usual_one(wrong: dict[str, str | int | bool]) -> None:
    assert options_among(wrong, Options()) == Options()
