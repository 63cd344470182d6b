"""How bots judge a position of Chang Cheng, over Views only; the rules never import it.

`appraisal` weighs every legal command, `expectation` what a seat may expect of a position,
`outlook` what it sees there, `chance` who will be on top, `event_cards` what event cards promise.
"""
