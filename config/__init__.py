"""Wiring only. Importing the Celery app here lets `shared_task` find it wherever Django runs."""

from config.celery import app as celery_app

__all__ = ["celery_app"]
