"""A bot for Carson that plays at random. It needs Python and nothing else."""

import json
import random
import sys


def send(**message):
    print(json.dumps(message), flush=True)


dice = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        send(type="hello", protocol=1, name="random in Python")
    elif message["type"] == "game":
        dice.seed(message["seed"])
    elif message["type"] == "ask":
        # message["view"] is everything this seat may know; a better bot looks at it
        choice = dice.choice(message["legal"])
        send(type="choose", ask=message["ask"], action=choice["action"])
    elif message["type"] == "bye":
        break
