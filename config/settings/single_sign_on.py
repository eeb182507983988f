"""Single sign-on by OpenID Connect: off unless an issuer is named. Passwords may then be switched off."""

from config import env
from config.settings.security import AUTHENTICATION_BACKENDS

OIDC_ISSUER = env.web_address("OIDC_ISSUER")
OIDC_CLIENT_ID = env.text("OIDC_CLIENT_ID")
OIDC_CLIENT_SECRET = env.text("OIDC_CLIENT_SECRET")
OIDC_NAME = env.text("OIDC_NAME", "Single sign-on")
OIDC_ALGORITHM = env.one_of("OIDC_ALGORITHM", ("RS256", "RS384", "RS512", "ES256", "ES384", "ES512"), "RS256")
PASSWORD_SIGN_IN = env.boolean("PASSWORD_SIGN_IN", True)

if OIDC_ISSUER and not (OIDC_CLIENT_ID and OIDC_CLIENT_SECRET):
    raise env.UnsafeEnvironment("OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET beside it.")
if not OIDC_ISSUER and not PASSWORD_SIGN_IN:
    raise env.UnsafeEnvironment("PASSWORD_SIGN_IN is off and OIDC_ISSUER is not set: nobody could sign in.")

if OIDC_ISSUER:
    AUTHENTICATION_BACKENDS.append("annotation.views.sign_on_backend.SignOnBackend")
if not PASSWORD_SIGN_IN:
    AUTHENTICATION_BACKENDS.remove("django.contrib.auth.backends.ModelBackend")
