import type { Plant } from '../plant';

const inOffline = (file: string, title: string): Plant['test'] => ({
  level: 'unit',
  file: `packages/offline/src/${file}.test.ts`,
  title,
});

/** Courses that are kept on the device. */
export const offline: readonly Plant[] = [
  {
    name: 'Offline: a course outlives its owner’s sign-out',
    file: 'packages/offline/src/device/forget.ts',
    find: 'mark.uid !== uid) await forgetSaved()',
    replace: 'mark.uid === uid) await forgetSaved()',
    test: inOffline(
      'device/__tests__/forget',
      'ends with a sign-out, and when another account comes; not for its own',
    ),
  },
  {
    name: 'Offline: a course is read without a network for ever',
    file: 'packages/offline/src/device/forget.ts',
    find: 'if (now < mark.until) return true;',
    replace: 'return true;',
    test: inOffline(
      'device/__tests__/forget',
      'is for its own account, until its sign-in is a year old; then it is forgotten',
    ),
  },
  {
    name: 'Offline: half an edition takes the place of a whole one',
    file: 'packages/offline/src/device/saver.ts',
    find: 'failing.abort(error);',
    replace: 'void error;',
    test: inOffline(
      'device/__tests__/keeper',
      'comes not at all where a file of it does not, and the old one stays whole',
    ),
  },
  {
    name: 'Offline: what a network between says is kept as a lesson',
    file: 'packages/offline/src/device/saver.ts',
    find: 'size === 0 || byteLength === size',
    replace: 'true',
    test: inOffline('device/__tests__/keeper', 'is not what a network between says instead'),
  },
  {
    name: 'Offline: the worker answers for the sign-in service too',
    file: 'packages/offline/src/worker/answer.ts',
    find: 'if (new URL(url).origin !== origin) return false;',
    replace: '',
    test: inOffline(
      'worker/__tests__/answer',
      'answers what reads from this site, and leaves everything else alone',
    ),
  },
  {
    name: 'Offline: a course is kept on a shared computer',
    file: 'src/theme/NavbarItem/AccountNavbarItem/accountParts.tsx',
    find: " && findStoredSession(browserStorage) === 'device'",
    replace: '',
    test: {
      level: 'dom',
      file: 'src/theme/NavbarItem/AccountNavbarItem/__tests__/accountParts.test.tsx',
      title:
        'a course can be kept by who is remembered on this device, in a build, and by nobody else',
    },
  },
  {
    name: 'Offline: a disabled account is taken for one without a network',
    file: 'packages/school-gate/src/auth/firebase/providerRequests.ts',
    find: '!hasNoNetwork(error) || ',
    replace: '',
    test: {
      level: 'unit',
      file: 'packages/school-gate/src/auth/__tests__/savedReading.test.ts',
      title: 'is what the provider says wherever it answers',
    },
  },
  {
    name: 'Offline: a page that is not kept has no way to those that are',
    file: 'packages/school-gate/src/gate/ContentClosed/index.tsx',
    find: '(readMark()?.kept.length ?? 0) > 0',
    replace: 'readMark() === undefined',
    test: {
      level: 'dom',
      file: 'packages/school-gate/src/gate/ContentClosed/__tests__/ContentClosed.test.tsx',
      title: 'says that it is not kept, and leads to those that are',
    },
  },
];
