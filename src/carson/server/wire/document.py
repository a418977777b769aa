"""The OpenAPI document: besides what a request gives, every way in which it may be refused."""

from litestar.openapi.spec import (
    OpenAPI,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    PathItem,
    Reference,
    RequestBody,
    Schema,
    SecurityScheme,
)

from carson.server.wire.accounts import COOKIE

PROBLEM = "Problem"
VISITOR = "visitor"

REFUSALS = {
    400: ("Nonsense", "It cannot be read or makes no sense"),
    401: ("Unknown", "The cookie is missing, or no longer valid: `GET /api/me` gives a new one"),
    403: ("NotYours", "Not yours to do, the header `x-csrftoken` is missing, or you are banned"),
    404: ("Nowhere", "There is no such thing, or it is not yours to see"),
    409: ("NotNow", "Not at this moment"),
    410: ("Gone", "No longer"),
    413: ("TooMuch", "Too much at once"),
    429: ("TooMany", "The header `retry-after` says when to come back"),
    503: ("NotStored", "It could not be stored, so it was not done"),
}
ALWAYS = {400, 429}
CHANGING = {403, 409, 413, 503}  # also refused for what they would change
NAMED = {404, 409, 410}  # the address names something that may not be there

# requests of people who are not known yet
OPEN = {
    ("get", "/api/me"),
    ("post", "/api/login"),
    ("post", "/api/account/forgotten"),
    ("post", "/api/account/reset/{token}"),
    ("post", "/api/transfer/{code}"),
    ("get", "/api/games"),
    ("get", "/api/games/{game}/help"),
    ("get", "/api/games/{game}/rulings"),
    ("get", "/api/puzzles"),
    ("get", "/api/games/{game}/study"),
    *[
        ("get", f"/api/shared/{{code}}{part}")
        for part in (
            "",
            "/past/{version}",
            "/explain/{target}",
            "/moves",
            "/charts",
            "/review",
            "/study",
            "/record",
        )
    ],
    *[("post", f"/api/notices/{what}/{{token}}") for what in ("confirm", "stop", "start")],
    ("get", "/health"),
    ("get", "/metrics"),
}

TEXTS = {("post", "/api/records")}  # requests whose body is a text


def document_refusals(document: OpenAPI) -> None:
    """Add to every operation how it may be refused, and who may ask."""
    components = document.components
    components.schemas[PROBLEM] = _problem()
    components.responses = {name: _refusal(text) for name, text in REFUSALS.values()}
    components.security_schemes = {
        VISITOR: SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie")
    }
    for path, item in (document.paths or {}).items():
        for method, operation in _operations(item):
            _document(method, path, operation)


def _operations(item: PathItem) -> list[tuple[str, Operation]]:
    found = [(method, getattr(item, method)) for method in ("get", "put", "post", "delete")]
    return [(method, operation) for method, operation in found if operation is not None]


def _document(method: str, path: str, operation: Operation) -> None:
    statuses = set(ALWAYS)
    if method != "get":
        statuses |= CHANGING
    if "{" in path:
        statuses |= NAMED
    if (method, path) in TEXTS:
        operation.request_body = RequestBody(
            {"text/plain": OpenAPIMediaType(Schema(type=OpenAPIType.STRING))}
        )
    if (method, path) not in OPEN:
        statuses |= {401, 403}
        operation.security = [{VISITOR: []}]
    operation.responses = operation.responses or {}
    for status in sorted(statuses):
        operation.responses[str(status)] = Reference(f"#/components/responses/{REFUSALS[status][0]}")


def _refusal(text: str) -> OpenAPIResponse:
    problem = OpenAPIMediaType(Reference(f"#/components/schemas/{PROBLEM}"))
    return OpenAPIResponse(description=text, content={"application/json": problem})


def _problem() -> Schema:
    """What every refusal says."""
    text = Schema(type=OpenAPIType.STRING)
    field = Schema(
        type=OpenAPIType.OBJECT, properties={"key": text, "message": text}, required=["key", "message"]
    )
    return Schema(
        type=OpenAPIType.OBJECT,
        title=PROBLEM,
        properties={
            "detail": Schema(type=OpenAPIType.STRING, description="A sentence for a person"),
            "extra": Schema(type=OpenAPIType.ARRAY, items=field, description="The fields that are wrong"),
            "line": Schema(type=OpenAPIType.INTEGER, description="The line of a text that is to blame"),
        },
        required=["detail"],
    )
