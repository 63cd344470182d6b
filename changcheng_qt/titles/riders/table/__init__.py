"""Riders at the Wall on the screen: the widgets of this title alone.

| module | what it is |
|---|---|
| `sounds` | the sounds of events |
"""
