"""What the site is made of."""

from config import env

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
AUTH_USER_MODEL = "annotation.User"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

INSTALLED_APPS = [
    "taxonomy",
    "annotation",
    "agreement",
    "django.contrib.admin.apps.SimpleAdminConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "django_htmx",
    "csp",
    "axes",
]

MIDDLEWARE = [
    "config.request_log.request_log",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "config.private_answers.private_answers",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "config.slashes.SlashMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "annotation.views.session_limits.SessionLimitsMiddleware",
    "django.contrib.auth.middleware.LoginRequiredMiddleware",
    "annotation.views.token_middleware.TokenMiddleware",
    "annotation.views.limits.LimitsMiddleware",
    "annotation.views.still_blind.StillBlindMiddleware",
    "annotation.views.held_out.HeldOutMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "axes.middleware.AxesMiddleware",
]

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [env.ROOT / "config" / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    }
]

STATIC_URL = "static/"
STATIC_ROOT = env.var_folder() / "static"
STATIC_ROOT.mkdir(exist_ok=True)
STATICFILES_DIRS = [env.ROOT / "config" / "static"]
STATICFILES_FINDERS = [
    "django.contrib.staticfiles.finders.FileSystemFinder",
    "django.contrib.staticfiles.finders.AppDirectoriesFinder",
    "config.bundles.BundleFinder",
]
WHITENOISE_USE_FINDERS = not env.is_production()
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.InMemoryStorage"},
    "staticfiles": {
        "BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"
        if env.is_production()
        else "django.contrib.staticfiles.storage.StaticFilesStorage"
    },
}

LANGUAGE_CODE = "en"
TIME_ZONE = "UTC"
USE_TZ = True

LOGIN_URL = "sign-in"
LOGIN_REDIRECT_URL = "home"
LOGOUT_REDIRECT_URL = "sign-in"

VAR_FOLDER = env.var_folder()
RELEASE_SIGNING_KEY = env.release_signing_key()
# Where webhooks may go; nothing leaves while it is empty.
WEBHOOK_HOSTS = env.words("WEBHOOK_HOSTS")
LANGFUSE_URL = env.web_address("LANGFUSE_URL")
LANGFUSE_PUBLIC_KEY = env.text("LANGFUSE_PUBLIC_KEY")
LANGFUSE_SECRET_KEY = env.text("LANGFUSE_SECRET_KEY")
PORT = env.integer("PORT", 8000, most=65535)
IS_PRODUCTION = env.is_production()
