"""What the glances of all titles have in common."""

import pytest

from changcheng_qt.engine.filing import require_claims, require_public
from changcheng_qt.engine.seats import EVERYONE, PUBLIC


def test_only_what_the_public_sees_is_filed() -> None:
    require_public(PUBLIC)
    for viewer in (0, EVERYONE):
        with pytest.raises(ValueError, match="for everybody"):
            require_public(viewer)


def test_the_first_part_that_is_not_possible_is_named() -> None:
    require_claims({"scores": True})
    with pytest.raises(ValueError, match="the houses make no sense"):
        require_claims({"scores": True, "houses": False, "courts": False})
