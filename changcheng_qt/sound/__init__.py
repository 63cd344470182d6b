"""Short sounds and what plays them. Knows no title and no Qt.

| module | what it is |
|---|---|
| `catalogue` | every sound by name, and how a title says which events have one |
| `mixer` | lays sounds over each other without ever clipping |
| `device` | the sound card, through the module `miniaudio`, which need not be installed |
| `player` | a thread that loads the sounds, opens the card and feeds it |

Nothing here is imported by a silent program: the player comes with the first match, after the
first frame, and without a sound card or the module it stays silent without a fault. The sounds are
synthesised by `dev.py bake sounds` and lie in ``resources/sounds``.

A sound is heard by the whole room, so whoever asks for one may know only what the public sees:
`changcheng_qt.ui.sound` sees to that.
"""
