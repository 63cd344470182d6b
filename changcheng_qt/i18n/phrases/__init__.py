"""Sentences for what the engine and the titles mean: a module for the engine, a package per title.

Every sentence is a literal in a call of `translate`, with placeholders such as `{player}` that are
filled in after translation (`wording.fill`). What comes back is plain text: names are whatever
people typed.
"""
