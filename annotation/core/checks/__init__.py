"""Quality checks of a dataset file: one file per check, a registry, and one document of findings."""
