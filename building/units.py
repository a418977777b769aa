"""mypyc's C, cut into units that can be compiled, and kept, one by one.

mypyc writes a C file for each module, and two headers that declare everything of everybody. So a changed
module would compile all others again, and no function could be put where another module calls it. Here every
C file becomes self-contained: in front stand the declarations it uses and no others, and the small functions
of other modules that it calls, for the compiler to put in place. Its literals, which mypyc numbers through
for all modules, get numbers of its own, and a copy of a function counts its lines from where the function
begins. Thus a unit's text changes only when something it depends on does, and the hash of the text
says whether its object file is still good.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from building.errors import CompileError

GROUP = "carson"
CENTRE = f"__native_{GROUP}.c"  # what belongs to no module: literals, variables, start-up
HEADERS = (f"__native_{GROUP}.h", f"__native_internal_{GROUP}.h")
LITERALS = "literals.c"

# Lines of C up to which a function may be put where it is called. mypyc's C is long-winded: 150 lines are
# about ten of Python. Measured with tools/count_instructions.py, a random board game: 80 lines 561,799,
# 120 526,340, 150 489,614, 200 478,268 instructions; with 500 the compiler does not come to an end.
SMALL = 150

# What every unit reads first: a header of its own, read once for all of them (Toolchain.precompile).
HEADER = "runtime.h"
RUNTIME = """\
#include <Python.h>
#include <CPy.h>
#include "bytearray_extra_ops.h"
#include "bytes_extra_ops.h"
#include "byteswriter_extra_ops.h"
#include "strings/librt_strings.h"
#include "vecs/librt_vecs.h"
#include "strings/librt_strings_api.h"
#include "vecs/librt_vecs_api.h"
"""
FIRST = f'#include "{HEADER}"\n'

# Takes the place of Python.h in the small libraries through which Python finds the modules: they call six
# functions, and reading all of Python.h for each of them took a fifth of the build.
SHIM = """\
typedef struct _object PyObject;
#ifdef _MSC_VER
#define PyMODINIT_FUNC extern __declspec(dllexport) PyObject *
#else
#define PyMODINIT_FUNC extern __attribute__((visibility("default"))) PyObject *
#endif
#define NULL ((void *)0)
#define Py_DECREF Py_DecRef
extern void Py_DecRef(PyObject *);
extern void PyErr_Clear(void);
extern PyObject *Py_BuildValue(const char *, ...);
extern PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
extern PyObject *PyObject_GetAttrString(PyObject *, const char *);
extern void *PyCapsule_GetPointer(PyObject *, const char *);
"""

WORD = re.compile(r"[A-Za-z_]\w*")
FUNCTION = re.compile(
    r"^ *(?P<type>[A-Za-z_][\w ]*[ *]+)(?P<name>CPyDef_\w+)\([^;{]*\) \{\n.*?^\}\n", re.M | re.S
)
STATIC = re.compile(r"^static [^;={(]*?(\w+)\s*[\[({=;]", re.M)
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
LINE = re.compile(r"(?<=, )(\d+)(?=, CPyStatic_\w+___globals)")  # of the source, for tracebacks
READ_LITERALS = re.compile(r"(CPyStatics_Initialize\(.*?\) < 0)")
INLINE = (
    "extern inline __attribute__((gnu_inline)) "  # a copy for the compiler; the function itself is elsewhere
)


@dataclass(frozen=True)
class Unit:
    """A C file that needs nothing but the header of the runtime."""

    name: str
    text: str


def units(folder: Path, *, inline: bool) -> list[Unit]:
    """The C files mypyc wrote into `folder`, self-contained; `inline` where gnu_inline is known."""
    files = {
        path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob(f"__native_{GROUP}*.c"))
    }
    declared = _declarations("".join((folder / name).read_text(encoding="utf-8") for name in HEADERS))
    small = _small_functions(files) if inline else {}
    literals: dict[str, list[int]] = {}
    made = []
    for name, text in files.items():
        if name == CENTRE:
            own = _reading_literals(text)
            copies = ""
        else:
            literals[name], own = _own_literals(name, text)
            own += _lines(text, small)
            copies = "".join(small[used] for used in _called(text, small))
        needed = _needed(own + copies, declared)
        body = re.sub(r"^#include .*\n", "", own, flags=re.M)
        made.append(Unit(name, FIRST + _literals_of(name, literals.get(name, [])) + needed + copies + body))
    return [*made, _literal_tables(literals)]


def shim(text: str) -> str:
    """mypyc's small library of a module, which needs no header."""
    return SHIM + text.replace("#include <Python.h>\n", "")


# ---- declarations


def _declarations(headers: str) -> dict[str, str]:
    """What the headers declare: name and text, in their order."""
    declared: dict[str, str] = {}
    block: list[str] = []
    for line in headers.splitlines():
        if block:
            block.append(line)
            if line.startswith("#endif" if block[0].startswith("#") else "}"):
                text = "\n".join(block) + "\n"
                declared.setdefault(_names(text.rpartition("}")[2])[0], text)
                block = []
        elif line.startswith("#ifndef MYPYC_DECLARED") or (line.startswith("typedef") and line.endswith("{")):
            block = [line]
        elif line.endswith(";"):
            declared.setdefault(_declared_name(line), line + "\n")
    return declared


