"""The best corners in words."""

from changcheng_qt.titles.riders.rules.advice import Site
from changcheng_qt.titles.riders.rules.pieces import Good
from changcheng_qt.titles.riders.words.advice import first_turn_text, site_text
from tests.titles.riders.table.positions import empty


def test_a_corner_is_recommended_with_its_reasons() -> None:
    board = empty().setup.board
    wool = next(n for n, one in enumerate(board.harbours) if one.trades is Good.WOOL)
    plain = next(n for n, one in enumerate(board.harbours) if one.trades is None)
    goods = frozenset((Good.WOOD, Good.ORE, Good.CLAY))
    told = [
        site_text(Site(1, 11, goods, harbour), rank, board)
        for rank, harbour in enumerate(((wool, 2), (plain, 0), (wool, 1), None), start=1)
    ]
    best = "Among the best corners at first glance, number"
    assert told == [
        f"{best} 1: 11 of 36, 3 good(s), wool harbour 2 road(s) off.",
        f"{best} 2: 11 of 36, 3 good(s), open harbour.",
        f"{best} 3: 11 of 36, 3 good(s), wool harbour 1 road(s) off.",
        f"{best} 4: 11 of 36, 3 good(s).",
    ]
    assert first_turn_text() == "Roll, then trade and build in any order."
