import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterAll, describe, expect, it } from 'vitest';
import { findTool, isMissing } from '@kurser/lesson-check/run/tools';
import { cutQuizzes } from '../../lessons/cutQuizzes';
import remarkLesson from '..';
import { examFrom } from '../exam';

const lesson = fileURLToPath(
  new URL(
    '../../../../../docs/applied_programming/CTF/reverse_engineering/exempeluppgifter.mdx',
    import.meta.url,
  ),
);
const docs = fileURLToPath(new URL('../../../../../docs', import.meta.url));
const template = readFileSync(join(lesson, '..', 'filer', 'p1_prov.c'), 'utf8');
const withoutFrontMatter = (page: string): string => page.replace(/^---\n[^]*?\n---\n/, '');
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
  const source = withoutFrontMatter(readFileSync(lesson, 'utf8'));
  const published = {
    sum: 'c6c47a390be2690bf3163ef3890608586106518465e0e03bc30433efc1fc802c',
    number: '0x73564e2713b12676',
    data: '0x25, 0xdc, 0xc6, 0x57',
  };
  /** The page's tree after the build has been at it, as text. */
  const read = (value: string, exam?: string, given: readonly string[] = []): string => {
    const processor = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkLesson, { folders: 'packed', ...(exam === undefined ? {} : { exam }) });
    const data = { compilerName: 'server', frontMatter: { check_files: given } };
    const file = { cwd: folder, path: lesson, value, data };
    return JSON.stringify(processor.runSync(processor.parse(value), file));
  };
  /** All that lies in the folders that the page's exercises are taken home in. */
  const packed = (page: string): string =>
    [...page.matchAll(/"([^"]*uppgift\.zip)"/g)]
      .map(([, request = '']) => readFileSync(request.split('!').at(-1) ?? ''))
      .flatMap((zip) => Object.values(unzipSync(zip)))
      .map((bytes) => Buffer.from(bytes).toString('utf8'))
      .join('\n');

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
    expect(page).toContain(published.sum);
  });

  it.each(Object.entries(published))(
    'has nothing of its own left with a seed: the %s',
    (_, own) => {
      // The test can see it: it stands in the file or in the page.
      expect(template + source).toContain(own);
      expect(read(source, 'te25', ['./filer/p1_prov.c'])).not.toContain(own);
    },
  );

  it('points every link to the program of the seed, however it is spelled', () => {
    const twice = `${source}\n[igen](filer/p1_prov.c) och [en gång till][p]\n\n[p]: ./filer/../filer/p1_prov.c\n`;
    expect(read(twice, 'te25').match(/"url":"@site[^"]*p1_prov\.c"/g)).toHaveLength(3);
    expect(read(twice, 'te25')).not.toMatch(/"url":"[^@"][^"]*p1_prov\.c"/);
  });

  it.each([
    ['a block of code', '```c\nreturn kod == 0x73564e2713b12676u;\n```'],
    ['the data', 'Först står `0x25, 0xdc, 0xc6, 0x57, 0xae, 0xc1, 0x54, 0x85,`.'],
    ['a second check', `<FlagCheck name="igen" sha256="${published.sum}" />`],
  ])('may not show what the seed replaces: %s', (_, text) => {
    expect(() => read(`${source}\n\n${text}\n`, 'te25')).toThrow('står kvar');
  });

  it('gives the program of the seed to an exercise that needs it', () => {
    const [start] = source.split('## Uppgifter');
    const needing = [
      ...['## Uppgifter', '<Exercise title="Längd" stars={1}>', '```python skeleton', '```'],
      ...['<Solution>', '```python', 'n = len(open("p1_prov.c").read())', '```', '</Solution>'],
      ...['```python test', 'import subprocess', 'open("p1_prov.c")', '```', '</Exercise>'],
    ].join('\n\n');
    const exam = source.slice(source.indexOf('## Prov utan facit'));
    const page = `${start ?? ''}\n\n${needing}\n\n${exam}`;
    const seeded = read(page, 'te25', ['./filer/p1_prov.c']);
    expect(seeded + packed(seeded)).toContain('kod == 0x');
    expect(seeded + packed(seeded)).not.toContain(published.number);
    const plain = read(page, undefined, ['./filer/p1_prov.c']);
    expect(plain + packed(plain)).toContain(published.number);
  });

  it('leaves nothing of the exam in the questions that repetition asks', () => {
    const cut = cutQuizzes(readFileSync(lesson, 'utf8'));
    expect(cut).toContain('<Question');
    expect(cut).not.toMatch(/FlagCheck|p1_prov/);
    expect(read(cut, 'te25')).not.toContain('p1_prov');
  });

  it('waits, with the program and the sum of the seed, where a teacher has written when', () => {
    const waiting = source.replace('<Exam>', '<Exam opens="prov-v8">');
    expect(waiting).not.toBe(source);
    const part = (number: string): string => {
      const value = `${waiting}${number}`;
      const processor = unified()
        .use(remarkParse)
        .use(remarkMdx)
        .use(remarkLesson, { folders: 'packed', exam: 'te25', openings: ['prov-v8'] });
      const data = { compilerName: 'server', frontMatter: { check_files: ['./filer/p1_prov.c'] } };
      const file = { cwd: folder, path: lesson, value, data };
      return JSON.stringify(processor.runSync(processor.parse(value), file));
    };
    const { flag } = examFrom('te25', template);
    const own = [sumOf(flag), 'p1_prov.c', 'XOR-kodat med en egen nyckel'];
    const page = part('');
    expect(own.filter((text) => page.includes(text))).toEqual([]);
    expect(page).toContain('Därför står ingen lösning här');
    const opened = part('\n\n{/* opens: 0 */}\n');
    expect(own.filter((text) => !opened.includes(text))).toEqual([]);
    for (const text of Object.values(published)) expect(page + opened).not.toContain(text);
  });

  it('is the only page that has the program or its sum', () => {
    const texts = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(mdx?|json|ya?ml|c|py|html)$/.test(name),
    );
    const having = texts.filter((name) => {
      const text = readFileSync(join(docs, name), 'utf8');
      return ['p1_prov', ...Object.values(published)].some((own) => text.includes(own));
    });
    const place = relative(docs, dirname(lesson));
    expect(having.sort()).toEqual([
      join(place, 'exempeluppgifter.mdx'),
      join(place, 'filer', 'p1_prov.c'),
    ]);
  });

  it('must link to the program', () => {
    const without = source.replace('](./filer/p1_prov.c)', '](./filer/u1_strangar.c)');
    expect(() => read(without, 'te25')).toThrow('har ingen länk på sidan');
  });
});
