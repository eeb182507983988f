"""Settings, one concern a file; config/env.py reads the environment for all of them."""

from config.settings.apps import *  # noqa: F403
from config.settings.database import *  # noqa: F403
from config.settings.limits import *  # noqa: F403
from config.settings.logs import *  # noqa: F403
from config.settings.mail import *  # noqa: F403
from config.settings.metrics import *  # noqa: F403
from config.settings.queue import *  # noqa: F403
from config.settings.rest import *  # noqa: F403
from config.settings.security import *  # noqa: F403
from config.settings.single_sign_on import *  # noqa: F403
