"""Write the scenes and events of all games as TypeScript: python -m tools.typescript

The types are those of carson.<game>.screen.types; the web app reads what is written here, and a test
keeps it current.
"""

from pathlib import Path

from msgspec import NODEFAULT, Struct, inspect

from carson.cards.screen.types import CardsScene
from carson.cards.table.events import EVENT_TABLE as CARDS_EVENTS
from carson.city.screen.types import Scene
from carson.city.table.events import EVENT_TABLE as CITY_EVENTS
from carson.core.events import Kinds

WEB = Path(__file__).parent.parent / "web" / "src"
FILES: dict[Path, tuple[type[Struct], Kinds]] = {
    WEB / "city" / "types.ts": (Scene, CITY_EVENTS),
    WEB / "cards" / "types.ts": (CardsScene, CARDS_EVENTS),
}
HEAD = "/** Scenes as the server sends them, made from {module} by `python -m tools.typescript`. */\n"
PLAIN = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def written(scene: type[Struct], kinds: Kinds) -> str:
    """The types of a scene and of all its parts, those first that others are made of; and what can happen."""
    found: dict[str, str] = {}
    info = inspect.type_info(scene)
    _name(info, found)
    return "\n".join([HEAD.format(module=scene.__module__), *found.values(), _events(kinds)])


def _events(kinds: Kinds) -> str:
    """The kinds of events, in lines that one can read."""
    lines = "".join(f"\n  | '{name}'" for name in sorted(name for name, _ in kinds.values()))
    return f"/** The kinds of events: the `kind` of a line of the log. */\nexport type EventKind ={lines}\n"


def _name(info: inspect.Type, found: dict[str, str]) -> str:
    """How TypeScript calls a type; structs are noted on the way."""
    if isinstance(info, inspect.StructType):
        if info.cls.__name__ not in found:
            text = _struct(info, found)
            found[info.cls.__name__] = text
        return info.cls.__name__
    if isinstance(info, inspect.UnionType):
        return " | ".join(_name(part, found) for part in info.types)
    if isinstance(info, inspect.ListType | inspect.VarTupleType):
        item = _name(info.item_type, found)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(info, inspect.TupleType):
        return f"[{', '.join(_name(item, found) for item in info.item_types)}]"
    if isinstance(info, inspect.DictType):
        return f"Record<string, {_name(info.value_type, found)}>"
    if isinstance(info, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in info.values)
    return PLAIN[type(info)]


def _struct(info: inspect.StructType, found: dict[str, str]) -> str:
    lines = [f"  {_field(info, field, found)}" for field in info.fields]
    own = info.cls.__doc__ if "__doc__" in vars(info.cls) else None
    note = [f"/** {own} */"] if own else []
    return "\n".join([*note, f"export type {info.cls.__name__} = {{", *lines, "}", ""])


def _field(info: inspect.StructType, field: inspect.Field, found: dict[str, str]) -> str:
    """A field; what the server may leave out has a question mark."""
    unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    mark = "?" if not field.required and (unset or info.cls.__struct_config__.omit_defaults) else ""
    return f"{field.encode_name}{mark}: {_name(field.type, found)}"


if __name__ == "__main__":
    for path, told in FILES.items():
        path.write_text(written(*told), encoding="utf-8")
        print(path)
