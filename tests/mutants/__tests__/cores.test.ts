import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseCores, cores, settingsFor } from '../cores';

describe('the cores', () => {
  it.each(cores)('$name: has files, tests and a floor', ({ files, tests, floor }) => {
    expect([...files, ...tests].filter((file) => !existsSync(file))).toEqual([]);
    expect(files.length * tests.length).toBeGreaterThan(0);
    expect(floor).toBeGreaterThan(70);
  });

  it('are chosen by their names, and a name that is none is told', () => {
    expect(chooseCores([])).toEqual(cores);
    expect(chooseCores(['quiz']).map(({ name }) => name)).toEqual(['quiz']);
    expect(() => chooseCores(['qiz'])).toThrow('Okänd kärna: qiz. Rätt är quiz');
  });

  it('break the run below their floor', () => {
    const [core] = cores;
    if (core === undefined) throw new Error('There are none');
    expect(settingsFor(core, 'runner.js')).toMatchObject({
      plugins: ['runner.js'],
      mutate: core.files,
      thresholds: { break: core.floor },
    });
  });
});
