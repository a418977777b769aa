"""Paint: a game's picture in the colours of the app, and words in its type."""

import io
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import resvg_py
from PIL import Image, ImageDraw, ImageFont

import carson
from carson.core.face import Face, Line, Picture
from carson.core.view import View

ASSETS: Final = Path(carson.__file__).parent / "server" / "static" / "assets"  # of the built web app
SHEET: Final = "icons-*.svg"
FONTS: Final = {
    "poster": "rye-latin-*.woff2",
    "head": "roboto-slab-latin-*.woff2",
    "text": "inter-latin-*.woff2",
}
BOLD: Final = 700

# the light theme of the app (web/src/tokens.css)
PAPER: Final = "#f4e8cf"
INK: Final = "#2f2015"
FAINT: Final = "#594230"
SHAPES: Final = ("circle", "diamond", "triangle", "square", "hexagon", "cross")
SEATS: Final = ("#2c5d8f", "#a96e09", "#3f7a45", "#7b4a8c", "#1d7f86", "#4a413b")
STYLE: Final = "".join(
    [
        ".ground{fill:#eadbb9}.land{fill:#ead9ae}.line{fill:none;stroke:#c9b17c;stroke-width:2}",
        ".edge{stroke:#c9b17c;stroke-width:1}.plate{fill:#fbf4e3;stroke:#8d7250;stroke-width:3}",
        ".road{fill:none;stroke:#3d2819;stroke-width:11;stroke-linecap:round}.water{fill:#9fb3ad}",
        f".ink{{color:{INK}}}.house{{color:#5a3d28}}",
        ".rim{fill:none;stroke:currentColor;stroke-width:6}",
        ".tint{fill:currentColor;fill-opacity:.26;stroke:currentColor;stroke-width:5}",
    ]
)
USUAL: Final = tuple(range(len(SEATS)))  # the colour of each seat when nobody has chosen
DRAWING: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
USED: Final = re.compile(r'href="#([^"]+)"')
VARIABLE: Final = re.compile(r"var\(--\w+,\s*([^)]+)\)")

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


@cache
def drawings() -> dict[str, str]:
    """The drawings of the icon sheet in the colours they have on paper; none while the app is not built."""
    found = next(iter(sorted(ASSETS.glob(SHEET))), None)
    sheet = "" if found is None else VARIABLE.sub(r"\1", found.read_text(encoding="utf-8"))
    return {drawing[1]: drawing[0] for drawing in DRAWING.finditer(sheet)}


@cache
def font(kind: str, size: int) -> Font:
    """A font of the app; Pillow's own while the app is not built."""
    found = next(iter(sorted(ASSETS.glob(FONTS[kind]))), None)
    if found is None:
        return ImageFont.load_default(size)
    made = ImageFont.truetype(found, size)
    if kind == "head":
        made.set_variation_by_axes([BOLD])
    return made


def painted(
    face: Face, view: View, names: Sequence[str], wide: int, high: int, colours: Sequence[int] = USUAL
) -> Image.Image:
    """The table in at most so many pixels: the game's picture, or its lines of text."""
    picture = face.picture(view)
    if picture is None:
        return _written(face.board(view, names), wide, high, colours)
    return raster(picture, wide, high, colours)


def raster(picture: Picture, wide: int, high: int, colours: Sequence[int] = USUAL) -> Image.Image:
    scale = min(wide / picture.width, high / picture.height)
    size = round(picture.width * scale), round(picture.height * scale)
    return _drawn(picture, *size, colours).convert("RGB")


def _drawn(picture: Picture, width: int, height: int, colours: Sequence[int]) -> Image.Image:
    used = "".join(_drawing(name, colours) for name in sorted(set(USED.findall(picture.body))))
    seats = "".join(f".seat-{seat}{{color:{SEATS[colour]}}}" for seat, colour in enumerate(colours))
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {picture.width} {picture.height}"><style>{STYLE}{seats}</style>'
        f"<defs>{used}</defs>{picture.body}</svg>"
    )
    data = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def _drawing(name: str, colours: Sequence[int]) -> str:
    """A drawing of the icon sheet; `p-seat-0` is the shape that goes with the colour of a seat."""
    seat = name.removeprefix("p-seat-")
    if seat == name:
        return drawings().get(name, "")
    shape = f"p-{SHAPES[colours[int(seat)]]}"
    return drawings().get(shape, "").replace(f'id="{shape}"', f'id="{name}"', 1)


@cache
def mark(colour: int, size: int) -> Image.Image:
    """A colour with its shape, to be pasted with itself as the mask."""
    body = '<use class="seat-0" href="#p-seat-0" width="48" height="48"/>'
    return _drawn(Picture(48, 48, body), size, size, [colour])


def _written(lines: Sequence[Line], wide: int, high: int, colours: Sequence[int]) -> Image.Image:
    """A board of text; each piece in the colour of its seat."""
    image = Image.new("RGB", (wide, high), "#fbf4e3")
    draw, step = ImageDraw.Draw(image), min(28, (high - 24) // max(1, len(lines)))
    shape = font("text", max(8, step - 6))
    for number, line in enumerate(lines):
        x = 14.0
        for span in line:
            draw.text((x, 12 + number * step), span.text, colour_of(span.style, colours), shape)
            x += draw.textlength(span.text, shape)
    return image


def colour_of(style: str, colours: Sequence[int]) -> str:
    """The colour of a meaning: that of a seat, or ink."""
    seat = style.removeprefix("seat-")
    return SEATS[colours[int(seat)]] if style.startswith("seat-") and seat.isdecimal() else INK


def largest(draw: ImageDraw.ImageDraw, text: str, kind: str, most: int, wide: float) -> Font:
    """The largest font, of at most so many points, in which a text fits; not below half of that."""
    sizes = range(most, most // 2, -2)
    return next(
        (font(kind, size) for size in sizes if draw.textlength(text, font(kind, size)) <= wide),
        font(kind, most // 2),
    )


def fitting(draw: ImageDraw.ImageDraw, text: str, shape: Font, wide: float) -> str:
    """A text, cut where it would get too wide."""
    if draw.textlength(text, shape) <= wide:
        return text
    while text and draw.textlength(f"{text}…", shape) > wide:
        text = text[:-1]
    return f"{text}…"
