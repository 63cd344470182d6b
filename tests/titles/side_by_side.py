"""The rules of a title and its flat core side by side: the same legal commands, the same fields
after each; and a fault planted in the core, which that must find.

A difference is raised as an `AssertionError` that names the difference.
"""

import __future__

import inspect
import textwrap
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Generic, TypeVar

import pytest

from changcheng_qt.engine.core import Core
from changcheng_qt.engine.game import Game
from changcheng_qt.engine.step import C, S

CoreT = TypeVar("CoreT", bound=Core)


def fields_of(one: object, left_out: Container[str]) -> dict[str, Any]:
    """Return the fields of a core's position, or of another object of native code, by name, without
    those left out; lists as tuples.
    """
    names = vars(one) if hasattr(one, "__dict__") else _compiled_fields(type(one))
    kept = (name for name in names if name not in left_out)
    values = ((name, getattr(one, name)) for name in kept)
    return {name: tuple(value) if isinstance(value, list) else value for name, value in values}


def _compiled_fields(kind: type) -> list[str]:
    """Return the names of the fields of a compiled class, whose objects do not list them."""
    public = (name for name in dir(kind) if not name.startswith("_"))
    return [name for name in public if not callable(getattr(kind, name))]


@dataclass(frozen=True, slots=True)
class Course(Generic[S]):
    """Commands from a position on, with the verdict of the rules after each: who decides, the legal
    commands, and the fields.
    """

    start: S
    commands: list[int]
    legal: list[tuple[int, list[int]]]
    fields: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class SideBySide(Generic[S, C, CoreT]):
    """A title and its core: how a State is flattened, the fields of such a position by name, and
    commands as numbers, of the rules and all of the core's; which commands change nothing for the
    core, which does not know them; and which it plays, but does not list.
    """

    game: Game[Any, S, C, Any, Any, Any]
    flatten: Callable[[S], CoreT]
    number_of: Callable[[S, C], int]
    fields: Callable[[CoreT], dict[str, Any]]
    numbers: Callable[[CoreT], list[int]]
    is_unknown: Callable[[C], bool] = lambda _: False
    is_unlisted: Callable[[C], bool] = lambda _: False

    def legal(self, state: S, possible: Sequence[C] | None = None) -> tuple[int, list[int]]:
        """Return the verdict of the rules: who decides, and every legal command once, sorted; of
        those that are possible, if that is known already.
        """
        actor = self.game.to_act(state)
        listed = (
            one
            for one in (self.game.legal(state) if possible is None else possible)
            if not self.is_unknown(one) and not self.is_unlisted(one)
        )
        numbers = {self.number_of(state, command) for command in listed}
        return -1 if actor is None else actor, sorted(numbers)

    def check_legal(self, state: S, core: CoreT, possible: Sequence[C] | None = None) -> None:
        """Both allow the same, and the same seat decides."""
        wanted = self.legal(state, possible)
        assert (core.to_act(), self.numbers(core)) == wanted, f"legal in {state}"

    def check_fields(self, state: S, core: CoreT, deed: object) -> dict[str, Any]:
        """The core is the same as the flattened State; return its fields."""
        wanted, found = self.fields(self.flatten(state)), self.fields(core)
        for name, value in wanted.items():
            assert found[name] == value, f"{name} after {deed}"
        return found

    def play(self, state: S, choose: Callable[[S, Sequence[C]], C]) -> Iterator[tuple[S, CoreT, C]]:
        """Play a game to its end on both, comparing at every step; yield each pair compared."""
        core = self.flatten(state)
        before = self.fields(core)
        while True:
            legal = self.game.legal(state)
            self.check_legal(state, core, legal)
            if not legal:
                return
            command = choose(state, legal)
            copy = core.copy()
            self.follow(core, state, command)
            assert self.fields(copy) == before, f"a copy changed with {command}"  # type: ignore[arg-type]
            state = self.game.apply(state, command).after
            before = self.check_fields(state, core, command)
            yield state, core, command

    def check_each(self, state: S) -> None:
        """Compare the legal commands of one position, and the effects of each."""
        core = self.flatten(state)
        self.check_legal(state, core)
        for command in self.game.legal(state):
            after = self.game.apply(state, command).after
            played = self.flatten(state)
            self.follow(played, state, command)
            self.check_fields(after, played, command)
            self.check_legal(after, played)

    def follow(self, core: CoreT, state: S, command: C) -> None:
        """Play a command of the rules on the core, if it knows it."""
        if not self.is_unknown(command):
            core.play(self.number_of(state, command))

    def course(
        self, state: S, choose: Callable[[S, Sequence[C]], C], steps: int = 1000
    ) -> Course[S]:
        """Play on by the rules."""
        found = Course(state, [], [], [])
        for _ in range(steps):
            if not (possible := self.game.legal(state)):
                break
            command = choose(state, possible)
            before, state = state, self.game.apply(state, command).after
            if self.is_unknown(command):
                continue
            found.commands.append(self.number_of(before, command))
            found.fields.append(self.fields(self.flatten(state)))
            found.legal.append(self.legal(state))
        return found

    def is_contradicted(self, course: Course[S]) -> bool:
        """Whether the core says otherwise anywhere than a course, or cannot go on."""
        core = self.flatten(course.start)
        try:
            for command, legal, wanted in zip(
                course.commands, course.legal, course.fields, strict=True
            ):
                if core.count() == 0:
                    return True
                core.play(command)
                if self.fields(core) != wanted or (core.to_act(), self.numbers(core)) != legal:
                    return True
        except (IndexError, ValueError, OverflowError, RecursionError):
            return True
        return False


def plant(
    monkeypatch: pytest.MonkeyPatch, home: ModuleType, users: Sequence[ModuleType], row: str
) -> None:
    """Put a function with other words in the place of one of a module's, wherever it is used. A row
    is `rule: function: words => other words`; nothing after the arrow leaves the words out.
    """
    _, name, words = row.split(": ", 2)
    old, _, new = words.partition(" =>")
    place: Any = home
    for part in name.split(".")[:-1]:
        place = getattr(place, part)
    name = name.rpartition(".")[2]
    original = getattr(place, name)
    source = textwrap.dedent(inspect.getsource(original))
    assert source.count(old) == 1, f"{old!r} stands {source.count(old)} times in {name}"
    changed: dict[str, Any] = {}
    flags = __future__.annotations.compiler_flag
    code = compile(source.replace(old, new.strip()), f"<{row}>", "exec", flags, dont_inherit=True)
    exec(code, vars(home), changed)
    for user in (place, *users):
        if getattr(user, name, None) is original:
            monkeypatch.setattr(user, name, changed[name])
