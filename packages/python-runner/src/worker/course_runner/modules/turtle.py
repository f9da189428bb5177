"""Python's turtle, as far as a page can draw it: the usual calls, with the names and the geometry of the standard module."""

import collections
import contextlib
import math
import operator
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
_SHAPES = ("arrow", "blank", "circle", "classic", "square", "triangle", "turtle")
# What a page cannot do, each told of once, by all the names that ask for it.
_LEFT_OUT = {
    "events": "tangenter, klick och klockor finns inte i turtle här. Resten ritas. Spel görs med spelplan.",
    "pictures": "bilder går inte att visa i sidan. Resten ritas.",
    "shapes": "egna former ritas inte i sidan. Pilen visas i stället.",
    "canvas": "sidan har inget fönster att ge. Resten ritas.",
    "slant": "formen går inte att luta i sidan. Den vrids med tilt.",
}


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


class Shape:
    """A shape of one's own. It may be made and registered, but is not drawn."""

    def __init__(self, type_, data=None):
        if type_ not in ("polygon", "image", "compound"):
            raise TurtleGraphicsError(f"There is no shape type {type_}")
        self._type = type_
        self._data = [] if type_ == "compound" else data

    def addcomponent(self, poly, fill, outline=None):
        if self._type != "compound":
            raise TurtleGraphicsError(f"Cannot add component to {self._type} Shape")
        self._data.append([poly, fill, fill if outline is None else outline])


def _tell(name, what):
    if what not in _screen._told:
        _screen._told.add(what)
        print(f"turtle.{name}: {_LEFT_OUT[what]}", file=sys.stderr)


class _NoCanvas:
    """Whatever is asked of it, nothing happens."""

    def __getattr__(self, _name):
        return lambda *_args, **_kwargs: None


def _untold(name, what, answer=None):
    """A call that is told of and does nothing."""

    def call(self, *_args, **_kwargs):
        _tell(name, what)
        return answer

    return call


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
        self._shapes = set(_SHAPES)
        self._logo = False
        # The lower left corner of the paper as the program counts, and how large a step is.
        self._world = None

    def _place(self, x, y):
        """Where it is on the paper, whose middle is (0, 0)."""
        if self._world is None:
            return x, y
        left, bottom, right, top = self._world
        width, height = self._size
        return ((x - left) / (right - left) - 0.5) * width, ((y - bottom) / (top - bottom) - 0.5) * height

    def _color(self, text):
        """The colour as it is answered: by its name, or else in three numbers."""
        if not text.startswith("#"):
            return text
        parts = [text[at : at + 2] for at in (1, 3, 5)] if len(text) == 7 else [f"{each}0" for each in text[1:]]
        return tuple(int(each, 16) * self._mode / 255 for each in parts)

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
            return self._color(self._background)
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

    def setworldcoordinates(self, llx, lly, urx, ury):
        self._anew("world", (llx, lly, urx, ury))

    def mode(self, mode=None):
        if mode is None:
            return "world" if self._world else "logo" if self._logo else "standard"
        if mode.lower() not in ("standard", "logo", "world"):
            raise TurtleGraphicsError(f"No turtle-graphics-mode {mode.lower()}")
        self._anew(mode.lower())

    def _anew(self, mode, world=(-200, -200, 200, 200)):
        self._logo = mode == "logo"
        self._world = world if mode == "world" else None
        self.reset()

    def delay(self, delay=None):
        return 10 if delay is None else None

    @contextlib.contextmanager
    def no_animation(self):
        tracer, self._tracer = self._tracer, 0
        try:
            yield
        finally:
            self._tracer = tracer

    def register_shape(self, name, shape=None):
        _tell("register_shape", "pictures" if shape is None else "shapes")
        self._shapes.add(name)

    addshape = register_shape

    def getshapes(self):
        return sorted(self._shapes)

    def bgpic(self, picname=None):
        if picname is None:
            return "nopic"
        if picname != "nopic":
            _tell("bgpic", "pictures")

    getcanvas = _untold("getcanvas", "canvas", _NoCanvas())

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
        while True:
            text = input(f"{prompt} ").strip()
            if text == "":
                return default
            try:
                number = float(text.replace(",", "."))
            except ValueError:
                print("Skriv ett tal.")
                continue
            if (minval is None or number >= minval) and (maxval is None or number <= maxval):
                return number
            least, most = ("" if each is None else f"{each:g}" for each in (minval, maxval))
            print(f"Talet ska vara {f'från {least} till {most}' if least and most else f'minst {least}' if least else f'högst {most}'}.")

    def _nothing(self, *_args, **_kwargs):
        return None

    update = title = done = mainloop = exitonclick = bye = listen = _nothing

    def _no_event(name):
        return _untold(name, "events")

    onkey, onkeypress, onkeyrelease = _no_event("onkey"), _no_event("onkeypress"), _no_event("onkeyrelease")
    onclick, onscreenclick, ontimer = _no_event("onclick"), _no_event("onscreenclick"), _no_event("ontimer")
    del _no_event


