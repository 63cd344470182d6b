"""One process that works for the window, and the pipe to it.

What starts processes is imported with the first one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

Serve: TypeAlias = "Callable[[Connection], None]"
"""The loop that runs in the process; a function of a module, so that the process can find it."""


class WorkerProcess:
    """One spawned process and the pipe to it; nothing here waits."""

    def __init__(self, serve: Serve) -> None:
        """Start the process; it can be told something at once, and hears it as soon as it runs."""
        from multiprocessing import get_context

        context = get_context("spawn")
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=serve, args=(far_end,), daemon=True)
        self._process.start()
        far_end.close()

    def tell(self, message: object) -> None:
        """Put something into the pipe; raises OSError where nobody listens any more."""
        self._pipe.send(message)

    def hear(self) -> object | None:
        """Return what the process has sent, None if there is nothing yet; raises EOFError or
        OSError where nothing will come.
        """
        return self._pipe.recv() if self._pipe.poll() else None

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._pipe.close()
