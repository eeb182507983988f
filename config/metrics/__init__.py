"""Figures for Prometheus, where an operator has turned them on.

They are of the installation as a whole: none is of a study, a person or a case, so none can unblind anybody.
"""
