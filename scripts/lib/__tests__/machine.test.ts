import { describe, expect, it } from 'vitest';
import { examineMachine, machineTable, systemNote, type Found } from '../machine';

const here: Found = {
  need: { name: 'git', costs: 'sessioner med git', packages: ['git'] },
  version: '2.39.5',
};
const lacking: Found = {
  need: { name: 'numpy', costs: 'Python-block som använder numpy', packages: ['python3-numpy'] },
  version: undefined,
};

const broken: Found = {
  need: { name: 'gdb', costs: 'gdb-block', packages: ['gdb'] },
  version: undefined,
  isBroken: true,
};

describe('the table of the machine', () => {
  it('says what is here, what is missing, what that costs, and how to install it', () => {
    expect(machineTable([here, lacking, lacking]).slice(0, 4)).toEqual([
      '  git    2.39.5',
      '  numpy  saknas: hoppar över Python-block som använder numpy',
      '  numpy  saknas: hoppar över Python-block som använder numpy',
      'Allt som saknas: apt-get install python3-numpy',
    ]);
  });

  it('says what is there and does not work, which installing it would not mend', () => {
    expect(machineTable([here, broken]).slice(0, 3)).toEqual([
      '  git  2.39.5',
      '  gdb  finns men fungerar inte: hoppar över gdb-block',
      expect.not.stringContaining('apt-get install'),
    ]);
  });

  it('says that nothing is missing', () => {
    expect(machineTable([here])).toEqual(['  git  2.39.5', 'Inget saknas.']);
  });

  it('has a row for each thing a step may need, once', async () => {
    const names = (await examineMachine()).map(({ need }) => need.name);
    expect(names).toEqual(
      expect.arrayContaining(['chromium', 'firestore', 'python', 'shellcheck', 'x86-64']),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a system', () => {
  it('that is no Linux is told what it lacks, in one sentence', () => {
    expect(systemNote('linux')).toEqual([]);
    expect(systemNote('win32')).toEqual([
      expect.stringContaining('bara på Linux (i Windows: i WSL)'),
    ]);
    expect(systemNote('darwin')).toEqual([expect.stringContaining('finns bara på Linux')]);
  });
});