def _declared_name(line: str) -> str:
    """The name that a declaration of one line is about."""
    found = re.search(r"(\w+)(?:\[\d*\])*;$", line) or re.search(r"(\w+)\(", line)
    if found is None:
        raise CompileError(f"no name in the declaration: {line}")
    return found.group(1)


def _names(text: str) -> list[str]:
    return WORD.findall(text)


def _needed(text: str, declared: dict[str, str]) -> str:
    """The declarations that a text uses, and those that they use, in their order."""
    found: set[str] = set()
    new = {name for name in _names(text) if name in declared}
    while new:
        found |= new
        new = {name for used in new for name in _names(declared[used]) if name in declared} - found
    return "".join(declaration for name, declaration in declared.items() if name in found)


# ---- small functions


def _small_functions(files: dict[str, str]) -> dict[str, str]:
    """Copies of the functions that may be put where they are called: short, without private names."""
    found = {}
    for text in files.values():
        private = set(STATIC.findall(text)) | {"CPyStatics"}
        for name, function in _functions(text):
            if function.count("\n") <= SMALL and private.isdisjoint(_names(function)):
                found[name] = _copy(name, function)
    return found


def _functions(text: str) -> list[tuple[str, str]]:
    """The functions of a file, name and text, without what runs when the module is imported."""
    found = [(match.group("name"), match.group(0)) for match in FUNCTION.finditer(text)]
    return [(name, function) for name, function in found if not name.endswith("__top_level__")]


def _copy(name: str, function: str) -> str:
    """A function as another unit sees it; its lines are counted from where it begins."""
    first = _first_line(function)
    counted = LINE.sub(lambda found: f"{_line(name)} + {int(found.group(1)) - first}", function)
    return f"extern const int {_line(name)};\n{INLINE}{counted.lstrip()}"


def _line(name: str) -> str:
    """The constant that knows in which line a function begins."""
    return f"line_of_{name}"


def _first_line(function: str) -> int:
    return min((int(line) for line in LINE.findall(function)), default=0)


def _lines(text: str, small: dict[str, str]) -> str:
    """Where the functions of a file begin that other files have copies of."""
    shared = [(name, _first_line(function)) for name, function in _functions(text) if name in small]
    return "".join(
        f"extern const int {_line(name)};\nconst int {_line(name)} = {line};\n" for name, line in shared
    )


def _called(text: str, small: dict[str, str]) -> list[str]:
    """The small functions of other files that a text calls, and those that they call."""
    own = {name for name, _ in _functions(text)}
    found: set[str] = set()
    new = {name for name in _names(text) if name in small} - own
    while new:
        found |= new
        new = {name for used in new for name in _names(small[used]) if name in small} - found - own
    return sorted(found)


# ---- literals


def _table(name: str) -> str:
    """The name of a unit's table of literals."""
    return "literals_of_" + name.removesuffix(".c")


def _own_literals(name: str, text: str) -> tuple[list[int], str]:
    """The numbers of the literals a file uses, and the file with numbers of its own."""
    numbers = list(dict.fromkeys(int(number) for number in LITERAL.findall(text)))
    place = {number: own for own, number in enumerate(numbers)}
    return numbers, LITERAL.sub(lambda found: f"{_table(name)}[{place[int(found.group(1))]}]", text)


def _literals_of(name: str, numbers: list[int]) -> str:
    return f"extern PyObject *{_table(name)}[{len(numbers)}];\n" if numbers else ""


def _reading_literals(centre: str) -> str:
    """The start-up, which hands every unit its literals as soon as they are read."""
    text, changed = READ_LITERALS.subn(r"\1 || share_literals() < 0", centre)
    if changed != 1:
        raise CompileError(f"the start-up reads its literals in {changed} places; one was expected")
    return "extern int share_literals(void);\n" + text


def _literal_tables(literals: dict[str, list[int]]) -> Unit:
    """The tables of literals of all units, and what fills them."""
    size = max((number for numbers in literals.values() for number in numbers), default=0) + 1
    parts = [FIRST, f"extern PyObject *CPyStatics[{size}];\n"]
    filled = []
    for name, numbers in literals.items():
        if numbers:
            listed = ", ".join(map(str, numbers))
            parts.append(f"PyObject *{_table(name)}[{len(numbers)}];\n")
            parts.append(f"static const int numbers_{_table(name)}[] = {{{listed}}};\n")
            filled.append(
                f"    for (int i = 0; i < {len(numbers)}; i++)\n"
                f"        {_table(name)}[i] = CPyStatics[numbers_{_table(name)}[i]];\n"
            )
    parts.append(
        "int share_literals(void);\nint share_literals(void)\n{\n" + "".join(filled) + "    return 0;\n}\n"
    )
    return Unit(LITERALS, "".join(parts))
