"""The JSON about people, as types; the rest is in messages.py."""

from typing import Annotated

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
