"""The process that thinks for bots, seen from the program: started, asked, listened to, ended."""

from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import TypeAlias

from changcheng_qt.app.bot_worker import Question, Reply

Serve: TypeAlias = Callable[[Connection], None]
"""The loop that runs in the process; a function of a module, so that the process can find it."""


class BotProcess:
    """One spawned process and the pipe to it; nothing here waits."""

    def __init__(self, serve: Serve) -> None:
        """Start the process; it is ready to be asked at once, and begins as soon as it runs."""
        context = get_context("spawn")
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=serve, args=(far_end,), daemon=True)
        self._process.start()
        far_end.close()

    def ask(self, question: Question) -> None:
        """Put a question into the pipe; raises OSError where nobody listens any more."""
        self._pipe.send(question)

    def hear(self) -> Reply | None:
        """Return a reply, None if there is none yet; raises EOFError or OSError where none will
        come.
        """
        if not self._pipe.poll():
            return None
        reply = self._pipe.recv()
        if not isinstance(reply, Reply):
            raise OSError("the process sent something that is no reply")
        return reply

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._pipe.close()
