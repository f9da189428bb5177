import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Definition, Link, Nodes, Root } from 'mdast';
import { readCheckFile } from '../source/checkFiles';
import {
  attributesOf,
  attributeText,
  elementsNamed,
  isJsxElement,
  removeAttribute,
  visitNodes,
} from '../source/jsx';

/** What a seed makes of an exam: a program that gives its flag in return for the number. */
export interface Exam {
  readonly program: string;
  readonly number: bigint;
  readonly flag: string;
}

/** Letters and digits that nobody takes for another. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const flagLetters = 10;

/**
 * The exam of a seed: the same seed gives the same. `template` is the program beside the lesson,
 * whose data and sum are replaced.
 * @throws an Error when the program has no such places
 */
export function examFrom(seed: string, template: string): Exam {
  const bytes = createHash('sha256').update(`prov:${seed}`).digest();
  const number = bytes.readBigUInt64BE(0);
  const word = [...bytes.subarray(8, 8 + flagLetters)].map((byte) => alphabet[byte % 32]).join('');
  const flag = `KURS{${word}}`;
  const data = [...hide(flag, number)].map((byte) => `0x${hex(byte, 2)}`).join(', ');
  const withData = replaceOne(template, /(data\[\] = \{)[^}]*(\};)/, `$1\n    ${data}\n$2`);
  const program = replaceOne(
    withData,
    /(kod == )0x[0-9a-f]+u/,
    `$10x${hex(checkSum(number), 16)}u`,
  );
  return { program, number, flag };
}

const wrap = (value: bigint): bigint => BigInt.asUintN(64, value);

/** What the program's `godkand` makes of a number before it compares. */
function checkSum(number: bigint): bigint {
  let sum = number;
  for (const round of [0n, 1n, 2n])
    sum = wrap(sum * 0xd1342543de82ef95n) ^ (0x5851f42d4c957f2dn + round);
  return sum;
}

/** The flag, each byte with one of the key that the program reckons from the number. */
function hide(flag: string, number: bigint): Uint8Array {
  let state = number;
  return Buffer.from(flag).map((byte) => {
    state = wrap(state + 0x9e3779b97f4a7c15n);
    const mixed = wrap((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
    return byte ^ Number(mixed >> 56n);
  });
}

function hex(value: number | bigint, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}

function replaceOne(text: string, place: RegExp, replacement: string): string {
  if (!place.test(text))
    throw new Error(`Provets program har inget som ser ut som ${place.source}`);
  return text.replace(place, replacement);
}

/**
 * A page's own exam programs as they stand in the repository, each with the seed's program in its
 * place.
 */
export type ExamPrograms = ReadonlyMap<string, string>;

/**
 * A `FlagCheck` with `exam="./prov.c"` asks for the flag of the program that the page links to.
 * With a seed the page gets the seed's program and sum in place of those that stand there.
 * @throws an Error when the page does not link to the program, or shows its data, its number's sum
 * or the old flag's anywhere else
 * @returns the programs that it replaced: the folders of exercises are packed from the page's
 * files, and need the same
 */
export function setExams(
  tree: Root,
  { cwd, path }: { readonly cwd: string; readonly path: string },
  seed = '',
): ExamPrograms {
  const programs = new Map<string, string>();
  for (const check of elementsNamed(tree, 'FlagCheck')) {
    const link = attributeText(check, 'exam');
    if (link === undefined) continue;
    removeAttribute(check, 'exam');
    if (seed === '') continue;
    const folder = dirname(path);
    const template = String(readCheckFile(resolve(folder, link)));
    const { program, flag } = examFrom(seed, template);
    const oldSum = attributeText(check, 'sha256') ?? '';
    removeAttribute(check, 'sha256');
    const value = createHash('sha256').update(flag).digest('hex');
    check.attributes.push({ type: 'mdxJsxAttribute', name: 'sha256', value });
    const written = `@site/${writeProgram(cwd, basename(link), program)}`;
    pointLinks(tree, { folder, from: link, to: written });
    refuse(tree, [oldSum, ...secretsOf(template)]);
    programs.set(template, program);
  }
  return programs;
}

/**
 * What in a program depends on the seed: the line after `data[] = {`, and the sum that the number
 * must have.
 */
function secretsOf(program: string): readonly string[] {
  const [, data = ''] = /data\[\] = \{\s*([^\n}]*)/.exec(program) ?? [];
  const [, sum = ''] = /kod == (0x[0-9a-f]+)u/.exec(program) ?? [];
  return [data.trim(), sum];
}

/**
 * What a page shows of the program in the repository would be another exam's: a block of code, a
 * second check.
 */
function refuse(tree: Root, texts: readonly string[]): void {
  visitNodes(tree, (node) => {
    const left = texts.find(
      (text) => text !== '' && textsIn(node).some((own) => own.includes(text)),
    );
    if (left !== undefined) throw new Error(`Provets egna data eller summa står kvar: ${left}`);
  });
}

function textsIn(node: Nodes): readonly string[] {
  if ('value' in node) return [node.value];
  if (!isJsxElement(node)) return [];
  return attributesOf(node).map(({ name }) => attributeText(node, name) ?? '');
}

/** However a link to the program is spelled. */
function pointLinks(
  tree: Root,
  { folder, from, to }: { readonly folder: string; readonly from: string; readonly to: string },
): void {
  const links: (Link | Definition)[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    if (resolve(folder, node.url) === resolve(folder, from)) links.push(node);
  });
  if (links.length === 0) throw new Error(`Provets program ${from} har ingen länk på sidan`);
  for (const link of links) link.url = to;
}

/** Where the folders of exercises lie too (folders.ts), and for the same reason. */
function writeProgram(siteDir: string, name: string, program: string): string {
  const hash = createHash('sha256').update(program).digest('hex').slice(0, 16);
  const place = `node_modules/.cache/exam-programs/${hash}`;
  mkdirSync(join(siteDir, place), { recursive: true });
  writeFileSync(join(siteDir, place, name), program);
  return `${place}/${name}`;
}
