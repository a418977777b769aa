"""A bot for Carson that learns from game to game which answers tend to win. It needs nothing but Python."""

import json
import random
import sys


def send(**message):
    print(json.dumps(message), flush=True)


dice = random.Random()
tried = {}  # a word of an answer -> in how many games it was given, and how many of them were won
moves = []  # of this game, as far as everybody may know them
games = 0


def hope(word):
    """The share of games won with an answer, a little higher for what was hardly tried."""
    given, won = tried.get(word, (0, 0))
    return (won + 1) / (given + 2) + 0.1 * dice.random()


for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if "moves" in message:
        moves[message["since"] :] = message["moves"]
    if kind == "hello":
        send(type="hello", protocol=2, name="bandit in Python", games={"city": {}, "cards": {}}, learns=True)
    elif kind == "game":
        dice.seed(message["seed"])
        moves = []
    elif kind == "ask":
        choice = max(message["legal"], key=lambda one: hope(one["text"]))
        send(type="choose", ask=message["ask"], action=choice["action"])
    elif kind == "over":
        mine = {move["text"] for move in moves if move["seat"] == message["seat"]}
        won = message["seat"] in message["ranking"][: message["winners"]]
        for word in mine:
            given, before = tried.get(word, (0, 0))
            tried[word] = (given + 1, before + won)
        games += 1
        print(f"learned from {games} games", file=sys.stderr, flush=True)
        send(type="ready")
    elif kind == "bye":
        break
