"""Many games at once: what one call of a batch does to each of its games."""

from himiko.lab.compiled.observe import gather, write_observation
from himiko.rules import playout
from himiko.rules.bits import lowest, without_lowest
from himiko.rules.board import seat_to_move
from himiko.rules.chance import WORD, threefry
from himiko.rules.compile import entry, rule
from himiko.rules.question import answer_at, answers_of, clear, is_answer
from himiko.rules.scoring import RANK, TOTAL, score_all
from himiko.rules.space import SPAN
from himiko.rules.state import OVER
from himiko.rules.turn import legal, play

DEAL, STEP = 0, 1  # what `advance` does
SAMPLES = 2  # third counter word: keeps sampled actions apart from deals and playouts
NO_SEAT = -1
NO_ACTION = -1


@rule
def deal_seed(s, t, players, seed):
    """Deal the game of a seed, as `Game.new` does, into a state that is all zero."""
    s.key[0] = seed & WORD
    s.key[1] = seed >> 32
    playout.deal(s, t, players)


@rule
def mark_answers(question, base, mask, mark):
    """Write a byte for each answer into a mask: 1 to show them, 0 to take them out again."""
    for row in range(1, question[0, 0] + 1):
        start = base[question[row, 0]]
        answers = question[row, 1]
        while answers != 0:
            mask[start + lowest(answers)] = mark
            answers = without_lowest(answers)


@rule
def write_bits(question, base, bits):
    """Write the legal actions as packed bits, action 0 in the lowest bit of the first byte."""
    for index in range(len(bits)):
        bits[index] = 0
    for row in range(1, question[0, 0] + 1):
        start = base[question[row, 0]]
        answers = question[row, 1]
        while answers != 0:
            action = start + lowest(answers)
            bits[action >> 3] |= 1 << (action & 7)
            answers = without_lowest(answers)


@rule
def settle_accounts(s, t, points, worth, rewards, scores):
    """Write what each seat gets for its rank, and its points."""
    score_all(s, t, points)
    for seat in range(int(s.players)):
        rewards[seat] = worth[points[seat, RANK] - 1]
        scores[seat] = points[seat, TOTAL]


@entry
def advance(
    what,
    first,
    end,
    states,
    blank,
    components,
    players,
    autoreset,
    seeds,
    actions,
    numbers,
    base,
    questions,
    seats,
    masks,
    bits,
    starts,
    words,
    values,
    observations,
    points,
    worth,
    rewards,
    scores,
    dones,
    illegal,
):
    """Deal the games `first` to `end`, or carry out an action in each; write all there is to see.

    A game that ends leaves its rewards and points, and the next one is dealt at once; its seed
    is the last one's and the number of games in the batch. Return how many actions were not legal:
    their games have stayed as they were.
    """
    t = components[0]
    refused = 0
    for index in range(first, end):
        s = states[index]
        question = questions[index]
        has_mask = masks.shape[1] > 0
        if has_mask:
            mark_answers(question, base, masks[index], 0)
        if what == DEAL:
            states[index] = blank[0]
            deal_seed(s, t, players, seeds[index])
            legal(s, t, question)
        else:
            for seat in range(players):
                rewards[index, seat] = 0
            dones[index] = 0
            illegal[index] = 0
            action = actions[index]
            known = 0 <= action < len(numbers) and is_answer(question, int(numbers[action]))
            if not known:
                illegal[index] = 1
                refused += 1
            else:
                play(s, t, int(numbers[action]), question)
                if s.step == OVER:
                    settle_accounts(s, t, points, worth, rewards[index], scores[index])
                    dones[index] = 1
                    if autoreset:
                        seeds[index] += len(states)
                        states[index] = blank[0]
                        deal_seed(s, t, players, seeds[index])
                        legal(s, t, question)
        seat = seat_to_move(s) if s.step != OVER else NO_SEAT
        seats[index] = seat
        if has_mask:
            mark_answers(question, base, masks[index], 1)
        if bits.shape[1] > 0:
            write_bits(question, base, bits[index])
        if observations.shape[1] > 0:
            gather(s, t, max(0, seat), words, values, points[0])
            write_observation(words, values, starts, observations[index])
    return refused


@entry
def observe(first, end, states, components, seats, starts, words, values, scratch, observations):
    """Write what the seats given may know, a row for each game."""
    for index in range(first, end):
        gather(states[index], components[0], int(seats[index]), words, values, scratch)
        write_observation(words, values, starts, observations[index])


@rule
def start_dice(seed, index, dice):
    """Begin a game's own chain of random choices."""
    a, b, c, d = threefry(seed & WORD, seed >> 32, index, 0, 0, 0, SAMPLES, 0)
    dice[0] = a
    dice[1] = b
    dice[2] = c
    dice[3] = d


@rule
def draw_answer(question, dice):
    """Draw an answer, each as likely; there is one at least."""
    word, after = playout.roll((dice[0], dice[1], dice[2], dice[3]))
    dice[0], dice[1], dice[2], dice[3] = after
    return answer_at(question, (word * answers_of(question)) >> 32)


@rule
def draw_action(question, dice, base):
    """Draw a legal action by its id; 0 where there is none."""
    if answers_of(question) == 0:
        return 0
    number = draw_answer(question, dice)
    return base[number // SPAN] + number % SPAN


@entry
def answer(
    states,
    components,
    number,
    seat,
    drifters,
    question,
    dice,
    base,
    mask,
    starts,
    words,
    values,
    observation,
    scratch,
):
    """Carry out an action for one seat, and let others act at random until somebody else must.

    `drifters` are the seats that act at random, as bits; without an action (NO_ACTION) the game has
    just been dealt. Write what the seat may know, and all that is legal; return who is to act.
    """
    s, t = states[0], components[0]
    mark_answers(question, base, mask, 0)
    if number == NO_ACTION:
        clear(question)
        legal(s, t, question)
    else:
        play(s, t, number, question)
    while s.step != OVER and drifters >> seat_to_move(s) & 1:
        play(s, t, draw_answer(question, dice), question)
    if s.step != OVER:
        mark_answers(question, base, mask, 1)
    gather(s, t, seat, words, values, scratch)
    write_observation(words, values, starts, observation)
    return seat_to_move(s) if s.step != OVER else NO_SEAT


@entry
def sample(first, end, questions, dice, base, actions):
    """Draw a legal action for each game; return their number."""
    for index in range(first, end):
        actions[index] = draw_action(questions[index], dice[index], base)
    return end - first


@entry
def throw_dice(seed, dice):
    """Begin the random choices of all games."""
    for index in range(len(dice)):
        start_dice(seed, index, dice[index])


@entry
def write_masks(states, index, components, question, base, mask, bits):
    """Ask a state; write its legal actions as bytes and as bits."""
    clear(question)
    legal(states[index], components[0], question)
    for action in range(len(mask)):
        mask[action] = 0
    mark_answers(question, base, mask, 1)
    write_bits(question, base, bits)
