"""The names and numbers in the texts of problems: places and figures of a position, as one seat
sees it.

A place is called by its face and number: `{p4B2}` is the second province of face 4B, `{r4B2}` its
second region. A suffix to such a name makes a figure of it, counted when the text is shown:

| figure | its value |
|---|---|
| `{t4B2}` | the threat in the region; there is none where the seat does not know it |
| `{p4B2_red}`, `{r4B2_neutral}` | unbroken squares of a colour, or of the neutral one |
| `{p4B2_empty}`, `{r4B2_empty}` | empty squares |
| `{p4B2_tied}`, `{r4B2_tied}` | how many colours are tied for the majority |
| `{p4B2_value}` | the worth of the province once it is full, before any card |
| `{red_cards}` | the number of a colour's cards that the seat has not seen |
| `{last_squares}` | provinces with only one empty square |
| `{neutral_walls}` | remaining neutral walls |
| `{least_threat}` | the least possible value of a threat counter |
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from changcheng_qt.titles.changcheng.rules.counting import unknown_cards
from changcheng_qt.titles.changcheng.rules.geography import AREAS_PER_SIDE
from changcheng_qt.titles.changcheng.rules.majority import holders, tally
from changcheng_qt.titles.changcheng.rules.pieces import NEUTRAL, THREAT_VALUES, Block, Owner
from changcheng_qt.titles.changcheng.rules.view import View
from changcheng_qt.titles.changcheng.words.names import province_name, region_name

Named: TypeAlias = tuple[str, str | int]


def problem_figures(view: View) -> dict[str, str | int]:
    """Return the places and figures of a position by name."""
    last_squares = sum(len(view.empty(province)) == 1 for province in view.wall.provinces)
    of_table = [
        ("last_squares", last_squares),
        ("neutral_walls", view.neutrals),
        ("least_threat", min(THREAT_VALUES)),
    ]
    return dict([*_of_areas(view), *_of_cards(view), *of_table])


def _of_areas(view: View) -> Iterator[Named]:
    wall = view.wall
    for area in wall.provinces:
        slot, number = divmod(area, AREAS_PER_SIDE)
        name = f"{wall.faces[slot].code}{number + 1}"
        yield f"p{name}", province_name(wall, area)
        yield f"r{name}", region_name(wall, area)
        if area in view.known_threats:
            yield f"t{name}", view.known_threats[area]
        province = [view.blocks[square] for square in wall.squares_of[area]]
        region = [view.blocks[square] for square in wall.squares_of_region[area]]
        yield from _of_area(view, f"p{name}", province)
        yield from _of_area(view, f"r{name}", region)
        full = sum(block is None or block.counts for block in province)
        yield f"p{name}_value", full + view.reputations[area]


def _of_area(view: View, name: str, blocks: Sequence[Block | None]) -> Iterator[Named]:
    rows = {row.owner: row.total for row in tally(blocks, view.seats)}
    for owner in (*range(view.seats), NEUTRAL):
        yield f"{name}_{_called(view, owner)}", rows.get(owner, 0)
    yield f"{name}_empty", blocks.count(None)
    tied = holders(tally(blocks, view.seats), neutrals_compete=view.options.neutrals_compete)
    yield f"{name}_tied", len(tied)


def _of_cards(view: View) -> Iterator[Named]:
    for seat in range(view.seats):
        if seat != view.viewer:
            yield f"{_called(view, seat)}_cards", len(unknown_cards(view, seat))


def _called(view: View, owner: Owner) -> str:
    return "neutral" if owner == NEUTRAL else view.colours[owner].value
