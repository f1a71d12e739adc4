"""What is said when something cannot be accepted."""


class Refused(ValueError):
    """Bad input: one clear sentence, with the id of the rule it breaks where there is one."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.sentence = sentence
        self.rule = rule


class Illegal(Refused):
    """An answer that the rules do not allow here."""
