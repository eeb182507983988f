"""What needs no Django: formats, checks and figures."""

import csv

# A transcript or an edited text in one cell is longer than the 128 kB that Python reads by itself. The limit is one for the
# whole process, so it is set here, before any of the readers.
csv.field_size_limit(16 * 1024**2)
