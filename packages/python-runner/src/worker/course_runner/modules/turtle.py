"""Python's turtle, as far as a page can draw it: the usual calls, with the names and the geometry of the standard module."""

import math
import sys

from course_runner import drawing

_SPEEDS = {"fastest": 0, "fast": 10, "normal": 6, "slow": 3, "slowest": 1}
# The names that a browser draws.
_COLORS = frozenset(
    """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
    cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod
    darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon
    darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray
    dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green
    greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon
    lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon
    lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta
    maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen
    mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive
    olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru
    pink plum powderblue purple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna
    silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet
    wheat white whitesmoke yellow yellowgreen
    """.split()
)
# Names of Tk that no browser has, by the nearest that it has.
_TK_COLORS = {"lightgoldenrod": "palegoldenrod", "lightslateblue": "mediumslateblue", "navyblue": "navy", "violetred": "mediumvioletred"}
_SHAPES = ("arrow", "turtle", "circle", "square", "triangle", "classic", "blank")


class TurtleGraphicsError(Exception):
    """What the standard module raises for values that cannot be drawn."""


class Terminator(Exception):
    """The standard module's sign that its window is closed. Never raised here."""


class Vec2D(tuple):
    """A place or a direction, with the arithmetic of the standard module."""

    def __new__(cls, x, y):
        return tuple.__new__(cls, (x, y))

    def __add__(self, other):
        return Vec2D(self[0] + other[0], self[1] + other[1])

    def __sub__(self, other):
        return Vec2D(self[0] - other[0], self[1] - other[1])

    def __mul__(self, other):
        if isinstance(other, Vec2D):
            return self[0] * other[0] + self[1] * other[1]
        return Vec2D(self[0] * other, self[1] * other)

    def __rmul__(self, other):
        return Vec2D(self[0] * other, self[1] * other)

    def __neg__(self):
        return Vec2D(-self[0], -self[1])

    def __abs__(self):
        return math.hypot(*self)

    def rotate(self, angle):
        cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        return Vec2D(self[0] * cosine - self[1] * sine, self[0] * sine + self[1] * cosine)

    def __repr__(self):
        return f"({self[0]:.2f},{self[1]:.2f})"


def _tell(name, why):
    print(f"turtle.{name}: {why}", file=sys.stderr)


def _xy(x, y):
    return (float(x[0]), float(x[1])) if y is None else (float(x), float(y))


class _Screen:
    """The paper. There is one."""

    def __init__(self):
        self._mode = 1.0
        self._tracer = 1
        self._size = (400, 400)
        self._background = "white"
        self._turtles = []
        self._told = set()

    def color_text(self, color):
        """The colour as CSS writes it. @raises TurtleGraphicsError when it is none"""
        if len(color) == 1 and not isinstance(color[0], str):
            color = tuple(color[0])
        if len(color) == 1:
            text = color[0].strip().lower()
            if text.startswith("#"):
                if len(text) not in (4, 7) or any(each not in "0123456789abcdef" for each in text[1:]):
                    raise TurtleGraphicsError(f"bad color string: {color[0]}")
                return text
            # Tk has numbers after its names, and grey in a hundred steps.
            name = text.replace(" ", "").rstrip("0123456789")
            name = _TK_COLORS.get(name, name)
            if name not in _COLORS and text != "":
                error = TurtleGraphicsError(f"bad color string: {color[0]}")
                error.add_note("Färgerna har engelska namn här, till exempel red, blue och orange.")
                raise error
            return name or "black"
        if len(color) != 3 or not all(isinstance(each, (int, float)) and 0 <= each <= self._mode for each in color):
            raise TurtleGraphicsError(f"bad color arguments: {color}")
        return "#" + "".join(f"{round(each / self._mode * 255):02x}" for each in color)

    def bgcolor(self, *color):
        if not color:
            return self._background
        self._background = self.color_text(color)
        drawing.add("background", self._background)

    def colormode(self, mode=None):
        if mode is None:
            return self._mode
        if mode not in (1.0, 255):
            raise TurtleGraphicsError("colormode: 1.0 eller 255")
        self._mode = mode

    def setup(self, width=400, height=400, startx=None, starty=None):
        # Below one, the standard module takes a part of the screen.
        size = [round(each * 600) if isinstance(each, float) and each <= 1 else round(each) for each in (width, height)]
        self._size = tuple(min(4000, max(20, each)) for each in size)
        drawing.add("size", *self._size)

    def screensize(self, canvwidth=None, canvheight=None, bg=None):
        if bg is not None:
            self.bgcolor(bg)
        if canvwidth is None:
            return self._size
        self.setup(canvwidth, canvheight or canvwidth)

    def window_width(self):
        return self._size[0]

    def window_height(self):
        return self._size[1]

    def tracer(self, n=None, delay=None):
        if n is None:
            return self._tracer
        self._tracer = n

    def turtles(self):
        return list(self._turtles)

    def clear(self):
        for each in self._turtles:
            each.clear()
        self.bgcolor("white")

    clearscreen = clear

    def reset(self):
        for each in self._turtles:
            each.reset()

    resetscreen = reset

    def textinput(self, title, prompt):
        return input(f"{prompt} ")

    def numinput(self, title, prompt, default=None, minval=None, maxval=None):
        text = input(f"{prompt} ")
        return default if text.strip() == "" else float(text.replace(",", "."))

    def _nothing(self, *_args, **_kwargs):
        return None

    update = delay = title = done = mainloop = exitonclick = bye = listen = _nothing

    def mode(self, mode=None):
        if mode not in (None, "standard"):
            _tell("mode", "går inte i sidan. Riktning 0 är åt höger och 90 uppåt.")
        return "standard"

    def _no_events(self, *_args, **_kwargs):
        if "events" not in self._told:
            self._told.add("events")
            _tell("onkey", "tangenter, klick och klockor finns inte i turtle här. Resten ritas. Spel görs med spelplan.")

    onkey = onkeypress = onkeyrelease = onclick = onscreenclick = ontimer = _no_events


