"""Small changes to a module, each of which some test should notice.

Not changed are what nothing does: types, docstrings, decorators, assertions that tell types, and the texts of errors and of
``f"..."``.
"""

from __future__ import annotations

import ast
import copy
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
NOT_DONE: Final = {"annotation", "returns", "decorator_list", "bases"}
TYPES: Final = {"NewType", "TypeVar", "TypedDict", "cast"}


@dataclass(frozen=True)
class Mutation:
    """A change of one place: where it is, what stood there and what stands there now."""

    number: int
    around: str
    """The digest of the definition that it is in, and its number there: the same whatever changes elsewhere."""
    line: int
    lines: tuple[int, ...]
    """The lines whose running runs this place."""
    function: tuple[int, int] | None
    """First and last line of the function around it."""
    name: str | None
    """What is defined here, outside functions."""
    before: str
    after: str


@dataclass
class _Place:
    parent: ast.AST
    field: str
    index: int | None
    node: ast.AST
    new: ast.AST
    statement: ast.stmt
    function: ast.FunctionDef | None

    def apply(self) -> None:
        ast.fix_missing_locations(ast.copy_location(self.new, self.node))
        if self.index is None:
            setattr(self.parent, self.field, self.new)
        else:
            getattr(self.parent, self.field)[self.index] = self.new


def mutations(source: str) -> list[Mutation]:
    """All changes of a module, in the order of its text."""
    tree = ast.parse(source)
    digests = [sha256(ast.dump(statement).encode()).hexdigest()[:12] for statement in tree.body]
    ends = [statement.end_lineno or statement.lineno for statement in tree.body]
    seen: dict[str, int] = {}
    found = []
    for number, place in enumerate(_places(source)):
        digest = digests[bisect_left(ends, place.statement.lineno)]
        seen[digest] = seen.get(digest, -1) + 1
        found.append(_told(number, f"{digest}:{seen[digest]}", place))
    return found


def mutated(source: str, number: int) -> ast.Module:
    """The module with one change made."""
    tree = ast.parse(source)
    places = list(_Walk(tree).places())
    places[number].apply()
    return tree


def _places(source: str) -> list[_Place]:
    return list(_Walk(ast.parse(source)).places())


def _told(number: int, around: str, place: _Place) -> Mutation:
    node, statement, function = place.node, place.statement, place.function
    line = getattr(node, "lineno", statement.lineno)
    last = getattr(node, "end_lineno", None) or line
    body = None if function is None else (function.body[0].lineno, function.end_lineno or line)
    header = isinstance(statement, ast.FunctionDef | ast.ClassDef)
    lines = () if header else (statement.lineno, *range(line, last + 1))
    defined, before, after = _defined(statement), _text(node), _text(place.new)
    return Mutation(number, around, line, lines, body, defined, before, after)


def _text(node: ast.AST) -> str:
    text = ast.unparse(node) if not isinstance(node, ast.operator | ast.cmpop | ast.boolop) else str(node)
    return text.splitlines()[0][:100]


def _defined(statement: ast.stmt) -> str | None:
    """The name that a statement binds: of a constant, a field, a member of an enumeration."""
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return name
    return None


class _Walk:
    """Goes through a module and names what can be changed in it."""

    def __init__(self, tree: ast.Module) -> None:
        self.tree = tree
        self.statement: ast.stmt = tree.body[0]
        self.function: ast.FunctionDef | None = None

    def places(self) -> Iterator[_Place]:
        """Every change, in an order that depends on the text alone."""
        yield from self._below(self.tree)

    def _below(self, node: ast.AST) -> Iterator[_Place]:
        for field, value in ast.iter_fields(node):
            if field in NOT_DONE:
                continue
            children = [(None, value)] if not isinstance(value, list) else list(enumerate(value))
            for index, child in children:
                if isinstance(child, ast.AST):
                    yield from self._at(node, field, index, child)

    def _at(self, parent: ast.AST, field: str, index: int | None, node: ast.AST) -> Iterator[_Place]:
        if _is_nothing(node):
            return
        statement, function = self.statement, self.function
        if isinstance(node, ast.stmt):
            self.statement = node
        if isinstance(node, ast.FunctionDef):
            self.function = node
        for new in _changes(node, inside=self.function is not None):
            yield _Place(parent, field, index, node, new, self.statement, self.function)
        if not isinstance(node, ast.Raise):
            yield from self._below(node)
        self.statement, self.function = statement, function


def _is_nothing(node: ast.AST) -> bool:
    """Whether a part of a module does nothing that a test could see."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.JoinedStr() | ast.expr_context():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Assign(targets=[ast.Name(id="__slots__")]):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Call(func=ast.Name(id=name)) if name in TYPES:
            return True
        case ast.FunctionDef(decorator_list=[ast.Name(id="overload")]):
            return True
    return False


def _changes(node: ast.AST, inside: bool) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(left=left, ops=ops, comparators=others):
            for place, operator in enumerate(ops):
                for other in COMPARISONS[type(operator)]:
                    new = [*ops[:place], other(), *ops[place + 1 :]]
                    yield ast.Compare(left, new, others)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS and (
            inside or not _is_type(node)
        ):
            yield ast.BinOp(left, OPERATORS[type(op)](), right)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Constant(value=str(value)):
            yield ast.Constant(value + "?")
        case ast.Return(value=value) if value is not None and not _is_none(value):
            yield ast.Return(ast.Constant(None))
        case ast.AugAssign(target=target, op=op, value=value):
            yield ast.AugAssign(target, OPERATORS[type(op)](), value)
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Raise() | ast.Delete():
            yield ast.Pass()
        case ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.Expr(value=ast.YieldFrom(value=ast.Call(func=ast.Name(id=name)))) if name != "no_question":
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
    yield from _turned(node)


def _turned(node: ast.AST) -> Iterator[ast.AST]:
    """A condition the other way round, where no comparison in it is changed already."""
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test) if _is_bare(test):
            new = copy.copy(node)
            new.test = ast.UnaryOp(ast.Not(), test)
            yield new
        case ast.comprehension(ifs=[*tests]) if any(_is_bare(test) for test in tests):
            for place, test in enumerate(tests):
                if _is_bare(test):
                    turned = [*tests[:place], ast.UnaryOp(ast.Not(), test), *tests[place + 1 :]]
                    yield ast.comprehension(node.target, node.iter, turned, node.is_async)


def _is_bare(test: ast.expr) -> bool:
    return not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp)


def _is_none(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is None


def _is_type(node: ast.BinOp) -> bool:
    """Whether this is a union of types, not a sum of bits."""
    return isinstance(node.op, ast.BitOr)
