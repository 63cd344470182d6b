"""Writers without a thread: one does its jobs while it is asked, one on command."""

from changcheng_qt.app.threads import Done, Job


class AtOnce:
    """Does a job in the thread of its caller, and reports the outcome at once."""

    def ask(self, job: Job, done: Done) -> None:
        try:
            job()
        except OSError as error:
            done(error)
        else:
            done(None)

    def close(self, seconds: float) -> None:
        """Everything is done already."""


class Later(AtOnce):
    """Does its jobs when the test says so."""

    def __init__(self) -> None:
        self._asked: list[tuple[Job, Done]] = []

    def ask(self, job: Job, done: Done) -> None:
        self._asked.append((job, done))

    def work(self) -> None:
        while self._asked:
            super().ask(*self._asked.pop(0))
