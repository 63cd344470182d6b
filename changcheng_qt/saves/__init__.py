"""Games as files: the log page, and the grammar of `.changcheng` files, format 4.

# The log page

The log is the truth: a setup and everything since. State, undo, replay and the knowledge of each
seat are folded from it. Nothing is ever removed from a log. It has these kinds of record, each
listed with its author; who learns something from it; and the effect of undo.

- `head`: the program, with the time at which the game was begun; nobody learns anything hidden;
  permanent.
- `setup`: the people who start the game, and chance; every seat learns its first cards, all learn
  everything open; permanent.
- `play`: the seat that decides by the rules; the page of the title says who learns something; undo
  takes it back, unless somebody learned something hidden from it or another seat has decided.
- `undo`, `redo`: the seat whose steps they are; nobody; they are the trace of undo.
- `take_back`: every person at the table; nobody, and all knowledge is kept; permanent.
- `hint`: a person who is to decide, where the table plays with hints; everybody learns only that it
  was given; permanent, and written before the hint is shown.
- `help`: every person at the table; nobody learns anything hidden; permanent, and valid for all
  seats alike from the next choice on.
- `note`: the person in a seat; only that seat knows the text; no undo takes it back, and it ends
  when the seat is given to somebody else.
- `player` (a name, a bot for a person or back): the people at the table; nobody; permanent.
- `abandon`: the people at the table; nobody; the next record of the game ends it.
- `end`: the rules; everybody learns everything; a game that is over has no undo.

A record from which nobody learns anything is no barrier.

Choices with one possible answer are records like any other; the table gives them by itself. Records
of `undo` and `take_back` stay in the log with the steps that they took back, and a seat keeps the
knowledge from those.

# The file

UTF-8, lines ended by LF, the last one too. Each line is `HASH SPACE JSON`. JSON is one object in
canonical form: no white space, keys in order of their code points, strings with `"`, `\\` and
characters below U+0020 escaped as Python's `json.dumps` does with `ensure_ascii=False`, whole
numbers only. HASH is the SHA-256, in 64 lower-case hexadecimal digits, of: the hash of the line
before (64 zeros before the first line), one space, and the JSON bytes of this line. Any other byte
makes the file invalid.

Limits: 2 MiB and 10,000 lines, or those of the title (`Game.limits`); nesting depth 8, strings of
200 characters without control, surrogate or bidi-control characters, integers within plus and minus
2**53. Duplicate and unknown keys are refused.

First line, the head:

    {"begun":1795000000,"discloses":"everything","draft":4,"format":4,"game":"changcheng",
     "kind":"head","program":"0.3.0"}

(here broken in two for the page, as others below)

`begun` is when the game was begun, in whole seconds since the beginning of 1970 (UTC), at most
2**33 - 1, and 0 where that is unknown. It is no secret: all four kinds of file have it, and the
times of records (below).

`draft` is 0 once a format is released. Until then the format may still change, and `draft` is one
more after each change: a program reads the one draft that it writes, and refuses files of any
other, which it leaves as they are.

`discloses` says which hidden things the file holds: `everything`; `sealed`, everything but not
readable by eye (a running game, and one sent to be continued), with a `key` of 32 hexadecimal
digits in the head; `seat`, the knowledge of the seat `viewer` in the head; `public`, the knowledge
of all. Only games of the first two kinds of file can be resumed.

Each hidden thing is a *fact*, an object in one of three forms. Its *place* is `seed`, or `setup N`
for the facts of the setup, or `play N` for that of a command or a note, N counted from 0 over the
facts, and over the lines after the setup.

    {"salt":"0123456789abcdef0123456789abcdef","value":"flood"}
    {"salt":"0123456789abcdef0123456789abcdef","sealed":"8d3af942104e5ae98468890cb4cc9f6d"}
    {"commitment":"b17ef6d19c7a5b1ee83b907c595526dcb1eb06db8227d650d5dda0a9f4ce8cd9"}

- Open: a whole number or a text, and the salt of its commitment, 32 hexadecimal digits.
- Sealed, in sealed files: the JSON of the value in UTF-8, filled up with spaces to a multiple of 16
  bytes; each 16 bytes, B the count of those before them, are combined by exclusive or with the
  first 16 bytes of SHA-256 of `KEY SPACE PLACE SPACE B`; in lower-case hexadecimal digits. This
  stops eyes and accidents, not somebody determined.
- Left out, in files of a seat or the public: SHA-256 of `PLACE SPACE SALT SPACE JSON` of the
  missing value, in hexadecimal digits. With the whole file at hand it can be checked. A reader puts
  stand-ins there, any that fit; nothing that the file's viewer ever saw depends on them.

Second line, the setup:

    {"facts":[...],"help":{"follows":true,"hints":false,"warning":false},"kind":"setup","open":false,
     "players":[{"controller":"human","name":"Mei","nodes":0},...],"seed":FACT,"setup":{...}}

`help` is the help of everybody at the table at the beginning of the game (`engine.help`); a file
without it is read as one of a game with none. `open` is true if people typed the seed in, who may
thus know the draws. `seed` is the text from which chance was drawn, empty where it is unknown; its
JSON has at most 96 bytes, which seal in a string. In titles with chance during play the record of a
command holds its outcome, and a reader draws nothing; play that continues draws from the seed, or
where that is empty from its salt, by the rule in `engine.luck`.

`players` are in seat order. A `name` has 1 to 24 characters as people count them and at most 120
code points; the rule is in `engine.texts`, and since other versions of Unicode count otherwise, a
reader cuts longer names. A `controller` is `human` or the name of a kind of bot, 1 to 24 characters
of ASCII. `nodes` is the effort of a bot for one choice: the games that it simulates, or the
commands that it weighs; up to 1,000,000,000, and 0 for the usual number of the program. A person
has 0. With the same nodes and seed a bot makes the same choice everywhere; a program in which
another number is usual for that kind of bot writes a `player` record with its own before the bot
chooses.

`facts` and `setup` belong to the title: their content, the notation of its commands, and who learns
something from each, is on a page of its own: `titles.changcheng.rules.archive` for Chang Cheng,
`titles.china.rules.archive` for China, `titles.riders.rules.archive` for Riders at the Wall.

Then any number of records of play (the commands are Chang Cheng's):

    {"command":"single 1A.5","kind":"play","seat":0}
    {"command":"card ? 1A.p2","fact":FACT,"kind":"play","seat":0}
    {"kind":"undo"}
    {"kind":"redo"}
    {"agreed":[0,1],"kind":"take_back","length":12}
    {"kind":"hint","seat":1}
    {"agreed":[0,1],"help":{"follows":true,"hints":true,"warning":false},"kind":"help"}
    {"fact":FACT,"kind":"note","seat":1}
    {"controller":"club","kind":"player","name":"Mei","nodes":100,"seat":0}
    {"kind":"abandon"}

`command` is in the notation of the title. Where it hides something, a `?` takes its place, and the
record has a `fact`; no other has one. `seat` is the seat that decided. `length` is the number of
steps that remain. A `hint` is for the choice that comes next: at most one for each, none where the
`help` of that time has none, and none in the last 500 entries before the 9,000, or the number of
the title, after which a log takes commands only; a `note` counts as two of them, a `player` as
four. `help` differs from the help before. `agreed`, here and in a `take_back`, are the seats that
agreed, all people among them. The fact of a `note` is a plain text of at most 96 bytes as JSON, in
the notation of the title; it replaces the earlier note of the seat, and an empty one ends it.

Any of these records may also say when it was written, in seconds as `begun`, from 1 on:

    {"at":1795000061,"command":"end","kind":"play","seat":0}

A program writes `at` on the first record that it adds to a file in a sitting, on the one that ends
the game, on one that comes a minute after the last that has `at`, and on one before which twenty
have none. So the last `at` of a file, or else `begun`, is the time at which the game was last
played, and is in its last 16 KiB, where lists of games look for it. Without either, the time of the
file itself is used. Times are no part of the game: no rule uses them, and files of one game agree
whatever their times. A clock may be wrong, so they need not ascend.

A finished game closes with

    {"kind":"end","scores":[31,28],"winners":[0]}

which a reader checks against the rules. After `end` no further line may follow but `player`
records.

# Earlier formats

Format 3 (version 0.2.0) had no `draft`, no `begun` and no `at`, no `help` records, and in the
`setup` of China no `second_pile`, which is `first` for all files of it. A game that was begun in it
and is played on is written in the present format, with the facts and commitments that it had; so
old copies of it can still be compared.

Format 2 (version 0.1.0) had no `extension_time` among the options: all boards were added at the end
of a turn. It had no `nodes`: every bot weighed up to 400 commands. With the memory aid off a seat
could undo a step that turned up a counter at which all had looked; such an `undo` is read as a
`take_back` by all people. Names and seeds were written as they had been typed: `name`, `value` and
`sealed` may have 4,000 characters there, plain or not, and a reader converts them to the present
form. Files of it are read through `migrations`. A file of a later format is refused with the
version that wrote it.

# The folder of a game

Each game on this computer has a folder, whose name is its key. The session that holds its lock
plays it.

- `game.changcheng`: the file, a sealed one; it may be a link to elsewhere.
- `game.1`, `game.2`, `game.3`: the file at the ends of the last three turns, the youngest first.
- `lock`: empty; locked while the game is played.
- `about.json`: the title that people gave it.
- `summary`, `analysis-…`: made from the file, and made again where they are missing.
- `aside-….changcheng`, `aside-…`: files found in place of the game's own, and its damaged ends;
  the program neither reads nor deletes them.
- `….new`: a file that was being written when the program ended.

# The modules

| module | what it is |
|---|---|
| `record`, `entries` | a saved match; its log as records, played through the rules |
| `savefile` | a record as the bytes of a file, and back; a live match, line by line |
| `lines`, `reading` | a file's lines, and all of them as a record |
| `migrations` | files of earlier formats as those of the present one |
| `facts` | hidden things, and stand-ins for those that were left out |
| `disclosing` | the facts that viewers learn from each entry |
| `redaction` | a record for one viewer; whether two are of the same game |
| `feed`, `replica` | a live match's lines for other computers; a match made of these lines |
| `library` | the games on this computer: a folder for each |
| `summary` | the content of a game's card in lists, kept next to it |
| `kept_analysis` | the costs of a finished game, kept next to it |
| `journal`, `held` | a running game's file: its lock, and whether it is still at its path |
| `recovery` | its backups, and the longest game that can be recovered |
| `aside` | files found in its place are kept |
| `table` | the game on the table, for the next start |
| `disk`, `atomic` | all file operations; a file that is always the old or the new one |
| `in_use` | files that another program has open, which Windows refuses to move |
| `times` | when a game was begun and last played |
| `errors` | the fault of a file, and its line; other news for people |
"""
