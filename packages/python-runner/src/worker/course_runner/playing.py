"""A game's way to the page and back: its board goes there, and what the player does comes from there."""


class _Table:
    def __init__(self, show=lambda text: None, ask=None, why_not=None):
        self.show = show
        self.ask = ask
        self.why_not = why_not


_table = _Table()


def open_table(show, ask, why_not):
    """Another run: boards go to `show` as JSON, and `ask` answers an event. Without it nothing can be played."""
    global _table
    _table = _Table(show, ask, why_not)


def show(text):
    _table.show(text)


def next_event():
    """A key's name, `tick` when the board's clock has come so far, or None where there is nobody to play."""
    return None if _table.ask is None else _table.ask()


def why_not():
    """Why the program is not played, in a sentence; None where nothing needs to be said."""
    return _table.why_not
