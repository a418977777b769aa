"""Devices: what a browser calls itself, in two words that a person knows."""

from typing import Final

from carson.server.words import later

# the first that is found counts: most browsers also name those they are like
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS": "Firefox",
    "Chrome/": "Chrome",
    "CriOS": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_name(agent: str) -> str:
    """“Firefox on Linux” from the header of a browser, to be stored; what it does not tell is left out."""
    browser = next((name for sign, name in BROWSERS.items() if sign in agent), None)
    system = next((name for sign, name in SYSTEMS.items() if sign in agent), "")
    if browser is None and not system:
        return later("device.program").stored()
    named = browser or later("device.program")
    return later("device.named", browser=named, system=system).stored() if system else str(named)
