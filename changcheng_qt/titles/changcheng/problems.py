"""The problems of Chang Cheng: positions of real games with one best answer, as files hold them.

A file is a JSON object with these entries, every one of them present and no other:

- `setup`, `facts`: a setup as in a saved game (`rules.archive`), and its hidden facts.
- `commands`: those played before, in the notation of saved games (`rules.notation`).
- `seat`: the seat to play, in its own turn.
- `accept`: the answers, a list each of the commands that must be done in the turn, in any order;
  where there are several, they are equally good.
- `title`, `question`, `hints`, `reason`: the keys of the texts, three hints among them, from vague
  to clear (`titles.changcheng.words.problems`).
- `figures`: the results of the solver: `leaves`, the `worth` of the best answer, that of the best
  other turn (`otherwise`), and without any peek (`blind`); worths to the second decimal. A file
  whose figures are not those of the solver is not proved.

`rules.problems.proof` defines an answer, and when it is proved; `judging`, the verdict on a turn.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

from changcheng_qt import assets
from changcheng_qt.engine.codec import CodecError, from_plain, to_plain
from changcheng_qt.engine.game import IllegalCommand
from changcheng_qt.engine.match import AnyMatch, Match
from changcheng_qt.engine.seats import Player, Seat
from changcheng_qt.lessons.guided import CoachedMatch
from changcheng_qt.titles.changcheng.judging import Judgement, PlayedTurn, Verdict, position_of
from changcheng_qt.titles.changcheng.rules.commands import Command
from changcheng_qt.titles.changcheng.rules.game import CHANG_CHENG
from changcheng_qt.titles.changcheng.rules.problems.deeds import deed_of
from changcheng_qt.titles.changcheng.rules.problems.proof import (
    Answer,
    Figures,
    Proof,
    leading,
    prove,
)
from changcheng_qt.titles.changcheng.rules.problems.turns import MOST_LEAVES, Tree, Unprovable, grow
from changcheng_qt.titles.changcheng.rules.setup import Setup
from changcheng_qt.titles.changcheng.rules.state import State
from changcheng_qt.titles.changcheng.rules.view import View

LARGEST_FILE: Final = 1_000_000


class ProblemError(ValueError):
    """A file that is no problem; the message names the place and the fault."""


@dataclass(frozen=True, slots=True)
class ProblemFile:
    """The entries of a file."""

    setup: object
    facts: tuple[int | str, ...]
    commands: tuple[str, ...]
    seat: Seat
    accept: tuple[tuple[str, ...], ...]
    title: str
    question: str
    hints: tuple[str, str, str]
    reason: str
    figures: Figures

    def to_json(self) -> str:
        """Return the content of a file."""
        values = to_plain(self)
        lines = (f"{json.dumps(name)}: {json.dumps(value)}" for name, value in values.items())
        return "{\n" + ",\n".join(lines) + "\n}\n"


@dataclass(frozen=True, slots=True)
class Problem:
    """A loaded problem; `texts` are the entries of its file, with the keys of its texts, `view` the
    view of its seat at the beginning.
    """

    name: str
    setup: Setup
    commands: tuple[Command, ...]
    accept: tuple[tuple[Command, ...], ...]
    texts: ProblemFile
    view: View

    @classmethod
    def from_json(cls, name: str, content: str) -> Self:
        """Return the problem from a file's content; raises `ProblemError`."""
        try:
            plain = json.loads(content, object_pairs_hook=_once)
        except RecursionError as error:
            raise ProblemError(str(error)) from error
        except ValueError as error:
            raise ProblemError(f"{name}: {error}") from error
        try:
            texts = from_plain(ProblemFile, plain, name)
        except CodecError as error:
            raise ProblemError(str(error)) from error
        try:
            setup = CHANG_CHENG.filing.setup_from_plain(texts.setup, texts.facts)
        except ValueError as error:
            raise ProblemError(f"{name}: {error}") from error
        match: AnyMatch = Match(CHANG_CHENG, setup, _people(setup.seats))
        for number, text in enumerate(texts.commands, 1):
            _play(match, text, f"{name}.commands[{number}]")
        if not match.to_act == match.turn_seat == texts.seat:
            raise ProblemError(f"{name}.seat: another seat is to play")
        accept = _accepted(match, texts.accept, f"{name}.accept")
        commands = tuple(step.command for step in match.steps)
        return cls(name, setup, commands, accept, texts, match.view(texts.seat))

    @classmethod
    def load(cls, file: Path) -> Self:
        """Read a problem from a file; raises `ProblemError`, OSError."""
        with file.open("rb") as opened:
            content = opened.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise ProblemError(f"it is larger than {LARGEST_FILE} bytes")
        try:
            return cls.from_json(file.stem, content.decode("utf-8"))
        except UnicodeDecodeError as error:
            raise ProblemError("it is no text in UTF-8") from error

    @property
    def seat(self) -> Seat:
        """The seat to play."""
        return self.texts.seat

    @property
    def figures(self) -> Figures:
        """The results of the solver, for the texts."""
        return self.texts.figures

    def shortfall_in(self, match: AnyMatch) -> float | None:
        """Return by how many points a match that was played to the end of the turn fell short of
        the best turn's average, at least 0; None where nothing better can be done.
        """
        judged = self.judge(match)
        if judged.verdict in (Verdict.RIGHT, Verdict.AS_GOOD):
            return None
        behind = self.figures.worth - judged.worth if judged.lost is None else judged.lost
        return max(0.0, behind)

    def match(self, players: Sequence[Player] = ()) -> AnyMatch:
        """Return a match at the position, with these players or with people."""
        match = CoachedMatch(CHANG_CHENG, self.setup, players or _people(self.setup.seats))
        for command in self.commands:
            match.submit(command)
        match.begin()
        return match

    def proof(self) -> Proof:
        """Return the solver's proof of the answers; raises `Unprovable` where it has none, or one
        that differs from the file.
        """
        match = self.match()
        tree = grow(self.view)
        proof = prove(tree, self._answers(position_of(match)))
        if proof.fault:
            raise Unprovable(proof.fault)
        if proof.figures != self.figures:
            raise Unprovable(f"the figures are {json.dumps(to_plain(proof.figures))}")
        return proof

    def judge(self, match: AnyMatch) -> Judgement:
        """Return the verdict on the seat's choices since the position, in a match that went on from
        there; raises `Unprovable` where the turn cannot be weighed any more.
        """
        turn = PlayedTurn(match, len(self.commands), self.seat)
        answers = self._answers(turn.start)
        return turn.judged(self.accept, answers, to_be_seen=self.figures.sight > 0)

    def _answers(self, start: State) -> tuple[Answer, ...]:
        """Return the answers as deeds."""
        return tuple(
            frozenset(
                deed
                for command in answer
                if (deed := deed_of(start, command, start.reservations)) is not None
            )
            for answer in self.accept
        )