_screen = _Screen()


def Screen():
    return _screen


def _rounded(*numbers):
    # Added to nothing, what is less than nothing by a hair is nothing.
    return [round(each, 3) + 0 for each in numbers]


class RawTurtle:
    def __init__(self, canvas=None, shape="classic", visible=True):
        self._number = len(_screen._turtles)
        _screen._turtles.append(self)
        self._full = 360.0
        self._start(shape, visible)
        self._look()

    def _start(self, shape, visible):
        self._x, self._y, self._angle = 0.0, 0.0, 0.0
        self._pen, self._fill = "black", "black"
        self._width, self._down, self._speed = 1, True, 3
        self._shape, self._shown, self._stretch = shape, visible, 1.0
        self._outline = None
        self._stamps = 0

    def _pace(self):
        return self._speed if _screen._tracer else 0

    def _look(self):
        drawing.add("look", self._number, self._shape, self._pen, self._fill, self._shown, self._stretch)

    # Moving

    def _go(self, x, y):
        old = self._x, self._y
        self._x, self._y = x, y
        if self._outline is not None:
            self._outline.append(_rounded(x, y))
        color = self._pen if self._down else None
        drawing.add("go", self._number, *_rounded(*old, x, y), color, self._width, self._pace())

    def _turn(self, degrees):
        self._angle = (self._angle + degrees) % 360
        drawing.add("turn", self._number, *_rounded(self._angle), self._pace())

    def _degrees(self, angle):
        return angle * 360 / self._full

    def forward(self, distance):
        radians = math.radians(self._angle)
        self._go(self._x + distance * math.cos(radians), self._y + distance * math.sin(radians))

    def back(self, distance):
        self.forward(-distance)

    def right(self, angle):
        self._turn(-self._degrees(angle))

    def left(self, angle):
        self._turn(self._degrees(angle))

    def goto(self, x, y=None):
        self._go(*_xy(x, y))

    def teleport(self, x=None, y=None, *, fill_gap=False):
        down, self._down = self._down, False
        self._go(self._x if x is None else float(x), self._y if y is None else float(y))
        self._down = down

    def setx(self, x):
        self._go(float(x), self._y)

    def sety(self, y):
        self._go(self._x, float(y))

    def setheading(self, to_angle):
        self._turn(self._degrees(to_angle) - self._angle)

    def home(self):
        self.goto(0, 0)
        self.setheading(0)

    def circle(self, radius, extent=None, steps=None):
        extent = self._full if extent is None else extent
        if steps is None:
            steps = 1 + int(min(11 + abs(radius) / 6.0, 59.0) * abs(extent) / self._full)
        turn = self._degrees(extent) / steps
        length = 2.0 * radius * math.sin(math.radians(turn / 2))
        if radius < 0:
            length, turn = -length, -turn
        self._turn(turn / 2)
        for _ in range(steps):
            self.forward(length)
            self._turn(turn)
        self._turn(-turn / 2)

    def dot(self, size=None, *color):
        if isinstance(size, (str, tuple)):
            size, color = None, (size,)
        size = max(self._width + 4, 2 * self._width) if size is None else size
        drawing.add("dot", self._number, *_rounded(self._x, self._y, size), _screen.color_text(color) if color else self._pen)

    def stamp(self):
        self._stamps += 1
        drawing.add("stamp", self._number, self._stamps)
        return self._stamps

    def clearstamp(self, stampid):
        drawing.add("unstamp", self._number, stampid)

    def clearstamps(self, n=None):
        for each in range(1, self._stamps + 1):
            self.clearstamp(each)

    def undo(self):
        if "undo" not in _screen._told:
            _screen._told.add("undo")
            _tell("undo", "går inte i sidan. Det som är ritat står kvar.")

    def speed(self, speed=None):
        if speed is None:
            return self._speed
        speed = _SPEEDS.get(speed, speed)
        self._speed = round(speed) if 0.5 < speed < 10.5 else 0

    # Where it is

    def position(self):
        return Vec2D(self._x, self._y)

    def xcor(self):
        return self._x

    def ycor(self):
        return self._y

    def heading(self):
        return self._angle * self._full / 360 % self._full

    def _place(self, x, y):
        return (x._x, x._y) if isinstance(x, RawTurtle) else _xy(x, y)

    def towards(self, x, y=None):
        to_x, to_y = self._place(x, y)
        degrees = math.degrees(math.atan2(to_y - self._y, to_x - self._x)) % 360
        return round(degrees, 10) % 360 * self._full / 360

    def distance(self, x, y=None):
        to_x, to_y = self._place(x, y)
        return math.hypot(to_x - self._x, to_y - self._y)

    def degrees(self, fullcircle=360.0):
        self._full = float(fullcircle)

    def radians(self):
        self._full = math.tau

    # The pen

    def pendown(self):
        self._down = True

    def penup(self):
        self._down = False

    def isdown(self):
        return self._down

    def pensize(self, width=None):
        if width is None:
            return self._width
        self._width = max(0, min(1000, width))

    def color(self, *args):
        if not args:
            return self._pen, self._fill
        pen, fill = args if len(args) == 2 else (args, args)
        self._pen = _screen.color_text(pen if isinstance(pen, tuple) else (pen,))
        self._fill = _screen.color_text(fill if isinstance(fill, tuple) else (fill,))
        self._look()

    def pencolor(self, *color):
        if not color:
            return self._pen
        self._pen = _screen.color_text(color)
        self._look()

    def fillcolor(self, *color):
        if not color:
            return self._fill
        self._fill = _screen.color_text(color)
        self._look()

    def begin_fill(self):
        self._outline = [_rounded(self._x, self._y)]
        drawing.add("begin", self._number)

    def end_fill(self):
        if self._outline is not None and len(self._outline) > 2:
            drawing.add("fill", self._number, self._outline, self._fill)
        self._outline = None

    def filling(self):
        return self._outline is not None

    def write(self, arg, move=False, align="left", font=("Arial", 8, "normal")):
        size = font[1] if len(font) > 1 else 8
        drawing.add("text", self._number, *_rounded(self._x, self._y), str(arg), align.lower(), size, self._pen)

    def clear(self):
        drawing.add("clear", self._number)

    def reset(self):
        self.clear()
        self._start(self._shape, True)
        self._look()
        drawing.add("go", self._number, 0, 0, 0, 0, None, 1, 0)
        drawing.add("turn", self._number, 0, 0)

    # What it looks like

    def showturtle(self):
        self._shown = True
        self._look()

    def hideturtle(self):
        self._shown = False
        self._look()

    def isvisible(self):
        return self._shown

    def shape(self, name=None):
        if name is None:
            return self._shape
        if name not in _SHAPES:
            raise TurtleGraphicsError(f"There is no shape named {name}")
        self._shape = name
        self._look()

    def shapesize(self, stretch_wid=None, stretch_len=None, outline=None):
        if stretch_wid is None:
            return self._stretch, self._stretch, 1
        self._stretch = max(0.1, min(50.0, float(stretch_wid)))
        self._look()

    def clone(self):
        other = type(self)(shape=self._shape, visible=self._shown)
        for name, value in vars(self).items():
            if name not in ("_number", "_outline", "_stamps"):
                setattr(other, name, value)
        other._look()
        drawing.add("go", other._number, *_rounded(self._x, self._y, self._x, self._y), None, 1, 0)
        drawing.add("turn", other._number, *_rounded(self._angle), 0)
        return other

    def getscreen(self):
        return _screen

    fd = forward
    bk = backward = back
    rt = right
    lt = left
    setpos = setposition = goto
    seth = setheading
    pos = position
    pd = down = pendown
    pu = up = penup
    width = pensize
    st = showturtle
    ht = hideturtle
    turtlesize = shapesize
    onclick = onrelease = ondrag = lambda self, *args, **kwargs: _screen._no_events()


