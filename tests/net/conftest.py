"""Keys, nonces and parts of seeds from the name of a test, so that every run of it is the same."""

from random import Random

import pytest

from changcheng_qt.net import deal, frames, keys


@pytest.fixture(autouse=True)
def known_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(request.node.nodeid)
    for module in (deal, frames, keys):
        monkeypatch.setattr(module, "token_bytes", rng.randbytes)
