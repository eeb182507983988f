"""The cast of the pages, for judging."""

from tests.annotation.views.conftest import project, signed_in, study_at

__all__ = ["project", "signed_in", "study_at"]
