"""Runs a PyRun as the page does: the program, then its checks in the same names, with `output` and `source`.

Reads {"program": text, "checks": [text], "stdin": text}; prints {"error": text or null, "failed": number of the first check
that failed or null, "reason": text, "foreign": modules outside the standard library}.
"""

import ast
import contextlib
import io
import json
import sys
import traceback


def foreign_modules(source):
    modules = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            modules.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            modules.add(node.module.split(".")[0])
    return sorted(modules - sys.stdlib_module_names)


def first_failing(checks, names):
    for number, check in enumerate(checks):
        try:
            exec(compile(check, "check", "exec"), names)
        except Exception as error:
            return number, "".join(traceback.format_exception_only(error)).strip()
    return None, ""


def try_program(job):
    output = io.StringIO()
    names = {"__name__": "__main__"}
    error = None
    sys.stdin = io.StringIO(job["stdin"])
    with contextlib.redirect_stdout(output):
        try:
            exec(compile(job["program"], "main.py", "exec"), names)
        except (Exception, SystemExit) as caught:
            error = "".join(traceback.format_exception_only(caught)).strip()
        names.update(output=output.getvalue(), source=job["program"])
        failed, reason = first_failing(job["checks"], names)
    return {"error": error, "failed": failed, "reason": reason}


def main():
    job = json.load(sys.stdin)
    try:
        foreign = foreign_modules(job["program"])
    except SyntaxError:
        foreign = []
    json.dump({**try_program(job), "foreign": foreign}, sys.stdout)


main()
