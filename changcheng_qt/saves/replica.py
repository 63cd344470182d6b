"""A match as some seats may know it, folded from the lines of a feed for them.

Theory of operation. A replica is the match that a reader makes from a file for these seats: it
plays the lines through the rules, with a stand-in in the place of each fact that is left out (see
`facts`). It answers for its seats, and for the public, as the true match does, for none of these
answers depends on a stand-in. So a screen needs no other source, and nothing hidden reaches its
computer.

Later lines open facts of older ones. An opened fact must fit its commitment; then it replaces its
stand-in, and perhaps others change too, which a title may have chosen from the rest. All entries
from the first change on are played again, silently, in a copy, from the nearest of the copies that
are kept along the log; the match that others hold then becomes that copy. Views show the knowledge
of their time, so it does no harm to open the facts of several lines before the first is played.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from changcheng_qt.saves.entries import Log
from changcheng_qt.saves.facts import (
    SEED_PLACE,
    Disclosure,
    Fact,
    Secrets,
    fact_at,
    fact_from_plain,
    fact_to_plain,
    is_of_setup,
    number_of,
    play_place,
    require_salt,
    setup_place,
)
from changcheng_qt.saves.feed import Line, Opening
from changcheng_qt.saves.lines import RecordLine
from changcheng_qt.saves.reading import FORMAT, HEAD_LINES, Reading
from changcheng_qt.saves.record import Record
from changcheng_qt.saves.times import without_time

KEPT_EVERY: Final = 32
"""The number of entries from one kept copy to the next; each lists all steps before it."""


class Replica:
    """A match that grows by lines; `match` stays the same object, and nobody else may change it."""

    def __init__(self, head: dict[str, Any], setup: dict[str, Any]) -> None:
        """Begin with the first two lines of a file; raises `SaveError`."""
        self._head, self._setup = head, setup
        start = Reading([head, setup])
        self.match = start.match
        self._begun = start.record
        self._kept = [self.match.still()]
        self._log = Log(self.match, FORMAT)
        self._lines: list[RecordLine] = []
        self._times: list[int] = []
        self._secrets = Secrets(self.match.game.filing)
        setup_facts = enumerate(self._begun.setup_facts)
        self._facts = {
            SEED_PLACE: self._begun.seed,
            **{setup_place(number): fact for number, fact in setup_facts},
        }

    @property
    def record(self) -> Record:
        """The content of a file with all lines so far; the whole file once the game is over."""
        is_over = self.match.outcome is not None
        is_whole = is_over and all(fact.value is not None for fact in self._facts.values())
        return replace(
            self._begun,
            disclosure=Disclosure.EVERYTHING if is_whole else self._begun.disclosure,
            viewer=None if is_whole else self._begun.viewer,
            seed=self._facts[SEED_PLACE],
            entries=self.match.log,
            entry_facts=tuple(self._entry_facts()),
            texts=tuple(_text_of(line) for line in self._lines),
            times=tuple(self._times),
            outcome=self.match.outcome,
        )

    def take(self, lines: Sequence[Line]) -> None:
        """Play the next lines; raises `SaveError` for an invalid one, and then the replica must not
        be used any more.
        """
        before = len(self._lines)
        for record, _ in lines:
            self._add(record)
        opened = [one for _, openings in lines for one in openings]
        for opening in opened:
            self._open(opening)
        first = self._secrets.settle()
        if any(is_of_setup(place) for place, _, _ in opened) and self._reread_setup():
            self._play_again(0, before)
        elif first < before:
            self._play_again(first, before)
        for number in range(before, len(self._lines)):
            self._play(self._log, number)

    def _add(self, record: object) -> None:
        number = len(self._lines)
        if not isinstance(record, dict):
            raise RecordLine({}, number + HEAD_LINES + 1).wrong("a record is expected")
        line, at = without_time(RecordLine(record, number + HEAD_LINES + 1))
        self._lines.append(line)
        self._times.append(at)
        fact = None
        if line.kind in ("play", "note") and "fact" in line.values:
            place = play_place(number)
            fact = fact_from_plain(line, line.values["fact"], place, "", is_whole=False)
            self._facts[place] = fact
        self._secrets.add(line, fact)

    def _open(self, opening: Opening) -> None:
        """Put a fact in the place of its commitment."""
        place, salt, value = opening
        line = RecordLine({}, len(self._lines) + HEAD_LINES)
        try:
            require_salt(salt)
        except ValueError as error:
            raise line.wrong(str(error)) from error
        fact, known = fact_at(place, salt, value), self._facts.get(place)
        if known is None or known.commitment != fact.commitment:
            raise line.wrong(f"the fact of {place} does not fit its commitment")
        self._facts[place] = fact
        if place != SEED_PLACE and not is_of_setup(place):
            self._secrets.open(number_of(place), fact)

    def _entry_facts(self) -> Iterable[Fact | None]:
        return (self._facts.get(play_place(number)) for number in range(len(self._lines)))

    def _reread_setup(self) -> bool:
        """Read the setup again with the facts that are open now; return whether it changed."""
        count = len(self._begun.setup_facts)
        facts = [self._facts[setup_place(number)] for number in range(count)]
        plain = [fact_to_plain(fact, "", "") for fact in facts]
        start = Reading([self._head, {**self._setup, "facts": plain}])
        before, self._begun = self._begun, start.record
        if start.match.setup == before.setup:
            return False
        self._kept = [start.match]
        return True

    def _play_again(self, first: int, stop: int) -> None:
        """Play the lines with numbers from `first` up to `stop`, exclusive, again."""
        kept = min(first // KEPT_EVERY, len(self._kept) - 1)
        del self._kept[kept + 1 :]
        log = Log(self._kept[kept].still(), FORMAT)
        for number in range(kept * KEPT_EVERY, stop):
            self._play(log, number)
        self.match.become(log.match)

    def _play(self, log: Log, number: int) -> None:
        log.read(self._lines[number], self._secrets.found[number])
        if log.match.entry_count != number + 1:
            raise self._lines[number].wrong("this is no entry of a log")
        if (number + 1) % KEPT_EVERY == 0:
            self._kept.append(log.match.still())


def _text_of(line: RecordLine) -> str:
    return line.field("command", str) if line.kind == "play" else ""
