"""The bots of Riders at the Wall as partners and opponents: how often they ask people, whether
their deals are good for both sides, and how well they play.
"""
