"""The flat core held against the rules, as it is and compiled."""
