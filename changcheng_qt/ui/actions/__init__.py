"""Menus and keys as tables, and what a pressed key means.

| module | what it is |
|---|---|
| `table` | every action of the shell, with its key, its words and what it needs; the menus |
| `actions` | the actions of a window, made from the table |
| `keys` | keys as they are written, which do what, and what a pressed key means |
| `held_keys` | keys that are held |
| `arming` | buttons that a stray key cannot press |
"""
