"""Files of China of older formats give the same games, and agree with each other."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from changcheng_qt.saves.errors import Problem
from changcheng_qt.saves.facts import Disclosure
from changcheng_qt.saves.lines import chain, read_lines
from changcheng_qt.saves.migrations import migrated
from changcheng_qt.saves.reading import DRAFT
from changcheng_qt.saves.record import Recorder
from changcheng_qt.saves.redaction import first_difference
from changcheng_qt.saves.savefile import read_match, read_prefix, record_to_bytes
from tests.saves.test_comparison import of_corpus as record_of_corpus
from tests.saves.test_migrations import of_corpus, refused
from tests.titles.china.sample import corpus


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", ["three", "five"])
@pytest.mark.parametrize("viewer", ["sealed", "seat", "public"])
def test_old_copies_of_a_game_still_agree_with_the_whole_game(seats: str, viewer: str) -> None:
    """They were written down before the reshuffle, after it and at the end."""
    before, after = (
        record_of_corpus(f"3-china-{seats}-{when}-{viewer}") for when in ("before", "after")
    )
    whole = record_of_corpus(f"3-china-{seats}-finished")
    assert first_difference(before, after) is None
    assert first_difference(after, whole) is None
    assert first_difference(record_of_corpus(f"3-china-{seats}-before-public"), after) is None
    other = record_of_corpus(f"3-china-{'five' if seats == 'three' else 'three'}-finished")
    assert first_difference(before, other) == 2


class TestFormat3:
    """Version 0.2.0 made the second pile of China of the first discards of each colour."""

    CHINA = "3-china-three-before-sealed"

    def test_the_rule_of_the_pile_is_all_that_is_added(self) -> None:
        for name, added in ((self.CHINA, {"second_pile": "first"}), ("3-running-sealed", {})):
            values = of_corpus(name)
            head, setup, *rest = migrated(values, 4)
            assert head == {**values[0], "format": 4, "draft": DRAFT, "begun": 0}
            assert setup == {**values[1], "setup": {**values[1]["setup"], **added}}
            assert rest == values[2:]

    @pytest.mark.parametrize(("line", "key"), [(1, "draft"), (1, "begun"), (2, "at"), (9, "at")])
    def test_it_knew_of_no_drafts_and_of_no_times(self, line: int, key: str) -> None:
        values = of_corpus(self.CHINA)
        values[line - 1][key] = DRAFT
        assert (refused(values).problem, refused(values).line) == (Problem.MALFORMED, line)

    def test_it_knew_of_no_other_rule(self) -> None:
        values = of_corpus(self.CHINA)
        values[1]["setup"]["second_pile"] = "numbered"
        error = refused(values)
        assert (error.problem, error.line) == (Problem.UNKNOWN_OPTION, 2)
        assert error.detail == "second_pile"

    def test_a_setup_that_is_none_is_refused(self) -> None:
        values = of_corpus(self.CHINA)
        values[1]["setup"] = []
        assert refused(values).problem is Problem.MALFORMED
        assert refused(values[:1]).problem is Problem.CUT_OFF

    @pytest.mark.no_cover
    @pytest.mark.parametrize("viewer", ["seat", "public"])
    def test_a_game_that_is_played_on_keeps_its_facts_and_its_rule(self, viewer: str) -> None:
        """Old copies of it still agree with it, and it comes back from the newest format."""
        old = read_prefix(b"".join(chain(of_corpus(self.CHINA))))
        assert old.is_foreign, "its file is written in the newest format before it grows"
        recorder = Recorder(old.record, old.match, Random(1))
        corpus.play_on(recorder.match, Random(1), exhausted=2, pile=-1)
        values = read_lines(record_to_bytes(recorder.record(Disclosure.EVERYTHING)))
        assert (values[0]["format"], values[1]["setup"]["second_pile"]) == (4, "first")
        order = [fact["value"] for fact in values[1]["facts"]][47:]
        pile = corpus.cards_of(recorder.match)["second_pile"].split()
        assert pile == list(first_of_each(order, Counter(pile)))
        record, match = read_match(b"".join(chain(values)))
        assert (record.setup_facts, match.log) == (old.record.setup_facts, recorder.match.log)
        early, _ = read_match(b"".join(chain(of_corpus(self.CHINA.replace("sealed", viewer)))))
        assert first_difference(early, record) is None


def first_of_each(order: list[str], counts: Counter[str]) -> Iterator[str]:
    """The cards of an order, of each kind only n and those that come first."""
    met = Counter[str]()
    for card in order:
        met[card] += 1
        if met[card] <= counts[card]:
            yield card
