"""The examples for proxies work: behind each of them everybody has own limits, and tables are live."""

import re
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.conftest import RunningServer, quick
from tools.proxies import NONE, program

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples" / "proxies"
NGINX = """
daemon off; master_process off; error_log stderr; pid {folder}/pid; events {{}}
http {{ access_log off; client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
uwsgi_temp_path {folder}; scgi_temp_path {folder}; {example} }}
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def nginx(folder: Path, port: int, server: int) -> list[str]:
    """The example without its certificate, which nobody has here."""
    example = (EXAMPLES / "nginx.conf").read_text(encoding="utf-8")
    example = re.sub(r"server \{\s+listen 80;.*?\n\}", "", example, flags=re.DOTALL)
    example = re.sub(r"ssl_certificate\w* \S+;", "", example)
    example = example.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace(":8000", f":{server}")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, example=example), encoding="utf-8")
    return ["-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]


def caddy(folder: Path, port: int, server: int) -> list[str]:
    example = (EXAMPLES / "Caddyfile").read_text(encoding="utf-8")
    example = example.replace("{\n\tservers", "{\n\tadmin off\n\tauto_https off\n\tservers")
    example = example.replace("carson.example.org", f"http://127.0.0.1:{port}").replace(":8000", f":{server}")
    (folder / "Caddyfile").write_text(example, encoding="utf-8")
    return ["run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxied(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a server behind a proxy."""
    name = request.param.__name__
    found = program(name)
    if found is None:
        pytest.skip(NONE.format(name=name))
    settings = quick(tmp_path / "data", requests_per_minute=30)
    server = RunningServer(type(settings)(**{**vars(settings), "proxies": ("127.0.0.1",)}))
    port = free_port()
    command = [found, *request.param(tmp_path, port, server.port)]
    environment = {"HOME": str(tmp_path), "PATH": "/usr/sbin:/usr/bin:/bin:/usr/local/bin"}
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
        try:
            await_line(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
    server.stop()


def await_line(port: int) -> None:
    end = time.monotonic() + 20
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.02)


def guest(base: str, address: str) -> httpx.Client:
    """Somebody at another address of this machine."""
    return httpx.Client(base_url=base, transport=httpx.HTTPTransport(local_address=address))


def test_everybody_behind_the_proxy_is_told_apart(proxied: str) -> None:
    with guest(proxied, "127.0.0.2") as rude, guest(proxied, "127.0.0.3") as kind:
        claims = [{"x-forwarded-for": f"192.0.2.{n}"} for n in range(40)]
        statuses = [rude.get("/api/games", headers=claim).status_code for claim in claims]
        assert (statuses[0], statuses[-1]) == (200, 429)
        answer = kind.get("/api/me")
        assert answer.status_code == 200
        assert "content-security-policy" in answer.headers
        assert kind.get("/metrics").status_code == 404
        kind.headers["x-csrftoken"] = kind.cookies["csrftoken"]
        table = kind.post("/api/play-now").json()["id"]
        cookies = "; ".join(f"{name}={value}" for name, value in kind.cookies.items())
        address = proxied.replace("http", "ws") + f"/ws/tables/{table}"
        headers = {"Cookie": cookies, "Origin": proxied}
        with connect(address, additional_headers=headers) as chair:
            chair.send('{"type": "hello"}')
            assert '"type":"update"' in str(chair.recv(timeout=20))
