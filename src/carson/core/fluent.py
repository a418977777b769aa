"""Fluent: a message of Project Fluent made into a function that fills it, as fast as `str.format`.

What a sentence needs is understood: text, variables, references to messages and terms, plurals and other
selections, NUMBER(..., type: "ordinal"). Numbers are written with digits alone.
"""

import re
from collections.abc import Callable, Iterator, Mapping

from fluent.syntax import FluentParser, ast

from carson.core.plurals import CARDINAL, ORDINAL, plural

Values = Mapping[str, object]
Format = Callable[[Values], str]
Lookup = Callable[[str], ast.Pattern]

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
_PARSER = FluentParser(with_spans=False)


class BadMessage(ValueError):
    """A message that is not Fluent, or asks for more of it than is understood here."""


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The id and the text of every message and term (`-term`) of a file; none of them is read yet."""
    for match in _ENTRY.finditer(source):
        yield match[1], match[0]


def pattern_of(entry: str) -> ast.Pattern:
    """The pattern of one message or term."""
    parsed = _PARSER.parse_entry(entry)
    if isinstance(parsed, ast.Junk):
        raise BadMessage("; ".join(str(note.message) for note in parsed.annotations))
    if not isinstance(parsed, ast.Message | ast.Term) or parsed.value is None:
        raise BadMessage("it has no text")
    if parsed.attributes:
        raise BadMessage("attributes are not understood; make it a message of its own")
    return parsed.value


def compiled(pattern: ast.Pattern, language: str, lookup: Lookup) -> Format:
    """A function that fills the pattern; `lookup` finds the messages and terms it refers to by id."""
    pieces = list(_pieces(pattern, language, lookup))
    plain = "".join(piece for piece in pieces if isinstance(piece, str))
    if all(isinstance(piece, str) for piece in pieces):
        return plain.format_map
    formats = [piece.format_map if isinstance(piece, str) else piece for piece in _joined(pieces)]
    if len(formats) == 1:
        return formats[0]
    return lambda values: "".join([fill(values) for fill in formats])


def variables(pattern: ast.Pattern, lookup: Lookup) -> set[str]:
    """The variables a pattern may ask for."""
    found: set[str] = set()
    for node in _nodes(pattern):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference | ast.TermReference):
            found |= variables(lookup(_name(node)), lookup)
    return found


def _pieces(pattern: ast.Pattern, language: str, lookup: Lookup) -> Iterator[str | Format]:
    """Templates for `str.format`, and functions where that is not enough."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield _escaped(element.value)
            continue
        expression = element.expression
        while isinstance(expression, ast.Placeable):
            expression = expression.expression
        if isinstance(expression, ast.SelectExpression):
            yield _selection(expression, language, lookup)
        elif isinstance(expression, ast.MessageReference | ast.TermReference):
            yield from _pieces(lookup(_name(expression)), language, lookup)
        else:
            yield _inline(expression)


def _inline(expression: ast.InlineExpression) -> str:
    """An expression that stands for one value, as a template."""
    if isinstance(expression, ast.VariableReference):
        return f"{{{expression.id.name}}}"
    if isinstance(expression, ast.StringLiteral):
        return _escaped(expression.parse()["value"])
    if isinstance(expression, ast.NumberLiteral):
        return expression.value
    raise BadMessage(f"{type(expression).__name__} is not understood here")


def _selection(expression: ast.SelectExpression, language: str, lookup: Lookup) -> Format:
    """Chooses by the value itself, or by the form it takes as a number."""
    name, kind = _selector(expression.selector)
    form_of = plural(language, kind)
    variants = [
        (_key(variant.key), compiled(variant.value, language, lookup)) for variant in expression.variants
    ]
    (default,) = (fill for v, (_, fill) in zip(expression.variants, variants, strict=True) if v.default)

    def choose(values: Values) -> str:
        value = values[name]
        form = form_of(value) if isinstance(value, int) else str(value)
        for key, fill in variants:
            if key == form or key == value:
                return fill(values)
        return default(values)

    return choose


def _selector(selector: ast.InlineExpression) -> tuple[str, str]:
    """The variable that decides, and the kind of number it is."""
    if isinstance(selector, ast.VariableReference):
        return selector.id.name, CARDINAL
    if isinstance(selector, ast.FunctionReference) and selector.id.name == "NUMBER":
        (argument,) = selector.arguments.positional
        options = {named.name.name: named.value.parse()["value"] for named in selector.arguments.named}
        if isinstance(argument, ast.VariableReference) and options == {"type": ORDINAL}:
            return argument.id.name, ORDINAL
    raise BadMessage('a selection is made by a variable, or by NUMBER($variable, type: "ordinal")')


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    return key.name if isinstance(key, ast.Identifier) else int(key.value)


def _name(reference: ast.MessageReference | ast.TermReference) -> str:
    """The id a reference leads to."""
    if reference.attribute is not None:
        raise BadMessage("attributes are not understood; make it a message of its own")
    if isinstance(reference, ast.TermReference):
        if reference.arguments is not None:
            raise BadMessage("a term takes no arguments here")
        return f"-{reference.id.name}"
    return reference.id.name


def _joined(pieces: list[str | Format]) -> Iterator[str | Format]:
    """The same with neighbouring templates made one."""
    template = ""
    for piece in pieces:
        if isinstance(piece, str):
            template += piece
            continue
        if template:
            yield template
        template = ""
        yield piece
    if template:
        yield template


def _escaped(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


def _nodes(node: object) -> Iterator[object]:
    """A node and everything in it."""
    yield node
    children = (
        vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    )
    for child in children:
        if isinstance(child, ast.BaseNode | list):
            yield from _nodes(child)
