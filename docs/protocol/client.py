"""Sits down at a table and answers by chance: python client.py http://127.0.0.1:8642 ROOM"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def answer(question):
    texts = [choice["text"] for choice in question["choices"]]
    if "most" not in question:
        return random.choice(texts)
    return "+".join(random.sample(texts, random.randint(question["least"], question["most"]))) or "none"


def main(server, room):
    body = json.dumps({"name": "Chance"}).encode()
    guest = urlopen(Request(f"{server}/api/guest", body, {"content-type": "application/json"}))
    cookie = {"cookie": guest.headers["set-cookie"].partition(";")[0]}

    def look(seat):
        address = f"{server.replace('http', 'ws', 1)}/api/rooms/{room}/socket?seat={seat}"
        socket = connect(address, additional_headers=cookie, origin=server, max_size=None)
        socket.send('{"type": "hello"}')
        return socket

    with look(seat=-1) as visitor:
        seats = json.loads(visitor.recv())["room"]["seats"]
        seat = next(number for number, one in enumerate(seats) if not {"name", "bot"} & one.keys())
        visitor.send(json.dumps({"type": "sit", "id": "sit", "seat": seat}))
        while json.loads(visitor.recv())["type"] != "done":
            pass
    with look(seat) as player:
        for frame in map(json.loads, player):
            if question := (frame.get("scene") or {}).get("question"):
                told = {"id": str(random.random()), "seat": seat, "number": question["number"]}
                player.send(json.dumps({"type": "answer", "text": answer(question), **told}))
            if (frame.get("room") or {}).get("status") == "over":
                return print("The ranks are", *frame["room"]["ranks"])


if __name__ == "__main__":
    main(*sys.argv[1:])
