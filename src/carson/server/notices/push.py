"""Web push: an encrypted message to a browser, through the service its maker runs."""

import asyncio
import hashlib
import hmac
import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from functools import cached_property
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from carson.server.notices.guard import Caller
from carson.server.notices.message import Gone, Message

SALT = b"carson-push-key"
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
POINT, SECRET = 65, 16  # bytes of the two keys of a browser
LASTS = 24 * 3600  # seconds the service keeps a message for a browser that is off
SIGNED_FOR = 12 * 3600
TOPIC = 32  # characters of a topic at most


class Push:
    """Sends to browsers. The server's own key is made from the one secret that its host keeps."""

    def __init__(self, secret: str, contact: str, caller: Caller) -> None:
        """`contact`: where the services may complain, as a `mailto:` or `https:` address."""
        self._secret = secret
        self._contact = contact
        self._caller = caller

    @cached_property
    def _key(self) -> ec.EllipticCurvePrivateKey:
        made = hmac.digest(self._secret.encode(), SALT, hashlib.sha512)
        return ec.derive_private_key(int.from_bytes(made, "big") % (ORDER - 1) + 1, ec.SECP256R1())

    @cached_property
    def public_key(self) -> str:
        """What a page tells its browser, so that nobody else can send there."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return encoded(point)

    async def send(self, address: str, keys: str, message: Message) -> None:
        told = {
            "title": message.title,
            "text": message.text,
            "link": message.link,
            "stop": message.stop,
            "stopText": message.stop_text,
            "tag": message.tag,
        }
        body, headers = await asyncio.to_thread(
            self._sealed, address, keys, json.dumps(told, ensure_ascii=False).encode()
        )
        headers["topic"] = encoded(hashlib.sha256(message.tag.encode()).digest())[:TOPIC]
        headers["urgency"] = "high" if message.urgent else "normal"
        await self._caller.call("POST", address, headers, body)

    def _sealed(self, address: str, keys: str, content: bytes) -> tuple[bytes, dict[str, str]]:
        """The encrypted content, and the headers that prove who sends it."""
        point, secret = browser_keys(json.loads(keys))
        try:
            body = http_ece.encrypt(
                content,
                private_key=ec.generate_private_key(ec.SECP256R1()),
                dh=point,
                auth_secret=secret,
                version="aes128gcm",
            )
        except ValueError as error:  # no point of the curve
            raise Gone(str(error)) from error
        parts = urlsplit(address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self._contact,
        }
        signed = Vapid02(self._key, {"no-strict": True}).sign(claims)["Authorization"]
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(LASTS),
            "authorization": signed,
        }
        return body, headers


def browser_keys(keys: dict[str, str]) -> tuple[bytes, bytes]:
    """The two keys of a browser; ValueError when they are none."""
    try:
        point, secret = decoded(keys["p256dh"]), decoded(keys["auth"])
    except (KeyError, NotBase64) as error:
        raise ValueError("not the keys of a browser") from error
    if len(point) != POINT or len(secret) != SECRET:
        raise ValueError("not the keys of a browser")
    return point, secret


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
