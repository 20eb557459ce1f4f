"""Mail: short letters over SMTP, each with a way to stop them."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from itsdangerous import BadData, URLSafeTimedSerializer

ADDRESS: Final = re.compile(
    r"[^\s@<>()\[\],;:\\\"']{1,64}@[^\s@<>()\[\],;:\\\"']{1,189}\.[^\s@.<>()\[\],;:\\\"']{2,63}"
)
TIMEOUT: Final = 20.0
CONFIRMING: Final = 24 * 3600
"""Seconds for which a letter that asks for confirmation is good."""
PORTS: Final = {"smtp": 587, "smtps": 465}


class NotMailed(Exception):
    """A letter could not be handed over."""


class Mail:
    """Hands letters to one SMTP server."""

    def __init__(self, server: str, sender: str) -> None:
        """``server`` is ``smtp://user:password@host:port``, or ``smtps://``; raises ValueError."""
        place = urlsplit(server)
        if place.scheme not in PORTS or not place.hostname:
            raise ValueError("a mail server is written as smtp://user:password@host:587 or smtps://...")
        if not ADDRESS.fullmatch(sender):
            raise ValueError(f"letters come from an address such as table@example.org, not {sender}")
        self._place = place
        self.sender = sender

    def send(self, to: str, subject: str, text: str, stop: str | None = None) -> None:
        """Send a letter; ``stop`` is where one click ends them (RFC 8058). Raises NotMailed."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.sender.split("@")[1])
        letter["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            letter["List-Unsubscribe"] = f"<{stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        try:
            self._hand_over(letter)
        except (OSError, smtplib.SMTPException) as error:
            raise NotMailed(type(error).__name__) from None

    def _hand_over(self, letter: EmailMessage) -> None:
        place = self._place
        host, port = str(place.hostname), place.port or PORTS[place.scheme]
        context = ssl.create_default_context()
        if place.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=TIMEOUT, context=context)
        else:
            line = smtplib.SMTP(host, port, timeout=TIMEOUT)
        with line:
            line.ehlo()
            if place.scheme == "smtp" and line.has_extn("starttls"):
                line.starttls(context=context)
            if place.username is not None:
                line.login(unquote(place.username), unquote(place.password or ""))
            line.send_message(letter)


class MailTokens:
    """What stands in the links of letters: who it is about, so that nobody has to be known to follow them."""

    def __init__(self, key: bytes) -> None:
        self._confirm = URLSafeTimedSerializer(key, salt="ludoteca mail confirm")
        self._stop = URLSafeTimedSerializer(key, salt="ludoteca mail stop")

    def confirm(self, guest: str, address: str) -> str:
        """For the link that confirms an address."""
        return str(self._confirm.dumps([guest, address]))

    def confirmed(self, token: str) -> tuple[str, str] | None:
        """Whose address a link confirms, and which; None for one that is too old or not ours."""
        return _pair(self._confirm, token, CONFIRMING)

    def stop(self, guest: str, address: str) -> str:
        """For the link that ends letters; it is good for ever."""
        return str(self._stop.dumps([guest, address]))

    def stopped(self, token: str) -> tuple[str, str] | None:
        """To whom no more letters are to go, and to which address."""
        return _pair(self._stop, token, None)


def _pair(serializer: URLSafeTimedSerializer, token: str, most: int | None) -> tuple[str, str] | None:
    try:
        guest, address = serializer.loads(token, max_age=most)
    except (BadData, ValueError):
        return None
    return str(guest), str(address)
