import { expect, it } from 'vitest';
import { withSealedFacts } from '../../../src/plugins/seal/sealedFacts';
import { entryScriptOf } from '../served';

const pageWith = (...entry: readonly string[]): string =>
  withSealedFacts('<meta charset=utf-8>', {
    keyId: 'k',
    edition: 'e',
    styles: [],
    programs: { entry, beside: [], app: [] },
  });

it('finds the entry script among those that the page starts with', () => {
  const html = pageWith('/assets/js/runtime~main.ab12.js', '/assets/js/main.ab12.js');
  expect(entryScriptOf(html)).toBe('/assets/js/main.ab12.js');
});

it('throws where there is none', () => {
  expect(() => entryScriptOf(pageWith('/assets/js/runtime~main.ab12.js'))).toThrow(
    'no script named main',
  );
});
