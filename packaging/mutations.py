"""Small faults to plant in a module: which there are, and the source with one of them.

Each mutation changes one expression or statement: a comparison turned round or shifted by one, a
constant a step off, a condition negated or left out, one operator or sign for another, a result
replaced by None, a statement that is only there for its effect left out.
"""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
_SWAPPED_CALLS = {"any": "all", "all": "any", "min": "max", "max": "min"}


Node = ast.stmt | ast.expr


@dataclass(frozen=True, slots=True)
class Mutation:
    """One planted fault: the place in the source (lines from 1, columns in bytes), old and new."""

    line: int
    column: int
    end_line: int
    end_column: int
    old: str
    new: str

    def planted(self, source: str) -> str:
        """The source with the fault in it."""
        lines = source.encode().splitlines(keepends=True)
        before = b"".join(lines[: self.line - 1]) + lines[self.line - 1][: self.column]
        after = lines[self.end_line - 1][self.end_column :] + b"".join(lines[self.end_line :])
        return (before + self.new.encode() + after).decode()

    def __str__(self) -> str:
        return f"{self.line}: {_short(self.old)}  →  {_short(self.new)}"


def mutations(source: str) -> list[Mutation]:
    """Every mutation of a module, in the order of its lines."""
    found = [
        _replacing(source, place, new)
        for node in _executed(ast.parse(source))
        for place, new in _variants(node)
    ]
    return sorted(found, key=lambda mutation: (mutation.line, mutation.column, mutation.new))


def _executed(node: ast.AST) -> Iterator[Node]:
    """The nodes whose change could change the behaviour of the program."""
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list", "type_params", "format_spec"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or _is_idle(child):
                continue
            if isinstance(child, ast.stmt | ast.expr):
                yield child
            # A string with expressions in it cannot be taken apart by position.
            if not isinstance(child, ast.JoinedStr):
                yield from _executed(child)


def _is_idle(node: ast.AST) -> bool:
    """Whether nothing here is the program's doing: docstrings, raising, typing, proofs for mypy."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) or "assert_never" in ast.unparse(node)
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    return isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise)


def _variants(node: Node) -> Iterator[tuple[Node, str]]:
    """The mutations of a node: the place that changes, and its new text."""
    yield from _other_operators(node)
    yield from _other_conditions(node)
    yield from _other_statements(node)
    match node:
        case ast.Constant(value=value):
            yield from ((node, text) for text in _other_constants(value))
        case ast.Call(func=ast.Name(id=name) as function) if name in _SWAPPED_CALLS:
            yield function, _SWAPPED_CALLS[name]
        case _:
            pass


def _other_operators(node: Node) -> Iterator[tuple[Node, str]]:
    match node:
        case ast.Compare(ops=ops):
            for i, comparison in enumerate(ops):
                for other in _COMPARISONS[type(comparison)]:
                    yield node, _text(node, ops=[*ops[:i], other(), *ops[i + 1 :]])
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator) if type(operator) in _OPERATORS:
            yield node, _text(node, op=_OPERATORS[type(operator)]())
        case ast.BoolOp(op=operator, values=values):
            yield node, _text(node, op=ast.Or() if isinstance(operator, ast.And) else ast.And())
            for i in range(len(values)):
                rest = [*values[:i], *values[i + 1 :]]
                yield node, _text(node, values=rest) if len(rest) > 1 else _text(rest[0])
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            yield node, _text(operand)
        case _:
            pass


def _other_conditions(node: Node) -> Iterator[tuple[Node, str]]:
    for test in _tests_inside(node):
        # The others are turned round as operators.
        if not isinstance(test, ast.Compare | ast.UnaryOp | ast.BoolOp):
            yield test, f"(not {_text(test)})"
    match node:
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, _text(operand)
        case _:
            pass


def _tests_inside(node: Node) -> list[ast.expr]:
    """The conditions that decide about a node."""
    match node:
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            return [test]
        case ast.Match(cases=cases):
            return [case.guard for case in cases if case.guard]
        case ast.DictComp() | ast.GeneratorExp() | ast.ListComp() | ast.SetComp():
            return [test for generator in node.generators for test in generator.ifs]
        case _:
            return []


def _other_statements(node: Node) -> Iterator[tuple[Node, str]]:
    match node:
        case ast.Return(value=value) if value is not None and ast.unparse(value) != "None":
            yield node, "return None"
        case ast.Continue():
            yield node, "break"
        case ast.Break():
            yield node, "continue"
        case ast.Expr(value=ast.Call()) | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield node, "pass"
        case _:
            pass


def _other_constants(value: object) -> tuple[str, ...]:
    """The texts of constants near another one; none for strings."""
    if isinstance(value, bool):
        return (str(not value),)
    if isinstance(value, int):
        return (str(value + 1), f"({value - 1})")
    return ()


def _text(node: Node, **fields: object) -> str:
    """The source of a node with some fields changed, in brackets if it is an expression."""
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    text = ast.unparse(changed)
    return f"({text})" if isinstance(node, ast.expr) else text


def _replacing(source: str, node: Node, new: str) -> Mutation:
    if node.end_lineno is None or node.end_col_offset is None:
        raise ValueError(f"no end: {ast.unparse(node)}")
    lines = list(_lines(source)[node.lineno - 1 : node.end_lineno])
    lines[-1] = lines[-1][: node.end_col_offset]
    lines[0] = lines[0][node.col_offset :]
    place = (node.lineno, node.col_offset, node.end_lineno, node.end_col_offset)
    return Mutation(*place, old=b"".join(lines).decode(), new=new)


@lru_cache(1)
def _lines(source: str) -> list[bytes]:
    """The lines of a module, in the bytes that its nodes count."""
    return source.encode().splitlines(keepends=True)


def _short(text: str) -> str:
    """A text on one line."""
    return " ".join(text.split())
