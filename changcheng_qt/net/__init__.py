"""Play from several computers: one is the host of a table and holds the match, others a
replica.

Everything is sent as a letter: sealed, of a length that reveals nothing, and with all that the
other end lacks. So it does no harm that letters are lost, repeated or late, and live play, slow
play and coming back after a crash are the same.

| module | what it is |
|---|---|
| `letters` | all letters, and their limits |
| `frames`, `keys` | sealing and padding; invitations and the keys that follow from them |
| `invitations` | a code and where the host is met, as people pass them on |
| `carrier`, `several` | the seam between a table and the network; several carriers as one |
| `within` | a carrier inside the program, for the host's own screen |
| `listing`, `beacons` | tables in the local network; a host that has moved there |
| `extra` | the packages that must be installed for it |
| `lan`, `parcels`, `post` | carriers: the network at home, its packets; any MQTT 5 broker |
| `post_trouble` | why a broker takes no letters |
| `host`, `roster`, `peers`, `telling` | the host: play, guests, one of them, its letters |
| `chat`, `talking` | words between people, and how both ends pass them on |
| `knocking` | a seat asked for in the local network, with six digits on both screens |
| `guest`, `follower`, `outbox` | a guest: its letters, the match it follows, deeds on their way |
| `deeds`, `asks` | deeds that people ask for, done in a match; those that all must agree to |
| `deal`, `views` | a deal that nobody can stack; digests of the views of seats |
| `kept` | a table's folder |

The trust in each party is this. A host with a changed program can read hidden things, stall, and
choose the moves of bots; it can neither stack the deal, change a hidden card, move for a guest, nor
rewrite the past. A guest sees only its lines. Somebody who carries the letters sees addresses,
times, and how far play is. Nobody is protected from people who telephone.
"""
