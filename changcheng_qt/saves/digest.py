"""SHA-256 by Python's own code: `hashlib` loads OpenSSL for it, which takes four megabytes.

`random` of the standard library takes its hash in the same way.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol

_OWN: Final = "_sha2" if sys.version_info >= (3, 12) else "_sha256"
_ANY: Final = "hashlib"
"""For a Python that was built without a hash of its own."""


class Digest(Protocol):
    """The hash of some bytes."""

    def digest(self) -> bytes:
        """Return its 32 bytes."""
        ...

    def hexdigest(self) -> str:
        """Return its 64 lower-case hexadecimal digits."""
        ...


sha256: Final[Callable[[bytes], Digest]] = import_module(_OWN if find_spec(_OWN) else _ANY).sha256
"""Return the hash of bytes."""
