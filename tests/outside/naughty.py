"""A bot that does wrong in the way it is told: python naughty.py WAY [FILE].

With a file it does so only the first time; `record` and `record 2` play well and write all they hear there.
"""

import json
import os
import sys
import time

way = sys.argv[1]
if len(sys.argv) > 2 and not way.startswith("record"):
    if os.path.exists(sys.argv[2]):
        way = "good"
    else:
        with open(sys.argv[2], "w") as mark:
            mark.write("was here")


HELLOS: dict[str, dict[str, object]] = {
    "protocol": {"protocol": 9},
    "no protocol": {"protocol": "two"},
    "bad games": {"protocol": 2, "games": {"city": ["2"]}},
    "bad learns": {"protocol": 2, "learns": "a lot"},
    "cards only": {"protocol": 2, "games": ["cards"]},
    "three seats": {"protocol": 2, "games": {"city": {"seats": ["3"], "variants": []}}},
    "never ready": {"protocol": 2, "learns": True},
    "learns": {"protocol": 2, "learns": True},
    "record 2": {"protocol": 2},
    "mends": {"protocol": 2},
    "never mends": {"protocol": 2},
}


first = -1  # of the answers that are legal


def send(message: dict[str, object]) -> None:
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if way.startswith("record"):
        with open(sys.argv[2], "a") as record:
            record.write(line)
    if message["type"] == "hello":
        send({"type": "hello", **HELLOS.get(way, {"protocol": 1})})
    elif message["type"] == "over" and HELLOS.get(way, {}).get("learns"):
        send({"type": "sing" if way == "never ready" else "ready"})
    elif message["type"] == "illegal":
        mended = way == "mends" and message["tries"] == 1
        send({"type": "choose", "ask": message["ask"], "action": first if mended else -5})
    elif message["type"] == "ask":
        first = message["legal"][0]["action"]
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
        elif way in ("illegal", "mends", "never mends"):
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
