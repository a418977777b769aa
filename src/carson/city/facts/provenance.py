"""Where the printed values of a variant or the solo game come from that no rulebook text carries."""

from typing import Final

from carson.city.components import COMPONENTS

RECONSTRUCTED: Final = "reconstructed"  # ours, not the owner's of a box
FILES: Final = {  # a variant, or the solo game -> its component
    "new-beginning": "sheet",
    "river": "river",
    "outlaws": "outlaws",
    "horses": "enclosures",
    "solo": "standish",
}

PROVENANCE: Final[dict[str, str]] = {
    variant: str(COMPONENTS.file(file).values["provenance"]) for variant, file in FILES.items()
}
