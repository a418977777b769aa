"""Help as tests read it."""

from carson.core.face import Face
from carson.core.game import Options


def texts(face: Face, options: Options | None = None) -> dict[str, str]:
    """The text of each topic by its title."""
    return {topic.title: topic.text for topic in face.topics(options)}
