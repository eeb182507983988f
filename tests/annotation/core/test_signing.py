"""Signatures: the verifier's own arithmetic against published vectors and against a well-kept library."""

import json

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from hypothesis import given, settings
from hypothesis import strategies as st

from annotation.core.bad_input import BadInput
from annotation.core.signing import public_hex, read_key, signature_file
from annotation.core.verify import ed25519_verifies, merkle_root

# RFC 8032, section 7.1: public key, message, signature.
VECTORS = [
    (
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ),
]
ORDER = 2**252 + 27742317777372353535851937790883648493


def pem(key, encoding=Encoding.PEM) -> bytes:
    return key.private_bytes(encoding, PrivateFormat.PKCS8, NoEncryption())


@pytest.mark.parametrize(("key", "message", "signature"), VECTORS)
def test_the_published_vectors(key, message, signature):
    public, text, signed = bytes.fromhex(key), bytes.fromhex(message), bytes.fromhex(signature)
    assert ed25519_verifies(public, text, signed)
    assert not ed25519_verifies(public, text + b"x", signed)


def test_a_second_form_of_the_same_signature_is_refused():
    public, text, signed = (bytes.fromhex(part) for part in VECTORS[1])
    other = int.from_bytes(signed[32:], "little") + ORDER
    assert not ed25519_verifies(public, text, signed[:32] + other.to_bytes(32, "little"))


@settings(max_examples=25, deadline=None)
@given(message=st.binary(max_size=80), flipped=st.integers(0, 511))
def test_what_a_library_signs_verifies_and_no_flipped_bit_does(message, flipped):
    key = Ed25519PrivateKey.generate()
    public, signed = key.public_key().public_bytes_raw(), bytearray(key.sign(message))
    assert ed25519_verifies(public, message, bytes(signed))
    signed[flipped // 8] ^= 1 << (flipped % 8)
    assert not ed25519_verifies(public, message, bytes(signed))


@pytest.mark.parametrize(
    ("public", "signed"), [(b"", b""), (b"\xff" * 32, b"\x00" * 64), (b"\x02" + b"\x00" * 31, b"\x01" * 64)]
)
def test_what_is_no_key_or_no_point_verifies_nothing(public, signed):
    assert not ed25519_verifies(public, b"", signed)


def test_a_signature_file_names_its_key(tmp_path):
    key = Ed25519PrivateKey.generate()
    (tmp_path / "key.pem").write_bytes(pem(key))
    document = json.loads(signature_file(b"manifest", read_key(tmp_path / "key.pem")))
    assert document["publicKey"] == public_hex(key)
    assert ed25519_verifies(bytes.fromhex(public_hex(key)), b"manifest", bytes.fromhex(document["signature"]))


def test_what_is_no_signing_key_is_refused_by_name(tmp_path):
    path = tmp_path / "key.pem"
    with pytest.raises(BadInput, match=r"key\.pem: the signing key cannot be read"):
        read_key(path)
    for content, why in (
        (b"no key", "no private key in PEM"),
        (pem(X25519PrivateKey.generate()), "no Ed25519 key"),
    ):
        path.write_bytes(content)
        with pytest.raises(BadInput, match=why):
            read_key(path)


def test_the_tree_is_that_of_certificate_transparency():
    """The roots over the first leaves of the test data that implementations of RFC 6962 share."""
    leaves = [bytes.fromhex(text) for text in ("", "00", "10", "2021", "3031", "40414243")]
    roots = {
        0: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        1: "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
        2: "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
        3: "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
        4: "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
        5: "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
        6: "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    }
    assert {n: merkle_root(leaves[:n]) for n in roots} == roots
