import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { courseAreas } from '../../../config/courseAreas';
import { manifestOf } from '../manifest';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

const { icons, ...manifest } = manifestOf({ title: 'Skolans kurser', shortTitle: 'Kurser' }) as {
  readonly icons: readonly Icon[];
} & Readonly<Record<string, unknown>>;

/** The width and height that a PNG says it has. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the manifest', () => {
  it('has the names of the site and of no course', () => {
    expect(manifest).toMatchObject({ name: 'Skolans kurser', short_name: 'Kurser', lang: 'sv' });
    const said = JSON.stringify({ manifest, icons });
    for (const { title, slug } of courseAreas) {
      expect(said).not.toContain(title);
      expect(said).not.toContain(slug);
    }
  });

  it('has icons that are there, as large as it says', () => {
    const pictures = icons.filter(({ type }) => type === 'image/png');
    expect(pictures.length).toBe(3);
    for (const { src, sizes } of pictures) expect(sizeOf(`static${src}`)).toBe(sizes);
    expect(sizeOf('static/apple-touch-icon.png')).toBe('180x180');
  });
});
