"""Optional packages: which extra brings one, and a sentence that says so where it is missing."""

import importlib
from typing import Any

from carson.core.errors import MissingPackage

DISTRIBUTION = "carson-city"
# an extra -> the modules that are named with it; pyproject.toml has the versions
EXTRAS = {
    "play": ("openskill", "rich", "typer"),
    "server": (
        "PIL",
        "aiosmtplib",
        "aiosqlite",
        "alembic",
        "argon2",
        "certifi",
        "cryptography",
        "http_ece",
        "httpcore",
        "itsdangerous",
        "litestar",
        "prometheus_client",
        "py_vapid",
        "resvg_py",
        "sqlalchemy",
        "structlog",
        "tzdata",
        "uvicorn",
        "webauthn",
        "websockets",
    ),
    "arena": ("matplotlib", "pyarrow"),
    "postgres": ("asyncpg",),
    "many": ("hiredis",),
    "traces": ("opentelemetry",),
    "ray": ("ray",),
    "mcp": ("mcp",),
    "onnx": ("onnx", "onnxruntime"),
    "openspiel": ("pyspiel",),
    "rl": ("gymnasium", "numpy", "pettingzoo"),
    "sb3": ("sb3_contrib",),
}


def needed(module: str, what: str) -> Any:
    """An optional module, imported; MissingPackage names `what` needs it and the command that brings it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise (missing(error, what) or error) from None


def missing(error: ModuleNotFoundError, what: str) -> MissingPackage | None:
    """The same mistake in words, if what is missing comes with an extra."""
    package = (error.name or "").partition(".")[0]
    return next(
        (
            MissingPackage(what, package, f"{DISTRIBUTION}[{extra}]")
            for extra, modules in EXTRAS.items()
            if package in modules
        ),
        None,
    )
