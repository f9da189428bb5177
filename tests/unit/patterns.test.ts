/**
 * No text that a student types, stores or imports makes the page stand still: every regular
 * expression in the sources takes 100 000 hostile characters in a moment, and so does every
 * function that puts one together.
 */
import { describe, expect, it } from 'vitest';
import { pythonRuns } from '../../packages/code/src/pythonRuns';
import { repairMailSearch } from '../../packages/school-gate/src/auth/mailSearch';
import { compareOutput } from '@kurser/course-parts/live/mask';
import { parseCopy } from '../../packages/student-work/src/progress/DeviceData/exportFile';
import { makeIsFound, snippetOf } from '../../packages/search/src/query/snippet';
import { tokensOf } from '../../packages/search/src/text/tokens';
import { readField } from '../../packages/labs/src/BaseConverter/core/read';
import { parseCircuit } from '../../packages/labs/src/GateSim/core/build/stored';
import { readCircuit } from '@kurser/labs/GateSim/core/notation';
import { compilePattern } from '../../packages/labs/src/helix/pattern';
import { parseDefinitions } from '../../packages/labs/src/logic/definitions';
import { unseenPattern } from '../../packages/python-runner/src/oddCharacters';
import { screenOf } from '../../packages/python-runner/src/terminal';
import { comparable } from '@kurser/course-parts/Quiz/quizAnswer';
import { outputDifference } from '../../packages/course-parts/src/Quiz/printout';
import { membersOf } from '../../packages/course-parts/src/Answer/core/file/members';
import { findNumber } from '../../packages/course-parts/src/Quiz/numberAnswer';
import { parseBytes } from '@kurser/labs/SpriteLab/core/byteText';
import { cpuMs } from '../support/cpuTime';
import { hostileText, hostileUnits, patternsOf, readPatterns } from '../support/sourcePatterns';
import type { SourcePattern } from '../support/sourcePatterns';

/** Read at build alone, and by the server that draws pages; no student's text comes there. */
const builds =
  /^(?:src\/(?:plugins|config)|packages\/(?:platform|accelerators|lesson-language|lesson-check|docusaurus-plugin-seal\/src\/(?:build|doors|seams|server)|python-runner\/src\/node|search\/src\/build|school-gate\/src\/(?:plugin|appCheck))\/)/;

/** Files whose expressions read what an author or the sign-in service wrote, and nothing else. */
const authored = new Set([
  'packages/school-gate/src/auth/passwordPolicy.ts',
  'src/reading/minutes.ts',
  'packages/shared/src/fenceMeta/index.ts',
  'packages/labs/src/KeyTrainer/core/exercise.ts',
  'packages/labs/src/PointLab/core/data.ts',
  'packages/course-parts/src/Quiz/parseQuiz.ts',
  'packages/course-parts/src/goals/pageGoals.ts',
]);

interface Trial {
  readonly length: number;
  /** Of the processor's time, so that what else the machine does is not counted. */
  readonly mostMs: number;
}

/** What is quadratic takes two seconds and more. */
const fullTrial: Trial = { length: 100_000, mostMs: 1000 };
/** To see what stands still, without standing still for long. */
const shortTrial: Trial = { length: 20_000, mostMs: 150 };

/**
 * What the work costs: the least of three times when the first is long. Collecting garbage and a
 * shared core add to a time, and nothing takes away from it; they do not make ten of one.
 */
function costOf(work: () => unknown, mostMs: number): number {
  const first = cpuMs(work);
  const isDoubtful = first > mostMs && first < 10 * mostMs;
  return isDoubtful ? Math.min(first, cpuMs(work), cpuMs(work)) : first;
}

/**
 * How much longer five times a text takes at most, where a fifth of it ends at all: what is
 * quadratic takes 25 times as long. What is cubic does not come to an end with the fifth.
 */
const fiveTimes = 50;

/**
 * The first of the texts that takes too long: short ones first, so that what is worse than
 * quadratic ends too. The whole length is tried where a fifth of it leaves a doubt.
 */
function findSlow(
  units: readonly string[],
  work: (text: string) => unknown,
  { length, mostMs }: Trial = fullTrial,
): { readonly unit: string; readonly ms: number } | undefined {
  for (const unit of units) {
    let ms = 0;
    for (const size of [30, 2000, length / 5, length]) {
      if (size === length && ms * fiveTimes < mostMs) continue;
      const text = hostileText(unit, size);
      ms = costOf(() => work(text), size === length ? mostMs : mostMs / fiveTimes);
      if (ms > mostMs) return { unit: text.slice(0, 10), ms };
    }
  }
  return undefined;
}

