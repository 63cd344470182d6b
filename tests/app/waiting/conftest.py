"""Tables are dealt and sealed alike in every run."""

from tests.net.conftest import known_chance

__all__ = ["known_chance"]
