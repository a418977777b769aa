"""Find Chromium for the browser tests, or install it: the system's package for root, else Playwright's own.

Best is the one without windows: it is smaller, and opens a page in two thirds of the time.

python tools/browser.py         # prints the path
"""

import os
import shutil
import subprocess
import sys

PACKAGES = ("chromium-headless-shell", "chromium")  # not every system has the first
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")


def installed() -> str | None:
    """The browser that is there, if any."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    return None


def install() -> None:
    """Install one, in the way this machine allows."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Chromium from the system's packages ...", flush=True)
        _apt("update")
        package = next(filter(_is_known, PACKAGES), PACKAGES[-1])
        _apt("install", "-y", "--no-install-recommends", package, "fonts-dejavu-core")
    else:
        print("Installing Playwright's Chromium ...", flush=True)
        subprocess.run(
            [sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"], check=True
        )


def _is_known(package: str) -> bool:
    """Whether the system's lists have this package."""
    command = ["apt-cache", "show", "--no-all-versions", package]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _apt(*words: str) -> None:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", *words], env=env, stdout=subprocess.DEVNULL, check=True)


if __name__ == "__main__":
    if installed() is None:
        install()
    print(f"Browser: {installed() or 'of Playwright'}")
