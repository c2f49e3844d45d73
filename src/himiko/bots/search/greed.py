"""One step ahead: what each legal action promises at once."""

from himiko.bots.search.features import is_over
from himiko.bots.search.plan import promise
from himiko.bots.search.value import final_score, rounds_to_come
from himiko.rules.bits import lowest, without_lowest
from himiko.rules.board import seat_to_move
from himiko.rules.compile import entry
from himiko.rules.space import ARRANGE, PEEK, SPAN
from himiko.rules.turn import legal, play


@entry
def greediest(states, components, weights, rooms, p, shift):
    """Return the action that promises most at once; `shift` decides between equals."""
    t = components[0]
    w = weights[0]
    room = rooms[0]
    start = states[0]
    seat = seat_to_move(start)
    turn = int(start.turn)
    rounds = rounds_to_come(start, w, room)
    question = p.questions[0]
    legal(start, t, question)
    best = -1
    most = -1e9
    for row in range(1, question[0, 0] + 1):
        group = question[row, 0]
        left = question[row, 1]
        while left != 0:
            action = group * SPAN + lowest(left)
            left = without_lowest(left)
            if best >= 0 and group in (PEEK, ARRANGE):
                continue
            p.scratch[0] = start
            s = p.scratch[0]
            s.log_size = -1
            play(s, t, action, p.questions[1])
            if is_over(s) or s.turn != turn:
                gain = final_score(s, t, w, room, seat, rounds)
            else:
                gain = promise(s, t, w, room, seat, rounds, p.questions[1])
            gain += 1e-3 * ((action * 7919 + shift) % 101)
            if gain > most:
                most = gain
                best = action
    return best
