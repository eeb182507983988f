"""Sessions, cookies, headers, brute force. Production adds what needs TLS."""

from csp.constants import NONE, SELF

from config import env

DEBUG = env.debug()
SECRET_KEY = env.secret_key()
ALLOWED_HOSTS = env.allowed_hosts()
CSRF_TRUSTED_ORIGINS = env.trusted_origins()

AUTHENTICATION_BACKENDS = [
    "axes.backends.AxesStandaloneBackend",
    "django.contrib.auth.backends.ModelBackend",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
AXES_FAILURE_LIMIT = 10
AXES_COOLOFF_TIME = 0.25
# Counted in the database: for each account wherever the guesses come from, and for each address whatever it guesses at.
AXES_LOCKOUT_PARAMETERS = ["username", "ip_address"]
AXES_CLIENT_IP_CALLABLE = "annotation.addresses.ip_of"
AXES_LOCKOUT_TEMPLATE = "locked_out.html"
AXES_RESET_ON_SUCCESS = True
AXES_HANDLER = "annotation.guesses.GuessesHandler"
AXES_ENABLE_ADMIN = False
AXES_VERBOSE = False

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "connect-src": [SELF],
        "font-src": [SELF],
        "img-src": [SELF, "data:"],
        "form-action": [SELF],
        "base-uri": [NONE],
        "object-src": [NONE],
        "frame-ancestors": [NONE],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_HTTPONLY = True
SESSION_COOKIE_AGE = env.integer("SESSION_HOURS", 12, most=168) * 60 * 60
SESSION_IDLE_SECONDS = env.integer("SESSION_IDLE_MINUTES", 120, most=1440) * 60
DATA_UPLOAD_MAX_MEMORY_SIZE = 2 * 1024 * 1024
# A label may hold a mapping of a thousand entries, which is two inputs each.
DATA_UPLOAD_MAX_NUMBER_FIELDS = 3000

if env.is_production():
    SECURE_SSL_REDIRECT = True
    SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$", r"^metrics$"]
    SECURE_HSTS_SECONDS = 31536000
    SECURE_HSTS_INCLUDE_SUBDOMAINS = True
    SECURE_HSTS_PRELOAD = True
    SESSION_COOKIE_SECURE = True
    CSRF_COOKIE_SECURE = True
    SESSION_COOKIE_NAME = "__Host-sessionid"
    CSRF_COOKIE_NAME = "__Host-csrftoken"
    if env.boolean("BEHIND_TLS_PROXY"):
        SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
