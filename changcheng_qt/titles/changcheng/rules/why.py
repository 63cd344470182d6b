"""Why one command may be better than another; how it is found is told in `judgement.reasons`, which
needs the flat core, and this does not: the window names reasons, and has no search.
"""

from enum import Enum


class Why(Enum):
    """What differs; each may speak for a command or against it."""

    PROVINCE_WON = "province_won"
    """The seat scores a province more often."""
    PROVINCE_VALUE = "province_value"
    """It scores it as often, for more points."""
    PROVINCE_DENIED = "province_denied"
    """The best rival scores less there."""
    PROVINCE_LEAD = "province_lead"
    """Both score otherwise there: the seat gains on its best rival."""
    REGION_AVOIDED = "region_avoided"
    """The seat loses points in a region less often."""
    REGION_VALUE = "region_value"
    """It loses there as often, but fewer points."""
    REGION_OF_RIVAL = "region_of_rival"
    """The best rival loses more there."""
    REGION_LEAD = "region_lead"
    """Both lose otherwise there."""
    DOUBLE = "double"
    DIPLOMACY = "diplomacy"
    DOMINANCE = "dominance"
    IMPERIAL_REWARD = "imperial_reward"
    """Points for these, own and the best rival's."""
