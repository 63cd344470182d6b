"""What of a match is heard, by everybody in the room: its public events and nothing else.

| module | what it is |
|---|---|
| `output` | what plays sounds, at the volume that the person chose |
| `table_sounds` | follows one match or replay, and has its events, gate and refusals heard |

Which event sounds like what is the title's: `sounds` in its folder. Every event is asked about as
the public sees it, and when it is heard follows from what is shown of it, never from the viewer.
"""
