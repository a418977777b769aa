"""Packages of a Debian system: installed by root, or taken apart by anybody without being installed."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path


def done(*command: str, within: str | None = None) -> bool:
    """Whether a command did what it should; what it says is nobody's concern."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quiet = subprocess.DEVNULL
    return (
        subprocess.run(command, cwd=within, env=env, stdout=quiet, stderr=quiet, check=False).returncode == 0
    )


def install(*packages: str) -> bool:
    """As root; nothing is started as a service where there is none."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    apt = ("apt-get", "-qq", "-o", "DPkg::Lock::Timeout=60")
    return done(*apt, "update") and done(*apt, "install", "-y", "--no-install-recommends", *packages)


def unpack(folder: Path, *packages: str) -> bool:
    """What is in packages, in a folder."""
    if not shutil.which("apt-get") or not shutil.which("dpkg-deb"):
        return False
    with tempfile.TemporaryDirectory() as within:
        if not done("apt-get", "-qq", "download", *packages, within=within):
            return False
        parts = sorted(Path(within).glob("*.deb"))
        return all(done("dpkg-deb", "-x", str(part), str(folder)) for part in parts)
