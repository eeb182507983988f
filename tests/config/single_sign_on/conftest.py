import pytest

from annotation.services.sign_on_provider import forget_provider
from tests.config.single_sign_on.provider import CLIENT, SECRET, Provider


@pytest.fixture(scope="session")
def _one_provider():
    made = Provider()
    yield made
    made.server.shutdown()


@pytest.fixture
def provider(_one_provider, settings):
    """A provider that tells the truth, and an installation that trusts it."""
    _one_provider.forget()
    forget_provider()
    settings.OIDC_ISSUER, settings.OIDC_CLIENT_ID, settings.OIDC_CLIENT_SECRET = (
        _one_provider.issuer,
        CLIENT,
        SECRET,
    )
    settings.OIDC_NAME = "Example ID"
    settings.AUTHENTICATION_BACKENDS = [
        *settings.AUTHENTICATION_BACKENDS, "annotation.views.sign_on_backend.SignOnBackend",
    ]  # fmt: skip
    yield _one_provider
    forget_provider()
