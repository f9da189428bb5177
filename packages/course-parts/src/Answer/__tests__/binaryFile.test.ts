import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { problemIn, readFacts, tokensOf } from '../core/file';
import { endOf } from '../core/file/fact';
import { membersOf } from '../core/file/members';
import { takeFile } from '../core/file/taken';
import { parseAuthored } from '../core/parse';

/** `10 SYS 2064` and two bytes of machine code, as TRSE builds them. */
const program = [
  ...[0x01, 0x08, 0x0b, 0x08, 0x0a, 0x00, 0x9e, 0x20, 0x32, 0x30, 0x36, 0x34, 0, 0, 0],
  ...[0, 0, 0xea, 0x60],
];

const prgFile = (bytes: readonly number[], name = 'main.prg'): File =>
  new File([new Uint8Array(bytes)], name);

describe('a program for the C64', () => {
  it('is told in words, which are what is asked', async () => {
    const taken = await takeFile([prgFile(program)], ['.prg']);
    const text = [
      ...['[prg]', 'börjar = "$0801"', 'slutar = "$0811"', 'byte = 19', 'basic = "10 SYS 2064"'],
      ...['sys = "$0810"', 'träffar = "ja"'],
    ].join('\n');
    if (!taken.ok) throw new Error(taken.reason);
    // What is seen when it is run comes after.
    expect([taken.name, taken.text.split('\n\n')[0]]).toEqual(['main.prg', text]);
    const facts = [
      { says: 'Börjar', section: 'prg', has: 'börjar = "$0801"' },
      { says: 'Hoppar', section: 'prg', has: 'sys =' },
      { says: 'Annat', section: 'prg', has: 'sys = "$c000"', why: 'Vart?' },
    ];
    const { question } = parseAuthored({ kind: 'file', ends: ['.prg'], facts }, '', String);
    if (question.kind !== 'file') throw new Error('no file');
    expect(readFacts(question, [text, 'main.prg'])).toEqual(['', 'ja', 'ja', 'Vart?']);
  });

  it.each([
    ['without a line of BASIC', [0, 0xc0, 0xea, 0x60], 'börjar = "$c000"', 'basic'],
    ['that jumps past its end', program.slice(0, 14), 'träffar = "nej"', '"ja"'],
    ['whose line never ends', [1, 8, 0, 0, 10, 0, 0x9e, 0x32], 'börjar = "$0801"', 'basic'],
  ])('%s', async (_name, bytes, has, lacks) => {
    const taken = await takeFile([prgFile(bytes)], ['.prg']);
    expect(taken).toMatchObject({ ok: true, text: expect.stringContaining(has) as unknown });
    expect(taken.ok && taken.text.includes(lacks)).toBe(false);
  });

  it.each([
    ['nothing', []],
    ['more than there is room for', Array.from({ length: 65_539 }, () => 1)],
  ])('is not %s', async (_name, bytes) => {
    const reason = 'main.prg är inget program för C64. Välj den .prg-fil som bygget skrev.';
    expect(await takeFile([prgFile(bytes)], ['.prg'])).toEqual({ ok: false, reason });
  });
});

describe('a zip', () => {
  const zip = (files: Readonly<Record<string, string>>): File =>
    new File([new Uint8Array(zipSync(mapValues(files)))], 'spel.zip');
  const mapValues = (files: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)] as const),
    );
  const facts = [
    { says: 'Programmet', member: '*.exe|index.html' },
    { says: 'Spelaren hoppar', member: 'player.gd', in: 'hoppa', has: 'velocity.y = -…' },
    { says: 'Rätt mapp', member: 'spel/*.pck', why: 'I mappen spel.' },
  ];

  it('is asked for its files by name, and for what is in those that are text', async () => {
    const taken = await takeFile(
      [
        zip({
          'spel/Mynt.exe': 'MZ\0',
          'spel/kod/player.gd': 'func hoppa():\n\tvelocity.y = -400',
          'Mynt.pck': 'GDPC',
        }),
      ],
      ['.zip'],
    );
    if (!taken.ok) throw new Error(taken.reason);
    expect(taken.text.split('\n')).toEqual([
      ...['=== spel/Mynt.exe (3 byte)', '=== spel/kod/player.gd (32 byte)'],
      ...['func hoppa():', '\tvelocity.y = -400', '=== Mynt.pck (4 byte)'],
    ]);
    const { question } = parseAuthored({ kind: 'file', ends: ['.zip'], facts }, '', String);
    if (question.kind !== 'file') throw new Error('no file');
    expect(readFacts(question, [taken.text, taken.name])).toEqual([
      '',
      'ja',
      'ja',
      'I mappen spel.',
    ]);
    const without = taken.text.replace('hoppa', 'gå').replace('Mynt.exe', 'Mynt.exe.txt');
    expect(readFacts(question, [without, taken.name]).slice(1, 3)).toEqual([
      'Ingen sådan fil ligger i zip-filen.',
      'Funktionen `hoppa` finns inte i filen.',
    ]);
  });

  it('that is none is refused', async () => {
    expect(await takeFile([new File(['x'.repeat(99)], 'spel.zip')], ['.zip'])).toEqual({
      ok: false,
      reason: 'spel.zip är ingen zip-fil som går att läsa.',
    });
  });
});

it('reads every zip that a lesson hands out, and finds no fault in what is in it', async () => {
  const docs = fileURLToPath(new URL('../../../../../docs', import.meta.url));
  const names = readdirSync(docs, { recursive: true, encoding: 'utf8' });
  const zips = names.filter((name) => name.endsWith('.zip'));
  expect(zips.length).toBeGreaterThan(2);
  for (const name of zips) {
    const taken = await takeFile([new File([readFileSync(join(docs, name))], name)], ['.zip']);
    const members = taken.ok ? membersOf(taken.text, ['*']) : [];
    const read = members.filter(({ text }) => text !== '');
    expect(read.length, name).toBeGreaterThan(2);
    for (const { name: member, text } of read) {
      const end = endOf(member);
      if (end === undefined) throw new Error(`${member} was read, and has no kind`);
      expect(problemIn(tokensOf(text, end), end), `${name}: ${member}`).toBeUndefined();
    }
  }
});
