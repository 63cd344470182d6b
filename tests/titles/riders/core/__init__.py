"""The flat core of Riders at the Wall held against the rules, as it is and compiled."""
