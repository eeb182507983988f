"""Judging answers against goldens, and judges against people: pure code over values, no Django."""
