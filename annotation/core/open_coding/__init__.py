"""Pure parts of open coding: wording, likeness, groups, overlap and saturation of notes."""
