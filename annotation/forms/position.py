"""The form of an annotator's position before a discussion: a value for each disputed field, and a note."""

from annotation.forms.ruling_answers import AnswersForm


class PositionForm(AnswersForm):
    """As a ruling's choices, without its reason."""
