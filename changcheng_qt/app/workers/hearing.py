"""How the processes receive the messages of the program; no Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


def hear(pipe: Connection) -> Any:  # noqa: ANN401 - as in the pipe
    """Return the next message; raises ConnectionError where the pipe is closed. The EOFError of a
    pipe is not passed on: that of a truncated file means something else.
    """
    try:
        return pipe.recv()
    except EOFError as error:
        raise ConnectionError from error
