import { describe, expect, it } from 'vitest';
import { findTool, isMissing } from '../run/tools';
import { fence, lacks, runProblems } from './support';

describe('console', () => {
  it('reads the commands', async () => {
    expect(
      await runProblems(fence('console', '$ git commit -m "Hej"', '[main 1a2b3c] Hej')),
    ).toEqual([]);
    expect(await runProblems(fence('console', '$ echo "hej'))).toEqual([
      '1 kommandona är inte giltigt skal',
    ]);
    expect(await runProblems(fence('console', 'hej'))).toEqual([
      '2 console-blocket börjar inte med ett kommando',
    ]);
  });

  it('runs them with the word run, in the page’s directory, and compares answer by answer', async () => {
    const file = fence('text file=a.txt', 'rad');
    expect(
      await runProblems(
        file,
        fence(
          'console run',
          '$ cat a.txt',
          'rad',
          '$ x=2; false',
          '$ echo $x $?',
          '2 0',
          '$ nix',
          'bash: nix: command not found',
        ),
      ),
    ).toEqual([]);
    expect(
      await runProblems(file, fence('console run', '$ pwd', '[..]', '$ cat a.txt', 'ord')),
    ).toEqual(['9 svaret på cat a.txt stämmer inte']);
  });

  it('has python3 be the Python that blocks run by', async () => {
    const python = await findTool('python');
    if (isMissing(python)) throw new Error('python is needed here');
    expect(
      await runProblems(fence('console run', '$ python3 --version', `Python ${python.version}`)),
    ).toEqual([]);
  });
});

describe.skipIf(await lacks('gdb', 'gcc'))('gdb', () => {
  const program = fence(
    'c file=f.c',
    '#include <stdio.h>',
    'int main(void) {',
    '    int x = 41;',
    '    x = x + 1;',
    '    printf("%d\\n", x);',
    '    return 0;',
    '}',
  );

  it('plays the session again', async () => {
    const session = [
      '(gdb) break 4',
      'Breakpoint 1 at 0x[..]: file f.c, line 4.',
      '(gdb) run',
      '...',
      '4	    x = x + 1;',
      '(gdb) print x',
      '$1 = 41',
      '(gdb) next',
      '5[..]',
      '(gdb) next',
      '42',
      '6[..]',
    ];
    expect(await runProblems(program, fence('gdb program=f.c', ...session))).toEqual([]);
    expect(
      await runProblems(
        program,
        fence(
          'gdb program=f.c',
          '(gdb) break 4',
          '...',
          '(gdb) run',
          '...',
          '(gdb) print x',
          '$1 = 42',
        ),
      ),
    ).toEqual(['17 svaret på print x stämmer inte']);
  });

  it('needs its program', async () => {
    expect(await runProblems(fence('gdb program=g.c', '(gdb) run'))).toEqual([
      '1 filen g.c finns inte i sidans katalog',
    ]);
  });
});

describe('PyRun', () => {
  const pyRun = (start: string, solution: string, check = 'assert output.strip() == "3"') => [
    '<PyRun title="Öva">\n',
    fence('python', start),
    fence('python check="Skriv tre."', check),
    fence('python solution', solution),
    '</PyRun>',
  ];

  it('wants solutions that pass and start code that fails', async () => {
    expect(await runProblems(...pyRun('print(2)', 'print(3)'))).toEqual([]);
    expect(await runProblems(...pyRun('print(2)', 'print(4)'))).toEqual([
      '11 lösningen klarar inte: Skriv tre.',
    ]);
    expect(await runProblems(...pyRun('print(2)', '1 / 0'))).toEqual([
      '11 lösningen slutar med ZeroDivisionError: division by zero',
    ]);
    expect(await runProblems(...pyRun('print(3)', 'print(3)'))).toEqual([
      '3 startkoden klarar redan alla check',
    ]);
  });

  it('lets checks see the program’s names and text', async () => {
    expect(
      await runProblems(...pyRun('pass', 'a = 3', 'assert a == 3 and "a =" in source')),
    ).toEqual([]);
  });

  it('allows the standard library only', async () => {
    expect(await runProblems(...pyRun('print(2)', 'import numpy\nprint(3)'))).toEqual([
      '3 PyRun importerar numpy',
    ]);
  });

  it('runs free code to its end', async () => {
    const free = (code: string) => [
      '<PyRun title="Prova">\n',
      fence('python stdin="Ada"', code),
      '</PyRun>',
    ];
    expect(await runProblems(...free('print(input())'))).toEqual([]);
    expect(await runProblems(...free('print(namn)'))).toEqual([
      "3 startkoden slutar med NameError: name 'namn' is not defined",
    ]);
  });
});
