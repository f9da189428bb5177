import { describe, expect, it } from 'vitest';
import { parseSession } from '../runners/session';

const prompt = /^\$ ?/;

describe('parseSession', () => {
  it('divides commands from what they print', () => {
    expect(parseSession('$ ls\na\nb\n\n$ pwd\n/hem', prompt).exchanges).toEqual([
      { line: 1, command: 'ls', output: 'a\nb\n' },
      { line: 5, command: 'pwd', output: '/hem' },
    ]);
  });

  it('goes on with an open command, and only with that', () => {
    const text = "$ echo a \\\n> b\n$ cat <<'EOF'\n> rad\n> EOF\nrad\n$ git diff\n> citat";
    expect(
      parseSession(text, prompt).exchanges.map(({ command, output }) => [command, output]),
    ).toEqual([
      ['echo a \\\nb', ''],
      ["cat <<'EOF'\nrad\nEOF", 'rad'],
      ['git diff', '> citat'],
    ]);
  });

  it('points out text before the first command', () => {
    expect(parseSession('\nhej\n$ ls', prompt).strayLine).toBe(2);
  });
});
