"""Build the compiled core with mypyc where a C compiler is found; the same code runs interpreted without one."""

import ast
import copy
import hashlib
import os
import re
import shutil
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

INTERPRETED = {
    "words",
    "naming",
    "log",
    "display",
    "screen",
    "insight",
    "traits",
    "pads",
    "native",
}
"""What only talks to people, or is not worth the time to compile; modules such as screen_robot count as screen, nobody waits for a companion or a pad, and what is for an
accelerator is compiled by JAX."""

QUICK_CALLS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
"""Nobody but Python looks into the shared library, so a call within it need not ask where the function is."""


def core() -> list[str]:
    """The modules worth compiling: the kernel, encodings, the rules of the games, and the tree of the search."""
    root = Path("src/ludoteca")
    files = [
        *root.glob("kernel/*.py"),
        *[root / f"facets/encoding/{name}.py" for name in ("actions", "encoder", "lanes", "plain", "plan")],
        *[root / f"facets/{name}.py" for name in ("components", "guide")],
        *root.glob("games/*/**/*.py"),
        *[root / f"bots/ismcts/{name}.py" for name in ("tree", "view_hash")],
    ]
    return sorted(
        str(file)
        for file in files
        if file.name != "__init__.py"
        and file.stem.split("_")[0] not in INTERPRETED
        and file.parent.name not in ("companion", "pads", "accelerator")
    )


def extensions() -> list[Extension]:
    """The C extensions, or none where nothing can compile them or nobody wants them."""
    if os.environ.get("LUDOTECA_COMPILE") == "0":
        return []
    if not any(shutil.which(compiler) for compiler in (os.environ.get("CC", "cc"), "gcc", "clang")):
        print("ludoteca: no C compiler found, the same code will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # One C file for each module: a single one takes the compiler more than twice as long, and runs no faster.
    options = {"opt_level": "3", "debug_level": "0", "group_name": "ludoteca", "multi_file": True}
    made = list(mypycify([*core()], **options))
    for extension in made:
        extension.extra_compile_args += QUICK_CALLS if sys.platform == "linux" else []
        extension.sources = [str(documented(Path(source))) for source in extension.sources]
        extension.include_dirs.append("build")
    return made


# -- on all cores, and only what has changed ------------------------------------------------------------------


class BuildCore(build_ext):
    """Compiles on all cores, and leaves alone what is made of the same C as last time."""

    def finalize_options(self) -> None:
        """As many compilers at once as there are cores."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def build_extensions(self) -> None:
        """Call the compiler only for C that is not what it was."""
        declarations = hashlib.sha256()
        for header in sorted(Path("build").glob("*.h")):
            declarations.update(header.read_bytes())

        def compile_all(
            sources: Sequence[str], output_dir: str | None = None, *args: Any, **named: Any
        ) -> list[str]:
            objects: list[str] = self.compiler.object_filenames(sources, strip_dir=0, output_dir=output_dir)

            def compile_one(source: str, made: str) -> None:
                digest = declarations.copy()
                digest.update(repr((self.compiler.compiler_so, args, named)).encode())
                digest.update(Path(source).read_bytes())
                mark = Path(f"{made}.made-of")
                if not (Path(made).exists() and mark.exists() and mark.read_text() == digest.hexdigest()):
                    compiling([source], output_dir, *args, **named)
                    mark.write_text(digest.hexdigest())

            with ThreadPoolExecutor(self.parallel) as pool:
                list(pool.map(compile_one, sources, objects))
            return objects

        compiling, self.compiler.compile = self.compiler.compile, compile_all
        super().build_extensions()


# -- what help() shows ---------------------------------------------------------------------------------------

FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s+METH[A-Z_ |]+, PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")')
CLASS = re.compile(r'(\.tp_doc = PyDoc_STR\()("(\w+)\((?:[^"\\]|\\.)*")')
PROPERTY = re.compile(r'(\{"(\w+)",\s+\(getter\)(\w+)_get_\2,\s+(?:\(setter\)\w+|NULL),\s+)NULL, NULL\}')


def documented(source: Path) -> Path:
    """A copy of a C file that mypyc has made in which functions and classes have docstrings, which mypyc leaves out.

    A docstring there begins with the signature as Python's ``inspect`` reads it; ours goes on with the signature
    with its types.
    """
    name = source.stem.removeprefix("__native_")
    module = Path("src", *name.split("___")).with_suffix(".py")
    if name == source.stem or not module.exists():
        return source
    known = dict(definitions(ast.parse(module.read_text(encoding="utf-8"))))

    def function(found: re.Match[str]) -> str:
        names = tuple(found[2].split("___"))
        node = known.get(names[-1:] if names[-2].islower() else names[-2:])
        return found[0] if node is None else found[1] + described(node, found[3])

    def klass(found: re.Match[str]) -> str:
        node = known.get((found[3],))
        return found[0] if node is None else found[1] + described(node, found[2])

    def attribute(found: re.Match[str]) -> str:
        node = known.get((found[3].split("___")[-1], found[2]))
        return found[0] if node is None else f"{found[1]}{literal(ast.get_docstring(node) or '')}, NULL}}"

    text = source.read_text(encoding="utf-8")
    for pattern, put in ((FUNCTION, function), (CLASS, klass), (PROPERTY, attribute)):
        text = pattern.sub(put, text)
    target = source.parent / "documented" / source.name
    target.parent.mkdir(exist_ok=True)
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")
    return target


def definitions(tree: ast.Module) -> Iterator[tuple[tuple[str, ...], ast.FunctionDef | ast.ClassDef]]:
    """The functions, classes and methods of a module that have docstrings, by their names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node):
            yield (node.name,), node
        for member in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(member, ast.FunctionDef) and ast.get_docstring(member):
                yield (node.name, member.name), member


