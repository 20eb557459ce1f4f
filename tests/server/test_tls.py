"""The table over https: who certifies it, for whom, and how others come to trust it."""

from __future__ import annotations

import os
import signal
import socket
import ssl
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from html import escape
from ipaddress import ip_address
from pathlib import Path
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.x509.verification import PolicyBuilder, Store, VerificationError

from ludoteca import cli
from ludoteca.facets.language import language, languages
from ludoteca.server import certificates
from ludoteca.server.authority_page import DEVICES, page
from ludoteca.server.certificates import AUTHORITY_DAYS, DAYS, Certificates, household

NOW: Final = datetime(2027, 1, 2, tzinfo=UTC)
ADDRESSES: Final = ["127.0.0.1", "192.168.7.9"]
PEM: Final = serialization.Encoding.PEM


Subject = x509.DNSName | x509.IPAddress


def chain(made: Certificates) -> list[x509.Certificate]:
    return x509.load_pem_x509_certificates(made.certificate.read_bytes())


def trusted(made: Certificates, leaf: x509.Certificate, subject: Subject, when: datetime = NOW) -> None:
    """Check a certificate as a strict browser does that trusts the authority; raises VerificationError."""
    store = Store([x509.load_der_x509_certificate(made.authority)])
    PolicyBuilder().store(store).time(when).build_server_verifier(subject).verify(leaf, [])


@pytest.mark.parametrize("address", ADDRESSES)
def test_whoever_trusts_the_authority_trusts_the_table_at_every_address(tmp_path: Path, address: str) -> None:
    made = household(tmp_path, ADDRESSES, NOW)
    subjects: list[Subject] = [x509.IPAddress(ip_address(address)), x509.DNSName("localhost")]
    for subject in subjects:
        trusted(made, chain(made)[0], subject)


@pytest.mark.parametrize("name", ["bank.example", "ludoteca.example.org", "local.example"])
def test_the_authority_cannot_vouch_for_anybody_outside_the_household(tmp_path: Path, name: str) -> None:
    made = household(tmp_path, ADDRESSES, NOW)
    authority = certificates._loaded(tmp_path / "authority.crt", tmp_path / "authority.key")
    assert authority is not None
    forged, _ = certificates._server([name], authority, NOW)
    with pytest.raises(VerificationError, match="constraint"):
        trusted(made, forged, x509.DNSName(name))


def test_an_address_of_the_machine_that_is_nobody_elses_network_stands_for_itself(tmp_path: Path) -> None:
    made = household(tmp_path, ["198.51.100.7"], NOW)
    trusted(made, chain(made)[0], x509.IPAddress(ip_address("198.51.100.7")))
    authority = certificates._loaded(tmp_path / "authority.crt", tmp_path / "authority.key")
    assert authority is not None
    neighbour, _ = certificates._server(["198.51.100.8"], authority, NOW)
    with pytest.raises(VerificationError, match="constraint"):
        trusted(made, neighbour, x509.IPAddress(ip_address("198.51.100.8")))