class Turtle(RawTurtle):
    def __init__(self, shape="classic", undobuffersize=1000, visible=True):
        super().__init__(shape=shape, visible=visible)


Pen = Turtle
RawPen = RawTurtle
_own = None


def _own_turtle():
    global _own
    if _own is None:
        _own = Turtle()
    return _own


def getturtle():
    return _own_turtle()


getpen = getturtle
getscreen = Screen


def _of_turtle(name):
    def call(*args, **kwargs):
        return getattr(_own_turtle(), name)(*args, **kwargs)

    call.__name__ = call.__qualname__ = name
    return call


def _functions():
    """Each method is a function of the module too, of a turtle that comes with the first call, or of the screen."""
    turtle_names = [name for name in vars(RawTurtle) if not name.startswith("_") and name != "getscreen"]
    screen_names = [name for name in vars(_Screen) if not name.startswith("_") and name not in ("color_text", "clear", "reset")]
    screen_names = [name for name in screen_names if name not in turtle_names]
    return {name: _of_turtle(name) for name in turtle_names} | {name: getattr(_screen, name) for name in screen_names}


globals().update(_functions())
__all__ = ["Pen", "RawPen", "RawTurtle", "Screen", "Terminator", "Turtle", "TurtleGraphicsError", "Vec2D", "getpen", "getscreen", "getturtle", *_functions()]
