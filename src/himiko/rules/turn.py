"""The turn as the rulebook has it: what is asked at each step, and what an answer does."""

from himiko.rules.boats import offer_places, place
from himiko.rules.build import build, offer_build
from himiko.rules.collect import collect, offer_collect, offer_ebisu, take_with_ebisu
from himiko.rules.compile import rule
from himiko.rules.fleets import (
    choose_fleet,
    lay_sacred,
    move_boat,
    offer_any_boat,
    offer_fleet_power,
    offer_fleets,
    remove_boat,
    reserve_tile,
    swap_boats,
    swap_culture,
    take_any_boat,
)
from himiko.rules.harbour import discard, moor, offer_discards
from himiko.rules.log_events import ANSWERED, log
from himiko.rules.question import answer_at, answers_of, clear, offer
from himiko.rules.recruit import offer_recruits, recruit
from himiko.rules.rounds import end_turn
from himiko.rules.rows import arrange, offer_arrangements, peek
from himiko.rules.space import (
    ARRANGE,
    BUILD,
    BUY,
    COLLECT,
    DISCARD,
    DONE,
    EBISU,
    FLEET,
    MOVE,
    ORDERS,
    PEEK,
    PLACE,
    RAIJIN,
    RECRUIT,
    REMOVE,
    RESERVE,
    SACRED,
    SELL,
    SPAN,
    SWAP_BOATS,
    SWAP_CULTURE,
    TAKE,
)
from himiko.rules.specialists import (
    gives_boats,
    offer_boat_powers,
    offer_other_powers,
    use_specialist,
)
from himiko.rules.state import (
    ACT,
    AFTER,
    ARRANGE_STEP,
    COLLECT_STEP,
    EBISU_STEP,
    FLEET_STEP,
    MOOR,
    RECRUIT_STEP,
    TAKE_STEP,
)
from himiko.rules.trade import buy, offer_trades, sell


@rule
def legal(s, t, question):
    """Ask the question of the state: all legal answers, rising."""
    clear(question)
    step = int(s.step)
    if step == ACT:
        _ask_steps_2_and_3(s, t, question)
    elif step == RECRUIT_STEP:
        _ask_step_5(s, t, question)
    elif step == FLEET_STEP:
        offer_fleets(s, question)
    elif step == COLLECT_STEP:
        offer_collect(s, t, question)
    elif step == MOOR:
        offer_discards(s, question)
    elif step == AFTER:
        _ask_after_step_3(s, t, question)
    elif step == TAKE_STEP:
        offer_any_boat(s, question)
    elif step == EBISU_STEP:
        offer_ebisu(s, question)
    elif step == ARRANGE_STEP:
        offer_arrangements(s, question)


@rule
def _ask_steps_2_and_3(s, t, question):
    offer_trades(s, t, question)
    offer_fleet_power(s, t, question)
    offer_places(s, t, question)
    can_collect = offer_collect(s, t, question)
    can_build = offer_build(s, t, question)
    offer_boat_powers(s, question)
    offer_other_powers(s, question)
    if not (can_collect or can_build):  # 6.14
        offer(question, DONE, 1)


@rule
def _ask_after_step_3(s, t, question):
    offer_fleet_power(s, t, question)
    offer_boat_powers(s, question)
    offer_other_powers(s, question)
    offer(question, DONE, 1)


@rule
def _ask_step_5(s, t, question):
    offer_fleet_power(s, t, question)
    offer_other_powers(s, question)
    offer_recruits(s, question)
    offer(question, DONE, 1)


@rule
def apply(s, t, action):
    """Carry out a legal action."""
    group = action // SPAN
    what = action % SPAN
    if PLACE <= group < COLLECT:
        place(s, group - PLACE, what)
    elif group == DONE:
        _close_step(s, t)
    elif group == FLEET:
        choose_fleet(s, t, what + 1)
    elif group == COLLECT:
        collect(s, t, what)
    elif BUILD <= group < RAIJIN:
        build(s, t, group - BUILD, what)
    elif RECRUIT <= group < DONE:
        recruit(s, group - RECRUIT, what)
    elif group == DISCARD:
        discard(s, t, what)
    elif group < MOVE:
        _trade_or_look(s, t, group, what)
    elif group < PLACE:
        _use_fleet_power(s, group, what)
    elif group == EBISU:
        take_with_ebisu(s, what)
    elif group == ARRANGE:
        arrange(s, what // ORDERS, what % ORDERS)
    else:
        use_specialist(s, group, what)
    if s.step == AFTER and not gives_boats(s):
        moor(s, t)


@rule
def _trade_or_look(s, t, group, what):
    if group == BUY:
        buy(s, t, what)
    elif group == SELL:
        sell(s, t, what)
    elif group == TAKE:
        take_any_boat(s, what)
    elif group == RESERVE:
        reserve_tile(s, what)
    elif group == PEEK:
        peek(s)


@rule
def _use_fleet_power(s, group, what):
    if group < SACRED:
        move_boat(s, group - MOVE, what)
    elif group == SACRED:
        lay_sacred(s, what)
    elif group < REMOVE:
        swap_culture(s, group - SWAP_CULTURE, what)
    elif group == REMOVE:
        remove_boat(s, what)
    else:
        swap_boats(s, group - SWAP_BOATS, what)


@rule
def _close_step(s, t):
    """Answer `done`: to Ebisu's token, to step 3, to the turn."""
    if s.step == EBISU_STEP:
        s.step = AFTER
    elif s.step == RECRUIT_STEP:
        end_turn(s, t)
    else:
        moor(s, t)


@rule
def settle(s, t, question):
    """Ask, and answer by itself every question with one answer; only `fleet` is always asked."""
    legal(s, t, question)
    while answers_of(question) == 1 and s.step != FLEET_STEP:
        action = answer_at(question, 0)
        log(s, ANSWERED, action)
        apply(s, t, action)
        legal(s, t, question)


@rule
def play(s, t, action, question):
    """Carry out a legal action and all that follows from it; ask the next question."""
    s.log_size = min(s.log_size, 0)
    apply(s, t, action)
    settle(s, t, question)
