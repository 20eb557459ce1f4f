"""Certificates for a household: an authority of its own, and what it has certified for this machine.

Whoever trusts the authority trusts it with the household's own addresses and no others: its certificate says so, and browsers
hold it to that. Nobody who gets hold of its key can pass for a bank.
"""

from __future__ import annotations

import os
import secrets
import socket
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import Final, NamedTuple

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

AUTHORITY_DAYS: Final = 3_650
DAYS: Final = 397
"""What browsers accept of a server."""
RENEWED: Final = 60
"""So many days before its end a certificate is made anew, at the next start."""
SLACK: Final = timedelta(days=1)
"""Phones whose clock is late believe it, too."""
HOUSEHOLD: Final = (
    "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16",
    "::1/128", "fc00::/7", "fe80::/10",
)  # fmt: skip
"""Networks that lead to nobody else."""
NAMES: Final = ("localhost", "local", "lan", "home.arpa", "internal")
"""What names end in that belong to nobody else."""
READABLE: Final = 0o644
SECRET: Final = 0o600

Key = ec.EllipticCurvePrivateKey


class Certificates(NamedTuple):
    """Files that a server needs, and what others need in order to trust it."""

    certificate: Path
    key: Path
    authority: bytes
    """The authority's certificate, as phones take it."""
    fingerprint: str


def household(folder: Path, addresses: Iterable[str], now: datetime | None = None) -> Certificates:
    """The certificates of this machine at these addresses: those in the folder, or new ones where they do not serve."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    today = now or datetime.now(UTC)
    hosts = sorted({"localhost", "127.0.0.1", "::1", *_names(), *addresses})
    files = [folder / name for name in ("authority.crt", "authority.key", "server.crt", "server.key")]
    authority = _loaded(files[0], files[1])
    if authority is None or not _lasts(authority[0], today) or not _covers(authority[0], hosts):
        authority = _authority(hosts, today)
        _write(files[0], files[1], [authority[0]], authority[1])
    server = _loaded(files[2], files[3])
    if server is None or not _lasts(server[0], today) or not _serves(server[0], hosts, authority[0]):
        server = _server(hosts, authority, today)
        _write(files[2], files[3], [server[0], authority[0]], server[1])
    digest = authority[0].fingerprint(hashes.SHA256()).hex(" ").upper()
    return Certificates(files[2], files[3], authority[0].public_bytes(serialization.Encoding.DER), digest)


def _names() -> list[str]:
    """What this machine is called in its network, where that is a name that can be certified."""
    host = socket.gethostname().partition(".")[0].lower()
    plain = host.isascii() and host.replace("-", "").isalnum()
    return [f"{host}.local"] if plain and host != "localhost" else []


# -- making --------------------------------------------------------------------------------------


def _authority(hosts: Sequence[str], today: datetime) -> tuple[x509.Certificate, Key]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name(
        [x509.NameAttribute(NameOID.COMMON_NAME, f"Ludoteca, {socket.gethostname()[:40] or 'household'}")]
    )
    made = (
        _begun(name, name, key, today, AUTHORITY_DAYS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(certifies=True), critical=True)
        .add_extension(x509.NameConstraints(_permitted(hosts), None), critical=True)
        .sign(key, hashes.SHA256())
    )
    return made, key


def _permitted(hosts: Sequence[str]) -> list[x509.GeneralName]:
    """The household's networks and names; an address of the machine that lies outside stands for itself."""
    networks = [ip_network(one) for one in HOUSEHOLD]
    own = [ip_network(one) for one in map(_address, hosts) if one and not any(one in net for net in networks)]
    names: list[x509.GeneralName] = [x509.DNSName(one) for one in NAMES]
    return [*names, *[x509.IPAddress(network) for network in [*networks, *own]]]


def _server(
    hosts: Sequence[str], authority: tuple[x509.Certificate, Key], today: datetime
) -> tuple[x509.Certificate, Key]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Ludoteca")])
    made = (
        _begun(name, authority[0].subject, key, today, DAYS)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(certifies=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName([_general(host) for host in hosts]), critical=False)
        .add_extension(
            x509.AuthorityKeyIdentifier.from_issuer_public_key(authority[1].public_key()), critical=False
        )
        .sign(authority[1], hashes.SHA256())
    )
    return made, key


def _begun(name: x509.Name, by: x509.Name, key: Key, today: datetime, days: int) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(by)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - SLACK)
        .not_valid_after(today - SLACK + timedelta(days=days))
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )


def _usage(*, certifies: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not certifies, key_cert_sign=certifies, crl_sign=certifies, content_commitment=False,
        key_encipherment=False, data_encipherment=False, key_agreement=False, encipher_only=False, decipher_only=False,
    )  # fmt: skip


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def _general(host: str) -> x509.GeneralName:
    address = _address(host)
    return x509.DNSName(host) if address is None else x509.IPAddress(address)


# -- what there is already ---------------------------------------------------------------------------


def _loaded(certificate: Path, key: Path) -> tuple[x509.Certificate, Key] | None:
    """A certificate with its key, if both are there and belong together."""
    try:
        found = x509.load_pem_x509_certificates(certificate.read_bytes())[0]
        own = serialization.load_pem_private_key(key.read_bytes(), None)
    except (OSError, ValueError):
        return None
    return (found, own) if isinstance(own, Key) and own.public_key() == found.public_key() else None


def _lasts(certificate: x509.Certificate, today: datetime) -> bool:
    ends = certificate.not_valid_after_utc - timedelta(days=RENEWED)
    return certificate.not_valid_before_utc <= today < ends


def _covers(authority: x509.Certificate, hosts: Sequence[str]) -> bool:
    known = authority.extensions.get_extension_for_class(x509.NameConstraints).value.permitted_subtrees or []
    return all(one in known for one in _permitted(hosts))


def _serves(server: x509.Certificate, hosts: Sequence[str], authority: x509.Certificate) -> bool:
    named = server.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    try:
        server.verify_directly_issued_by(authority)
    except (InvalidSignature, TypeError, ValueError):
        return False
    return all(_general(host) in named for host in hosts)


def _write(certificate: Path, key: Path, chain: Sequence[x509.Certificate], own: Key) -> None:
    """Both files, each whole or not at all; a key that does not belong to its certificate is made anew."""
    secret = own.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    shown = b"".join([one.public_bytes(serialization.Encoding.PEM) for one in chain])
    for path, content, mode in ((key, secret, SECRET), (certificate, shown, READABLE)):
        draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
            file.write(content)
        draft.replace(path)
