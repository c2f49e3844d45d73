"""Section 5, step 2: buying and selling one boat a turn."""

from himiko.rules.bits import bit
from himiko.rules.board import owns, seat_to_move
from himiko.rules.compile import rule
from himiko.rules.log_events import BOUGHT, SOLD, log
from himiko.rules.names import CLAY, GOLD, IZANAGI, STONE, SUSANOO, TOMOE
from himiko.rules.question import offer
from himiko.rules.space import BUY, SELL

GOLD_PRICE = 5  # with Tomoe
SUSANOO_STONE = 6
SUSANOO_CLAY = 7
MOST_TRADES = 2  # with Izanagi


@rule
def trades_allowed(s):
    """Return the transactions of a turn: one, and one more with Izanagi (5.2)."""
    return MOST_TRADES if owns(s, seat_to_move(s), IZANAGI) else 1


@rule
def _can_trade(s):
    """Can the seat to move still trade: before its first boat, as often as allowed (5.2, 5.4)?"""
    return s.chain_size == 0 and s.trades < trades_allowed(s)


@rule
def price_for(s, t, seat, colour):
    """Return the price of a boat for a seat; 0: it is not traded (5.1)."""
    if colour == GOLD:
        return GOLD_PRICE if owns(s, seat, TOMOE) else 0
    return int(t.price[colour])


@rule
def buying_price(s, t, colour):
    """Return the price of a boat for the seat to move; 0: it is not traded (5.1)."""
    return price_for(s, t, seat_to_move(s), colour)


@rule
def selling_price(s, t, colour):
    """Return what a boat brings; 0: it is not traded (5.1)."""
    if owns(s, seat_to_move(s), SUSANOO):
        if colour == STONE:
            return SUSANOO_STONE
        if colour == CLAY:
            return SUSANOO_CLAY
    return buying_price(s, t, colour)


@rule
def colours_to_buy(s, t):
    """Return the colours of which the seat to move can buy a boat now: a set (5.1-5.4)."""
    if not _can_trade(s):
        return 0
    seat = seat_to_move(s)
    colours = 0
    for colour in range(5):
        price = buying_price(s, t, colour)
        if price > 0 and s.reserve[colour] > 0 and s.coins[seat] >= price:
            colours |= bit(colour)
    return colours


@rule
def _colours_to_sell(s, t):
    """Return the colours of which the seat to move can sell a boat now: a set (5.1-5.4)."""
    if not _can_trade(s):
        return 0
    seat = seat_to_move(s)
    colours = 0
    for colour in range(5):
        if s.hand[seat, colour] > 0 and selling_price(s, t, colour) > 0:
            colours |= bit(colour)
    return colours


@rule
def offer_trades(s, t, question):
    """Offer what can be bought and sold now."""
    offer(question, BUY, colours_to_buy(s, t))
    offer(question, SELL, _colours_to_sell(s, t))


@rule
def buy(s, t, colour):
    """Buy a boat from the reserve."""
    seat = seat_to_move(s)
    price = buying_price(s, t, colour)
    s.coins[seat] -= price
    s.reserve[colour] -= 1
    s.hand[seat, colour] += 1
    s.trades += 1
    log(s, BOUGHT, colour, price)


@rule
def sell(s, t, colour):
    """Sell a boat to the reserve."""
    seat = seat_to_move(s)
    price = selling_price(s, t, colour)
    s.coins[seat] += price
    s.reserve[colour] += 1
    s.hand[seat, colour] -= 1
    s.trades += 1
    log(s, SOLD, colour, price)
