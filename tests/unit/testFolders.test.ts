import { describe, expect, it } from 'vitest';
import config from '../../playwright.config';

describe('the folders that browser tests write in', () => {
  it('are apart for the two runs that npm test has at once: a run empties its own when it begins', () => {
    const projects = config.projects ?? [];
    const own = projects.find(({ name }) => name === 'dev')?.outputDir ?? '';
    const others = projects.map(({ outputDir }) => outputDir ?? config.outputDir ?? '');
    expect(own).not.toBe('');
    expect(others.filter((folder) => folder === own)).toHaveLength(1);
    for (const folder of others.filter((each) => each !== own)) {
      expect(own.startsWith(`${folder}/`)).toBe(false);
      expect(folder.startsWith(`${own}/`)).toBe(false);
    }
  });
});
