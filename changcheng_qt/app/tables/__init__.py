"""Tables of several computers, for a screen and without one.

| module | what it is |
|---|---|
| `room` | the first question: join, open or go on |
| `host_desk`, `guest_desk` | from there to a match, as a host and as a guest |
| `laid` | the table that is open here, and its match on the window's table |
| `hosting`, `joining` | a table of this computer; a seat at somebody else's, also if it moves |
| `lobby` | the guests of a table of this computer, and the answers to them |
| `rematch` | the next match of the people at a finished table |
| `ways`, `kept_ways` | the ways to a table, as carriers and in its folder |
| `kept` | the tables that were left, or are over and perhaps needed by nobody |
| `nearby` | tables in this network |
| `front_door` | the door of a table of this computer, announced in its network, and its beacon |
| `executor` | carries out the deeds of a screen at a table: they go to the host |
| `company`, `talk` | everybody else, as a screen shows them, and their chat |
| `lending` | seats that bots play while their people are away; signs of life |
| `turn` | notices to people whose turn it is while they look elsewhere |
| `words` | sentences about guests, refusals and troubles |
| `bots` | bots, and decisions that people have made in advance, at the host |
| `serving`, `callers` | a table that is kept without a window; seats for those who ask there |
"""
