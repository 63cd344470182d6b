"""A second, literal reading of RULES.md: slow, mutable and plain, to be held against the rules.

Nothing here imports the rules of the product; only its data types (commands, events, pieces, setup,
geography) are shared, so that the two can be compared.
"""
