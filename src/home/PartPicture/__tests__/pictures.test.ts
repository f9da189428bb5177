import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../pictureOf';
import { pictures } from '../pictures';
import { mazePicture, pointsPicture, spritePicture } from './fromLabs';

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
});

describe('a lesson’s picture', () => {
  it.each([
    ['3/m5', 'tests'],
    ['3/extra/18', 'patterns'],
    ['applied_programming/godot/first-game/coin', 'jump'],
    ['applied_programming/godot_multiplayer/index', 'players'],
    ['index', undefined],
  ])('of %s is %s', (id, picture) => {
    expect(pictureOf(id)).toBe(picture);
  });
});
