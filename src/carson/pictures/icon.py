"""Icons of the app for home screens, painted from the drawing that browsers show in a tab."""

import resvg_py

PAPER = "#f4e8cf"
SAFE = 0.62  # the part of a side that no mask of a home screen cuts away, with some room


def icon(drawing: str, size: int, masked: bool = False) -> bytes:
    """A PNG of so many pixels a side; `masked` fills its corners, since somebody else cuts them."""
    inside = round(48 * SAFE, 2) if masked else 44
    edge = (48 - inside) / 2
    corner = 0 if masked else 10
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 48 48">'
        f'<rect width="48" height="48" rx="{corner}" fill="{PAPER}"/>'
        f'<g transform="translate({edge} {edge}) scale({inside / 48})">{drawing}</g></svg>'
    )
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
