"""What MkDocs calls while it builds the site: pages of the whole repository, and the reference."""

import sys
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from tools.site import pages, reference

EVERY = "/*"  # at the end of an entry of the navigation: all pages of a folder


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what does not lie in docs."""
    made = {pages.place(path): pages.on_site(path) for path in pages.sources()}
    made |= {pages.place(path): pages.shown(path) for path in pages.shown_files()}
    made |= reference.pages()
    for place, text in made.items():
        if (lying := files.get_file_from_path(place)) is not None:
            files.remove(lying)
        files.append(File.generated(config, place, content=text))
    config.nav = _expanded(config.nav, list(made))
    return files


def _expanded(entry: Any, places: list[str]) -> Any:
    """The navigation with the pages of folders in place of their names."""
    if isinstance(entry, dict):
        return {name: _expanded(value, places) for name, value in entry.items()}
    if not isinstance(entry, list):
        return entry
    flat: list[Any] = []
    for one in entry:
        if isinstance(one, str) and one.endswith(EVERY):
            flat += [place for place in places if str(Path(place).parent) == one.removesuffix(EVERY)]
        else:
            flat.append(_expanded(one, places))
    return list(dict.fromkeys(flat)) if all(isinstance(one, str) for one in flat) else flat


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Any) -> dict[str, Any]:
    """Generated pages cannot be edited."""
    page.edit_url = None
    return context
