"""The players' way into compiled thinking: turns of a position, and what may follow each.

All of it is one entry, so that what the parts share is compiled once.
"""

from himiko.bots.search.ends import close_plan
from himiko.bots.search.net import value_parts
from himiko.bots.search.planner import CHANGES
from himiko.bots.search.polish import begin_polish, polish
from himiko.bots.search.tree import note_line, walk
from himiko.bots.search.turns import find_turns
from himiko.rules.compile import entry

PLAN, WALK, NOTE_LINE, VALUE_PARTS, POLISH, CLOSE = 0, 1, 2, 3, 4, 5


@entry
def think(task, states, index, components, net, which, tools, knower, seed, tree):
    """Do a task with a state; return a number that depends on it.

    PLAN: find its turns, and say how many. POLISH: look for better ones beside them, and say how
    many steps that took. CLOSE: complete them, and say how many there are. WALK: look once more
    at what may follow this end of the turn. NOTE_LINE: write down what followed it most, and say
    how many turns that is. VALUE_PARTS: write down what the final scores are expected to be made
    of.
    """
    t = components[0]
    r = tools.reckoner[0]
    p = tools.planner[0]
    b = tools.states
    if task == WALK:
        walk(states[index], index, t, net, which, r, p, b, knower, seed, tree)
        return 0
    if task == NOTE_LINE:
        return note_line(index, t, p, b, tree)
    if task == VALUE_PARTS:
        value_parts(states[index], t, net, which, r, b, int(states[index].turn) + 1)
        return 0
    if task == CLOSE:
        for n in range(p.found):
            close_plan(t, p, b, n)
        return p.found
    if task == POLISH:
        p.found = polish(states[index], t, net, which, r, p, b, p.found, p.limits[CHANGES])
        return p.work
    p.found = find_turns(states[index], t, net, which, r, p, b)
    begin_polish(p)
    return p.found
