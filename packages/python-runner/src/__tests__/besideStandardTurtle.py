"""Walks our turtle and the standard one side by side, and prints where they differ."""

import importlib.util
import json
import math
import os
import random
import sys
import types

here = os.path.dirname(os.path.abspath(__file__))
worker = os.path.join(here, "..", "worker")
sys.path.insert(0, worker)

# The standard module opens no window before it is asked to, but wants the toolkit; its geometry needs none of it.
toolkit = types.ModuleType("tkinter")
for name in ("Frame", "Canvas", "Tk"):
    setattr(toolkit, name, type(name, (), {}))
toolkit.mainloop = None
toolkit.simpledialog = types.ModuleType("tkinter.simpledialog")
sys.modules.update({"tkinter": toolkit, "tkinter.simpledialog": toolkit.simpledialog})
import turtle as standard  # noqa: E402

spec = importlib.util.spec_from_file_location("own_turtle", os.path.join(worker, "course_runner/modules/turtle.py"))
own = importlib.util.module_from_spec(spec)
spec.loader.exec_module(own)


class Reference(standard.TNavigator):
    def circle(self, radius, extent=None, steps=None):
        self.speed = lambda value=None: 0
        self.undobuffer = None
        self._tracer = lambda *args: 1
        self._update = lambda *args: None
        self._pen = lambda *args: None
        super().circle(radius, extent, steps)


dice = random.Random(7)
moves = {
    "forward": lambda: (dice.uniform(-90, 90),),
    "back": lambda: (dice.uniform(-90, 90),),
    "left": lambda: (dice.uniform(-400, 400),),
    "right": lambda: (dice.uniform(-400, 400),),
    "goto": lambda: (dice.randint(-99, 99), dice.randint(-99, 99)),
    "setx": lambda: (dice.randint(-99, 99),),
    "sety": lambda: (dice.randint(-99, 99),),
    "setheading": lambda: (dice.randint(0, 360),),
    "circle": lambda: (dice.choice((-60, -10, 8, 75)), dice.choice((None, 90, 180, -45))),
    "home": lambda: (),
}

differ = []
for number in range(800):
    if number % 400 == 0:
        mode = ("standard", "logo")[number // 400]
        own.mode(mode)
        mine, theirs = own.Turtle(), Reference(mode)
    name = dice.choice(list(moves))
    args = moves[name]()
    getattr(mine, name)(*args)
    getattr(theirs, name)(*args)
    asked = [
        ("position", tuple(mine.position()), tuple(theirs.position())),
        ("heading", (mine.heading(),), (theirs.heading(),)),
        ("distance", (mine.distance(3, 4),), (theirs.distance(3, 4),)),
        ("towards", (mine.towards(30, 40),), (theirs.towards(30, 40),)),
    ]
    for what, ours, right in asked:
        # 360 degrees and none are the same way.
        near = (abs(math.remainder(a - b, 360 if what in ("heading", "towards") else 1e9)) < 1e-6 for a, b in zip(ours, right))
        if not all(near):
            differ.append([number, name, args, what, ours, right])

missing = [name for name in standard.__all__ if not hasattr(own, name)]
missing += [f"Turtle.{name}" for name in dir(standard.Turtle) if name[0].islower() and name != "screens" and not hasattr(own.Turtle, name)]
missing += [f"Screen.{name}" for name in standard._tg_screen_functions if not hasattr(own.Screen(), name)]
print(json.dumps({"differ": differ[:5], "missing": missing}))
