"""Who gives hints at a table, and whether anybody does."""

from carson.server.tables.seats import SeatState
from carson.server.tables.services import Services
from carson.server.tables.settings import TableSettings


def adviser(services: Services, settings: TableSettings, seats: list[SeatState]) -> str | None:
    """The bot that gives hints, as people call it; None where there are no hints."""
    bot = services.advisers[settings.game]
    if not bot or not hints_allowed(settings, seats):
        return None
    return services.faces[settings.game].bot_label(bot.partition(":")[0])


def hints_allowed(settings: TableSettings, seats: list[SeatState]) -> bool:
    """As the host has set it; otherwise when one person plays against bots."""
    if settings.hints is not None:
        return settings.hints
    kinds = [seat.kind for seat in seats]
    return kinds.count("person") == 1 and "open" not in kinds
