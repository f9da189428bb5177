"""Runs an exercise's test, and makes reports of its plain asserts.

`assert f(18) == 17` becomes call `f(18)`, wanted `17`, got `18`. The test is rewritten as a syntax tree: each operand of an
assert is kept in a name that no program can write (`@0`), so that it is evaluated once, as in the plain assert.
"""

import ast
import builtins
import contextlib
import linecache
import types

from . import errors

_FILE = "test.py"
_MAX_SHOWN = 400
_FAIL = "@fail"


def shown(value):
    """The value as Python text, cut when it is long; a text too when repr() fails."""
    try:
        text = repr(value)
    except Exception as error:
        return f"<{type(value).__name__}: repr() ger {type(error).__name__}>"
    return text if len(text) <= _MAX_SHOWN else text[: _MAX_SHOWN - 1] + "…"


class AssertFailed(AssertionError):
    """An assert of the test did not hold. Prints as the plain AssertionError would."""

    def __init__(self, claim, wanted, got, message):
        super().__init__(*([] if message is None else [message]))
        self.claim, self.wanted, self.got = claim, wanted, got
        self.message = None if message is None else str(message)


_MIRRORED = {ast.Lt: ast.Gt, ast.Gt: ast.Lt, ast.LtE: ast.GtE, ast.GtE: ast.LtE, ast.Eq: ast.Eq, ast.NotEq: ast.NotEq}

# How a claim about a value is worded, before the other value.
_WORDING = {
    ast.Eq: "",
    ast.Is: "",
    ast.NotEq: "något annat än ",
    ast.IsNot: "något annat än ",
    ast.Lt: "mindre än ",
    ast.LtE: "högst ",
    ast.Gt: "större än ",
    ast.GtE: "minst ",
    ast.In: "något av ",
    ast.NotIn: "inget av ",
}
_CONTAINS = {ast.In: "något som innehåller ", ast.NotIn: "något som inte innehåller "}


def _is_fixed(node):
    """Is the expression written out: a literal, or one of literals?"""
    try:
        ast.literal_eval(node)
    except ValueError:
        return False
    return True


class Claim:
    """What one assert, or one link of its chain, says about a value. `values` are those of its operands, in order."""

    def __init__(self, node, subject, source):
        self.line = node.lineno
        self.source = source.text(node)
        self.call = None if isinstance(subject, ast.Constant) else source.text(subject)
        # What should have come, as far as the text itself says.
        self.written = None

    def tell(self, values):
        """(wanted, got) for the values that came."""
        raise NotImplementedError


class _Comparison(Claim):
    def __init__(self, node, left, operator, right, source):
        kind = type(operator)
        self._is_turned = _is_fixed(left) and not _is_fixed(right) and (kind in _MIRRORED or kind in _CONTAINS)
        subject, other = (right, left) if self._is_turned else (left, right)
        super().__init__(node, subject, source)
        words = _WORDING
        if self._is_turned:
            words, kind = (_CONTAINS, kind) if kind in _CONTAINS else (_WORDING, _MIRRORED[kind])
        self._wording = words[kind]
        if _is_fixed(other):
            self.written = self._wording + shown(ast.literal_eval(other))

    def tell(self, values):
        got, other = reversed(values) if self._is_turned else values
        return self._wording + shown(other), shown(got)


class _Truth(Claim):
    """`assert f(x)` and `assert not f(x)`."""

    def __init__(self, node, subject, is_true, source):
        super().__init__(node, subject, source)
        self._is_true = is_true

    def tell(self, values):
        (value,) = values
        wanted = str(self._is_true) if isinstance(value, bool) else "något sant" if self._is_true else "något falskt"
        return (None, None) if self.call is None else (wanted, shown(value))


class _OfType(Claim):
    """`assert isinstance(x, T)`, and with `not` before it."""

    def __init__(self, node, call, is_true, source):
        super().__init__(node, call.args[0], source)
        self._wanted = ("" if is_true else "inte ") + f"ett värde av typen {source.text(call.args[1])}"

    def tell(self, values):
        value = values[0]
        return self._wanted, f"{shown(value)} av typen {type(value).__name__}"


class _Source:
    """The test's text, by node."""

    def __init__(self, text):
        self._text = text

    def text(self, node):
        """The node as the author wrote it, on one line."""
        text = ast.get_source_segment(self._text, node)
        return ast.unparse(node) if text is None or "\n" in text else text


def _name(number, context):
    return ast.Name(f"@{number}", context)


def _is_plain_call(node, function, count):
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == function
        and len(node.args) == count
        and not node.keywords
        and not any(isinstance(arg, ast.Starred) for arg in node.args)
    )


