"""Packs what the page needs of Python: compiled by the very Python that will run it, and nothing that is never imported.

Runs inside Pyodide. Below ``/source`` lie the packages, beside them ``/extension.zip``, below ``/made`` comes what is made of them, and
``/extension.so`` is what is compiled already.
"""

import re
import sys
import zipfile
from importlib import import_module
from importlib._bootstrap_external import _code_to_hash_pyc
from modulefinder import ModuleFinder
from pathlib import Path

SOURCE, MADE = Path("/source"), Path("/made")
EXTENSION = Path("/extension")
LIBRARY = Path("/library")
TABLE = ("kernel", "facets", "games", "bots", "analysis", "page")
"""The packages of the table that are needed whole: games and bots are found by their names."""
BEGINNINGS = ("ludoteca.page.local_server", "ludoteca.page.web_worker")
"""What its workers begin with."""
NEVER = re.compile(
    r"(.*/)?(test|tests|screen|companion|drawing|manual|lang|static|parts|__pycache__)(_[a-z]+)?(/.*|\.py)|.*/page/site\.py"
)
"""What draws in a terminal, runs beside a real table, or writes the page; words and rules for people lie beside the page as texts."""
LATE = (
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_8",
    "encodings.ascii",
    "encodings.cp437",
    "_strptime",
)
"""What Python looks up by name."""
NOT_THERE = [
    "tkinter",
    "test",
    "unittest",
    "pydoc",
    "doctest",
    "pdb",
    "ensurepip",
    "multiprocessing",
    "xml",
    "sqlite3",
    "curses",
    "_pyrepl",
    "http",
    "ftplib",
]
"""What the library would import if somebody asked for it."""


def compiled(name: str, source: bytes) -> bytes:
    """A module as bytecode, without docstrings, that is never checked against its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, bytes(8), False))


def pack(name: str, files: dict[str, bytes]) -> None:
    """Write files into an archive that is the same whenever it is made."""
    with zipfile.ZipFile(MADE / name, "w") as archive:
        for path in sorted(files):
            archive.writestr(zipfile.ZipInfo(path), files[path], zipfile.ZIP_DEFLATED, 9)


def modules(root: Path, paths: list[Path]) -> dict[str, bytes]:
    """Python files compiled, others as they are, by where they lie in an archive."""
    found = {}
    for path in paths:
        name = path.relative_to(root).as_posix()
        content = path.read_bytes()
        found[f"{name}c" if name.endswith(".py") else name] = (
            compiled(name, content) if name.endswith(".py") else content
        )
    return found


def imported(roots: list[str]) -> dict[str, Path]:
    """Every module that these may import, by name."""
    finder = ModuleFinder([str(SOURCE), str(LIBRARY)], excludes=NOT_THERE)
    for root in roots:
        finder.import_hook(root)
    return {name: Path(module.__file__) for name, module in finder.modules.items() if module.__file__}


def named(root: Path, path: Path) -> str:
    """The name by which a file is imported."""
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def loaded() -> list[str]:
    """The files of whatever is imported when the workers have begun: of what is compiled nobody can read what it imports."""
    zipfile.ZipFile("/extension.zip").extractall(EXTENSION)
    sys.path[:0] = [str(SOURCE), str(EXTENSION)]
    for name in BEGINNINGS:
        import_module(name)
    return [getattr(module, "__file__", None) or "" for module in sys.modules.values()]


def main() -> None:
    """Make the archives ``library.zip`` and ``table.zip``."""
    zipfile.ZipFile("/lib/python314.zip").extractall(LIBRARY)
    whole = [
        path
        for package in TABLE
        for path in (SOURCE / "ludoteca" / package).rglob("*")
        if path.suffix in (".py", ".json") and not NEVER.fullmatch(path.relative_to(SOURCE).as_posix())
    ]
    runtime = [path for name in ("_pyodide", "pyodide") for path in (LIBRARY / name).rglob("*.py")]
    roots = [named(SOURCE, path) for path in whole if path.suffix == ".py"]
    found = imported([*roots, *[named(LIBRARY, path) for path in runtime], *LATE])
    ours = {*whole, *[path for path in found.values() if path.is_relative_to(SOURCE / "ludoteca")]}
    # A package is imported before what is in it.
    ours |= {
        folder / "__init__.py"
        for path in ours
        for folder in path.parents
        if (folder / "__init__.py").is_file()
    }
    files = loaded()
    own = "/lib/python314.zip/"
    library = {path for path in found.values() if path.is_relative_to(LIBRARY)}
    library |= {LIBRARY / file.removeprefix(own) for file in files if file.startswith(own)}
    of_extension = [Path(file) for file in files if file.startswith(f"{EXTENSION}/")]
    [compiled_already] = [path for path in of_extension if path.suffix == ".so"]
    compiled_already.rename("/extension.so")
    of_extension.remove(compiled_already)
    pack("table.zip", modules(SOURCE, sorted(ours)) | modules(EXTENSION, of_extension))
    pack("library.zip", modules(LIBRARY, sorted({*library, *runtime})))


main()
