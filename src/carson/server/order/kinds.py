"""The words of keeping order: what may be forbidden, limited, ordered, and what the log calls it."""

from typing import Final

from carson.server.settings import Settings

ADMIN: Final = "admin"  # the one role there is

MUTE, BAN = "mute", "ban"  # restrictions of a person

# Limits that a person may have for their own, each with the setting of guests and that of accounts.
QUOTAS: Final = {
    "tables": ("tables_per_guest", "tables_per_account"),
    "bot-tables": ("bot_tables_per_guest", "bot_tables_per_account"),
    "daily-tables": ("tables_per_day", "tables_per_day"),
    "bots": ("remotes_per_account", "remotes_per_account"),
}


def usual_quota(settings: Settings, kind: str, is_guest: bool) -> int:
    """What somebody may have of a kind whom nobody has given another number."""
    of_guests, of_accounts = QUOTAS[kind]
    return int(getattr(settings, of_guests if is_guest else of_accounts))


CLOSE, DELETE, ASIDE, RENAME = "close", "delete", "aside", "rename"  # orders at tables

OPEN, CLOSED = "open", "closed"  # reports

# What the audit log calls what was done.
DEEDS: Final = (
    "grant",
    "revoke",
    "mute",
    "unmute",
    "ban",
    "unban",
    "rename",
    "quota",
    "reserve",
    "unreserve",
    "close",
    "delete",
    "announce",
    "withdraw",
    "decide",
)
