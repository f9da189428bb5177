"""Lets asyncio and time.sleep block, as they do for the `python` command.

Pyodide's own event loop is the browser's: `asyncio.run` would need WebAssembly to be suspended, which few browsers can. In
a worker nothing else waits for the thread, so a loop that sleeps until its next timer is enough. There are no sockets.
"""

import asyncio
import contextlib
import socket
import time

# How often a sleeping program looks whether it has been stopped.
_SLICE_SECONDS = 0.05


class _Timers:
    """Stands for the selector: nothing ever arrives, and waiting is sleeping."""

    def select(self, timeout):
        while timeout is None:
            time.sleep(_SLICE_SECONDS)
        if timeout > 0:
            time.sleep(timeout)
        return ()


class PlainLoop(asyncio.BaseEventLoop):
    def __init__(self):
        super().__init__()
        self._selector = _Timers()

    def _process_events(self, _events):
        pass

    def _write_to_self(self):
        pass

    async def getaddrinfo(self, *args, **kwargs):
        # asyncio's own asks in a thread of its own.
        return socket.getaddrinfo(*args, **kwargs)


class _Policy(asyncio.events._BaseDefaultEventLoopPolicy):
    _loop_factory = PlainLoop


def _sleep_in_slices(sleep):
    def sliced(seconds, /):
        end = time.monotonic() + seconds if isinstance(seconds, (int, float)) else 0
        while (left := end - time.monotonic()) > _SLICE_SECONDS:
            sleep(min(left, _SLICE_SECONDS))
        # The rest, or the error that Python has for what was given.
        sleep(max(left, 0) if end and seconds >= 0 else seconds)

    sliced.__name__ = "sleep"
    return sliced


_pyodides_policy = None


def install():
    """Takes Pyodide's versions away, but for the wait for an answer (`pyodides_loop`)."""
    global _pyodides_policy
    asyncio.run = asyncio.run.__wrapped__
    time.sleep = _sleep_in_slices(time.sleep.__wrapped__)
    _pyodides_policy = asyncio.events._get_event_loop_policy()
    asyncio.events._set_event_loop_policy(_Policy())
    asyncio._set_running_loop(None)


@contextlib.contextmanager
def pyodides_loop():
    """Pyodide's own loop is the current one: it makes a future of each promise of the browser's, and settles it."""
    policy, running = asyncio.events._get_event_loop_policy(), asyncio._get_running_loop()
    asyncio.events._set_event_loop_policy(_pyodides_policy)
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio.events._set_event_loop_policy(policy)
        asyncio._set_running_loop(running)
