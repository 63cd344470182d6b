"""One process that works for the window, or for a command, and its pipe; no Qt.

The modules that start processes are imported with the first one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

Serve: TypeAlias = "Callable[[Connection], None]"
"""The loop that runs in the process; a module's function, so that the process can import it."""


class WorkerProcess:
    """One spawned process and its pipe; no method blocks."""

    def __init__(self, serve: Serve) -> None:
        """Start the process; messages can be sent at once, and arrive as soon as it runs. Raises
        OSError where no process can be started.
        """
        from multiprocessing import get_context

        context = get_context("spawn")
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=serve, args=(far_end,), daemon=True)
        try:
            self._process.start()
        except OSError:
            self._pipe.close()
            raise
        finally:
            far_end.close()

    def tell(self, message: object) -> None:
        """Send a message; raises OSError where the other end is closed."""
        self._pipe.send(message)

    def hear(self) -> object | None:
        """Return the next message of the process, None if there is none yet; raises EOFError or
        OSError where none will come.
        """
        return self._pipe.recv() if self._pipe.poll() else None

    def end(self) -> None:
        """Terminate the process, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._pipe.close()
