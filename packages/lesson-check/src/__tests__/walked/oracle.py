"""What CPython itself says is in a program's names after each line: with repr(), and knowing nothing of the recorder."""

import contextlib
import io
import json
import os
import re
import sys
import tempfile
import types

LIMIT = 300
DEFINED = (types.FunctionType, types.BuiltinFunctionType, types.MethodType, types.ModuleType, type)


def show(value):
    if isinstance(value, (types.GeneratorType, types.CoroutineType)):
        return type(value).__name__
    if isinstance(value, BaseException):
        return f"{type(value).__name__}: {value}".removesuffix(": ")
    kind = type(value)
    if isinstance(value, list) and kind is list:
        return "[" + ", ".join(map(show, value)) + "]"
    if kind is tuple:
        return "(" + ", ".join(map(show, value)) + ("," if len(value) == 1 else "") + ")"
    if isinstance(value, dict) and kind is dict:
        return "{" + ", ".join(f"{show(key)}: {show(each)}" for key, each in value.items()) + "}"
    if kind is set and value and len({type(each) for each in value}) == 1:
        return "{" + ", ".join(map(show, sorted(value))) + "}"
    if isinstance(value, DEFINED):
        return "definierad"
    if kind.__module__ != "builtins" and type(getattr(value, "__dict__", None)) is dict:
        return f"{kind.__name__}(" + ", ".join(f"{name}={show(each)}" for name, each in vars(value).items()) + ")"
    text = repr(value)
    return kind.__name__ if re.match(r"<[\w.]+ object at 0x", text) else text


class Enough(BaseException):
    pass


def states(job):
    found, last = [], {}

    def note(frame):
        if len(found) >= LIMIT:
            raise Enough
        names = {
            name: show(value)
            for name, value in frame.f_locals.items()
            if not name.startswith("__") and not isinstance(value, DEFINED)
        }
        found.append([last[frame], frame.f_code.co_name, names])

    def watch(frame, event, arg):
        if frame.f_code.co_filename != "main.py" or re.match("<(?!module)", frame.f_code.co_name):
            return None
        if not frame.f_code.co_flags & 2 and frame.f_code.co_name != "<module>":
            return None
        if event == "call":
            last[frame] = None
        elif event == "line":
            if last.get(frame) is not None:
                note(frame)
            last[frame] = frame.f_lineno
        elif event == "exception":
            last[frame] = None
        elif event == "return" and last.get(frame) is not None:
            note(frame)
            last[frame] = None
        return watch

    module = types.ModuleType("__main__")
    sys.modules["__main__"] = module
    module.__dict__["__file__"] = "main.py"
    out = io.StringIO()
    sys.stdin = io.StringIO(job["stdin"])
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out), contextlib.suppress(BaseException):
        for each in job["before"]:
            exec(compile(each, "before.py", "exec"), module.__dict__)
        code = compile(job["source"], "main.py", "exec")
        sys.settrace(watch)
        exec(code, module.__dict__)
    sys.settrace(None)
    return found


results = []
for job in json.load(sys.stdin):
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for file in job["files"]:
            os.makedirs(os.path.dirname(file["path"]) or ".", exist_ok=True)
            with open(file["path"], "w", encoding="utf-8") as target:
                target.write(file["text"])
        before = dict(sys.modules)
        sys.path.insert(0, folder)
        results.append(states(job))
        sys.path.pop(0)
        for name in [name for name in sys.modules if name not in before]:
            del sys.modules[name]
        os.chdir("/")
print(json.dumps(results))
