"""A language model as a player for himiko, over any address that speaks OpenAI's protocol.

    export OPENAI_BASE_URL=http://localhost:11434/v1 OPENAI_MODEL=llama3 OPENAI_API_KEY=none
    himiko match fisher "external:600s:python3 examples/llm_player.py" --games 2

The model is shown what its seat may know and the legal actions, and answers with one of them on
its last line. What is refused it is told why, in the words of the rules; after three tries chance
decides for it.
"""

import json
import os
import random
import sys
import urllib.request

import himiko
from himiko.texts import Texts, render_problem

TRIES = 3
RULES = """You play the board game Yamataï: sail fleets, place boats, collect culture or build, \
recruit specialists. Most points win: prestige, buildings, specialists, and one for 5 coins. \
Think briefly, then give your action alone on the last line, exactly as it is listed."""


def prompt(view, legal):
    """Return what the model is told: the table as its seat sees it, and what it may do."""
    return f"The table, as JSON:\n{json.dumps(view)}\n\nLegal actions:\n" + "\n".join(legal)


def ask(messages):
    """Send the conversation to the model; return its answer."""
    body = {"model": os.environ.get("OPENAI_MODEL", "gpt-4o-mini"), "messages": messages}
    request = urllib.request.Request(
        os.environ.get("OPENAI_BASE_URL", "https://api.openai.com/v1") + "/chat/completions",
        json.dumps(body).encode(),
        {
            "Content-Type": "application/json",
            "Authorization": f"Bearer {os.environ.get('OPENAI_API_KEY', '')}",
        },
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["choices"][0]["message"]["content"]


def why_not(view, last, action):
    """Say in words why an action is refused."""
    game = himiko.redeal(himiko.View(view, frozenset(last)), random.Random(0))
    try:
        refusal = game.why_not(action)
    except himiko.BadAction as problem:
        refusal = problem
    return render_problem(refusal, Texts("en")) if refusal else "It is not on the list."


def choose(view, last, legal, chance):
    """Let the model choose; what it may not do it is told, and asked again."""
    messages = [
        {"role": "system", "content": RULES},
        {"role": "user", "content": prompt(view, legal)},
    ]
    for _ in range(TRIES):
        answer = ask(messages)
        action = answer.strip().splitlines()[-1].strip(" `.*") if answer.strip() else ""
        if action in legal:
            return action
        refusal = why_not(view, last, action)
        print("info refused:", action, "-", refusal, flush=True)
        messages += [
            {"role": "assistant", "content": answer},
            {"role": "user", "content": f"Refused: {action}. {refusal} Choose a legal action."},
        ]
    return chance.choice(legal)


def main():
    """Speak the line protocol of docs/players.md."""
    view, last, legal, chance = {}, [], [], random.Random()
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            print("hello 1 Language model", flush=True)
        elif word == "new":
            chance.seed(json.loads(rest)["seed"])
        elif word == "view":
            view = json.loads(rest)
        elif word == "last":
            last = json.loads(rest)
        elif word == "legal":
            legal = json.loads(rest)
        elif word == "go":
            print("play", choose(view, last, legal, chance), flush=True)
        elif word == "quit":
            break


main()
