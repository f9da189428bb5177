import { describe, expect, it } from 'vitest';
import { fence, lacks, runProblems } from './support';

describe.skipIf(await lacks('gcc'))('c', () => {
  const main = (...lines: string[]) => [
    '#include <stdio.h>',
    'int main(void) {',
    ...lines,
    'return 0;',
    '}',
  ];

  it('compiles strictly and runs what has a main', async () => {
    expect(await runProblems(fence('c', ...main('puts("hej");')), fence('output', 'hej'))).toEqual(
      [],
    );
    expect(await runProblems(fence('c', ...main('int x;')))).toEqual(['1 koden kompilerar inte']);
    expect(await runProblems(fence('c', 'int f(void) { return 1; }'))).toEqual([]);
    expect(await runProblems(fence('c compile_fail="unused-variable"', ...main('int x;')))).toEqual(
      [],
    );
  });

  it('tells a signal from an exit code', async () => {
    expect(
      await runProblems(fence('c', '#include <stdlib.h>', 'int main(void) { abort(); }')),
    ).toEqual(['1 programmet slutar med SIGABRT']);
  });

  it('links the neighbours that a file includes', async () => {
    const page = [
      fence('c file=tal.h', 'int tal(void);'),
      fence('c file=tal.c', '#include "tal.h"', 'int tal(void) { return 42; }'),
      fence('c file=main.c', '#include "tal.h"', ...main('printf("%d\\n", tal());')),
      fence('output', '42'),
    ];
    expect(await runProblems(...page)).toEqual([]);
  });

  it('tries a test with a main of its own on a solution that has one', async () => {
    const page = (answer: number) => [
      '<Exercise>\n\n<Solution>\n',
      fence('c', '#include <assert.h>', `int svar(void) { return ${String(answer)}; }`, ...main()),
      '</Solution>\n',
      fence('c test', 'int main(void) { assert(svar() == 42); return 0; }'),
      '</Exercise>',
    ];
    expect(await runProblems(...page(42))).toEqual([]);
    expect(await runProblems(...page(41))).toHaveLength(1);
  });
});

describe.skipIf(await lacks('rustc'))('rust', () => {
  it('puts a fragment into a main and runs it', async () => {
    expect(
      await runProblems(
        fence('rust', 'let x = 2;', 'println!("{}", x + 1);'),
        fence('output', '3'),
      ),
    ).toEqual([]);
    expect(
      await runProblems(fence('rust', 'let s = String::new();', 'drop(s);', 'drop(s);')),
    ).toEqual(['1 koden kompilerar inte']);
  });

  it('demands the error code', async () => {
    const moved = ['let s = String::new();', 'drop(s);', 'println!("{s}");'];
    expect(await runProblems(fence('rust compile_fail="E0382"', ...moved))).toEqual([]);
    expect(await runProblems(fence('rust compile_fail="E0499"', ...moved))).toEqual([
      '1 felet nämner inte E0499',
    ]);
  });

  it('hides the number of the thread that panics', async () => {
    const shown = fence('output', '', "thread 'main' panicked at main.rs:2:1:", '...');
    expect(
      await runProblems(fence('rust should_fail', 'fn main() {', 'panic!("nej");', '}'), shown),
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
    expect(await runProblems(test(2))).toEqual([]);
    expect(await runProblems(test(3))).toEqual(['1 programmet slutar med felkod 101']);
  });
});

describe.skipIf(await lacks('rustc', 'clippy'))('the style of rust', () => {
  it('is judged by clippy, in what is meant to compile', async () => {
    const clumsy = 'fn antal(v: &Vec<u32>) -> usize { v.len() }';
    const told = ['1 clippy har något att säga om koden'];
    expect(await runProblems(fence('rust', clumsy))).toEqual(told);
    expect(await runProblems(fence('rust', clumsy, '#[test]', 'fn t() {}'))).toEqual(told);
    expect(await runProblems(fence('rust compile_fail', clumsy, 'fn f() -> u8 { "" }'))).toEqual(
      [],
    );
    expect(await runProblems(fence('rust', 'fn antal(v: &[u32]) -> usize { v.len() }'))).toEqual(
      [],
    );
  });
});
