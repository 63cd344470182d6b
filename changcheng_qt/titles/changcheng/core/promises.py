"""The promise of the first part of an action: its own worth and that of the best second part.

Two singles go to different provinces, but may share a region: there both together are worth as much
as a double. A card and a single share a province: so the single is weighed with the card already
there. All other changes of the two parts are independent. A following neutral is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from changcheng_qt.titles.changcheng.core.appraisal import ONE, TWO
from changcheng_qt.titles.changcheng.core.commands import CARD, SINGLE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from changcheng_qt.titles.changcheng.core.weighed import Weighed

NOTHING: Final = -1_000_000
"""Below every worth."""


def promised(position: Weighed, commands: list[int]) -> list[int]:
    """Return the worths of ways to begin an action, each with its best second part."""
    worths = [int(position.gain(command)) for command in commands]
    found: list[int] = []
    number: i64 = 0
    while number < len(commands):
        kind = commands[number] >> 16
        best: i64 = NOTHING
        if kind == SINGLE:
            best = after_single(position, commands, worths, number)
        elif kind == CARD:
            best = after_card(position, commands, worths, number)
        found.append(worths[number] + int(best) if best != NOTHING else worths[number])
        number += 1
    return found


def after_single(position: Weighed, commands: list[int], worths: list[int], first: i64) -> i64:
    """Return the worth of the best second single after a first one."""
    frame = position.frame
    square: i64 = (commands[first] >> 8) & 255
    province, region = frame.province_of[square], frame.region_of[square]
    together = position.region_gain(region, TWO) - 2 * position.region_gain(region, ONE)
    best: i64 = NOTHING
    number: i64 = 0
    while number < len(commands):
        command: i64 = commands[number]
        other = (command >> 8) & 255
        if command >> 16 == SINGLE and frame.province_of[other] != province:
            worth: i64 = worths[number]
            if frame.region_of[other] == region:
                worth += together
            best = max(best, worth)
        number += 1
    return best


def after_card(position: Weighed, commands: list[int], worths: list[int], first: i64) -> i64:
    """Return the worth of the best single in its province, or card in another, after a card."""
    frame = position.frame
    card: i64 = (commands[first] >> 8) & 255
    province: i64 = commands[first] & 255
    change = position.gain_with_card(province, card) - position.province_gain(province, ONE)
    best: i64 = NOTHING
    number: i64 = 0
    while number < len(commands):
        command: i64 = commands[number]
        kind, a, b = command >> 16, (command >> 8) & 255, command & 255
        worth: i64 = worths[number]
        if kind == SINGLE and frame.province_of[a] == province:
            best = max(best, worth + change)
        elif kind == CARD and b != province and a != card:
            best = max(best, worth)
        number += 1
    return best
