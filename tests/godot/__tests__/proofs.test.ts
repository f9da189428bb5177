import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../project';
import { proofs } from '../proofList';
import { isPrinted, readAsked, readTrials } from '../proofs';

describe('the scripts that students judge themselves with', () => {
  test('every folder of programs belongs to an exercise, and each has right and wrong ones', () => {
    expect(new Set(readdirSync(join(root, 'tests/godot/tries')))).toStrictEqual(
      new Set(proofs.map(({ name }) => name)),
    );
    for (const proof of proofs) {
      const trials = readTrials(proof);
      expect(trials.filter(({ isRight }) => isRight).length, proof.name).toBeGreaterThan(2);
      expect(trials.filter(({ isRight }) => !isRight).length, proof.name).toBeGreaterThan(2);
    }
  });

  test.each(proofs)('$exercise: the page asks for what its script prints', (proof) => {
    const { printed, text } = readAsked(proof);
    const sum = /^kontrolltal (-?\d+)$/.exec(printed.at(-1) ?? '')?.[1];
    if (sum === undefined) expect(text).toContain('label="Det som provet skriver');
    else expect(text).toContain(`answer={${sum}}`);
  });

  test('a script that the page does not show is reported', () => {
    const states = { name: 'states', file: 'states.gd', place: 'scene' } as const;
    const without = { ...states, page: 'godot/godot-intro.mdx', exercise: 'Tre fel' };
    expect(() => readAsked(without)).toThrow('has no prov.gd');
  });
});

describe('what was printed', () => {
  test('the lines in their order, with others between', () => {
    expect(isPrinted(['a 1', 'b 2'], 'Godot\na 1\negen rad\nb 2\n')).toBe(true);
  });

  test.each(['b 2\na 1', 'a 1', 'a 1\nb 3', ''])('is not %j', (output) => {
    expect(isPrinted(['a 1', 'b 2'], output)).toBe(false);
  });
});