def load_problems(names: Sequence[str]) -> tuple[Problem, ...]:
    """Read problems of the program by the names of their files; raises `ProblemError`, OSError."""
    folder = assets.title_folder("changcheng") / "problems"
    return tuple(Problem.load(folder / f"{name}.json") for name in names)


def find_problems(match: AnyMatch, most: int = MOST_LEAVES) -> Iterator[ProblemFile]:
    """Yield the problems at the beginnings of turns in a played game, with fewer than `most`
    leaves; their texts have no keys yet.
    """
    then: AnyMatch = Match(CHANG_CHENG, match.setup, match.start_players)
    turn = 0
    for step in match.steps:
        if step.before.turn.number > turn:
            turn = step.before.turn.number
            with suppress(Unprovable):
                tree = grow(then.view(step.seat), most)
                if answers := leading(tree):
                    yield _file(then, tree, answers)
        then.submit(step.command)


def _file(match: AnyMatch, tree: Tree, answers: Sequence[Answer]) -> ProblemFile:
    filing = CHANG_CHENG.filing
    texts = ({match.text_of(tree.commands[deed]) for deed in answer} for answer in answers)
    return ProblemFile(
        setup=filing.setup_to_plain(match.setup),
        facts=filing.facts_of(match.setup),
        commands=tuple(
            CHANG_CHENG.command_to_text(step.before, step.command) for step in match.steps
        ),
        seat=match.turn_seat,
        accept=tuple(tuple(sorted(answer)) for answer in texts),
        title="title",
        question="question",
        hints=("hint_1", "hint_2", "hint_3"),
        reason="reason",
        figures=prove(tree, answers).figures,
    )


def _people(seats: int) -> list[Player]:
    return [Player(f"Player {seat + 1}") for seat in range(seats)]


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the entries of a JSON object; raises ValueError for a duplicate."""
    entries = dict(pairs)
    if len(entries) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{twice} is there twice")
    return entries


def _accepted(
    match: AnyMatch, answers: tuple[tuple[str, ...], ...], where: str
) -> tuple[tuple[Command, ...], ...]:
    if not answers or not all(answers):
        raise ProblemError(f"{where}: an answer is needed")
    try:
        return tuple(tuple(match.command_of(text) for text in answer) for answer in answers)
    except ValueError as error:
        raise ProblemError(f"{where}: {error}") from error


def _play(match: AnyMatch, text: str, where: str) -> None:
    try:
        match.submit(match.command_of(text))
    except (ValueError, IllegalCommand) as error:
        raise ProblemError(f"{where}: {error}") from error
