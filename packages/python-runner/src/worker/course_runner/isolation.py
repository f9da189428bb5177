"""Leaves Python as it was before a run, so that two programs on a page never see each other."""

import contextlib
import os
import pathlib
import shutil
import signal
import sys
import types
import warnings

# Modules with a state of their own that Pyodide has imported before us: each run imports them anew.
_ANEW = ("logging", "logging.config", "logging.handlers", "random")


def _empty(folder):
    for entry in list(os.scandir(folder)):
        if entry.is_dir(follow_symlinks=False):
            shutil.rmtree(entry.path, ignore_errors=True)
        else:
            os.unlink(entry.path)


def _forget_finders(folders):
    """What is known of the files in the folders, and in those within them, is forgotten.

    importlib.invalidate_caches would read the list of the library's files anew, which takes longer than most programs.
    """
    for path in list(sys.path_importer_cache):
        if any(path == folder or path.startswith(f"{folder}/") for folder in folders):
            del sys.path_importer_cache[path]


def _namespaces():
    modules = list(sys.modules.values())
    return [(vars(each), dict(vars(each))) for each in modules if isinstance(each, types.ModuleType)]


def _restore(namespaces):
    for namespace, before in namespaces:
        for name in [name for name in namespace if name not in before]:
            del namespace[name]
        for name, value in before.items():
            if name not in namespace or namespace[name] is not value:
                namespace[name] = value


def _restore_modules(before):
    for name in [name for name in sys.modules if name not in before]:
        del sys.modules[name]
    sys.modules.update(before)


@contextlib.contextmanager
def _same_interpreter():
    """Modules and what is in them, lists that Python searches, the environment and hooks are put back."""
    modules, namespaces, environment = dict(sys.modules), _namespaces(), dict(os.environ)
    lists = [(each, list(each)) for each in (sys.path, sys.meta_path, sys.path_hooks)]
    recursion_limit, on_interrupt = sys.getrecursionlimit(), signal.getsignal(signal.SIGINT)
    for name in _ANEW:
        sys.modules.pop(name, None)
    try:
        with warnings.catch_warnings():
            yield
    finally:
        sys.settrace(None)
        sys.setprofile(None)
        sys.setrecursionlimit(recursion_limit)
        signal.signal(signal.SIGINT, on_interrupt)
        for each, before in lists:
            each[:] = before
        _restore_modules(modules)
        _restore(namespaces)
        os.environ.clear()
        os.environ.update(environment)


@contextlib.contextmanager
def isolated(folders):
    """The first folder, empty, is the current one and searched for modules. Afterwards all of them are empty again.

    Modules, builtins, sys, the environment and warnings are as before when the block ends.
    """
    work, folder_before = folders[0], os.getcwd()
    with _same_interpreter():
        for folder in folders:
            os.makedirs(folder, exist_ok=True)
            _empty(folder)
        os.chdir(work)
        sys.path.insert(0, work)
        # A program may write a module, import it, change it and import it again within a second.
        sys.dont_write_bytecode = True
        try:
            yield
        finally:
            os.chdir(folder_before)
            for folder in folders:
                os.makedirs(folder, exist_ok=True)
                _empty(folder)
            _forget_finders(folders)


def place_files(files):
    """Writes files into the current folder, with the folders that their paths name."""
    for file in files:
        path = pathlib.Path(file["path"])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file["text"], encoding="utf-8")
