"""Tables of several computers: one computer is the host and holds the match, and every screen shows
a replica of it.

`carrier` is the seam between a table and the network, with two carriers: `lan` in the network at
home, whose messages `parcels` packs, and `post`, any MQTT 5 broker.
"""
