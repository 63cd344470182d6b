"""Texts that people may type or paste, of all that Unicode has, and of its rare and harmful
characters.
"""

from hypothesis import strategies as st

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
MARKS = "".join(map(chr, range(0x300, 0x370)))

_RARE = (
    *("e", " ", "\t", "\n", "\x00", "\u0301", "\u200d", "\u200b", "\u202e", "\u2028", "\ud83d"),
    *("\U0001f469", "\U0001f1ee", "\U0001f1f9", "\u0915", "\u094d", "\u1112", "\u1161", "\u11ab"),
    *("\ufe0f", "\ue000", "\u0378", "\u3164", '"', "\\", "&", "梅", FAMILY, MARKS),
)
TEXTS = st.text(max_size=300) | st.lists(
    st.characters() | st.sampled_from(_RARE), max_size=200
).map("".join)
