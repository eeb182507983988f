"""Does a note say what can be seen, or why somebody thinks it came about? A gentle look, in seven languages.

It looks for words that give a cause and for words that blame the making of an output (prompt, model, training). It
never refuses: "because" also stands in notes that quote an output.
"""

from collections.abc import Iterator

import regex

# Words that lead into a cause.
_CAUSES = {
    "en": ("because", "due to", "caused by", "as a result of", "the reason is", "owing to", "stems from", "root cause"),
    "de": ("weil", "deshalb weil", "aufgrund", "auf grund", "wegen", "verursacht durch", "liegt daran", "liegt am"),
    "fr": ("parce que", "parce qu'", "à cause de", "à cause du", "à cause des", "en raison de", "en raison du", "dû à",
           "due à", "dus à", "dues à", "vient du fait", "grâce à"),
    "es": ("porque", "debido a", "debido al", "por culpa de", "por culpa del", "a causa de", "a causa del", "causado por",
           "causada por", "ya que", "se debe a", "se debe al"),
    "it": ("perché", "perche", "a causa di", "a causa del", "a causa della", "a causa dei", "a causa delle",
           "dovuto a", "dovuto al", "dovuta a", "dovuta al", "per colpa di", "per colpa del",
           "causato da", "causata da", "poiché"),
    "ru": ("потому что", "так как", "поскольку", "из-за", "по причине", "вследствие", "благодаря тому"),
    "uk": ("тому що", "бо", "оскільки", "через те що", "через те, що", "внаслідок", "з причини"),
}  # fmt: skip
# Words for what made the output, in a sentence about the output: the writer looks behind it.
_MAKING = {
    "en": ("weak prompt", "bad prompt", "the prompt is", "the prompt was", "the prompt does not", "the prompt doesn't",
           "prompt lacks", "the model was not trained", "the model does not know",
           "the model doesn't know", "the model doesn't understand", "the model thinks", "the model wants",
           "training data", "hallucination by the model", "temperature is", "context window"),
    "de": ("schwacher prompt", "schlechter prompt", "der prompt ist", "das modell weiß nicht", "das modell versteht",
           "das modell denkt", "trainingsdaten", "kontextfenster"),
    "fr": ("le prompt est", "le prompt ne", "mauvais prompt", "le modèle ne sait pas", "le modèle ne comprend",
           "le modèle pense", "données d'entraînement", "fenêtre de contexte"),
    "es": ("el prompt es", "el prompt no", "mal prompt", "el modelo no sabe", "el modelo no entiende", "el modelo piensa",
           "datos de entrenamiento", "ventana de contexto"),
    "it": ("il prompt è", "il prompt non", "prompt debole", "il modello non sa", "il modello non capisce", "il modello pensa",
           "dati di addestramento", "finestra di contesto"),
    "ru": ("слабый промпт", "плохой промпт", "модель не знает", "модель не понимает", "модель думает", "обучающие данные"),
    "uk": ("слабкий промпт", "поганий промпт", "модель не знає", "модель не розуміє", "модель думає", "навчальні дані"),
}  # fmt: skip
# What somebody else said, in quotation marks, is an observation whatever its words are.
_QUOTED = regex.compile(r"\"[^\"]*\"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|»[^«]*«|‘[^’]*’")


def cause_words(text: str) -> list[str]:
    """The words of a note that read like a cause, as they stand in it, in their order; empty for an observation."""
    searched = _QUOTED.sub(lambda quoted: " " * len(quoted.group()), text.replace("’", "'"))
    found = sorted((match.start(), match.end()) for match in _matches(searched))
    words: list[str] = []
    reached = 0
    for start, end in found:
        if start >= reached:
            words.append(text[start:end])
            reached = end
    return words


def _matches(text: str) -> Iterator[regex.Match[str]]:
    yield from _PATTERN.finditer(text)


def _pattern() -> regex.Pattern[str]:
    phrases = {phrase for group in (_CAUSES, _MAKING) for listed in group.values() for phrase in listed}
    longest_first = sorted(phrases, key=lambda phrase: (-len(phrase), phrase))
    choices = "|".join(regex.escape(phrase).replace(r"\ ", r"\s+") for phrase in longest_first)
    return regex.compile(rf"(?<!\w)(?:{choices})(?:(?<=')|(?!\w))", regex.IGNORECASE)


_PATTERN = _pattern()
