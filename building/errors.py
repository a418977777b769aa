"""What can go wrong in a build; each text is written for whoever reads it on the screen."""


class BuildError(Exception):
    """A build cannot go on."""


class BadSetting(BuildError):
    """An environment variable has a value that means nothing; the text says which and what it may be."""


class CompileError(BuildError):
    """The engine could not be compiled; the text is the output of the tools."""


class WebError(BuildError):
    """The web app could not be built or checked; the text is the output of npm."""


class Failed(BuildError):
    """A program failed; the text says what it said and what can be done."""
