import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeSeams, readInstalled, seamFilesIn } from '../../../../../../tests/support/seams';
import { faultsOf, markupFaults } from '../markupTrial';
import { bundleLazyPage, scriptLoadingFaults } from '../runtimeTrial';
import { judgeSeam } from '../seam';
import { sealSeams } from '../sealSeams';

describeSeams(sealSeams);

describe('a contract', () => {
  const [, first] = sealSeams;
  it('with a file that is gone is broken', async () => {
    if (first === undefined) throw new Error('There are no seams');
    const gone = (file: string): string => {
      if (file.endsWith('package.json')) return readInstalled(file);
      throw new Error(file);
    };
    const { faults } = await judgeSeam(first, gone);
    expect(faults).toHaveLength(first.facts.length);
    expect(faults[0]).toMatch(/is gone/);
  });

  it('with a file that says something else is broken', async () => {
    if (first === undefined) throw new Error('There are no seams');
    const silent = (file: string): string => (file.endsWith('package.json') ? '{}' : '');
    const { faults } = await judgeSeam(first, silent);
    expect(faults).toHaveLength(first.facts.length);
    expect(faults[0]).toMatch(/no longer/);
  });

  it('has something to check', async () => {
    if (first === undefined) throw new Error('There are no seams');
    await expect(judgeSeam({ ...first, facts: [] }, readInstalled)).rejects.toThrow(
      'nothing to check',
    );
  });

  it('is there for every file of the seams, and only for those', () => {
    const files = seamFilesIn(path.resolve(__dirname, '../..')).map((name) => `seal/${name}`);
    const parts = ['seal/replacementFaults.ts'];
    expect(sealSeams.map(({ file }) => file).sort()).toEqual(
      files.filter((name) => !parts.includes(name)).sort(),
    );
    expect(files).toEqual(expect.arrayContaining(parts));
  });
});

describe('the trials', () => {
  it('see a runtime that loads in another way', async () => {
    const scripts = await bundleLazyPage();
    expect(scriptLoadingFaults(scripts.replaceAll('__webpack_require__.l =', 'x ='))).toHaveLength(
      1,
    );
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
