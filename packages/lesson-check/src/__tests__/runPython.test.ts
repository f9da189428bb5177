import { describe, expect, it } from 'vitest';
import { fence, lacks, runProblems } from './support';

const withoutPytest = await lacks('pytest');

describe('python', () => {
  it('runs blocks and compares what they print', async () => {
    expect(await runProblems(fence('python', 'print("å" * 2)'), fence('output', 'åå'))).toEqual([]);
    expect(await runProblems(fence('python', 'print(1)'), fence('output', '2'))).toEqual([
      '6 utskriften stämmer inte: visar 2',
    ]);
    expect(await runProblems(fence('python', 'print(x)'))).toEqual([
      '1 programmet slutar med felkod 1',
    ]);
  });

  it('has the standard library and nothing that the machine happens to have', async () => {
    const program = fence(
      'python',
      'import sys',
      'print([path for path in sys.path if path.endswith("-packages")])',
    );
    expect(await runProblems(program, fence('output', '[]'))).toEqual([]);
  });

  it('has the page’s turtle, which wants no window', async () => {
    const program = fence('python', 'import turtle', 'turtle.fd(10)', 'print(turtle.pos())');
    expect(await runProblems(program, fence('output', '(10.00,0.00)'))).toEqual([]);
  });

  it('compares errors without the directory in them', async () => {
    const shown = [
      'före',
      'Traceback (most recent call last):',
      '  File "main.py", line 2, in <module>',
      '...',
      "ValueError: [..] 'tolv'",
    ];
    expect(
      await runProblems(
        fence('python should_fail', 'print("före")', 'int("tolv")'),
        fence('output', ...shown),
      ),
    ).toEqual([]);
    expect(await runProblems(fence('python should_fail', 'int("12")'))).toEqual([
      '1 programmet slutar utan fel',
    ]);
  });

  it('goes on from earlier blocks and counts only what is new', async () => {
    const first = fence('python', 'a = 1', 'print(a)');
    expect(
      await runProblems(first, fence('python continues', 'print(a + 1)'), fence('output', '2')),
    ).toEqual([]);
    expect(await runProblems(first, fence('python', 'print(a)'))).toHaveLength(1);
  });

  it('writes files that later blocks import, and appends to them', async () => {
    const file = fence(
      'python file=paket/tal.py',
      'def dubbla(x: int) -> int:',
      '    return 2 * x',
    );
    expect(
      await runProblems(
        file,
        fence('python', 'from paket.tal import dubbla', 'print(dubbla(4))'),
        fence('output', '8'),
      ),
    ).toEqual([]);
    expect(
      await runProblems(
        file,
        fence('python append=paket/tal.py', 'print(dubbla(1))'),
        fence('output', '2'),
      ),
    ).toEqual([]);
    expect(await runProblems(fence('python append=ingen.py', 'pass'))).toEqual([
      '1 filen ingen.py finns inte att lägga till i',
    ]);
  });

  it('only compiles with no_run, and reads syntax errors with compile_fail', async () => {
    expect(await runProblems(fence('python no_run', 'input(finns_inte)'))).toEqual([]);
    expect(await runProblems(fence('python no_run', 'if True'))).toEqual([
      '1 koden kompilerar inte',
    ]);
    const shown = fence('output', '  File "main.py", line 1', '...', "SyntaxError: expected ':'");
    expect(await runProblems(fence('python compile_fail="SyntaxError"', 'if True'), shown)).toEqual(
      [],
    );
    expect(await runProblems(fence('python compile_fail', 'print(1)'))).toEqual([
      '1 koden kompilerar',
    ]);
  });

  it('gives a program its input and arguments', async () => {
    const program = fence(
      'python stdin="5\\n7" args="a b"',
      'import sys',
      'print(int(input()) + int(input()), sys.argv[1:])',
    );
    expect(await runProblems(program, fence('output', "12 ['a', 'b']"))).toEqual([]);
  });

  it.skipIf(withoutPytest)('runs test files by pytest', async () => {
    const test = (sum: number) =>
      fence('python file=test_tal.py', 'def test_summa():', `    assert 1 + 1 == ${String(sum)}`);
    expect(await runProblems(test(2), fence('output', '...', '1 passed in [..]'))).toEqual([]);
    expect(await runProblems(test(3))).toEqual(['1 programmet slutar med felkod 1']);
  });

  it('tries tests on solutions and on the skeleton', async () => {
    const exercise = (skeleton: string, solution: string) => [
      '<Exercise>\n',
      fence('python skeleton', 'def f(x):', `    ${skeleton}`),
      '<Solution>\n',
      fence('python', 'def f(x):', `    ${solution}`),
      '</Solution>\n',
      fence('python test', 'assert f(2) == 4'),
      '</Exercise>',
    ];
    expect(await runProblems(...exercise('...', 'return x * x'))).toEqual([]);
    expect(await runProblems(...exercise('...', 'return x'))).toEqual([
      '10 lösningen klarar inte testet: programmet slutar med felkod 1',
    ]);
    expect(await runProblems(...exercise('return x + x', 'return x * x'))).toEqual([
      '17 skelettet klarar redan testet',
    ]);
    expect(await runProblems(...exercise('return (', 'return x * x'))).toEqual([
      '3 koden kompilerar inte',
    ]);
  });

  it('compares the first answer of an output question', async () => {
    const question = (answer: string) => [
      '<Question kind="output">\n',
      fence('python', 'print(1)', 'print(2)'),
      `<Accept>{\`${answer}\`}</Accept>`,
      '\n</Question>',
    ];
    expect(await runProblems(...question('1\n2'))).toEqual([]);
    expect(await runProblems(...question('1'))).toEqual([
      '8 det första Accept är inte den verkliga utskriften: verkligheten har fler rader',
    ]);
  });
});
