"""Menus and keys as tables, and what a pressed key means.

| module | what it is |
|---|---|
| `table` | every action of the shell, with its key and its words |
| `actions` | the actions of a window, made from the table |
| `menus` | the menus that show them |
| `keys` | which key stands for which action |
| `fit` | the action that fits the board, called by what it would do |
| `key_bindings` | what a pressed key means |
| `held_keys` | keys that are held |
| `arming` | buttons that a stray key cannot press |
"""
