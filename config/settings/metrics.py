"""Prometheus: off unless a token or a network is named."""

import os

from config import env
from config.settings.apps import MIDDLEWARE

METRICS_TOKEN = env.metrics_token()
METRICS_NETWORKS = env.networks("METRICS_NETWORKS")
METRICS_ON = bool(METRICS_TOKEN or METRICS_NETWORKS)

if METRICS_ON:
    # Processes of one machine put their counts into files here, and whichever is asked adds them up.
    _folder = env.var_folder() / "metrics"
    _folder.mkdir(exist_ok=True)
    os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", str(_folder))
    MIDDLEWARE.insert(1, "config.metrics.figures.request_metrics")
