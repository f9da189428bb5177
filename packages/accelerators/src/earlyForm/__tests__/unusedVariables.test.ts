import { describe, expect, it } from 'vitest';
import { withoutUnusedInfima } from '../unusedVariables';

describe('Infima’s variables in a page', () => {
  it('are those that something asks for, also by another one', () => {
    const sheet =
      '@layer i{:root{--ifm-a:var(--ifm-b);--ifm-b:1px;--ifm-c:var(--ifm-d);--ifm-d:2px;--own:3px}.x{--ifm-c:0}}p{top:var(--ifm-a)}';
    expect(withoutUnusedInfima(sheet, 'i')).toBe(
      '@layer i{:root{--ifm-a:var(--ifm-b);--ifm-b:1px;--own:3px}}p{top:var(--ifm-a)}',
    );
  });

  it('are left alone where the site sets them itself: other sheets may ask', () => {
    const sheet = ':root{--ifm-a:1px}@layer other{:root{--ifm-a:2px}}';
    expect(withoutUnusedInfima(sheet, 'i')).toBe(sheet);
  });
});
