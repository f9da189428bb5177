import { describe, expect, it, vi } from 'vitest';
import { findTool, isMissing, type ToolName } from '../run/tools';
import { compilerTimeoutMs, runMarkdown } from './support';

vi.setConfig({ testTimeout: compilerTimeoutMs });

/** Locally a missing compiler skips its tests, by name; in CI they run and fail. */
async function lacks(...names: ToolName[]): Promise<boolean> {
  if (process.env['CI'] === 'true') return false;
  return (await Promise.all(names.map(findTool))).some(isMissing);
}

const fence = (words: string, ...text: string[]) => ['```' + words, ...text, '```', ''].join('\n');

async function problemsOf(...markdown: string[]): Promise<string[]> {
  const { findings, skipped, checked } = await runMarkdown(...markdown);
  if (checked === 0 && skipped.length === 0) throw new Error('Nothing was checked');
  return findings.map(({ line, problem }) => `${String(line)} ${problem}`);
}

const withoutPytest = await lacks('pytest');

describe('python', () => {
  it('runs blocks and compares what they print', async () => {
    expect(await problemsOf(fence('python', 'print("å" * 2)'), fence('output', 'åå'))).toEqual([]);
    expect(await problemsOf(fence('python', 'print(1)'), fence('output', '2'))).toEqual([
      '6 utskriften stämmer inte: visar 2',
    ]);
    expect(await problemsOf(fence('python', 'print(x)'))).toEqual([
      '1 programmet slutar med felkod 1',
    ]);
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
      await problemsOf(
        fence('python should_fail', 'print("före")', 'int("tolv")'),
        fence('output', ...shown),
      ),
    ).toEqual([]);
    expect(await problemsOf(fence('python should_fail', 'int("12")'))).toEqual([
      '1 programmet slutar utan fel',
    ]);
  });

  it('goes on from earlier blocks and counts only what is new', async () => {
    const first = fence('python', 'a = 1', 'print(a)');
    expect(
      await problemsOf(first, fence('python continues', 'print(a + 1)'), fence('output', '2')),
    ).toEqual([]);
    expect(await problemsOf(first, fence('python', 'print(a)'))).toHaveLength(1);
  });

  it('writes files that later blocks import, and appends to them', async () => {
    const file = fence(
      'python file=paket/tal.py',
      'def dubbla(x: int) -> int:',
      '    return 2 * x',
    );
    expect(
      await problemsOf(
        file,
        fence('python', 'from paket.tal import dubbla', 'print(dubbla(4))'),
        fence('output', '8'),
      ),
    ).toEqual([]);
    expect(
      await problemsOf(
        file,
        fence('python append=paket/tal.py', 'print(dubbla(1))'),
        fence('output', '2'),
      ),
    ).toEqual([]);
    expect(await problemsOf(fence('python append=ingen.py', 'pass'))).toEqual([
      '1 filen ingen.py finns inte att lägga till i',
    ]);
  });

  it('only compiles with no_run, and reads syntax errors with compile_fail', async () => {
    expect(await problemsOf(fence('python no_run', 'input(finns_inte)'))).toEqual([]);
    expect(await problemsOf(fence('python no_run', 'if True'))).toEqual([
      '1 koden kompilerar inte',
    ]);
    const shown = fence('output', '  File "main.py", line 1', '...', "SyntaxError: expected ':'");
    expect(await problemsOf(fence('python compile_fail="SyntaxError"', 'if True'), shown)).toEqual(
      [],
    );
    expect(await problemsOf(fence('python compile_fail', 'print(1)'))).toEqual([
      '1 koden kompilerar',
    ]);
  });

  it('gives a program its input and arguments', async () => {
    const program = fence(
      'python stdin="5\\n7" args="a b"',
      'import sys',
      'print(int(input()) + int(input()), sys.argv[1:])',
    );
    expect(await problemsOf(program, fence('output', "12 ['a', 'b']"))).toEqual([]);
  });

  it.skipIf(withoutPytest)('runs test files by pytest', async () => {
    const test = (sum: number) =>
      fence('python file=test_tal.py', 'def test_summa():', `    assert 1 + 1 == ${String(sum)}`);
    expect(await problemsOf(test(2), fence('output', '...', '1 passed in [..]'))).toEqual([]);
    expect(await problemsOf(test(3))).toEqual(['1 programmet slutar med felkod 1']);
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
    expect(await problemsOf(...exercise('...', 'return x * x'))).toEqual([]);
    expect(await problemsOf(...exercise('...', 'return x'))).toEqual([
      '10 lösningen klarar inte testet: programmet slutar med felkod 1',
    ]);
    expect(await problemsOf(...exercise('return x + x', 'return x * x'))).toEqual([
      '17 skelettet klarar redan testet',
    ]);
    expect(await problemsOf(...exercise('return (', 'return x * x'))).toEqual([
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
    expect(await problemsOf(...question('1\n2'))).toEqual([]);
    expect(await problemsOf(...question('1'))).toEqual([
      '8 det första Accept är inte den verkliga utskriften: verkligheten har fler rader',
    ]);
  });
});

describe.skipIf(await lacks('gcc'))('c', () => {
  const main = (...lines: string[]) => [
    '#include <stdio.h>',
    'int main(void) {',
    ...lines,
    'return 0;',
    '}',
  ];

  it('compiles strictly and runs what has a main', async () => {
    expect(await problemsOf(fence('c', ...main('puts("hej");')), fence('output', 'hej'))).toEqual(
      [],
    );
    expect(await problemsOf(fence('c', ...main('int x;')))).toEqual(['1 koden kompilerar inte']);
    expect(await problemsOf(fence('c', 'int f(void) { return 1; }'))).toEqual([]);
    expect(await problemsOf(fence('c compile_fail="unused-variable"', ...main('int x;')))).toEqual(
      [],
    );
  });

  it('tells a signal from an exit code', async () => {
    expect(
      await problemsOf(fence('c', '#include <stdlib.h>', 'int main(void) { abort(); }')),
    ).toEqual(['1 programmet slutar med SIGABRT']);
  });

  it('links the neighbours that a file includes', async () => {
    const page = [
      fence('c file=tal.h', 'int tal(void);'),
      fence('c file=tal.c', '#include "tal.h"', 'int tal(void) { return 42; }'),
      fence('c file=main.c', '#include "tal.h"', ...main('printf("%d\\n", tal());')),
      fence('output', '42'),
    ];
    expect(await problemsOf(...page)).toEqual([]);
  });

  it('tries a test with a main of its own on a solution that has one', async () => {
    const page = (answer: number) => [
      '<Exercise>\n\n<Solution>\n',
      fence('c', '#include <assert.h>', `int svar(void) { return ${String(answer)}; }`, ...main()),
      '</Solution>\n',
      fence('c test', 'int main(void) { assert(svar() == 42); return 0; }'),
      '</Exercise>',
    ];
    expect(await problemsOf(...page(42))).toEqual([]);
    expect(await problemsOf(...page(41))).toHaveLength(1);
  });
});

describe.skipIf(await lacks('rustc'))('rust', () => {
  it('puts a fragment into a main and runs it', async () => {
    expect(
      await problemsOf(fence('rust', 'let x = 2;', 'println!("{}", x + 1);'), fence('output', '3')),
    ).toEqual([]);
    expect(
      await problemsOf(fence('rust', 'let s = String::new();', 'drop(s);', 'drop(s);')),
    ).toEqual(['1 koden kompilerar inte']);
  });

  it('demands the error code', async () => {
    const moved = ['let s = String::new();', 'drop(s);', 'println!("{s}");'];
    expect(await problemsOf(fence('rust compile_fail="E0382"', ...moved))).toEqual([]);
    expect(await problemsOf(fence('rust compile_fail="E0499"', ...moved))).toEqual([
      '1 felet nämner inte E0499',
    ]);
  });

  it('hides the number of the thread that panics', async () => {
    const shown = fence('output', '', "thread 'main' panicked at main.rs:2:1:", '...');
    expect(
      await problemsOf(fence('rust should_fail', 'fn main() {', 'panic!("nej");', '}'), shown),
    ).toEqual([]);
  });

  it('runs the tests a block brings', async () => {
    const test = (sum: number) =>
      fence(
        'rust',
        'fn f() -> i32 { 2 }',
        '#[test]',
        `fn t() { assert_eq!(f(), ${String(sum)}); }`,
      );
    expect(await problemsOf(test(2))).toEqual([]);
    expect(await problemsOf(test(3))).toEqual(['1 programmet slutar med felkod 101']);
  });
});

describe.skipIf(await lacks('go'))('go', () => {
  const main = (line: string) => [
    'package main',
    '',
    'import "fmt"',
    '',
    'func main() {',
    line,
    '}',
  ];

  it('runs formatted programs', async () => {
    expect(
      await problemsOf(fence('go', ...main('\tfmt.Println("hej")')), fence('output', 'hej')),
    ).toEqual([]);
    expect(await problemsOf(fence('go', ...main('  fmt.Println("hej")')))).toEqual([
      '1 koden kompilerar inte',
    ]);
  });

  it('vets', async () => {
    expect(await problemsOf(fence('go', ...main('\tfmt.Printf("%d\\n", "text")')))).toEqual([
      '1 koden kompilerar inte',
    ]);
  });

  it('builds a folder’s files together and runs its tests', async () => {
    const page = (answer: string) => [
      fence('go file=tal/tal.go', 'package tal', '', 'func Svar() int {', '\treturn 42', '}'),
      fence(
        'go file=tal/tal_test.go',
        'package tal',
        '',
        'import "testing"',
        '',
        'func TestSvar(t *testing.T) {',
        `\tif Svar() != ${answer} {`,
        '\t\tt.Fatal("fel")',
        '\t}',
        '}',
      ),
    ];
    expect(await problemsOf(...page('42'))).toEqual([]);
    expect(await problemsOf(...page('41'))).toEqual(['9 programmet slutar med felkod 1']);
  });

  it('names a version that is not here, and does not count the block', async () => {
    const { findings, skipped, checked } = await runMarkdown(
      fence('go version="go99.1"', ...main('\tfmt.Println(1)')),
    );
    expect({ findings, checked }).toEqual({ findings: [], checked: 0 });
    expect(skipped).toMatchObject([
      {
        line: 1,
        cause: 'version',
        reason: expect.stringMatching(/^blocket kräver go99.1, här finns go \d/),
      },
    ]);
  });
});

describe.skipIf(await lacks('shellcheck'))('bash', () => {
  it('reads but does not run', async () => {
    expect(await problemsOf(fence('bash', 'exit 3'))).toEqual([]);
    expect(await problemsOf(fence('bash', 'if true; then'))).toEqual(['1 koden kompilerar inte']);
    expect(
      await problemsOf(fence('bash', 'rm -rf "$KATALOG/"*', 'if [ $x == "a" ; then', 'fi')),
    ).toEqual(['1 koden kompilerar inte']);
  });

  it('runs with the word run', async () => {
    expect(await problemsOf(fence('bash run', 'exit 3'))).toEqual([
      '1 programmet slutar med felkod 3',
    ]);
    expect(await problemsOf(fence('bash run', 'echo $((1 + 1))'), fence('output', '2'))).toEqual(
      [],
    );
  });
});

describe('sql', () => {
  const table = fence(
    'sql',
    'CREATE TABLE sak (namn TEXT, pris REAL);',
    "INSERT INTO sak VALUES ('bok', 2), (NULL, 0.1 + 0.2);",
  );

  it('shows rows as the sqlite3 shell does', async () => {
    expect(
      await problemsOf(
        table,
        fence('sql continues', 'SELECT namn, pris FROM sak'),
        fence('output', 'bok|2.0', '|0.3'),
      ),
    ).toEqual([]);
  });

  it('shows errors', async () => {
    expect(await problemsOf(fence('sql', 'SELECT * FROM ingen;'))).toEqual([
      '1 programmet slutar med felkod 1',
    ]);
    expect(
      await problemsOf(
        fence('sql should_fail', 'SELECT * FROM ingen;'),
        fence('output', 'Error: no such table: ingen'),
      ),
    ).toEqual([]);
  });

  it('takes a test’s rows for claims', async () => {
    const page = (count: number) => [
      '<Exercise>\n\n<Solution>\n',
      fence('sql', 'CREATE TABLE t (x);', 'INSERT INTO t VALUES (1);'),
      '</Solution>\n',
      fence('sql test', `SELECT count(*) = ${String(count)} FROM t;`),
      '</Exercise>',
    ];
    expect(await problemsOf(...page(1))).toEqual([]);
    expect(await problemsOf(...page(2))).toHaveLength(1);
  });
});
