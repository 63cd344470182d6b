"""The page of rules, with its figures."""
