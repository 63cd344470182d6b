"""The languages of the interface, and the phrases of everything that the games name by an Enum, an
event or a command.

`languages` installs and switches; `phrases` is the only place that turns what the engine and the
titles mean into sentences. The games speak in Enums and frozen events; nothing in them is shown to
people as it is.
"""
