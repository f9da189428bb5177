/**
 * The pictures of the site's looks: what is in the repository, whose browser they are for, and the
 * sheet that shows them.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureSheet } from '../../scripts/lib/pictureSheet';
import { looksOf, pictureFolder, pinnedBrowser, whyOtherBrowser } from '../support/pictures';

const names = readdirSync(pictureFolder).filter((name) => name.endsWith('.png'));

/** What a picture is of: `gate-390-light.png` of the gate. */
const thingOf = (name: string): string => name.replace(/-\d+-\w+\.png$/, '');

describe('the pictures', () => {
  it('are about forty, and 3 MB at most', () => {
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(names.length).toBeLessThan(50);
    const bytes = names.map((name) => statSync(path.join(pictureFolder, name)).size);
    expect(bytes.reduce((a, b) => a + b)).toBeLessThan(3_000_000);
  });

  it('show every thing in both modes and at both widths', () => {
    for (const thing of new Set(names.map(thingOf))) {
      const own = names.filter((name) => thingOf(name) === thing).join(' ');
      expect(own, thing).toMatch(/light/);
      expect(own, thing).toMatch(/dark/);
      expect(own, thing).toMatch(/-390-/);
      expect(own, thing).toMatch(/-1280-/);
    }
    expect(looksOf(0)).not.toEqual(looksOf(1));
  });

  it('show every lab that there is', () => {
    const settings = readFileSync('src/parts/registry.ts', 'utf8');
    const parts = [...settings.matchAll(/(\w+): \(\) => import\(/g)].map((match) => match[1] ?? '');
    const labs = parts.filter((part) =>
      /(?:Sim|Lab|Viz|World|Converter|Table|Trainer)$/.test(part),
    );
    expect(labs.length).toBe(16);
    const things = new Set(names.map(thingOf));
    // The games, which have moved on before a picture is taken, are played in their own tests.
    const games = ['JumpLab', 'LagLab', 'ShipLab', 'ChaseLab'];
    expect(labs.filter((lab) => !things.has(lab.toLowerCase()) && !games.includes(lab))).toEqual(
      [],
    );
  });
});

describe('the browser', () => {
  const { name, major } = pinnedBrowser;
  const version = `${String(major)}.0.1.2`;

  it('is the one that took them', () => {
    expect(whyOtherBrowser(`/usr/bin/${name}`, version)).toBeUndefined();
  });

  it.each([
    [`/usr/bin/${name}`, `${String(major + 1)}.0.1.2`],
    ['/usr/bin/chromium', version],
    [undefined, version],
  ])('%s %s is another', (program, other) => {
    expect(whyOtherBrowser(program, other)).toContain('npm run pictures -- --update-snapshots=all');
  });
});

describe('the sheet', () => {
  it('shows every picture, those of one thing together', () => {
    const sheet = pictureSheet(
      ['quiz-390-dark.png', 'gate-390-light.png', 'gate-1280-dark.png'],
      '../shots',
    );
    expect(sheet.match(/<img src="[^"]+"/g)).toEqual([
      '<img src="../shots/gate-1280-dark.png"',
      '<img src="../shots/gate-390-light.png"',
      '<img src="../shots/quiz-390-dark.png"',
    ]);
    expect(sheet.match(/<h2>/g)).toHaveLength(2);
  });
});
