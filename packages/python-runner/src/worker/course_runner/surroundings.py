"""What a page cannot give a program fails as it does on a computer without it, in every browser alike.

Pyodide's own sockets would be the browser's, which the worker has no way to; in some places they connect to nothing and say
that all is well.
"""

import errno
import os
import socket
import sys
import types


def _no_network(*_args, **_kwargs):
    raise OSError(errno.ENETDOWN, os.strerror(errno.ENETDOWN))


def install():
    for verb in ("bind", "connect", "connect_ex", "sendto"):
        setattr(socket.socket, verb, _no_network)
    for question in ("getaddrinfo", "gethostbyname", "gethostbyname_ex", "gethostbyaddr", "getnameinfo"):
        setattr(socket, question, _no_network)
    # Where this name stands for something, a time zone that is not there is told without advice on how Pyodide is to be loaded.
    sys.modules["tzdata"] = types.ModuleType("tzdata")