def described(node: ast.FunctionDef | ast.ClassDef, signature: str) -> str:
    """A docstring in C: the signature as mypyc has it, for ``inspect``; with its types; and what there is to say."""
    made = {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}.get("__init__")
    doc = ast.get_docstring(node) or ""
    if isinstance(node, ast.ClassDef):
        if made is None:
            return literal(doc)
        typed = ast.unparse(made.args).removeprefix("self, ").removeprefix("self")
        return signature.removesuffix('"') + literal(f"{node.name}({typed})\n\n{doc}").removeprefix('"')
    if signature == "NULL":
        signature = literal(f"{node.name}({untyped(node)})\n--\n\n")
    returned = "" if node.returns is None else f" -> {ast.unparse(node.returns)}"
    typed = f"{node.name}({ast.unparse(node.args)}){returned}"
    return signature.removesuffix('"') + literal(f"{typed}\n\n{doc}").removeprefix('"')


def untyped(node: ast.FunctionDef) -> str:
    """The arguments of a function without their types; where a default is no plain value, dots stand for it."""
    bare = copy.deepcopy(node.args)
    for argument in (*bare.posonlyargs, *bare.args, *bare.kwonlyargs):
        argument.annotation = None
    for defaults in (bare.defaults, bare.kw_defaults):
        defaults[:] = [one if isinstance(one, ast.Constant | None) else ast.Constant(...) for one in defaults]
    text = ast.unparse(bare)
    return f"${text}" if text.startswith("self") else text


def literal(text: str) -> str:
    """A text as C writes it."""
    plain = [
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:03o}" for byte in text.encode()
    ]
    return f'"{"".join(plain)}"'


def addresses() -> dict[str, str]:
    """Where the project is found: LUDOTECA_HOME is the address of the repository it is published from, if anybody publishes it."""
    home = os.environ.get("LUDOTECA_HOME", "").rstrip("/")
    return {"Repository": home, "Issues": f"{home}/issues"} if home else {}


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildCore}, project_urls=addresses())
