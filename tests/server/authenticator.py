"""An authenticator made of software: it makes passkeys and signs with them, as a browser would."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encode(data: bytes) -> str:
    """Write bytes as WebAuthn does."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Read them again."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, at the address of one server."""

    def __init__(self, origin: str, flags: int = PRESENT | VERIFIED) -> None:
        self.origin = origin
        self.flags = flags
        self.id = secrets.token_bytes(16)
        self.uses = 0
        self.user = b""
        self.site = ""
        """Another site than the one that asks, if it is to lie about that."""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def _data(self, site: str, more: int = 0) -> bytes:
        self.uses += 1
        head = hashlib.sha256((self.site or site).encode()).digest() + bytes([self.flags | more])
        return head + self.uses.to_bytes(4, "big")

    def _client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def make(self, options: Any) -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        self.user = decode(options["user"]["id"])
        point = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self._data(options["rp"]["id"], ATTESTED) + attested
        client = self._client_data("webauthn.create", options["challenge"])
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(
            {"clientDataJSON": encode(client), "attestationObject": encode(attestation)}
        )

    def sign(self, options: Any) -> dict[str, Any]:
        """Answer `navigator.credentials.get`."""
        data = self._data(options["rpId"])
        client = self._client_data("webauthn.get", options["challenge"])
        to_sign = data + hashlib.sha256(client).digest()
        signature = self._key.sign(to_sign, ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": encode(client),
                "authenticatorData": encode(data),
                "signature": encode(signature),
                "userHandle": encode(self.user),
            }
        )

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        id_ = encode(self.id)
        return {"id": id_, "rawId": id_, "type": "public-key", "response": response}
