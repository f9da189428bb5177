import { expect, it, vi } from 'vitest';
import { hearPrinted, tellPrinted } from '..';

it('reaches who listens, until they have ended it', () => {
  const heard = vi.fn();
  const end = hearPrinted(heard);
  tellPrinted('ÖÖ\n');
  end();
  tellPrinted('SS\n');
  expect(heard.mock.calls).toEqual([['ÖÖ\n']]);
});
