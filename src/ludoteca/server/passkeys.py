"""Passkeys: what a browser is asked to sign, and whether it has. What a signature is worth is for ``webauthn`` to say."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping, Sequence
from hashlib import sha256
from ipaddress import ip_address
from typing import Any, Final

from msgspec import Struct

from ludoteca.server.identities import Identities, Passkey
from ludoteca.server.problems import Denied
from ludoteca.server.room_events import Guest

NAME: Final = "Ludoteca"


class Place(Struct, frozen=True):
    """Where a browser believes to be: the name of the host, which passkeys are made for, and the whole origin."""

    site: str
    origin: str

    @staticmethod
    def of(scheme: str, host: str | None) -> Place:
        """The place of a request; raises Denied where there are no passkeys: browsers have them for names, and in private."""
        name = (host or "").rpartition(":")[0] if ":" in (host or "") else (host or "")
        if not name or (scheme not in ("https", "wss") and name != "localhost") or _is_address(name):
            raise Denied("no_passkeys")
        return Place(name.lower(), f"{scheme}://{host}".lower())


async def creation(
    identities: Identities, guest: Guest, place: Place, known: Sequence[Passkey]
) -> dict[str, Any]:
    """What a browser needs to make a passkey for somebody."""
    # Here, because whoever plays without passkeys need not wait for cryptography.
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=place.site,
        rp_name=NAME,
        user_id=sha256(f"passkey {guest.id}".encode()).digest(),
        user_name=guest.name,
        challenge=_bytes(await identities.challenge(guest.id)),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=_bytes(one.id)) for one in known if one.site == place.site
        ],
    )
    return dict(json.loads(options_to_json(options)))


async def created(
    identities: Identities, guest: Guest, place: Place, credential: Mapping[str, Any], about: str
) -> None:
    """Keep a passkey that a browser has made; raises Denied if it was not made for this."""
    from webauthn import verify_registration_response

    challenge = _challenge(credential)
    if not await identities.use_challenge(challenge, guest.id):
        raise Denied("bad_passkey")
    try:
        made = verify_registration_response(
            credential=dict(credential),
            expected_challenge=_bytes(challenge),
            expected_rp_id=place.site,
            expected_origin=place.origin,
        )
    except Exception as error:
        raise Denied("bad_passkey") from error
    id, key = _text(made.credential_id), _text(made.credential_public_key)
    if not await identities.add_passkey(guest, id, place.site, key, made.sign_count, about):
        raise Denied("bad_passkey")


async def request(identities: Identities, place: Place) -> dict[str, Any]:
    """What a browser needs to let somebody sign with a passkey of theirs, whoever they are."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=place.site,
        challenge=_bytes(await identities.challenge(None)),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return dict(json.loads(options_to_json(options)))


async def signed(identities: Identities, place: Place, credential: Mapping[str, Any]) -> Guest:
    """Who has signed with a passkey; raises Denied if nobody has."""
    from webauthn import verify_authentication_response

    challenge = _challenge(credential)
    if not await identities.use_challenge(challenge, None):
        raise Denied("bad_passkey")
    passkey = await identities.passkey(str(credential.get("id", "")))
    if passkey is None or passkey.site != place.site:
        raise Denied("bad_passkey")
    try:
        done = verify_authentication_response(
            credential=dict(credential),
            expected_challenge=_bytes(challenge),
            expected_rp_id=place.site,
            expected_origin=place.origin,
            credential_public_key=_bytes(passkey.key),
            credential_current_sign_count=passkey.count,
        )
    except Exception as error:
        raise Denied("bad_passkey") from error
    guest = await identities.use_passkey(passkey.id, done.new_sign_count)
    if guest is None:
        raise Denied("bad_passkey")
    return guest


def _challenge(credential: Mapping[str, Any]) -> str:
    """What a browser says that it has signed; raises Denied for what no browser sends."""
    try:
        return str(json.loads(_bytes(credential["response"]["clientDataJSON"]))["challenge"])
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError):
        raise Denied("bad_passkey") from None


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")
