import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const room = 'packages/labs/src/';

/** What a lab's folder may hold, as packages/labs/src/kit/README.md tells it. */
const places = [
  /^(?:index\.tsx|settings\.ts|lab\.ts|styles\.module\.css)$/,
  /^use[A-Z]\w*\.ts$/,
  /^core\/(?:[a-z]\w*\/)*[a-z]\w*\.ts$/,
  /^view\/(?:[a-z]\w*\/)*(?:[A-Z]\w*\.tsx|[A-Z]\w*\.module\.css|styles\.module\.css|[a-z]\w*\.ts)$/,
  /^__tests__\/[a-zA-Z]\w*(?:\.test)?\.tsx?$/,
];

/** Steps that are known beforehand are no state with verbs. */
const withoutVerbs = ['StepTrace'];

/** What is wrong with a lab's folder, by the paths in it. */
function folderFaults(lab: string, files: readonly string[]): string[] {
  const needed = ['index.tsx', 'settings.ts', ...(withoutVerbs.includes(lab) ? [] : ['lab.ts'])];
  return [
    ...files.filter((file) => !places.some((place) => place.test(file))),
    ...needed.filter((file) => !files.includes(file)).map((file) => `no ${file}`),
  ];
}

/**
 * What a file of `core` must not import: it computes, and knows nothing of pages. Types cost
 * nothing.
 */
function coreFaults(text: string): string[] {
  const imports = [...text.matchAll(/^(import[^'"]*)['"]([^'"]+)['"]/gms)];
  return imports.flatMap(([, words = '', from = '']) => {
    const isPure = !/^react|\.module\.css$|\/view\/|\/use[A-Z]|\/kit\/(?!lab$)/.test(from);
    return isPure || words.startsWith('import type ') ? [] : [from];
  });
}

const files = execFileSync('git', ['ls-files', room], { encoding: 'utf8' }).split('\n');
const read = (file: string): string => readFileSync(file, 'utf8');

/** The folders whose component is the kit's. */
const labs = files
  .filter((file) => /^packages\/labs\/src\/\w+\/index\.tsx$/.test(file))
  .filter((file) => /\/kit\/(?:labPart|fencedLabPart)'/.test(read(file)))
  .map((file) => file.slice(room.length).split('/')[0] ?? '');

const filesOf = (lab: string): string[] =>
  files
    .filter((file) => file.startsWith(`${room}${lab}/`))
    .map((file) => file.slice(room.length + lab.length + 1));

describe('the folder of a lab', () => {
  it('is that of seventeen labs', () => {
    expect(labs.sort()).toEqual([
      ...[
        'AluSim',
        'BaseConverter',
        'ChaseLab',
        'ConvLab',
        'GateSim',
        'GridWorld',
        'JumpLab',
        'KeyTrainer',
      ],
      ...[
        'LagLab',
        'MazeViz',
        'NetLab',
        'PointLab',
        'ShipLab',
        'SpriteLab',
        'StepTrace',
        'TokenLab',
        'TruthTable',
      ],
    ]);
  });

  it.each(labs)('%s holds the same files under the same names', (lab) => {
    expect(folderFaults(lab, filesOf(lab))).toEqual([]);
  });

  it.each(labs)('%s has a core that knows nothing of pages', (lab) => {
    const core = filesOf(lab).filter((file) => file.startsWith('core/'));
    const faults = core.flatMap((file) => coreFaults(read(`${room}${lab}/${file}`)));
    expect(faults).toEqual([]);
  });

  it.each([
    ['props.ts'],
    ['state.ts'],
    ['Board.tsx'],
    ['core/Board.tsx'],
    ['view/board.tsx'],
    ['tests/lab.test.ts'],
    ['board.module.css'],
  ])('may not hold %s', (wrong) => {
    expect(folderFaults('Labb', ['index.tsx', 'settings.ts', 'lab.ts', wrong])).toEqual([wrong]);
  });

  it('must have settings and verbs', () => {
    expect(folderFaults('Labb', ['index.tsx'])).toEqual(['no settings.ts', 'no lab.ts']);
    expect(folderFaults('StepTrace', ['index.tsx', 'settings.ts'])).toEqual([]);
  });

  it.each([
    ["import { useMemo } from 'react';", ['react']],
    ["import styles from '../styles.module.css';", ['../styles.module.css']],
    ["import {\n  Chain,\n} from '../view/Chain';", ['../view/Chain']],
    ["import { useLab } from '../../kit/useLab';", ['../../kit/useLab']],
    ["import type { CSSProperties } from 'react';", []],
    ["import { defineWork } from '../../../kit/lab';", []],
  ])('would see %j in a core', (text, faults) => {
    expect(coreFaults(text)).toEqual(faults);
  });
});

describe('the package of Helix’ keys', () => {
  const strangers = (text: string): string[] =>
    [...text.matchAll(/(?:from|import\(?) ?'([^']+)'/g)]
      .map(([, from = '']) => from)
      .filter((from) => !/^\.\/\w+$/.test(from));

  it('imports nothing outside its folder', () => {
    const own = files.filter((file) => /^packages\/labs\/src\/helix\/\w+\.ts$/.test(file));
    expect(own.length).toBeGreaterThan(10);
    expect(own.flatMap((file) => strangers(read(file)))).toEqual([]);
  });

  it.each(['../KeyTrainer/lab', 'react', '@site/src/components/keyboard'])(
    'would see %s',
    (from) => {
      expect(strangers(`import { a } from '${from}';`)).toEqual([from]);
    },
  );
});
