"""Another command in a decision that was judged: what it would have been worth."""

from changcheng_qt.analysis.judging import AnySearching, Budget, weigh_other, weighable
from changcheng_qt.analysis.seeds import game_key, seed_at
from changcheng_qt.bots.bot import Stop, never
from changcheng_qt.engine.cost import Alternative, Judgement
from changcheng_qt.engine.match import AnyMatch


def other_command(
    match: AnyMatch,
    searching: AnySearching,
    judged: Judgement,
    text: str,
    budget: Budget,
    stop: Stop = never,
) -> Alternative | None:
    """Weigh a command, given as text, as those of a judgement were; None for a look, which costs
    nothing. Raises ValueError for a text that means no legal command, and `Stopped`.
    """
    step, game = match.steps[judged.ply], match.game
    view = game.view(step.before, match.known[judged.ply], step.seat)
    legal = game.legal_seen(step.before, step.seat)
    command, best = (game.command_from_text(step.before, one) for one in (text, judged.best))
    if command not in legal:
        raise ValueError(f"{text}: not legal")
    left = weighable(searching, view, legal, step.command)
    seed = seed_at(game_key(match), judged.ply)
    found = weigh_other(searching, view, left, budget, seed, (command, best), stop)
    return None if found is None else Alternative(text, *found)
