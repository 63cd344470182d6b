"""Problems on the command line: files of problems proved, or new ones found in saved games.

`prove` prints for each file how many leaves its turn has, the worth of the accepted answer, the
other answers, best first, and the lead; the exit code says whether all of them are proved. `find`
prints the content of a file for each problem at the beginning of a turn of a saved game, one on
each line; its texts have no keys yet. Answers and proofs are defined in
`titles.changcheng.rules.problems.proof`.
"""

import json
from collections.abc import Iterator
from itertools import islice
from typing import Final, TextIO

from changcheng_qt.app.cli.saved_games import WRONG_FILE, game_in, games
from changcheng_qt.app.command_line import Asked, complain
from changcheng_qt.engine.codec import to_plain
from changcheng_qt.titles.changcheng.problems import Problem, ProblemError, find_problems
from changcheng_qt.titles.changcheng.rules.problems.proof import ranking
from changcheng_qt.titles.changcheng.rules.problems.turns import Unprovable

NOT_PROVED: Final = 1
MOST_ANSWERS: Final = 20
"""How many answers of each problem are printed."""


def run(arguments: Asked, out: TextIO, complaints: TextIO) -> int:
    """Prove problems or find some, as the arguments ask; return the exit code."""
    deed = prove if arguments.deed == "prove" else find
    return deed(arguments, out, complaints)


def prove(arguments: Asked, out: TextIO, complaints: TextIO) -> int:
    """Prove the problems in the files of the arguments; return the exit code."""
    code = 0
    for file in arguments.files:
        try:
            problem = Problem.load(file)
        except OSError as error:
            complain(complaints, f"{file}: {error.strerror}")
            return WRONG_FILE
        except ProblemError as error:
            complain(complaints, f"{file}: {error}")
            return WRONG_FILE
        try:
            out.writelines(f"{line}\n" for line in lines(problem))
        except Unprovable as reason:
            complain(complaints, f"{file}: not proved: {reason}")
            code = NOT_PROVED
    return code


def find(arguments: Asked, out: TextIO, complaints: TextIO) -> int:
    """Find problems in the saved games of the arguments; return the exit code."""
    for file in games(arguments.files):
        game = game_in(file, complaints)
        if game is None:
            return WRONG_FILE
        record, match = game
        if match.game.name != "changcheng" or not record.disclosure.is_whole:
            complain(complaints, f"{file}: problems are found in whole games of changcheng")
            return WRONG_FILE
        for found in find_problems(match, arguments.leaves):
            out.write(f"{json.dumps(to_plain(found))}\n")
            out.flush()
    return 0


def lines(problem: Problem) -> Iterator[str]:
    """Yield the lines about a problem; raises `Unprovable`."""
    proof = problem.proof()
    tree = proof.tree
    yield f"{problem.name}: {tree.leaves} leaves, worth {proof.worth:+.2f}, lead {proof.lead:.2f}"
    match = problem.match()
    for number, one in enumerate(islice(ranking(tree), MOST_ANSWERS), 1):
        texts = sorted(match.text_of(tree.commands[deed]) for deed in one.answer)
        yield f"{number:4} {one.worth:+7.2f}  {', '.join(texts)}"
