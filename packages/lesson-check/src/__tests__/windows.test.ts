import { describe, expect, it } from 'vitest';
import { standardPython } from '../run/standardPython';
import {
  asRead,
  endedId,
  groupOptions,
  hasOwnBash,
  pythonNames,
  windowsEnvironment,
} from '../run/windows';

describe('on Windows', () => {
  it('Python is not looked for by the name that opens a shop', () => {
    expect(pythonNames('win32')).toEqual(['python', 'py']);
    expect(pythonNames('linux')).toContain('python3');
  });

  it('a program gets no window of its own', () => {
    expect(groupOptions('win32')).toEqual({ detached: false, windowsHide: true });
    expect(groupOptions('linux').detached).toBe(true);
  });

  it('a program is ended itself, and elsewhere its group is', () => {
    expect(endedId('win32', 700)).toBe(700);
    expect(endedId('linux', 700)).toBe(-700);
  });

  it('another system’s bash is not taken for its own', () => {
    expect(hasOwnBash('win32')).toBe(false);
    expect(hasOwnBash('linux')).toBe(true);
  });

  it('Python is started as it lies, without links', () => {
    const python = { command: 'C:\\Python\\python.exe' };
    const workshop = { base: '/finns-inte/och-skrivs-inte' };
    expect(standardPython(workshop, python, 'win32')).toBe(python.command);
  });

  it('a program has what Windows wants of its environment, and elsewhere nothing more', () => {
    const env = { SystemRoot: 'C:\\Windows', PATHEXT: '.EXE', SECRET: 'x' };
    const folders = { base: 'C:\\T', home: 'C:\\T\\hem' };
    expect(windowsEnvironment('win32', env, folders)).toEqual({
      SystemRoot: 'C:\\Windows',
      PATHEXT: '.EXE',
      TEMP: 'C:\\T',
      TMP: 'C:\\T',
      USERPROFILE: 'C:\\T\\hem',
      PYTHONUTF8: '1',
    });
    expect(windowsEnvironment('linux', env, folders)).toEqual({});
  });
});

describe('what a program has written', () => {
  it.each([
    [
      'win32',
      'File "C:\\T\\sida\\a.py", line 1\r\nklar\r\n',
      'C:\\T\\sida',
      'File "a.py", line 1\nklar\n',
    ],
    ['linux', 'File "/t/sida/a.py", line 1\nklar\n', '/t/sida', 'File "a.py", line 1\nklar\n'],
    ['linux', 'a return\r\nof its own', '/t/sida', 'a return\r\nof its own'],
  ] as const)('on %s reads %j as from anywhere', (platform, text, folder, read) => {
    expect(asRead(text, [folder], platform)).toBe(read);
  });
});
