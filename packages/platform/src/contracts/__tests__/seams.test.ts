import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf, markupFaults } from '../markupTrial';
import { bundleInternals, copyFaults, internalEntry, requestFaults } from '../requestTrial';
import { bundleLazyPage, scriptLoadingFaults } from '../runtimeTrial';
import { partsFaults, sessionFaults, sessionRecord, startWith } from '../sdkTrial';
import { judgeSeam, type Seam } from '../seam';
import { seams, seamRows } from '../seams';
import { sdkInternals } from '../../sdkInternals';
import { isSession } from '../../sessionRecord';

const root = path.resolve(__dirname, '../../../../..');
const platform = path.resolve(__dirname, '../..');
const ofSeal = path.join(root, 'packages/docusaurus-plugin-seal/src/seams');
const read = (file: string): string => readFileSync(path.join(root, 'node_modules', file), 'utf8');

describe.each(seams.map((seam) => [seam.file, seam] as const))('%s', (_file, seam) => {
  it('holds in the installed package', async () => {
    const { faults } = await judgeSeam(seam, read);
    expect(faults).toEqual([]);
  });

  it('is seen when it moves', async () => {
    for (const fact of seam.facts) {
      const without = (file: string): string =>
        file === fact.file ? read(file).replaceAll(new RegExp(fact.pattern, 'g'), '') : read(file);
      const alone: Seam = { ...seam, facts: [fact], trial: () => Promise.resolve([]) };
      expect((await judgeSeam(alone, without)).faults).toEqual([
        `${fact.file} no longer ${fact.says}`,
      ]);
    }
  });
});

describe('a contract', () => {
  const [first] = seams;
  it('with a file that is gone is broken', async () => {
    if (first === undefined) throw new Error('There are no seams');
    const gone = (file: string): string => {
      if (file.endsWith('package.json')) return read(file);
      throw new Error(file);
    };
    const { faults } = await judgeSeam(first, gone);
    expect(faults).toHaveLength(first.facts.length);
    expect(faults[0]).toMatch(/is gone/);
  });

  it('has something to check', async () => {
    if (first === undefined) throw new Error('There are no seams');
    await expect(judgeSeam({ ...first, facts: [] }, read)).rejects.toThrow('nothing to check');
  });

  it('is there for every file of the platform and of the seal’s seams, and only for those', () => {
    const filesIn = (folder: string): string[] =>
      readdirSync(folder).filter((name) => /(?<!\.d)\.tsx?$/.test(name));
    const files = [...filesIn(platform), ...filesIn(ofSeal).map((name) => `seal/${name}`)];
    const parts = ['seal/replacementFaults.ts'];
    expect(seams.map(({ file }) => file).sort()).toEqual(
      files.filter((name) => !parts.includes(name)).sort(),
    );
    expect(files).toEqual(expect.arrayContaining(parts));
  });

  it('has its row in the table', () => {
    const readme = readFileSync(path.join(root, 'packages/platform/README.md'), 'utf8');
    const cells = (line: string): string => line.replace(/\s*\|\s*/g, '|').trim();
    const written = readme
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map(cells);
    const wanted = seamRows(seams).map((row) => cells(`| ${row.join(' | ')} |`));
    expect(written).toEqual(wanted);
  });
});

describe('the trials', () => {
  it('see a runtime that loads in another way', async () => {
    const scripts = await bundleLazyPage();
    expect(scriptLoadingFaults(scripts.replaceAll('__webpack_require__.l =', 'x ='))).toHaveLength(
      1,
    );
  });

  it('see an SDK without its table or without the part', () => {
    expect(partsFaults({})).toEqual(['firebase/app has no table _components']);
    expect(partsFaults({ _components: new Map() })).toEqual([expect.stringContaining('heartbeat')]);
  });

  it('see an SDK that does not ask by what it is given', async () => {
    expect(await requestFaults({})).toEqual([expect.stringContaining('has no FetchProvider')]);
    const deaf = { FetchProvider: { initialize: () => undefined } };
    expect(await requestFaults(deaf)).toEqual([expect.stringContaining('does not ask')]);
    expect(await requestFaults(internalEntry())).toEqual([]);
  });

  it('see an internal entry of another copy of the SDK', async () => {
    const ofNode = await bundleInternals(sdkInternals('node'));
    expect(copyFaults(ofNode)).toEqual(["2 copies of the SDK's FetchProvider in a bundle"]);
    await expect(bundleInternals({})).rejects.toThrow('@firebase/auth/internal');
  });

  it('see markup that has changed', async () => {
    expect(await markupFaults()).toEqual([]);
    const whole = '<link rel="stylesheet" href="/own.css"/><div data-mark="" hidden="">here</div>';
    const late = '<div data-mark="" hidden=""><template id="B:0"></template></div>';
    expect(faultsOf(whole, late)).toEqual([]);
    expect(faultsOf(whole.replace('=""', ''), late)).toHaveLength(1);
    expect(faultsOf(whole.replace('<link', '<sheet'), late)).toHaveLength(1);
    expect(faultsOf(whole, late.replaceAll('template', 'slot'))).toHaveLength(1);
  });
});

describe('the SDK', () => {
  const without = (name: string): Record<string, unknown> => ({
    ...sessionRecord(),
    [name]: undefined,
  });
  const { stsTokenManager } = sessionRecord();
  const records: readonly (readonly [string, Record<string, unknown>])[] = [
    ['a whole session', sessionRecord()],
    ['none without an account', without('uid')],
    ['none without its tokens', without('stsTokenManager')],
    ['none that does not say whether it is verified', without('emailVerified')],
    ['none that does not say whether it is anonymous', without('isAnonymous')],
    ['one without an address', without('email')],
    ['none with a number for an address', { ...sessionRecord(), email: 1 }],
    ['none with a number for a day', { ...sessionRecord(), lastLoginAt: 1 }],
    [
      'none with a text for a time',
      { ...sessionRecord(), stsTokenManager: { ...Object(stsTokenManager), expirationTime: 'x' } },
    ],
  ];

  it('is known to take in a session as it writes it', async () => {
    expect(await sessionFaults()).toEqual([]);
  });

  it.each(records)('takes in %s, as we think', async (_what, record) => {
    const { uid } = await startWith(record);
    expect(uid !== undefined).toBe(isSession({ key: '', value: JSON.stringify(record) }));
  });
});
