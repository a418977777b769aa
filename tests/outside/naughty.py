"""A bot that does wrong in the way it is told: python naughty.py WAY [FILE].

With a file it does so only the first time; `record` plays well and writes all it hears into the file.
"""

import json
import os
import sys
import time

way = sys.argv[1]
if len(sys.argv) > 2 and way != "record":
    if os.path.exists(sys.argv[2]):
        way = "good"
    else:
        with open(sys.argv[2], "w") as mark:
            mark.write("was here")


def send(message: dict[str, object]) -> None:
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if way == "record":
        with open(sys.argv[2], "a") as record:
            record.write(line)
    if message["type"] == "hello":
        send({"type": "hello", "protocol": 9 if way == "protocol" else 1})
    elif message["type"] == "ask":
        answer = {"type": "choose", "ask": message["ask"], "action": message["legal"][-1]["action"]}
        if way == "crash":
            raise RuntimeError("my horse is lame")
        elif way == "silent":
            time.sleep(60)
        elif way == "deaf":  # stays when it is told to go
            send(answer)
            time.sleep(60)
        elif way == "garbage":
            print("howdy", flush=True)
        elif way == "list":
            print("[1]", flush=True)
        elif way == "illegal":
            send({**answer, "action": -5})
        elif way == "words":
            send({**answer, "action": "pass"})
        elif way == "other question":
            send({**answer, "ask": 999})
        elif way == "other type":
            send({**answer, "type": "sing"})
        else:
            send(answer)
    elif message["type"] == "bye":
        break