class _Rewriter(ast.NodeTransformer):
    """Puts statements that tell more in the place of each assert. `claims` are what they tell of, by number."""

    def __init__(self, source):
        self._source = source
        self.claims = []

    def visit_Assert(self, node):
        statements = [made for part in _conjuncts(node.test) for made in self._claim(node, part)]
        return [ast.fix_missing_locations(ast.copy_location(each, node)) for each in statements]

    def _claim(self, node, test):
        if isinstance(test, ast.Compare):
            return self._chain(node, test)
        is_true = not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not))
        subject = test if is_true else test.operand
        if _is_plain_call(subject, "isinstance", 2):
            keep = [self._keep(number, arg) for number, arg in enumerate(subject.args)]
            asked = ast.Call(subject.func, [_name(0, ast.Load()), _name(1, ast.Load())], [])
            return [*keep, self._unless(node, asked, is_true, _OfType(node, subject, is_true, self._source), 1)]
        claim = _Truth(node, subject, is_true, self._source)
        return [self._keep(0, subject), self._unless(node, _name(0, ast.Load()), is_true, claim, 1)]

    def _chain(self, node, test):
        """a < b < c: b is evaluated once, and c only when a < b."""
        operands = [test.left, *test.comparators]
        made = [self._keep(0, test.left)]
        for number, operator in enumerate(test.ops):
            made.append(self._keep(number + 1, operands[number + 1]))
            holds = ast.Compare(_name(number, ast.Load()), [operator], [_name(number + 1, ast.Load())])
            claim = _Comparison(node, operands[number], operator, operands[number + 1], self._source)
            made.append(self._unless(node, holds, True, claim, 2, number))
        return made

    def _keep(self, number, expression):
        return ast.Assign([_name(number, ast.Store())], expression)

    def _unless(self, node, holds, is_true, claim, count, first=0):
        """`if not holds: raise @fail(claim, (values), message)`; the message is evaluated only then, as Python does."""
        values = ast.Tuple([_name(first + each, ast.Load()) for each in range(count)], ast.Load())
        arguments = [ast.Constant(len(self.claims)), values, *([node.msg] if node.msg else [])]
        self.claims.append(claim)
        failure = ast.Raise(ast.Call(ast.Name(_FAIL, ast.Load()), arguments, []))
        return ast.If(ast.UnaryOp(ast.Not(), holds) if is_true else holds, [failure], [])


def _conjuncts(test):
    """`a and b` is two claims: b is evaluated only when a holds, which the order of the statements sees to."""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        return [part for value in test.values for part in _conjuncts(value)]
    return [test]


def _raises_assertion(node):
    if not isinstance(node, ast.Raise) or node.exc is None:
        return False
    raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
    return isinstance(raised, ast.Name) and raised.id == "AssertionError"


def _first_assert(statement):
    return next((n for n in ast.walk(statement) if isinstance(n, ast.Assert) or _raises_assertion(n)), None)


_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def _testing_names(tree):
    """Names of the test's own functions that hold an assert: calling one is a test."""
    return {each.name for each in tree.body if isinstance(each, _DEFINITIONS) and _first_assert(each)}


def _called_names(statement):
    return {n.func.id for n in ast.walk(statement) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}


