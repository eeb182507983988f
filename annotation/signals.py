"""What the work announces, inside the transaction that did it."""

from django.dispatch import Signal

# Sent with study_id once a study's labels are locked.
study_closed = Signal()
# Sent with job_id when a job row was written and somebody should be told.
job_requested = Signal()
# Sent with chain, action, sequence, subject and at once an act stands in the ledger.
act_recorded = Signal()
# Sent with study_id once somebody asked for a closed study to be measured, again or after it was stopped.
measuring_asked_for = Signal()
