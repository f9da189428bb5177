import { describe, expect, it } from 'vitest';
import { planLive } from '..';
import { asPackable, commandIn, toFolder } from '../folder';
import { fence, toBlocks } from './support';

/** The folder of an exercise that has these blocks. */
function folderOf(
  language: string,
  starter: string,
  solution: string,
  test: string,
  word = 'test',
) {
  const blocks = toBlocks(
    '<Exercise title="Bryt dödläget: `kö`">',
    fence(`${language} skeleton`, starter),
    '<Solution>',
    fence(language, solution),
    '</Solution>',
    fence(`${language} ${word}`, test),
    '</Exercise>',
  );
  const [planned] = planLive(blocks, []).exercises;
  if (planned?.kind !== 'folder') throw new Error('The exercise runs in the page');
  const folder = toFolder(planned.exercise);
  const texts = Object.entries(asPackable(folder)).map(([path, bytes]) => [
    path,
    Buffer.from(bytes).toString('utf8'),
  ]);
  return { ...folder, texts: Object.fromEntries(texts) as Record<string, string> };
}

const threads = ['def f(): ...', 'from threading import Thread\nThread(target=print)'] as const;

describe('a folder', () => {
  it('is named as its exercise, in letters that every system takes', () => {
    expect(folderOf('python', ...threads, 'assert f()').name).toBe('bryt-dodlaget-ko');
  });

  it('holds the starter and the test, and never the solution', () => {
    const { texts } = folderOf('python', ...threads, 'assert f()');
    expect(texts['main.py']).toBe('def f(): ...\n');
    expect(texts['test.py']).toBe('assert f()\n');
    expect(JSON.stringify(texts)).not.toContain('Thread');
  });

  it.each([
    ['rust', 'fn f() {}', 'src/losning.rs', 'cargo test', 'Rust 1.85 eller senare'],
    ['go', 'package main', 'main.go', 'go test', 'Go 1.22 eller senare'],
    ['c', 'int f;', 'main.c', /^gcc .*test\.c .*&& \.\/test\b/, 'gcc'],
  ])('in %s has its own command', (language, starter, file, command, needs) => {
    const folder = folderOf(language, starter, starter, '// test');
    expect(folder.file).toBe(file);
    expect(folder.command).toMatch(command);
    expect(folder.texts[file]).toBe(`${starter}\n`);
    expect(folder.texts['LÄS-MIG.md']).toContain(`Du behöver ${needs}.`);
  });

  it.each([
    ['python', 'x = 1', 'print("ett:", x)', 'python3 testa.py'],
    ['rust', 'fn main() {}', 'fn main() {\n    println!("ett: 1");\n}', 'cargo run'],
    ['c', 'int f;', 'int main(void) { return f; }', /\.\/test$/],
  ])('with a driver in %s has its rows pasted into the page', (language, code, driver, command) => {
    const folder = folderOf(language, code, code, driver, 'driver');
    expect(folder.command).toMatch(command);
    expect(folder.texts['LÄS-MIG.md']).toContain('Klistra in det som skrivs');
    expect(JSON.stringify(folder.texts)).not.toContain('Alla test klarade');
  });

  it('with a driver in Rust leaves the student a main of their own', () => {
    const { texts } = folderOf('rust', 'fn main() {}', 'fn main() {}', 'fn main() {}', 'driver');
    expect(texts['src/losning.rs']).toBe('fn main() {}\n');
    expect(texts['src/test.rs']).toBe('pub fn main() {}\n');
    expect(texts['src/main.rs']).toContain('losning::test::main();');
  });

  it('says what it needs besides Python', () => {
    const numpy = folderOf('python', 'x = 1', 'import numpy as np', 'assert x == 2');
    expect(numpy.needs).toEqual(['python', 'numpy']);
    const gcc = folderOf('python', 'x = 1', 'import subprocess', 'subprocess.run(["gcc"])');
    expect(gcc.texts['LÄS-MIG.md']).toContain('Du behöver Python 3.11 eller senare och gcc.');
  });

  it('tells its command where a reader and the lesson check find it', () => {
    const { texts, command } = folderOf('python', ...threads, 'assert f()');
    expect(commandIn(texts['LÄS-MIG.md'] ?? '')).toBe(command);
    expect(commandIn('Kör testet.')).toBeUndefined();
  });
});
