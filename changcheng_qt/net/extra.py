"""The packages that play from several computers needs, which not every copy of the program has."""

from importlib.util import find_spec
from typing import Final

NEEDS: Final = {
    "nacl": "PyNaCl",
    "paho": "paho-mqtt",
    "truststore": "truststore",
    "zeroconf": "zeroconf",
}
"""The packages of the extra `net`, by the modules imported from them."""


def missing() -> tuple[str, ...]:
    """Return the packages that are not there; nothing else of `net` may be imported without
    PyNaCl.
    """
    return tuple(package for module, package in NEEDS.items() if find_spec(module) is None)
