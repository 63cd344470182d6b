"""Why one command may be better than another. `judgement.reasons`, which finds it, needs the flat
core, and this does not: the window names reasons, and has no search.
"""

from enum import Enum


class Why(Enum):
    """The kinds of difference; each may favour a command or another one."""

    PROVINCE_WON = "province_won"
    """The seat scores a province more often."""
    PROVINCE_VALUE = "province_value"
    """The seat scores it as often, for more points."""
    PROVINCE_DENIED = "province_denied"
    """The best rival scores less there."""
    PROVINCE_LEAD = "province_lead"
    """The scores of both change there: the seat gains on its best rival."""
    REGION_AVOIDED = "region_avoided"
    """The seat loses points in a region less often."""
    REGION_VALUE = "region_value"
    """It loses there as often, but fewer points."""
    REGION_OF_RIVAL = "region_of_rival"
    """The best rival loses more there."""
    REGION_LEAD = "region_lead"
    """The losses of both change there."""
    DOUBLE = "double"
    DIPLOMACY = "diplomacy"
    DOMINANCE = "dominance"
    IMPERIAL_REWARD = "imperial_reward"
    """The points of these, own and the best rival's."""
