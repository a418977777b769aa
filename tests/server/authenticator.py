"""An authenticator made of code: keys, signatures and counters as a phone or a security key has them."""

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, MADE = 0x01, 0x04, 0x40
Json = dict[str, Any]


@dataclass
class Authenticator:
    """One passkey, at the page `origin`; a test may spoil anything of it."""

    origin: str
    counter: int = 1
    flags: int = PRESENT | VERIFIED
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    user: str | None = None

    def make(self, wish: Json) -> Json:
        """What a browser sends for `navigator.credentials.create`."""
        self.user = wish["user"]
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
        made = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        data = self._data(wish["site"], self.flags | MADE) + made
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": bytes_to_base64url(self.id),
            "client_data": bytes_to_base64url(self._client_data("webauthn.create", wish["challenge"])),
            "attestation": bytes_to_base64url(attestation),
            "transports": ["internal"],
        }

    def sign(self, question: Json) -> Json:
        """What a browser sends for `navigator.credentials.get`."""
        self.counter += 1
        client_data = self._client_data("webauthn.get", question["challenge"])
        data = self._data(question["site"], self.flags)
        signature = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return {
            "id": bytes_to_base64url(self.id),
            "client_data": bytes_to_base64url(client_data),
            "authenticator_data": bytes_to_base64url(data),
            "signature": bytes_to_base64url(signature),
            "user_handle": self.user,
        }

    def _data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()