def test_certificates_stay_as_long_as_they_serve(tmp_path: Path) -> None:
    assert household(tmp_path, ADDRESSES, NOW) == household(tmp_path, ADDRESSES[:1], NOW)
    before = (tmp_path / "server.crt").read_bytes()
    household(tmp_path, ADDRESSES, NOW + timedelta(days=DAYS // 2))
    assert (tmp_path / "server.crt").read_bytes() == before


def test_a_machine_that_moves_is_certified_anew_and_phones_need_nothing(tmp_path: Path) -> None:
    old, new = household(tmp_path, ADDRESSES, NOW), household(tmp_path, ["192.168.7.77"], NOW)
    assert old.authority == new.authority
    trusted(new, chain(new)[0], x509.IPAddress(ip_address("192.168.7.77")))


def test_what_ends_soon_is_made_anew(tmp_path: Path) -> None:
    made = household(tmp_path, ADDRESSES, NOW)
    later = household(tmp_path, ADDRESSES, NOW + timedelta(days=DAYS - 30))
    assert made.authority == later.authority
    trusted(later, chain(later)[0], x509.DNSName("localhost"), NOW + timedelta(days=DAYS + 30))
    last = household(tmp_path, ADDRESSES, NOW + timedelta(days=AUTHORITY_DAYS - 30))
    assert last.authority != made.authority


@pytest.mark.parametrize("file", ["authority.crt", "authority.key", "server.crt", "server.key"])
@pytest.mark.parametrize("content", [None, b"", b"torn"])
def test_files_that_are_missing_or_torn_are_made_anew(
    tmp_path: Path, file: str, content: bytes | None
) -> None:
    household(tmp_path, ADDRESSES, NOW)
    (tmp_path / file).unlink()
    if content is not None:
        (tmp_path / file).write_bytes(content)
    made = household(tmp_path, ADDRESSES, NOW)
    trusted(made, chain(made)[0], x509.DNSName("localhost"))
    ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(made.certificate, made.key)


def test_keys_are_for_their_owners_eyes(tmp_path: Path) -> None:
    household(tmp_path / "tls", ADDRESSES, NOW)
    assert (tmp_path / "tls").stat().st_mode & 0o077 == 0
    for name in ("authority.key", "server.key"):
        assert (tmp_path / "tls" / name).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("code", languages())
def test_the_page_for_phones_says_everything_in_every_language(code: str) -> None:
    shown = page(language(code), "AB CD", "https://192.168.7.9:8642/")
    assert f'lang="{code}"' in shown and "AB CD" in shown and 'href="https://192.168.7.9:8642/"' in shown
    assert all(escape(language(code).text(one)) in shown for one in [*DEVICES, *DEVICES.values()])


def serving(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """The command, with its data in a folder."""
    return subprocess.Popen(
        [sys.executable, "-m", "ludoteca", "serve", "--no-open", "--lang", "en", "--db", f"sqlite:///{folder / 't.db'}", *arguments],
        stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip


def test_a_certificate_of_ones_own_is_used_as_it_is(tmp_path: Path) -> None:
    made = household(tmp_path / "mine", ADDRESSES)
    server = serving(tmp_path, "--port", "0", "--tls-cert", str(made.certificate), "--tls-key", str(made.key))
    try:
        assert server.stdout is not None
        table = next(word for word in server.stdout.readline().split() if word.startswith("https"))
        trusting = ssl.create_default_context(cafile=tmp_path / "mine" / "authority.crt")
        with urlopen(f"{table}healthz", timeout=30, context=trusting) as answer:
            assert answer.status == 200
        assert not (tmp_path / "tls").exists()
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0


def test_the_table_is_served_over_https_and_a_phone_gets_the_certificate_over_http(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = serving(tmp_path, "--tls", "--port", str(port))
    try:
        assert server.stdout is not None
        said = [server.stdout.readline() for _ in range(3)]
        table, plain = [next(word for word in line.split() if word.startswith("http")) for line in said[:2]]
        assert table == f"https://127.0.0.1:{port}/" and plain.startswith("http://127.0.0.1:")
        with pytest.raises(URLError, match="CERTIFICATE_VERIFY_FAILED"):
            urlopen(table, timeout=30)
        with urlopen(f"{plain}authority.crt", timeout=30) as answer:
            assert answer.headers["content-type"] == "application/x-x509-ca-cert"
            authority = x509.load_der_x509_certificate(answer.read())
        trusting = ssl.create_default_context(cadata=authority.public_bytes(PEM).decode())
        with urlopen(table, timeout=30, context=trusting) as answer:
            assert answer.status == 200
        arriving = Request(
            f"{table}api/guest", b'{"name": "Ann"}', {"content-type": "application/json"}, method="POST"
        )
        with urlopen(arriving, timeout=30, context=trusting) as answer:
            assert "; Secure" in answer.headers["set-cookie"]
        with urlopen(Request(plain, headers={"accept-language": "nl-BE, en"}), timeout=30) as answer:
            told = answer.read().decode()
        assert language("nl").text("web-authority-title") in told and f'href="{table}"' in told
        assert said[2].split(": ")[1].strip() in told
        with pytest.raises(HTTPError, match="404"):
            urlopen(f"{plain}api/games", timeout=30)
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--tls-cert", "mine.crt"], "--tls-cert and --tls-key go together"),
        (["--tls-cert", "no.crt", "--tls-key", "no.key"], "no.crt and no.key cannot be used: No such file"),
    ],
)
def test_a_certificate_that_cannot_be_used_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], complaint: str
) -> None:
    told = ["serve", "--no-open", "--port", "0", "--db", f"sqlite:///{tmp_path / 't.db'}", *arguments]
    assert cli.main(told) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"ludoteca: {complaint}") and err.count("\n") == 1
