"""The sounds of a match, for everybody in the room: its public events and nothing else.

| module | what it is |
|---|---|
| `output` | the player of sounds, at the chosen volume |
| `table_sounds` | plays the events, gate and refusals of one match or replay |

The title chooses the sounds of events: `sounds` in its folder. Every event is looked up in its
public version, and its time depends on the reveal on screen, never on the viewer.
"""