function slowUnit({ source, flags }: SourcePattern, trial?: Trial): ReturnType<typeof findSlow> {
  const pattern = new RegExp(source, flags);
  const work = (text: string): unknown => {
    pattern.lastIndex = 0;
    return pattern.global ? text.replace(pattern, '') : pattern.exec(text);
  };
  return findSlow(hostileUnits(source), work, trial);
}

const found = readPatterns((file) => builds.test(file) || authored.has(file));

/**
 * Every function that puts an expression together, or hands a student's text from one to the next.
 */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'packages/school-gate/src/auth/mailSearch.ts': (text) => repairMailSearch(`?mode=3D${text}`),
  'packages/search/src/query/snippet.ts': (text) => {
    const terms = new Set(['a', 'variabel']);
    return snippetOf(
      text,
      terms,
      makeIsFound(terms, () => ({ whole: [], parts: [] })),
    );
  },
  'packages/search/src/text/tokens.ts': tokensOf,
  'packages/labs/src/BaseConverter/core/word.ts': (text) => readField('binary', text, 8),
  'packages/labs/src/GateSim/core/blockText.ts': (text) => readCircuit(`inputs: A\ndff q: ${text}`),
  'packages/labs/src/GateSim/core/build/stored.ts': (text) =>
    parseCircuit({ parts: [{ id: text, kind: 'and', x: 0, y: 0, inputs: 2 }], wires: [] }),
  'packages/labs/src/GateSim/core/statements.ts': (text) => readCircuit(`inputs: ${text}\n${text}`),
  'packages/labs/src/helix/pattern.ts': compilePattern,
  'packages/code/src/pythonRuns.ts': pythonRuns,
  'packages/course-parts/src/Answer/core/file/members.ts': (text) =>
    membersOf(`=== ${text} (1 byte)\n${text}`, ['*.exe', 'spel/*.ras']),
  'packages/python-runner/src/oddCharacters.ts': (text) => text.replace(unseenPattern, ''),
  'packages/python-runner/src/terminal.ts': (text) =>
    ['', '\u001b[', '\u001b]'].map((start) => screenOf([{ stream: 'stdout', text: start + text }])),
};

const others: Readonly<Record<string, (text: string) => unknown>> = {
  'a printout with masks': (text) => compareOutput('a[..]a[..] [..]b', text),
  'an answer': (text) => comparable('text', text),
  'a printout': (text) => outputDifference('1', text),
  'a number': (text) => findNumber(text, 'kr'),
  'a definition': (text) => parseDefinitions(text, new Set(['A'])),
  'bytes of a sprite': parseBytes,
  'a copy': (text) => parseCopy(JSON.stringify({ format: 'kurser-arbete', values: text }), 'x'),
};

describe('every regular expression that a student’s text may meet', () => {
  it('is found', () => {
    expect(found.written.length).toBeGreaterThan(200);
    expect(found.composed).toEqual(Object.keys(readers).sort());
  });

  it('takes 100 000 hostile characters in a moment', () => {
    const slow = found.written.flatMap((pattern) => {
      const unit = slowUnit(pattern);
      return unit === undefined ? [] : [{ ...pattern, ...unit }];
    });
    expect(slow).toEqual([]);
  });

  it.each(Object.entries({ ...readers, ...others }))('%s does too', (_name, read) => {
    expect(findSlow(hostileUnits('(){}[]:=,<>'), read)).toBeUndefined();
  });
});

describe('the test', () => {
  it.each([
    ['const trim = (text: string) => text.replace(/[^\\S\\n]+$/gmu, "");', '[^\\S\\n]+$'],
    ['export const isList = (text: string) => /^(?:\\w+,?)+$/.test(text);', '^(?:\\w+,?)+$'],
  ])('sees what stands still: %s', (code, source) => {
    const { written } = patternsOf('planted.ts', code);
    expect(written).toMatchObject([{ source }]);
    expect(written.map((pattern) => slowUnit(pattern, shortTrial))).not.toContain(undefined);
  });

  it('sees where one is put together', () => {
    expect(patternsOf('a.ts', 'const make = (a: string) => new RegExp(a);').composed).toEqual([
      'a.ts',
    ]);
  });

  it('knows the files that it leaves out', () => {
    const { written } = readPatterns((file) => !authored.has(file));
    expect([...new Set(written.map(({ file }) => file))].sort()).toEqual([...authored].sort());
  });
});
