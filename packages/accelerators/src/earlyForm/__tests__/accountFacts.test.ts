import { expect, it } from 'vitest';
import { accountFactsOf, parseAccountFacts } from '../facts';

const provider = { apiKey: 'k', authDomain: 'a', projectId: 'p', storageBucket: 's' };
const ofProvider = accountFactsOf({ provider, emulators: null }, 'edu.umea.se');

it('are read back as the build writes them', () => {
  expect(parseAccountFacts(JSON.parse(JSON.stringify(ofProvider)))).toEqual(ofProvider);
});

it.each([undefined, null, 'text', [], {}, { renewal: 'x' }, { renewal: 1, emailDomain: 'x' }])(
  'are none in %j',
  (data) => {
    expect(parseAccountFacts(data)).toBeUndefined();
  },
);
