import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { waitingFiles, waitingProjects, unaffected } from '../affectedTests';

const parts = ['packages/labs/src', 'packages/course-parts/src'].flatMap((room) =>
  readdirSync(room).map((name) => `${room}/${name}`),
);
const files = waitingFiles(parts).filter(({ name }) => existsSync(name));
const namesOf = (all: readonly { readonly name: string }[]): readonly string[] =>
  all.map(({ name }) => name);

describe('browser tests that may wait for the night', () => {
  it('are files and folders that are there, most of them about one part', () => {
    const isOfNone = ({ name }: { readonly name: string }): boolean => !existsSync(name);
    expect(namesOf(waitingFiles([]).filter(isOfNone))).toEqual([]);
    for (const { name } of waitingProjects) expect(existsSync(`tests/e2e/${name}`)).toBe(true);
    expect(namesOf(files)).toContain('tests/e2e/components/gatesim.spec.ts');
    expect(new Set(namesOf(files)).size).toBe(files.length);
  });

  it('rest on what is there', () => {
    const starts = new Set([...files, ...waitingProjects].flatMap(({ restsOn }) => restsOn));
    const isThere = (start: string): boolean =>
      existsSync(start) || readdirSync('scripts').some((name) => start === `scripts/${name}`);
    expect([...starts].filter((start) => !isThere(start))).toEqual([]);
  });

  it('are none of who is let in, what a stranger reads, the frame and every part’s looks', () => {
    for (const name of [
      'components/everyPart',
      'gate/accountOwner',
      'gate/doubt',
      'gate/foreignDomain',
      'gate/register',
      'gate/remember',
      'gate/signIn',
      'gate/signOut',
      'gate/verification',
      'layout/everyRoute',
      'layout/frame',
      'layout/hostile',
      'layout/headers',
      'layout/addresses',
      'layout/accessibility',
      'seal/guesses',
      'seal/reading',
      'seal/site/bytes',
      'seal/site/members',
      'seal/site/strangers',
    ]) {
      const file = `tests/e2e/${name}.spec.ts`;
      expect(existsSync(file), file).toBe(true);
      expect(namesOf(files)).not.toContain(file);
    }
    expect(namesOf(waitingProjects)).toEqual(['search', 'openings', 'accelerators', 'dev']);
  });

  it('wait when nothing has changed', () => {
    for (const all of [files, waitingProjects]) expect(unaffected(all, [])).toEqual(namesOf(all));
  });

  it('wait for nothing when what they rest on has changed', () => {
    const waitingWith = (...changed: readonly string[]): readonly string[] =>
      unaffected([...files, ...waitingProjects], changed);
    const gates = 'tests/e2e/components/gatesim.spec.ts';
    expect(waitingWith('docs/3/m1.mdx')).toContain(gates);
    expect(waitingWith('packages/labs/src/GateSim/__tests__/core.test.ts')).toContain(gates);
    for (const file of ['packages/labs/src/GateSim/core.ts', 'src/css/tokens.css', gates])
      expect(waitingWith(file), file).not.toContain(gates);
    expect(waitingWith('packages/labs/src/GateSim/core.ts')).toContain(
      'tests/e2e/components/alusim.spec.ts',
    );
    expect(waitingWith('packages/openings/src/build/keys.ts')).not.toContain('openings');
    expect(waitingWith('packages/school-gate/src/gate/Gate.tsx').join()).not.toMatch(/gate\//);
    expect(waitingWith('packages/ui/src/Button/index.tsx')).toEqual(['openings']);
  });
});
