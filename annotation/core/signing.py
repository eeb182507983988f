"""Signing a release: Ed25519 over the bytes of its manifest, checked by the verifier that travels with it."""

from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import load_pem_private_key

from annotation.core.bad_input import BadInput
from taxonomy.digest import canonical_bytes

SIGNATURE = "signature.json"
ALGORITHM = "Ed25519"


def read_key(path: Path) -> Ed25519PrivateKey:
    """The private key in a PEM file (PKCS 8, without a password); BadInput says what is wrong with it."""
    try:
        key = load_pem_private_key(path.read_bytes(), password=None)
    except OSError as fault:
        raise BadInput(f"{path.name}: the signing key cannot be read ({fault.strerror})") from fault
    except (ValueError, TypeError) as fault:
        raise BadInput(f"{path.name}: is no private key in PEM without a password") from fault
    if not isinstance(key, Ed25519PrivateKey):
        raise BadInput(f"{path.name}: is no {ALGORITHM} key")
    return key


def public_hex(key: Ed25519PrivateKey) -> str:
    """The public key as the manifest and the verifier name it: 64 hexadecimal digits."""
    return key.public_key().public_bytes_raw().hex()


def signature_file(manifest: bytes, key: Ed25519PrivateKey) -> bytes:
    """The content of signature.json."""
    document = {
        "algorithm": ALGORITHM,
        "publicKey": public_hex(key),
        "signature": key.sign(manifest).hex(),
    }
    return canonical_bytes(document) + b"\n"
