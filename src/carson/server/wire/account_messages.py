"""The JSON about people, as types; the rest is in messages.py."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from carson.server.wire.messages import Strict

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.@-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Struct):
    id: str
    name: str
    login: str | None


class Rename(Strict):
    name: Name


class Credentials(Strict):
    login: Login
    password: Password


class OtherPassword(Strict):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class NewPassword(Strict):
    password: Password


class Forgotten(Strict):
    login: Annotated[str, Meta(min_length=1, max_length=254)]  # or a mail address


class Sent(Struct):
    """The same for logins that are known and those that are not."""

    sent: bool


class TransferCode(Struct):
    code: str
    expires: str


class DeviceOut(Struct):
    id: str
    name: str
    created: str
    seen: str  # last used, to the hour
    here: bool


# ---- ways in; bytes are in base64url

Bytes = Annotated[str, Meta(max_length=100_000, pattern=r"^[A-Za-z0-9_-]*$")]
KeyId = Annotated[str, Meta(min_length=1, max_length=2000, pattern=r"^[A-Za-z0-9_-]+$")]
Transport = Literal["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]


class PasskeyOut(Struct):
    id: str
    name: str
    created: str
    used: str | None  # when it was last signed in with


class AccountOut(Struct):
    """The ways into an account; of a guest, what there could be."""

    login: str | None
    password: bool
    passkeys: list[PasskeyOut]
    site: str | None  # the name that passkeys are bound to; without one there are none
    mailbox: str | None  # confirmed; a link for a new password can be sent there
    mail: bool  # whether this server sends any


class KeyWish(Struct):
    """What a browser needs to make a passkey."""

    challenge: str
    site: str
    user: str
    login: str
    name: str
    known: list[str]  # that need not be made again


class KeyQuestion(Struct):
    """What a browser needs to let a passkey sign."""

    challenge: str
    site: str
    known: list[str]  # one of these; empty: any of this site


class KeyMade(Strict):
    id: KeyId
    client_data: Bytes
    attestation: Bytes
    transports: Annotated[tuple[Transport, ...], Meta(max_length=10)] = ()
    name: Annotated[str, Meta(max_length=40)] = ""  # without one it is called like its browser
    login: Login | None = None  # of a guest, who has an account from now on


class KeySigned(Strict):
    id: KeyId
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    user_handle: Bytes | None = None


class PasswordGiven(Strict):
    password: Annotated[str, Meta(max_length=200)]
