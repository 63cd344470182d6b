"""Short sounds and their player. Knows no title and no Qt.

| module | what it is |
|---|---|
| `catalogue` | every sound by name, and the sounds of a title's events |
| `mixer` | mixes sounds without clipping |
| `device` | the sound card, through the module `miniaudio`, which need not be installed |
| `player` | a thread that loads the sounds, opens the card and feeds it |

Nothing here is imported by a silent program: the player comes with the first match, after the first
frame, and without a sound card or the module it stays silent without a fault. The sounds are
synthesised by `dev.py bake sounds` and are in ``resources/sounds``.

The whole room hears a sound, so it may depend only on the public view:
`changcheng_qt.ui.sound` ensures that.
"""
