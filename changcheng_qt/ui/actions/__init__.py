"""Menus and keys as tables, and the meaning of a pressed key.

| module | what it is |
|---|---|
| `table` | every action of the shell, with its key, words and requirements; the menus |
| `actions` | the actions of a window, made from the table |
| `keys` | keys in text form, their actions, and the meaning of a pressed key |
| `held_keys` | keys that are held down |
| `arming` | buttons that a stray key cannot press |
| `steadying` | buttons that a press for their previous meaning cannot press |
"""