_screen = _Screen()


def Screen():
    return _screen


def _rounded(*numbers):
    # Added to nothing, what is less than nothing by a hair is nothing.
    return [round(each, 3) + 0 for each in numbers]


def _paper(x, y):
    return _rounded(*_screen._place(x, y))


# What undo gives back, beside the corners of what is being filled.
_KEPT = "_x _y _angle _tilt _pen _fill _width _down _speed _shape _shown _stretch _outline _poly".split()
_kept = operator.attrgetter(*_KEPT)
_MOST_STEPS = 1000


class RawTurtle:
    def __init__(self, canvas=None, shape="classic", visible=True):
        self._number = len(_screen._turtles)
        _screen._turtles.append(self)
        self._full = 360.0
        self._steps = collections.deque(maxlen=_MOST_STEPS)
        self._forget()
        self._start(shape, visible)
        self._look()
        if _screen._logo:
            self._face(0)

    def _start(self, shape, visible):
        self._x, self._y, self._angle = 0.0, 0.0, 90.0 if _screen._logo else 0.0
        self._pen, self._fill = "black", "black"
        self._width, self._down, self._speed = 1, True, 3
        self._shape, self._shown, self._stretch, self._tilt = shape, visible, (1.0, 1.0, 1), 0.0
        self._outline, self._poly, self._polygon = None, None, None
        self._stamps = []

    # Drawing, and taking it back: what there was is drawn anew without the last step, so that a page need not know how.

    def _forget(self):
        self._drawn, self._looked, self._within = [], None, False
        self._steps.clear()

    def _draw(self, kind, *details):
        self._drawn.append((kind, details))
        drawing.add(kind, self._number, *details)

    def _begin(self):
        """From here on it is another step to take back, if it is not within one."""
        if not self._within:
            corners = [None if each is None else len(each) for each in (self._outline, self._poly)]
            self._steps.append((_kept(self), corners, len(self._drawn)))

    @contextlib.contextmanager
    def _step(self):
        """What is done within is one step to take back."""
        self._begin()
        is_within, self._within = self._within, True
        try:
            yield
        finally:
            self._within = is_within

    def undo(self):
        if not self._steps:
            return
        kept, corners, count = self._steps.pop()
        vars(self).update(zip(_KEPT, kept))
        for line, length in zip((self._outline, self._poly), corners):
            if line is not None:
                del line[length:]
        drawn, self._drawn, self._looked = self._drawn[:count], [], None
        drawing.add("clear", self._number)
        for kind, details in drawn:
            # At once: all but the last of what a turtle does there is its pace.
            self._draw(kind, *(details[:-1] + (0,) if kind in ("go", "turn") else details))
        self._look()
        self._draw("go", *_paper(self._x, self._y), *_paper(self._x, self._y), None, 1, 0)
        self._face(0)

    def setundobuffer(self, size):
        self._steps = collections.deque(maxlen=size or 0)

    def undobufferentries(self):
        return len(self._steps)

    def _pace(self):
        return self._speed if _screen._tracer else 0

    def _look(self):
        wide, long, _ = self._stretch
        look = self._shape, self._pen, self._fill, self._shown, wide, long
        if look != self._looked:
            self._looked = look
            self._draw("look", *look)

    def _face(self, pace):
        self._draw("turn", *_rounded((self._angle + self._tilt) % 360), pace)

    # Moving

    def _go(self, x, y):
        self._begin()
        old, new = _paper(self._x, self._y), _paper(x, y)
        self._x, self._y = x, y
        if self._outline is not None:
            self._outline.append(new)
        if self._poly is not None:
            self._poly.append(Vec2D(x, y))
        color = self._pen if self._down else None
        self._draw("go", *old, *new, color, self._width, self._pace())

    def _turn(self, degrees):
        self._begin()
        self._angle = (self._angle + degrees) % 360
        self._face(self._pace())

    def _degrees(self, angle):
        return angle * 360 / self._full

    def _asked(self, degrees):
        """A direction as the program counts it: in logo mode from the top and with the clock."""
        return (90 - degrees if _screen._logo else degrees) % 360 * self._full / 360 % self._full

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
        down, filled = self._down, self._outline is not None and not fill_gap
        with self._step():
            # What is filled ends where it leaps, and begins anew there.
            if filled:
                self.end_fill()
            self._down = False
            self._go(self._x if x is None else float(x), self._y if y is None else float(y))
            self._down = down
            if filled:
                self.begin_fill()

    def setx(self, x):
        self._go(float(x), self._y)

    def sety(self, y):
        self._go(self._x, float(y))

    def setheading(self, to_angle):
        to = self._degrees(to_angle)
        self._turn((90 - to if _screen._logo else to) - self._angle)

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
        with self._step():
            self._turn(turn / 2)
            for _ in range(steps):
                self.forward(length)
                self._turn(turn)
            self._turn(-turn / 2)

    def dot(self, size=None, *color):
        if isinstance(size, (str, tuple)):
            size, color = None, (size,)
        size = max(self._width + 4, 2 * self._width) if size is None else size
        with self._step():
            self._draw("dot", *_paper(self._x, self._y), *_rounded(size), _screen.color_text(color) if color else self._pen)

    def stamp(self):
        with self._step():
            number = self._stamps[-1] + 1 if self._stamps else 1
            self._stamps.append(number)
            self._draw("stamp", number)
        return number

    def clearstamp(self, stampid):
        if stampid in self._stamps:
            self._stamps.remove(stampid)
            self._draw("unstamp", stampid)

    def clearstamps(self, n=None):
        gone = self._stamps if n is None else self._stamps[:n] if n >= 0 else self._stamps[n:]
        for each in list(gone):
            self.clearstamp(each)

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
        return self._asked(self._angle)

    def _place(self, x, y):
        return (x._x, x._y) if isinstance(x, RawTurtle) else _xy(x, y)

    def towards(self, x, y=None):
        to_x, to_y = self._place(x, y)
        degrees = math.degrees(math.atan2(to_y - self._y, to_x - self._x)) % 360
        return self._asked(round(degrees, 10))

    def distance(self, x, y=None):
        to_x, to_y = self._place(x, y)
        return math.hypot(to_x - self._x, to_y - self._y)

    def degrees(self, fullcircle=360.0):
        self._full = float(fullcircle)

    def radians(self):
        self._full = math.tau

    # The pen

    def pendown(self):
        self.pen(pendown=True)

    def penup(self):
        self.pen(pendown=False)

    def isdown(self):
        return self._down

    def pensize(self, width=None):
        if width is None:
            return self._width
        self.pen(pensize=width)

    def color(self, *args):
        if not args:
            return self.pencolor(), self.fillcolor()
        pen, fill = args if len(args) == 2 else (args, args)
        self.pen(pencolor=pen, fillcolor=fill)

    def pencolor(self, *color):
        if not color:
            return _screen._color(self._pen)
        self.pen(pencolor=color)

    def fillcolor(self, *color):
        if not color:
            return _screen._color(self._fill)
        self.pen(fillcolor=color)

    def pen(self, pen=None, **pendict):
        """All that a pen is, in a dictionary; or some of it, to be changed."""
        wanted = {**(pen or {}), **pendict}
        if not wanted:
            wide, long, rim = self._stretch
            return {
                **{"shown": self._shown, "pendown": self._down, "pencolor": self._pen, "fillcolor": self._fill},
                **{"pensize": self._width, "speed": self._speed, "resizemode": self.resizemode(), "stretchfactor": (wide, long)},
                **{"shearfactor": 0.0, "outline": rim, "tilt": math.radians(-self._tilt) % math.tau},
            }
        with self._step():
            self._shown, self._down = wanted.get("shown", self._shown), wanted.get("pendown", self._down)
            for name, key in (("_pen", "pencolor"), ("_fill", "fillcolor")):
                if key in wanted:
                    color = wanted[key]
                    setattr(self, name, _screen.color_text(color if isinstance(color, tuple) else (color,)))
            self._width = max(0, min(1000, wanted.get("pensize", self._width)))
            self.speed(wanted.get("speed", self._speed))
            size = (*wanted.get("stretchfactor", self._stretch[:2]), wanted.get("outline", self._stretch[2]))
            self._stretch = tuple(max(0.1, min(50.0, float(each))) for each in size[:2]) + (size[2],)
            self._look()
            if "tilt" in wanted:
                self._tilt = -math.degrees(wanted["tilt"])
                self._face(0)

    def begin_fill(self):
        with self._step():
            self._outline = [_paper(self._x, self._y)]
            self._draw("begin")

    def end_fill(self):
        with self._step():
            if self._outline is not None and len(self._outline) > 2:
                self._draw("fill", self._outline, self._fill)
            self._outline = None

    def filling(self):
        return self._outline is not None

    @contextlib.contextmanager
    def fill(self):
        self.begin_fill()
        try:
            yield
        finally:
            self.end_fill()

    def begin_poly(self):
        self._poly = [Vec2D(self._x, self._y)]

    def end_poly(self):
        if self._poly is not None:
            self._polygon, self._poly = tuple(self._poly), None

    def get_poly(self):
        return self._polygon

    @contextlib.contextmanager
    def poly(self):
        self.begin_poly()
        try:
            yield
        finally:
            self.end_poly()

    def write(self, arg, move=False, align="left", font=("Arial", 8, "normal")):
        size, *style = (font[1:] if isinstance(font, (tuple, list)) else ()) or (8,)
        style = " ".join(str(each) for each in style).lower()
        with self._step():
            self._draw("text", *_paper(self._x, self._y), str(arg), align.lower(), int(size), self._pen, style)

    def clear(self):
        self._forget()
        self._draw("clear")
        self._look()
        self._draw("go", *_paper(self._x, self._y), *_paper(self._x, self._y), None, 1, 0)
        self._face(0)

    def reset(self):
        self._start(self._shape, True)
        self.clear()

    # What it looks like

    def showturtle(self):
        self.pen(shown=True)

    def hideturtle(self):
        self.pen(shown=False)

    def isvisible(self):
        return self._shown

    def shape(self, name=None):
        if name is None:
            return self._shape
        if name not in _screen._shapes:
            raise TurtleGraphicsError(f"There is no shape named {name}")
        # One that the program has made is told of when it is made.
        self._shape = name if name in _SHAPES else "classic"
        self._look()

    def shapesize(self, stretch_wid=None, stretch_len=None, outline=None):
        wide, long, rim = self._stretch
        if stretch_wid is stretch_len is outline is None:
            return self._stretch
        if stretch_wid is not None:
            wide, long = stretch_wid, stretch_wid if stretch_len is None else stretch_len
        elif stretch_len is not None:
            long = stretch_len
        self.pen(stretchfactor=(wide, long), outline=rim if outline is None else outline)

    def resizemode(self, rmode=None):
        return "user" if self._tilt or self._stretch != (1.0, 1.0, 1) else "noresize"

    def tiltangle(self, angle=None):
        if angle is None:
            tilt = -self._tilt if _screen._logo else self._tilt
            return tilt * self._full / 360 % self._full
        tilt = self._degrees(angle)
        self.pen(tilt=math.radians((tilt if _screen._logo else -tilt) % 360))

    settiltangle = tiltangle

    def tilt(self, angle):
        self.tiltangle(self.tiltangle() + angle)

    def clone(self):
        other = type(self)(shape=self._shape, visible=self._shown)
        vars(other).update({name: getattr(self, name) for name in (*_KEPT, "_full") if name not in ("_outline", "_poly")})
        other.clear()
        return other

    def getscreen(self):
        return _screen

    def getturtle(self):
        return self

    getpen = getturtle
    shearfactor = _untold("shearfactor", "slant", 0.0)
    shapetransform = _untold("shapetransform", "slant", (1.0, 0.0, 0.0, 1.0))
    get_shapepoly = _untold("get_shapepoly", "shapes", ())
    onclick, onrelease, ondrag = (_untold(name, "events") for name in ("onclick", "onrelease", "ondrag"))

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


