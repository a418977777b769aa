"""Refused: what the server says no with."""

from carson.core.sentence import Sentence


class Refused(Exception):
    """A request that is understood and turned down, with a sentence for whoever reads the answer."""

    def __init__(
        self,
        reason: str | Sentence,
        code: str = "bad",
        status: int = 400,
        field: str = "",
        wait: int = 0,
        line: int = 0,
    ) -> None:
        super().__init__(reason)
        self.wait = wait  # seconds after which it is worth another try
        self.field = field  # the field of a form that is to blame
        self.line = line  # of a text that is to blame; 0 when there is none
        self.code = code
        self.status = status

    @property
    def reason(self) -> str:
        return str(self)