def _stored_names(tree):
    """Names that the test gives a meaning outside its functions."""
    definitions = {each.name for each in tree.body if isinstance(each, _DEFINITIONS)}
    nodes = [node for each in tree.body if not isinstance(each, _DEFINITIONS) for node in ast.walk(each)]
    return definitions | {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def _names_in(code):
    """The names that a function looks up outside itself, those of functions within it included."""
    inner = [_names_in(each) for each in code.co_consts if isinstance(each, types.CodeType)]
    return set(code.co_names).union(*inner)


def _functions_of(namespace):
    for value in namespace.values():
        members = vars(value).values() if isinstance(value, type) else [value]
        yield from (each for each in members if isinstance(each, types.FunctionType))


class Test:
    """A test in the module of the program that has just run."""

    def __init__(self, text, module, file):
        self._source = _Source(text)
        self._module = module
        self._file = file
        self._of_program = dict(module.__dict__)
        self._tree = ast.parse(text, _FILE)
        self._testing_names = _testing_names(self._tree)
        self._originals = ast.parse(text, _FILE).body
        self._rewriter = _Rewriter(self._source)
        linecache.cache[_FILE] = (len(text), None, [line + "\n" for line in text.split("\n")], _FILE)

    def reports(self):
        """One for each statement that holds an assert or calls a function of the test that does; the rest go on after
        a failure. A statement without any that fails is told of too."""
        self._module.__dict__[_FAIL] = self._fail
        reports = []
        for statement, original in zip(self._tree.body, self._originals, strict=True):
            failure = self._run(statement)
            if failure is not None:
                reports.append(self._failed(failure, original))
            elif self._is_test(original):
                reports.append(self._passed(original))
        return reports

    def _is_test(self, statement):
        if isinstance(statement, _DEFINITIONS):
            return False
        return _first_assert(statement) is not None or bool(_called_names(statement) & self._testing_names)

    def _fail(self, number, values, message=None):
        claim = self._rewriter.claims[number]
        return AssertFailed(claim, *claim.tell(values), message)

    def _run(self, statement):
        """Runs one statement. Answers the error that it ended with, or None."""
        rewritten = self._rewriter.visit(statement)
        body = rewritten if isinstance(rewritten, list) else [rewritten]
        try:
            code = compile(ast.Module(body, []), _FILE, "exec", dont_inherit=True)
            exec(code, self._module.__dict__)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            return error
        return None

    def _passed(self, statement):
        shown_node = _first_assert(statement) or statement
        return _report(True, statement.lineno, self._source.text(shown_node))

    def _failed(self, error, statement):
        if isinstance(error, AssertFailed):
            claim = error.claim
            message = error.message or self._explain_shadow(statement) or self._explain_taken()
            return _report(False, claim.line, claim.source, claim.call, error.wanted, error.got, message)
        line = errors.line_in(error, _FILE) or statement.lineno
        claim = next((each for each in self._rewriter.claims if each.line == line), None)
        node = self._node_at(line, statement)
        source = claim.source if claim else self._source.text(node)
        if isinstance(error, AssertionError) and _is_in_test(error):
            return _report(False, line, source, message=str(error) or None)
        call, wanted = (claim.call, claim.written) if claim else (None, None)
        name, text = errors.type_name(error), errors.message_of(error)
        report = _report(False, line, source, call, wanted, f"{name}: {text}".removesuffix(": "), self._explain(error, node))
        # The page adds its sentence on this kind of error where the test has none of its own.
        return {**report, "error": {"type": name, "message": text}}

    def _node_at(self, line, statement):
        nodes = [n for n in ast.walk(statement) if isinstance(n, ast.stmt) and n.lineno <= line <= n.end_lineno]
        return nodes[-1] if nodes else statement

    def _explain(self, error, node):
        if isinstance(error, NameError) and _is_in_test(error) and error.name:
            return f"Filen {self._file} definierar inte `{error.name}`."
        if isinstance(error, ImportError) and not isinstance(error, ModuleNotFoundError) and _is_in_test(error):
            missing = getattr(error, "name_from", None)
            if missing:
                return f"Filen {error.name.replace('.', '/')}.py definierar inte `{missing}`."
        if isinstance(error, TypeError) and _is_in_test(error):
            return self._explain_shadow(node)
        if isinstance(error, SystemExit):
            return "Programmet avslutade sig självt medan testet körde."
        taken = self._explain_taken()
        if taken is not None:
            return taken
        line = errors.line_in(error, self._file)
        return None if line is None else f"Felet uppstod på rad {line} i {self._file}."

    def _explain_shadow(self, node):
        """The program has given another meaning to a builtin that the test calls."""
        for name in sorted(_called_names(node) & self._of_program.keys()):
            if hasattr(builtins, name) and self._module.__dict__.get(name) is not getattr(builtins, name):
                return f"Ditt program har ett eget `{name}`, men testet behöver Pythons. Byt namn på ditt."
        return None

    def _explain_taken(self):
        """The test has given another meaning to a name of the program's that its functions look up."""
        functions = [each.__code__ for each in _functions_of(self._of_program)]
        looked_up = set().union(*[_names_in(code) for code in functions if code.co_filename == self._file])
        for name in sorted(looked_up & self._of_program.keys() & _stored_names(self._tree)):
            if self._module.__dict__.get(name) is not self._of_program[name]:
                return f"Testet använder också namnet `{name}`, och då gäller inte ditt. Byt namn på ditt."
        return None


def _is_in_test(error):
    """Was the error raised by the test itself, and not by what it called?"""
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    return last is None or last.tb_frame.f_code.co_filename in (_FILE, __file__)


def _report(ok, line, source, call=None, wanted=None, got=None, message=None):
    return {
        "ok": ok,
        "line": line,
        "source": source,
        "call": call,
        "wanted": wanted,
        "got": got,
        "message": message,
    }


def run_test(text, module, file):
    """The reports of a test that runs in the module of a program, whose own file is `file`."""
    return Test(text, module, file).reports()


def run_statement(text, line, module, watching):
    """Runs a test's statements as far as the one on `line`; only that one while `watching` is open. Errors are its own."""
    tree = ast.parse(text, _FILE)
    for statement in tree.body:
        is_wanted = statement.lineno <= line <= statement.end_lineno
        code = compile(ast.Module([statement], []), _FILE, "exec", dont_inherit=True)
        with contextlib.suppress(Exception, SystemExit):
            if is_wanted:
                with watching():
                    exec(code, module.__dict__)
            else:
                exec(code, module.__dict__)
        if is_wanted:
            return