class Turtle(RawTurtle):
    def __init__(self, shape="classic", undobuffersize=1000, visible=True):
        super().__init__(shape=shape, visible=visible)


Pen = Turtle
RawPen = RawTurtle
# The page has one paper, whatever it is asked for as.
TurtleScreen = ScrolledCanvas = lambda *_args, **_kwargs: _screen
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


def write_docstringdict(filename="turtle_docstringdict"):
    """Nothing to write: the calls are explained by the course."""


def _of_turtle(name):
    def call(*args, **kwargs):
        return getattr(_own_turtle(), name)(*args, **kwargs)

    call.__name__ = call.__qualname__ = name
    return call


def _functions():
    """Each method is a function of the module too, of a turtle that comes with the first call, or of the screen."""
    turtle_names = [name for name in vars(RawTurtle) if name[0] != "_" and name not in ("getscreen", "getturtle", "getpen")]
    screen_names = [name for name in vars(_Screen) if not name.startswith("_") and name not in ("color_text", "clear", "reset")]
    screen_names = [name for name in screen_names if name not in turtle_names]
    return {name: _of_turtle(name) for name in turtle_names} | {name: getattr(_screen, name) for name in screen_names}


globals().update(_functions())
_OTHERS = "Pen RawPen RawTurtle Screen ScrolledCanvas Shape Terminator Turtle TurtleGraphicsError TurtleScreen Vec2D getpen getscreen getturtle"
__all__ = [*_OTHERS.split(), "write_docstringdict", *_functions()]
