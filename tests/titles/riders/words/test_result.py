"""Points by source as sums, and the words for statistics."""

from changcheng_qt.i18n.languages import Languages
from changcheng_qt.titles.riders.rules import events
from changcheng_qt.titles.riders.rules.accounts import Source
from changcheng_qt.titles.riders.words import telling
from changcheng_qt.titles.riders.words.result import points_sum
from tests.conformance.words.voice import are_distinct, whole
from tests.titles.riders.words.spoken import ONE_ORE, ONE_WOOD


def test_points_are_given_as_a_sum(languages: Languages) -> None:
    languages.install("en")
    points = dict.fromkeys(Source, 0)
    assert points_sum(points) == "0"
    points |= {Source.SETTLEMENTS: 3, Source.CITIES: 4, Source.LONG_ROAD: 2, Source.PENALTIES: -1}
    told = "Settlements 3 + Cities 2 \u00d7 2 + Long Road 2 \u2212 Penalties 1 = 8"
    assert points_sum(points) == told
    assert points_sum({Source.ACADEMY: 1}) == "Academy 1 = 1"
    assert points_sum({Source.PENALTIES: -2}) == "\u2212 Penalties 2 = \u22122"


def test_statistics_have_words(language: str) -> None:
    feats = telling.feats()
    assert all(map(whole, (feats.chart, feats.head, feats.meaning)))
    assert set(feats.labels) == {"offers", "deals"}
    assert are_distinct([feats.chart, *(one.chart for one in feats.charts)])
    assert [len(one.labels) for one in feats.charts] == [11, 1, 1]
    assert are_distinct([*telling.card_names().values()])
    assert set(telling.source_names()) == {source.value for source in Source}


def test_omissions_of_a_seat_are_worded(language: str) -> None:
    deal, tower = events.DealMade(0, 1, ONE_WOOD, ONE_ORE), events.WallRaised(1, 1, 1)
    told = [telling.left_undone((deal, tower), seat) for seat in (0, 1, 2)]
    assert told[1] == ""
    assert told[0]
    assert told[2] != told[0]
    assert told[0] in told[2]
