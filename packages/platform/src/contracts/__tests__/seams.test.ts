import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeSeams, seamFilesIn } from '../../../../../tests/support/seams';
import { bundleInternals, copyFaults, internalEntry, requestFaults } from '../requestTrial';
import { partsFaults, sessionFaults, sessionRecord, startWith } from '../sdkTrial';
import { seams } from '../seams';
import { sdkInternals } from '../../sdkInternals';
import { isSession } from '../../sessionRecord';

const platform = path.resolve(__dirname, '../..');
const ownSeams = seams.filter(({ file }) => !file.startsWith('seal/'));

describeSeams(ownSeams);

describe('a contract', () => {
  it('is there for every file of the platform, and only for those', () => {
    expect(ownSeams.map(({ file }) => file).sort()).toEqual(seamFilesIn(platform).sort());
  });
});

describe('the trials', () => {
  it('see an SDK without its table or without the part', () => {
    expect(partsFaults({})).toEqual(['firebase/app has no table _components']);
    expect(partsFaults({ _components: new Map() })).toEqual([expect.stringContaining('heartbeat')]);
  });

  it('see an SDK that does not ask by what it is given', async () => {
    expect(await requestFaults({})).toEqual([expect.stringContaining('has no FetchProvider')]);
    const deaf = { FetchProvider: { initialize: () => undefined } };
    expect(await requestFaults(deaf)).toEqual([expect.stringContaining('does not ask')]);
    expect(await requestFaults(internalEntry())).toEqual([]);
  });

  it('see an internal entry of another copy of the SDK', async () => {
    const ofNode = await bundleInternals(sdkInternals('node'));
    expect(copyFaults(ofNode)).toEqual(["2 copies of the SDK's FetchProvider in a bundle"]);
    await expect(bundleInternals({})).rejects.toThrow('@firebase/auth/internal');
  });
});

describe('the SDK', () => {
  const without = (name: string): Record<string, unknown> => ({
    ...sessionRecord(),
    [name]: undefined,
  });
  const { stsTokenManager } = sessionRecord();
  const records: readonly (readonly [string, Record<string, unknown>])[] = [
    ['a whole session', sessionRecord()],
    ['none without an account', without('uid')],
    ['none without its tokens', without('stsTokenManager')],
    ['none that does not say whether it is verified', without('emailVerified')],
    ['none that does not say whether it is anonymous', without('isAnonymous')],
    ['one without an address', without('email')],
    ['none with a number for an address', { ...sessionRecord(), email: 1 }],
    ['none with a number for a day', { ...sessionRecord(), lastLoginAt: 1 }],
    [
      'none with a text for a time',
      { ...sessionRecord(), stsTokenManager: { ...Object(stsTokenManager), expirationTime: 'x' } },
    ],
  ];

  it('is known to take in a session as it writes it', async () => {
    expect(await sessionFaults()).toEqual([]);
  });

  it.each(records)('takes in %s, as we think', async (_what, record) => {
    const { uid } = await startWith(record);
    expect(uid !== undefined).toBe(isSession({ key: '', value: JSON.stringify(record) }));
  });
});
