"""What the work announces, inside the transaction that did it."""

from django.dispatch import Signal

# Sent with study_id once a study's labels are locked.
study_closed = Signal()
# Sent with job_id when a job row was written and somebody should be told.
job_requested = Signal()
