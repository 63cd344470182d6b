"""Chat as files and letters spell it."""

from changcheng_qt.engine.speech import Speech


def test_a_table_allows_nothing_phrases_or_free_words() -> None:
    """The spelling is part of the files of tables and of letters to other programs."""
    assert [kind.value for kind in Speech] == ["off", "phrases", "free"]
