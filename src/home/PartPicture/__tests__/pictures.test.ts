import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureOf, pictureOfAll } from '../pictureOf';
import { pictures } from '../pictures';
import { lendingPicture, mazePicture, pointsPicture, spritePicture } from './fromLabs';

/** The bytes of the first sprite on a page. */
function bytesOf(page: string): readonly number[] {
  const [, text = ''] = /```sprite\n([^`]*)```/.exec(readFileSync(page, 'utf8')) ?? [];
  return [...text.matchAll(/\$([0-9A-F]{2})/g)].map(([, hex = '']) => parseInt(hex, 16));
}

describe('the pictures that labs draw', () => {
  it('are what the labs would draw today', () => {
    expect(pictures.maze).toEqual(mazePicture());
    expect(pictures.points).toEqual(pointsPicture());
    const ship = bytesOf('docs/applied_programming/TRSE/pixel_art/sprites.mdx');
    expect(pictures.ship).toEqual(spritePicture(ship));
  });

  it('are what the course’s own program has in its window', () => {
    const lanoteket = 'docs/3/filer/lanoteket';
    const program = readFileSync(`${lanoteket}/m15/fonster.py`, 'utf8');
    const things = readFileSync(`${lanoteket}/m8/saker.csv`, 'utf8');
    expect(pictures.lending).toEqual(lendingPicture(program, things));
  });
});

describe('a lesson’s picture', () => {
  it.each([
    ['3/m5', 'tests'],
    ['3/extra/18', 'patterns'],
    ['applied_programming/godot/first-game/coin', 'level'],
    ['applied_programming/godot/godot-intro', 'jump'],
    ['applied_programming/godot_multiplayer/index', 'players'],
    ['index', undefined],
  ])('of %s is %s', (id, picture) => {
    expect(pictureOf(id)).toBe(picture);
  });
});

describe('a part’s picture', () => {
  const lessons = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.slice(0, -'.mdx'.length));
  const within = (folder: string): string[] => lessons.filter((id) => id.startsWith(folder));
  const parts = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('_category_.json'))
    .map((file) => file.slice(0, -'_category_.json'.length))
    // The three courses have their own (../../made.ts).
    .filter((folder) => folder.split('/').length > 2);

  it('is its own, also where it lies in another part', () => {
    const used = parts.map((folder) => pictureOfAll(within(folder)));
    expect(used).not.toContain(undefined);
    expect(new Set(used).size).toBe(parts.length);
    expect(parts.length).toBeGreaterThan(12);
  });

  it.each(parts)('and its sentence too: %s', (folder) => {
    const text = readFileSync(`docs/${folder}_category_.json`, 'utf8');
    expect(text).toMatch(/"description": "[^"]{30,}\."/);
  });
});
