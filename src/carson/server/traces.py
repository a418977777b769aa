"""Traces: where the time of a request or a move goes, told to a collector of OpenTelemetry.

They are on where OTEL_EXPORTER_OTLP_ENDPOINT says where to send them; without it nothing is noted.
"""

import os
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

from carson import __version__
from carson.core.extras import needed

ADDRESS: Final = "OTEL_EXPORTER_OTLP_ENDPOINT"
NAME: Final = "carson"


class Traces:
    """The spans of one server process."""

    def __init__(self) -> None:
        """MissingPackage where traces are wanted and what makes them is not installed."""
        self._provider: Any = None
        self._tracer: Any = None
        if os.environ.get(ADDRESS):
            self._provider = _provider()
            self._tracer = self._provider.get_tracer(NAME, __version__)

    def span(self, name: str, **about: str | int) -> AbstractContextManager[Any]:
        """What is done inside is told under this name; what is done inside of that belongs to it."""
        if self._tracer is None:
            return nullcontext()
        span: AbstractContextManager[Any] = self._tracer.start_as_current_span(name, attributes=about)
        return span

    def stop(self) -> None:
        """Send what has not been sent."""
        if self._provider is not None:
            self._provider.shutdown()


def _provider() -> Any:
    sdk = needed("opentelemetry.sdk.trace", ADDRESS)
    resources = needed("opentelemetry.sdk.resources", ADDRESS)
    sending = needed("opentelemetry.sdk.trace.export", ADDRESS)
    otlp = needed("opentelemetry.exporter.otlp.proto.http.trace_exporter", ADDRESS)
    service = {"service.name": NAME, "service.version": __version__}
    provider = sdk.TracerProvider(resource=resources.Resource.create(service))
    provider.add_span_processor(sending.BatchSpanProcessor(otlp.OTLPSpanExporter()))
    return provider
