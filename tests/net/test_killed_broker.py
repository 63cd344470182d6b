"""The broker of a post office is killed at any moment, and another starts with its files: play goes
on, and all logs are equal.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from signal import SIGKILL

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from changcheng_qt.net.carrier import Carrier
from changcheng_qt.net.letters import Deed, Kind
from changcheng_qt.net.post import PostCarrier, PostOffice
from tests.benchmarks.bench_net import Screens
from tests.effort import effort
from tests.net.broker import broker, free_port, with_broker
from tests.net.tables import followed, shown_at
from tests.planted import Fault, planted, with_and_without

pytestmark = with_broker
KILLS = effort(sample=4, nightly=200)
SOON = (50,)


class Mortal:
    """A broker that is killed and started again, at one port, with the same files."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._port = folder, free_port()
        self.start()

    def start(self) -> None:
        lines = ("allow_anonymous true", f"pid_file {self._folder / 'pid'}")
        self._opened = broker(self._folder, *lines, port=self._port)
        self.office: PostOffice = self._opened.__enter__()

    def kill(self) -> None:
        os.kill(int((self._folder / "pid").read_text()), SIGKILL)
        self._opened.__exit__(None, None, None)

    def close(self) -> None:
        self._opened.__exit__(None, None, None)


@contextmanager
def mortal(folder: Path) -> Iterator[Mortal]:
    """Run such a broker."""
    made = Mortal(folder)
    try:
        yield made
    finally:
        made.close()


@contextmanager
def screens_at(office: PostOffice, seed: int) -> Iterator[Screens]:
    """A table whose letters all go by a post office."""
    parent, made = QObject(), list[PostCarrier]()

    def end(_: int) -> Carrier:
        made.append(PostCarrier(office, parent, SOON))
        return made[-1]

    try:
        yield Screens(end, Random(seed))
    finally:
        for one in made:
            one.close()
        parent.deleteLater()


def forget_letters(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(PostCarrier, "post", PostCarrier._send)  # noqa: SLF001 - without keeping it


def agree(screens: Screens) -> bool:
    """Whether everybody has the whole log, and sees what the host's match shows."""
    match = screens.match
    return all(
        followed(guest).have == match.entry_count
        and all(shown_at(guest).view(seat) == match.view(seat) for seat in followed(guest).seats)
        for guest in screens.guests
    )


def move(screens: Screens) -> None:
    """Ask for a move, as its screen knows the game."""
    seat = screens.match.to_act
    assert seat is not None
    match = shown_at(screens.guests[seat])
    text = match.text_of(screens.rng.choice(match.legal(seat)))
    screens.guests[seat].do(Deed(Kind.PLAY, seat, text))


@pytest.mark.no_cover
@with_and_without(forget_letters)
def test_play_goes_on_whenever_the_broker_is_killed(
    tmp_path: Path, qtbot: QtBot, fault: Fault | None
) -> None:
    rng, kills = Random(7), 0
    with mortal(tmp_path) as post:
        while kills < KILLS:
            with screens_at(post.office, kills) as screens, planted(fault):
                while kills < KILLS and screens.match.to_act is not None:
                    move_while_killed(screens, post, rng, qtbot)
                    kills += 1
            if fault is not None:
                return


def move_while_killed(screens: Screens, post: Mortal, rng: Random, qtbot: QtBot) -> None:
    """Move shortly before the broker is killed, or after it; all must have the move in the end."""
    length, is_late = screens.match.entry_count, rng.random() < 0.5
    if is_late:
        post.kill()
    move(screens)
    qtbot.wait(rng.randrange(40))
    if not is_late:
        post.kill()
    post.start()
    qtbot.waitUntil(lambda: screens.match.entry_count > length)
    qtbot.waitUntil(lambda: agree(screens))
