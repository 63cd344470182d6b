"""A writer that does its jobs while it is asked."""

from changcheng_qt.app.writer import Done, Job


class AtOnce:
    """Does a job in the thread of whoever asks, and says at once how it went."""

    def ask(self, job: Job, done: Done) -> None:
        try:
            job()
        except OSError as error:
            done(error)
        else:
            done(None)

    def close(self, seconds: float) -> None:
        """Everything is done already."""
