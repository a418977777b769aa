"""Signatures: what the device of a passkey has signed, checked by `webauthn`. Nothing is stored."""

import hmac
from dataclasses import dataclass, field
from typing import Final

from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    RegistrationCredential,
)

from carson.server.accounts.sites import Site
from carson.server.refusal import Refused
from carson.server.words import later

# what the package, and those it stands on, do with nonsense
NONSENSE: Final = (WebAuthnException, ValueError, TypeError, LookupError, AttributeError, OverflowError)


@dataclass(frozen=True)
class NewKey:
    """A passkey that was just made, as a browser hands it over; bytes are in base64url."""

    id: str
    client_data: str
    attestation: str
    transports: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Signed:
    """What a passkey has signed."""

    id: str
    client_data: str
    authenticator_data: str
    signature: str
    user_handle: str | None = None


@dataclass(frozen=True)
class Known:
    """What is kept of a passkey to know it again."""

    credential: str
    public_key: str
    counter: int


def challenge_of(client_data: str, site: Site) -> bytes:
    """What was to be signed, if it was signed at our site."""
    try:
        told = parse_client_data_json(base64url_to_bytes(client_data))
    except NONSENSE:
        raise _nonsense() from None
    if told.origin != site.origin:
        raise Refused(later("refused.other-site", site=site.origin), status=403)
    return told.challenge


def new_key(made: NewKey, challenge: bytes, site: Site) -> Known:
    """What to keep of a passkey; refused unless it was made for this challenge by a device that knew whom."""
    try:
        raw = base64url_to_bytes(made.id)
        response = AuthenticatorAttestationResponse(
            base64url_to_bytes(made.client_data), base64url_to_bytes(made.attestation)
        )
        found = verify_registration_response(
            credential=RegistrationCredential(made.id, raw, response),
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except NONSENSE:
        raise _nonsense() from None
    key = bytes_to_base64url(found.credential_public_key)
    return Known(bytes_to_base64url(found.credential_id), key, found.sign_count)


def counted(signed: Signed, challenge: bytes, site: Site, known: Known) -> int:
    """The counter of the passkey after this; refused unless it was signed by this very one."""
    try:
        response = AuthenticatorAssertionResponse(
            base64url_to_bytes(signed.client_data),
            base64url_to_bytes(signed.authenticator_data),
            base64url_to_bytes(signed.signature),
        )
        found = verify_authentication_response(
            credential=AuthenticationCredential(signed.id, base64url_to_bytes(signed.id), response),
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(known.public_key),
            credential_current_sign_count=0,  # it is compared below, with a sentence of its own
            require_user_verification=True,
        )
    except NONSENSE:
        raise _nonsense() from None
    if found.new_sign_count <= known.counter and (found.new_sign_count or known.counter):
        raise Refused(later("refused.copied-passkey"), status=403)
    return found.new_sign_count


def handle_of(person: str) -> str:
    """What a passkey keeps of whose it is."""
    return bytes_to_base64url(person.encode())


def is_of(handle: str | None, person: str) -> bool:
    """Whether a passkey says that it belongs to this person; some say nothing."""
    return handle is None or hmac.compare_digest(handle.encode(errors="replace"), handle_of(person).encode())


def encoded(challenge: bytes) -> str:
    return bytes_to_base64url(challenge)


def _nonsense() -> Refused:
    return Refused(later("refused.bad-passkey"), status=400)
