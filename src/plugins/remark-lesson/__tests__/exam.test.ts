import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterAll, describe, expect, it } from 'vitest';
import { findTool, isMissing } from '../../../../tests/lessons/run/tools';
import remarkLesson from '..';
import { examFrom } from '../exam';

const lesson = fileURLToPath(
  new URL(
    '../../../../docs/applied_programming/CTF/reverse_engineering/exempeluppgifter.mdx',
    import.meta.url,
  ),
);
const template = readFileSync(join(lesson, '..', 'filer', 'p1_prov.c'), 'utf8');
const sumOf = (flag: string): string => createHash('sha256').update(flag).digest('hex');

const lacksGcc = process.env['CI'] !== 'true' && isMissing(await findTool('gcc'));

const folder = mkdtempSync(join(tmpdir(), 'prov-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the exam of a seed', () => {
  it('is the same every time, and another for another seed', () => {
    const exam = examFrom('te25', template);
    expect(examFrom('te25', template)).toEqual(exam);
    const other = examFrom('te26', template);
    expect(other.number).not.toBe(exam.number);
    expect(other.flag).not.toBe(exam.flag);
    expect(other.program).not.toBe(exam.program);
  });

  it('shows neither its number nor its flag in the program', () => {
    const { program, number, flag } = examFrom('te25', template);
    expect(flag).toMatch(/^KURS\{[a-z2-9]{10}\}$/);
    expect(program).not.toContain(flag);
    expect(program).not.toContain(String(number));
    expect(program).not.toContain(number.toString(16));
  });

  it('needs a program with places for it', () => {
    expect(() => examFrom('te25', 'int main(void) { return 0; }')).toThrow('Provets program');
  });

  it.skipIf(lacksGcc)('gives its flag for its number and for no other', () => {
    const { program, number, flag } = examFrom('te25', template);
    writeFileSync(join(folder, 'p1.c'), program);
    const flags = ['-std=c11', '-Wall', '-Wextra', '-Werror', '-O0', '-s'];
    execFileSync('gcc', [...flags, '-o', 'p1', 'p1.c'], { cwd: folder });
    const answer = (to: bigint): string =>
      spawnSync(join(folder, 'p1'), [String(to)], { encoding: 'utf8' }).stdout.trim();
    expect(answer(number)).toBe(flag);
    expect(answer(number + 1n)).toBe('Nej.');
  });
});

describe('the lesson with the exam', () => {
  const source = readFileSync(lesson, 'utf8');
  /** The page's tree after the build has been at it, as text. */
  const read = (value: string, exam?: string): string => {
    const processor = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkLesson, exam === undefined ? {} : { exam });
    const file = { cwd: folder, path: lesson, value };
    return JSON.stringify(processor.runSync(processor.parse(value), file));
  };

  it('gets the program and the sum of the seed', () => {
    const page = read(source, 'te25');
    const { program, flag } = examFrom('te25', template);
    expect(page).toContain(`"name":"sha256","value":"${sumOf(flag)}"`);
    const place = /"@site\/([^"]+\/p1_prov\.c)"/.exec(page)?.[1] ?? 'none';
    expect(readFileSync(join(folder, place), 'utf8')).toBe(program);
    expect(page).not.toMatch(/"name":"exam"|"url":"\.\/filer\/p1_prov\.c"/);
  });

  it('keeps its own without a seed', () => {
    const page = read(source);
    expect(page).toContain('"url":"./filer/p1_prov.c"');
    expect(page).not.toContain('"name":"exam"');
    expect(page).toContain('c6c47a390be2690bf3163ef3890608586106518465e0e03bc30433efc1fc802c');
  });

  it('must link to the program', () => {
    const without = source.replace('](./filer/p1_prov.c)', '](./filer/u1_strangar.c)');
    expect(() => read(without, 'te25')).toThrow('har ingen länk på sidan');
  });
});
