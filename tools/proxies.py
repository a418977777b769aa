"""Find nginx and Caddy for the tests of the examples: this machine's own, else Debian's, taken apart.

python -m tools.proxies   # says which
"""

import os
import shutil
import subprocess
from pathlib import Path

from tools import debian

UNPACKED = Path(__file__).parent.parent / ".venv" / "proxies"
PROXIES = {"nginx": "usr/sbin/nginx", "caddy": "usr/bin/caddy"}
NONE = "{name} is neither here nor to be had from Debian: its file in docs/examples/proxies is not tested"


def program(name: str) -> str | None:
    """The proxy of this name, if it runs here."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin") or str(
        UNPACKED / PROXIES[name]
    )
    version = "-v" if name == "nginx" else "version"
    try:
        ran = subprocess.run([found, version], capture_output=True, check=False)
    except OSError:
        return None
    return found if ran.returncode == 0 else None


def main() -> None:
    for name in PROXIES:
        if program(name) is None:
            debian.unpack(UNPACKED, name)
        print(f"{name}: {program(name) or NONE.format(name=name)}")


if __name__ == "__main__":
    main()
