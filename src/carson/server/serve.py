"""Starting the server: the address in plain words."""

import gc
import signal
import socket

from carson.core.errors import BadOption
from carson.server.app import create_app
from carson.server.door.server import DoorServer
from carson.server.homes.start import check_redis
from carson.server.logs import configure_logs
from carson.server.metrics import count_troubles
from carson.server.settings import Settings
from carson.server.words import say


def serve(settings: Settings) -> None:
    """Run until somebody presses Ctrl-C."""
    configure_logs(count_troubles)
    listener = listen(settings.host, settings.port)
    check_redis(settings)
    app = create_app(settings)
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    print(say("start.open", host=shown, port=listener.getsockname()[1]), flush=True)
    server = DoorServer(app, settings)
    spare_the_collector()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # uvicorn listens for it, and puts this back in the end
    server.run(sockets=[listener])


def spare_the_collector() -> None:
    """What is loaded by now stays, and tables live long: looking through them often only holds up play."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 200)


def listen(host: str, port: int) -> socket.socket:
    """Take the port now, so that a taken one is told in a sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        problem = say("start.port-taken", host=host, port=port, problem=error.strerror)
        raise BadOption(problem) from error
    listener.listen()  # whoever knocks while we start is let in as soon as we are ready
    return listener
