import { describe, expect, it } from 'vitest';
import { katexFiles } from '..';
import { keepOnlyWoff2, referredFiles } from '../styleSheet';

const face =
  '@font-face{src:url(fonts/A.woff2) format("woff2"),url(fonts/A.woff) format("woff"),url(fonts/A.ttf) format("truetype")}';

describe('keepOnlyWoff2', () => {
  it('drops the older formats and nothing else', () => {
    expect(keepOnlyWoff2(`${face}.b{color:red}`)).toBe(
      '@font-face{src:url(fonts/A.woff2) format("woff2")}.b{color:red}',
    );
  });
});

describe('referredFiles', () => {
  it('names each file once, with or without quotes', () => {
    expect(referredFiles(`a{b:url(x.woff2)}c{d:url("y.woff2")}e{f:url(x.woff2)}`)).toEqual([
      'x.woff2',
      'y.woff2',
    ]);
  });
});

describe('katexFiles', () => {
  it('has the sheet and every font that it refers to, in one format', async () => {
    const files = await katexFiles(process.cwd());
    const [sheet, ...fonts] = files;
    expect(sheet?.path).toBe('katex.min.css');
    expect(fonts.length).toBeGreaterThan(10);
    expect(fonts.every(({ path }) => /^fonts\/[\w-]+\.woff2$/.test(path))).toBe(true);
    expect(fonts.every(({ content }) => content.length > 1000)).toBe(true);
  });
});
