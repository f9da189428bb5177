import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNodePython, type NodePython } from '../../../lesson-check/src/pagePython/nodePython';
import { requestFor } from '../../../lesson-check/src/pagePython/requestFor';
import { systemInterpreter } from '../../../../tests/support/interpreter';
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

async function draw(source: string): Promise<Drawn> {
  const { phase, output, drawing = [] } = await python.run(requestFor(source));
  const text = (wanted: string): string =>
    output.map(({ stream, text: part }) => (stream === wanted ? part : '')).join('');
  const error = phase.kind === 'finished' ? phase.error?.text : phase.kind;
  return { commands: drawing, error, stdout: text('stdout'), stderr: text('stderr') };
}

it('goes where the standard turtle goes, call by call', () => {
  const script = join(import.meta.dirname, 'besideStandardTurtle.py');
  const told = JSON.parse(
    execFileSync(systemInterpreter(), ['-B', script], { encoding: 'utf8' }),
  ) as {
    readonly differ: readonly unknown[];
  };
  expect(told.differ).toEqual([]);
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
      'assert distance(0, 0) > 0 and towards(0, 0) >= 0 and pencolor() == "red" and fillcolor() == "#00ff00"',
      't = Turtle(); t.teleport(5, 5); u = t.clone(); u.fd(5); assert t.distance(u) == 5',
      's = Screen(); s.onkey(None, "a"); s.listen(); s.update(); radians(); degrees(); t.clear(); t.reset()',
      'shapesize(2); undo(); mainloop(); exitonclick(); bye()',
    ].join('\n');
    const { error, stderr, commands } = await draw(source);
    expect(error).toBeUndefined();
    expect(stderr.split('\n').filter(Boolean)).toEqual([
      'turtle.onkey: tangenter, klick och klockor finns inte i turtle här. Resten ritas. Spel görs med spelplan.',
      'turtle.undo: går inte i sidan. Det som är ritat står kvar.',
    ]);
    expect(commands.length).toBeGreaterThan(80);
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
    const north = await draw('import turtle\nturtle.mode("logo")\nturtle.mode("standard")');
    expect(north.stderr).toBe(
      'turtle.mode: går inte i sidan. Riktning 0 är åt höger och 90 uppåt.\n',
    );
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
