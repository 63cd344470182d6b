"""A lesson as data: the position at its beginning, and its steps.

Theory of operation. A lesson is a JSON file in its title's folder, without pixels or texts: places
and commands are in the title's notation, texts are keys. A *step* asks for one thing. With `accept`
it asks for one command of the learner, with `refused` for one that the rules refuse, with
`question` for an answer; with none of these it is only read. The moves of the other seats
afterwards are its `replies`, until the learner is due again.

A *pattern* is a command as text, word for word, where `*` stands for any word and `@PLACE` for any
place inside that one: `single @1A.p2` is a single anywhere in that province.

The numbers in a text are facts that the title finds in the position. A step may claim a value for a
fact (`claims`); the tests check every claim in its position.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from changcheng_qt.engine.codec import CodecError, from_plain

ANY = "*"
"""Matches any word in a pattern."""
WITHIN = "@"
"""Before a place in a pattern: matches any place inside it."""


class LessonError(Exception):
    """A lesson that cannot be played; its text, in English, has its name, the place and the
    fault.
    """


@dataclass(frozen=True, slots=True)
class Question:
    """Which of some numbers a fact is; `wrong` is the key of the text after a wrong answer."""

    fact: str
    answers: tuple[int, ...]
    wrong: str

    def __post_init__(self) -> None:
        """Refuse a question with fewer than two answers."""
        if len(set(self.answers)) < 2 or len(set(self.answers)) != len(self.answers):
            raise ValueError("two or more different answers are needed")


@dataclass(frozen=True, slots=True)
class Claim:
    """A number in the text of a step, by its name there: the fact, and its claimed value."""

    name: str
    fact: str
    value: int


@dataclass(frozen=True, slots=True)
class Chance:
    """The outcomes of one kind of `engine.luck`, in the order of their numbers."""

    kind: str
    drawn: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson, which asks for one thing at most."""

    say: str
    """The key of its text."""
    point: tuple[str, ...]
    """Its targets: places in the title's notation, or parts of the table by their role."""
    accept: tuple[str, ...]
    """Patterns of the command that it asks for."""
    ideal: str
    """One of these commands."""
    refused: str
    """The value of the reason with which a command must be refused."""
    question: Question | None
    claims: tuple[Claim, ...]
    replies: tuple[str, ...]
    """Patterns of the other seats' moves afterwards: for each the first legal match is played."""
    free: bool
    """Whether the learner plays any legal command, against real bots, to the end of the game."""
    brief: bool
    """Whether revealing goes on by itself after the replies: the lesson is about something else."""

    def __post_init__(self) -> None:
        """Refuse a step that asks for two things, or whose `ideal` it does not accept."""
        asked = (bool(self.accept), bool(self.refused), self.question is not None, self.free)
        if sum(asked) > 1:
            raise ValueError("a step asks for one thing")
        if bool(self.ideal) != bool(self.accept):
            raise ValueError("what a step accepts has one ideal command")
        if (self.replies or self.brief) and not self.accept:
            raise ValueError("only a command is replied to")

    @property
    def takes_command(self) -> bool:
        """Whether a command of the learner completes the step."""
        return bool(self.accept) or self.free


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: the position at its beginning, and its steps."""

    learner: int
    """The learner's seat."""
    setup: object
    """The setup, which only the title can read."""
    played: tuple[str, ...]
    """The commands since the setup."""
    bots: str
    """The kind of the other players in a free step; empty where all their moves are scripted."""
    luck: str
    """The seed of these bots."""
    chance: tuple[Chance, ...]
    """The outcomes of all that is drawn, from the beginning of the match."""
    steps: tuple[LessonStep, ...]

    def __post_init__(self) -> None:
        """Refuse a lesson without steps, and one with a free step but without bots."""
        if not self.steps:
            raise ValueError("a lesson has steps")
        frees = [number for number, step in enumerate(self.steps) if step.free]
        if bool(frees) != bool(self.bots):
            raise ValueError("a free step and bots belong together")


_USUAL: dict[str, object] = {
    "point": [],
    "accept": [],
    "ideal": "",
    "refused": "",
    "question": None,
    "claims": [],
    "replies": [],
    "free": False,
    "brief": False,
}
"""The values of fields that a step's file may omit."""


def read_lesson(name: str, content: str) -> Lesson:
    """Return the lesson from the content of its file; raises `LessonError`."""
    try:
        plain = json.loads(content)
        if isinstance(plain, dict) and isinstance(plain.get("steps"), list):
            plain = {"bots": "", "luck": "", "chance": [], **plain}
            plain["steps"] = [
                _USUAL | step if isinstance(step, dict) else step for step in plain["steps"]
            ]
        return from_plain(Lesson, plain, name)
    except (json.JSONDecodeError, CodecError) as error:
        raise LessonError(
            f"{name}: {error}" if isinstance(error, ValueError) else str(error)
        ) from error
