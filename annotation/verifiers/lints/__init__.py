"""Lints by what they look at."""
