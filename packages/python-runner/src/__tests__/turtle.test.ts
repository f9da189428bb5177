import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNodePython, type NodePython } from '../../../lesson-check/src/pagePython/nodePython';
import { requestFor } from '../../../lesson-check/src/pagePython/requestFor';
import { systemInterpreter } from '../../../../tests/support/interpreter';
import { Painter } from '../../../course-parts/src/drawing/core/painter';
import { parseCommands, type DrawCommand } from '../drawing';

let python: NodePython;
beforeAll(async () => {
  python = await startNodePython();
});
afterAll(async () => {
  await python.close();
});

interface Drawn {
  readonly commands: readonly DrawCommand[];
  readonly error: string | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

async function draw(source: string, lines: readonly string[] = []): Promise<Drawn> {
  const { phase, output, drawing = [] } = await python.run(requestFor(source, { lines }));
  const text = (wanted: string): string =>
    output.map(({ stream, text: part }) => (stream === wanted ? part : '')).join('');
  const error = phase.kind === 'finished' ? phase.error?.text : phase.kind;
  return { commands: drawing, error, stdout: text('stdout'), stderr: text('stderr') };
}

it('goes where the standard turtle goes, call by call, and has all that it has', () => {
  const script = join(import.meta.dirname, 'besideStandardTurtle.py');
  const told = JSON.parse(
    execFileSync(systemInterpreter(), ['-B', script], { encoding: 'utf8' }),
  ) as {
    readonly differ: readonly unknown[];
    readonly missing: readonly string[];
  };
  expect(told).toEqual({ differ: [], missing: [] });
});

describe('a program with a turtle', () => {
  it('draws a square', async () => {
    const { commands, error } = await draw(
      'import turtle\nfor _ in range(4):\n    turtle.forward(100)\n    turtle.left(90)\nturtle.done()',
    );
    expect(error).toBeUndefined();
    const goes = commands.filter(({ kind }) => kind === 'go');
    expect(goes.map((each) => (each.kind === 'go' ? each.to : null))).toEqual([
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
      { x: 0, y: 0 },
    ]);
  });

  it('has the usual calls, as functions and as methods', async () => {
    const source = [
      'from turtle import *',
      'setup(300, 200); bgcolor("light blue"); title("Hus"); tracer(0); colormode(255)',
      'shape("turtle"); speed("fastest"); pensize(3); width(2); color("red", (0, 255, 0))',
      'penup(); goto(-50, -50); pendown(); pu(); pd(); up(); down()',
      'begin_fill(); fd(10); forward(10); bk(5); back(5); backward(5); rt(90); right(90); end_fill()',
      'lt(10); left(10); seth(0); setheading(90); home(); setx(4); sety(5); setpos(1, 2); setposition(0, 0)',
      'circle(20); circle(-20, 90); dot(8, "#ff0000"); n = stamp(); clearstamp(n); clearstamps()',
      'write("hej", align="center", font=("Arial", 14, "bold")); hideturtle(); ht(); showturtle(); st()',
      'assert (xcor(), ycor()) != (0, 0) and isdown() and isvisible() and heading() < 360 and len(pos()) == 2',
      'assert distance(0, 0) > 0 and towards(0, 0) >= 0 and pencolor() == "red" and fillcolor() == (0, 255, 0)',
      't = Turtle(); t.teleport(5, 5); u = t.clone(); u.fd(5); assert t.distance(u) == 5',
      's = Screen(); s.onkey(None, "a"); s.listen(); s.update(); radians(); degrees(); t.clear(); t.reset()',
      'shapesize(2, 5); tilt(30); undo(); s.onkeypress(None); ontimer(None, 50); onclick(None)',
      'mainloop(); exitonclick(); bye()',
    ].join('\n');
    const { error, stderr, commands } = await draw(source);
    expect(error).toBeUndefined();
    expect(stderr.split('\n').filter(Boolean)).toEqual([
      'turtle.onkey: tangenter, klick och klockor finns inte i turtle här. Resten ritas. Spel görs med spelplan.',
    ]);
    expect(commands.length).toBeGreaterThan(80);
  });

  it('counts from the top and with the clock in logo mode', async () => {
    const { commands, error } = await draw(
      'import turtle\nturtle.mode("logo")\nturtle.fd(10)\nturtle.seth(90)\nturtle.fd(5)\n' +
        'assert turtle.heading() == 90 and turtle.towards(5, 0) == 180, turtle.towards(5, 0)',
    );
    expect(error).toBeUndefined();
    const goes = commands.flatMap((each) =>
      each.kind === 'go' && each.colour !== null ? [each.to] : [],
    );
    expect(goes).toEqual([
      { x: 0, y: 10 },
      { x: 5, y: 10 },
    ]);
  });

  it('counts in its own measure where it has chosen one', async () => {
    const { commands, error, stdout } = await draw(
      'from turtle import *\nsetup(400, 200)\nsetworldcoordinates(0, -1, 10, 1)\n' +
        'goto(5, 0.5)\nprint(pos(), xcor(), mode())',
    );
    expect(error).toBeUndefined();
    expect(stdout).toBe('(5.00,0.50) 5.0 world\n');
    const lines = commands.filter((each) => each.kind === 'go' && each.colour !== null);
    expect(lines).toMatchObject([{ from: { x: -200, y: 0 }, to: { x: 0, y: 50 } }]);
  });

  it('takes back a step at a time, a whole circle at once', async () => {
    const { commands, error, stdout } = await draw(
      'from turtle import *\nfd(10)\ncolor("red")\nfd(5)\ncircle(30, 90)\nundo()\nprint(pos(), pencolor())\n' +
        'undo()\nundo()\nprint(pos(), pencolor())\nundo()\nundo()\nprint(pos())',
    );
    expect(error).toBeUndefined();
    expect(stdout).toBe('(15.00,0.00) red\n(10.00,0.00) black\n(0.00,0.00)\n');
    const painter = new Painter();
    for (const command of commands) painter.draw(command);
    const { shapes, turtles } = painter.picture();
    expect(shapes.filter(({ kind }) => kind !== 'nothing')).toEqual([]);
    expect(turtles[0]).toMatchObject({ at: { x: 0, y: 0 }, heading: 0, pen: 'black' });
  });

  it('has what is newer and what is seldom used', async () => {
    const source = [
      'from turtle import *',
      'with fill(), no_animation():',
      '    fd(10); lt(90); fd(10)',
      'with poly():',
      '    fd(1)',
      'assert len(get_poly()) == 2 and not filling()',
      'assert pen()["pensize"] == 1 and pen()["pencolor"] == "black"',
      'pen(pencolor="red", pensize=4, pendown=False); assert pencolor() == "red" and not isdown()',
      'color("#ff0000"); assert color() == ((1.0, 0.0, 0.0), (1.0, 0.0, 0.0))',
      'shapesize(5, 1); assert shapesize() == (5.0, 1.0, 1) and resizemode() == "user"',
      'tilt(30); tilt(15); assert abs(tiltangle() - 45) < 1e-9 and heading() == 90',
      'a, b, c = stamp(), stamp(), stamp(); clearstamps(1); clearstamps(-1); clearstamp(b)',
      'write("hej", font=("Arial", 16, "bold italic")); write(3, font=("Arial", "12"))',
      'addshape("bil.gif"); shape("bil.gif"); register_shape("min", ((0, 0), (5, 5), (9, 0))); shape("min")',
      'bgpic("sol.png"); getcanvas().postscript(file="bild.eps"); shearfactor(0.5)',
      's = Shape("compound"); s.addcomponent(((0, 0), (1, 1)), "red"); assert "arrow" in getshapes()',
      'setundobuffer(None); fd(1); assert undobufferentries() == 0; undo(); write_docstringdict()',
      'print(numinput("Tal", "Hur många?", 3, minval=1, maxval=9), numinput("Tal", "Hur många?", 3))',
    ].join('\n');
    const { error, stderr, stdout, commands } = await draw(source, ['tolv', '12', '2,5', '']);
    expect(error).toBeUndefined();
    expect(stdout).toContain('Skriv ett tal.\n');
    expect(stdout).toContain('Talet ska vara från 1 till 9.\n');
    expect(stdout).toMatch(/2\.5 3\n$/);
    expect(commands).toContainEqual(
      expect.objectContaining({
        kind: 'text',
        text: 'hej',
        size: 16,
        weight: 'bold',
        slant: 'italic',
      }),
    );
    expect(stderr.split('\n').filter(Boolean)).toEqual([
      'turtle.register_shape: bilder går inte att visa i sidan. Resten ritas.',
      'turtle.register_shape: egna former ritas inte i sidan. Pilen visas i stället.',
      'turtle.getcanvas: sidan har inget fönster att ge. Resten ritas.',
      'turtle.shearfactor: formen går inte att luta i sidan. Den vrids med tilt.',
    ]);
  });

  it('starts anew at each run', async () => {
    const source = 'import turtle\nprint(turtle.pos())\nturtle.fd(10)';
    expect((await draw(source)).stdout).toBe('(0.00,0.00)\n');
    expect((await draw(source)).stdout).toBe('(0.00,0.00)\n');
  });

  it('is told of what cannot be drawn', async () => {
    expect((await draw('import turtle\nturtle.color("#xyz")')).error).toMatch(
      /TurtleGraphicsError: bad color string: #xyz$/m,
    );
    const swedish = await draw('import turtle\nturtle.color("röd")');
    expect(swedish.error).toMatch(/bad color string: röd$/m);
    expect(swedish.stderr).toContain('Färgerna har engelska namn här');
    expect(
      (await draw('import turtle\nturtle.color("gray50", "Navy Blue")')).error,
    ).toBeUndefined();
    expect((await draw('import turtle\nturtle.forwrd(1)')).error).toMatch(/forward/);
    const endless = await draw('import turtle\nwhile True:\n    turtle.fd(1)');
    expect(endless.error).toMatch(/bilden har mer än 20000 streck och rörelser/);
    expect(endless.commands).toHaveLength(20_000);
  });

  it('may be walked through', async () => {
    const mode = { kind: 'step', call: null } as const;
    const { recording, drawing } = await python.run(
      requestFor('from turtle import fd\nfd(3)\nfd(4)', { mode }),
    );
    expect(recording?.steps.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(drawing?.filter(({ kind }) => kind === 'go')).toHaveLength(2);
  });
});

describe('what is of another shape draws nothing', () => {
  it.each([
    ['no list', null],
    ['an unknown command', [['explode', 0]]],
    ['a colour that could be more', [['background', 'url(x)']]],
    ['a place that is no number', [['go', 0, 0, 0, null, 0, 'red', 1, 3]]],
    ['more than is sent', Array(20_001).fill(['clear', 0])],
  ])('%s', (_name, value) => {
    expect(parseCommands(value)).toBeUndefined();
  });
});
