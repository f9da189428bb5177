import type { Plant } from '../plant';

const follow = 'packages/student-work/src/follow';

const unit = (file: string, title: string): Plant['test'] => ({
  level: 'unit',
  file: `${follow}/${file}`,
  title,
});

const following = '__tests__/following.test.ts';

/** Work that follows a student to other computers. */
export const workThatFollows: readonly Plant[] = [
  {
    name: 'Following: of two programs the later one counts',
    file: `${follow}/core/held.ts`,
    find: '    return { main, beside: [earlier] };',
    replace: '    return { main, beside: [] };',
    test: unit(following, 'keeps both programs that were written offline, and asks'),
  },
  {
    name: 'Following: that a student has texts read aloud leaves the device',
    file: `${follow}/core/kinds.ts`,
    find: 'search:|read-aloud',
    replace: 'search:',
    test: unit(
      following,
      'is there after a sign-in on another device: every kind, and nothing else',
    ),
  },
  {
    name: 'Following: a document is as large as what it holds',
    file: `${follow}/seal/sealing.ts`,
    find: 'const smallestStep = 1024;',
    replace: 'const smallestStep = 1;',
    test: unit(following, 'says nothing of a lesson in names and sizes'),
  },
  {
    name: 'Following: a document is put in the place of any edition',
    file: `${follow}/remote/remote.ts`,
    find: '  if (replaces === undefined) return {};',
    replace: '  if (replaces !== null) return {};',
    test: {
      level: 'rules',
      file: 'tests/rules/work.test.ts',
      title: 'replaces the edition that it has read and no other, and all of it or nothing',
    },
  },
  {
    name: 'Following: every member reads everybody’s work',
    file: 'firestore.rules',
    find: 'return isSchoolMember() && request.auth.uid == uid;',
    replace: 'return isSchoolMember();',
    test: {
      level: 'rules',
      file: 'tests/rules/work.test.ts',
      title: 'reads nothing and writes nothing',
    },
  },
  {
    name: 'Following: a sign-out waits for nothing',
    file: 'packages/school-gate/src/auth/signInActions.ts',
    find: '    await beforeSignOut();\n',
    replace: '',
    test: {
      level: 'unit',
      file: 'packages/school-gate/src/auth/__tests__/beforeSignOut.test.ts',
      title: 'is done while the session is there still',
    },
  },
  {
    name: 'Following: a page that somebody has signed out of goes on',
    file: `${follow}/engine/follower.ts`,
    find: "    await this.run('leave');\n    this.rest();\n",
    replace: "    await this.run('leave');\n",
    test: unit(
      following,
      'has all of it saved when somebody signs out, and leaves the device alone then',
    ),
  },
  {
    name: 'Following: a tab takes no turn from another',
    file: `${follow}/engine/pages.ts`,
    find: '      if (release === undefined && !hasLeft && !isTaking) ask(true);\n',
    replace: '',
    test: unit('engine/__tests__/pages.test.ts', 'the one that is looked at leads, and no other'),
  },
  {
    name: 'Following: it is fetched for everybody',
    file: `${follow}/Following.tsx`,
    find: "      if (typed === undefined && followingOf(account) === 'no') return;\n",
    replace: '',
    test: {
      level: 'dom',
      file: `${follow}/FollowPart/__tests__/Following.test.tsx`,
      title: 'fetches nothing where it is off: removed',
    },
  },
  {
    name: 'Following: what is sealed can be read',
    file: `${follow}/seal/sealing.ts`,
    find: '  sealed.set(new Uint8Array(body), headLength);\n',
    replace:
      '  sealed.set(new Uint8Array(body), headLength);\n  sealed.set(new TextEncoder().encode(text).slice(0, 900), headLength);\n',
    test: {
      level: 'browser',
      file: 'tests/e2e/seal/site/follow.spec.ts',
      title:
        'what is done on a laptop stands on a phone; two versions of a program are both kept; the database tells nothing; a new password needs the code',
    },
  },
  {
    name: 'Following: nobody is told of what was saved',
    file: `${follow}/engine/follower.ts`,
    find: '    await this.listening.tell(this.hearing, hasWritten);\n',
    replace: '',
    test: {
      level: 'browser',
      file: 'tests/e2e/seal/site/follow.spec.ts',
      title:
        'two devices lie open for minutes: what is solved and written on one stands on the other at its next question, and what is switched off is off',
    },
  },
  {
    name: 'Following: a ring that was written over before it was heard is not rung again',
    file: `${follow}/core/rings.ts`,
    find: '    isLost: known.unheard !== undefined && ring?.heard !== known.unheard,\n',
    replace: '    isLost: false,\n',
    test: unit(
      'core/__tests__/rings.test.ts',
      'hear of all that was saved when they go on asking, in whichever order they rang',
    ),
  },
  {
    name: 'Following: a page that nobody sees asks on',
    file: `${follow}/engine/timing.ts`,
    find: '  if (!isSeen) return undefined;\n  const wanted = lastAsk',
    replace: '  const wanted = lastAsk',
    test: unit(
      '__tests__/ringing.test.ts',
      'asks the bell of what is seen alone, and Firestore only when it has rung',
    ),
  },
];
