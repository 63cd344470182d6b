"""One process that works for the window, or for a command, and its pipe; no Qt.

A pipe of Windows holds 8 KB, less than the task of an analysis: whoever sends that waits until the
new process reads. So a thread sends. The same thread waits for a process that was ended: a busy
system may take a tenth of a second to take back its memory.

On Windows this process holds both ends of the pipe until the new one has taken its own. If that
ends before, as when it is killed at once, the pipe stays whole: a reader hears nothing, and a
writer waits for ever. So the new process greets, and until then the thread looks whether it runs.

The modules that start processes are imported with the first one.
"""

from __future__ import annotations

from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

Serve: TypeAlias = "Callable[[Connection], None]"
"""The loop that runs in the process; a module's function, so that the process can import it."""

_LOOK_EVERY: Final = 0.05
"""After how many seconds a process that has not greeted is looked at again."""
_GREETING: Final = b"ready"


class WorkerProcess:
    """One spawned process and its pipe; no method blocks."""

    def __init__(self, serve: Serve) -> None:
        """Start the process; messages can be sent at once, and arrive as soon as it runs. Raises
        OSError where no process can be started.
        """
        from multiprocessing import get_context

        context = get_context("spawn")
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=_greet, args=(far_end, serve), daemon=True)
        try:
            self._process.start()
        except OSError:
            self._pipe.close()
            raise
        finally:
            far_end.close()
        self._unsent = SimpleQueue[bytes | None]()
        """Messages that are still to be sent, pickled, and None at the end."""
        self._has_greeted = False
        self._sender = Thread(target=self._send, name="sender", daemon=True)
        self._sender.start()

    def tell(self, message: object) -> None:
        """Send a message as it is now; whether it arrives shows in the replies."""
        from multiprocessing.reduction import ForkingPickler

        self._unsent.put(bytes(ForkingPickler.dumps(message)))

    def hear(self) -> object | None:
        """Return the next message of the process, None if there is none yet; raises EOFError or
        OSError where none will come.
        """
        if not self._has_greeted:
            if not self._sender.is_alive():
                raise EOFError
            return None
        return self._pipe.recv() if self._pipe.poll() else None

    def end(self) -> None:
        """Terminate the process, whatever it is doing; the sender waits until it is gone."""
        self._process.kill()
        self._unsent.put(None)

    def _send(self) -> None:
        self._has_greeted = self._greets()
        while self._has_greeted and (message := self._unsent.get()) is not None:
            with suppress(OSError):  # the other end is closed
                self._pipe.send_bytes(message)
        self._process.join()
        self._pipe.close()

    def _greets(self) -> bool:
        """Wait for the greeting of the process; return False where it ended before."""
        with suppress(EOFError, OSError):
            while not self._pipe.poll(_LOOK_EVERY):
                if not self._process.is_alive():
                    return False
            return self._pipe.recv_bytes() == _GREETING
        return False


def _greet(pipe: Connection, serve: Serve) -> None:
    """Say that this process has its end of the pipe, then serve."""
    pipe.send_bytes(_GREETING)
    serve(pipe)
