import type { Plant } from '../plant';

const unit = (file: string, title: string): Plant['test'] => ({
  level: 'unit',
  file: `${file}.test.ts`,
  title,
});

/** Who is let in, for how long, and what is said when it goes wrong. */
export const signIn: readonly Plant[] = [
  {
    name: 'Gate order: an account whose address is not verified is a member',
    file: 'packages/school-gate/src/auth/visitor.ts',
    find: "  if (!account.emailVerified) return { kind: 'unverified', email: account.email };\n",
    replace: '',
    test: unit(
      'packages/school-gate/src/auth/__tests__/visitor',
      'is a member only when verified and in the school domain',
    ),
  },
  {
    name: 'Domain rule: an address of any domain is the school’s',
    file: 'packages/school-gate/src/auth/visitor.ts',
    find: 'account.email === null || !isSchoolAddress(account.email, domain)',
    replace: 'account.email === null',
    test: unit(
      'packages/school-gate/src/auth/__tests__/visitor',
      'never lets the address a@edu.umea.se.evil.se in, verified or not',
    ),
  },
  {
    name: 'Domain rule: what stands before the domain may hold an @',
    file: 'packages/school-gate/src/auth/schoolAddress.ts',
    find: '/^[^\\s@]+$/.test(email.slice(0, -suffix.length))',
    replace: '/^[^\\s]+$/.test(email.slice(0, -suffix.length))',
    test: unit(
      'packages/school-gate/src/auth/__tests__/schoolAddress',
      'refuses "a@b@edu.umea.se"',
    ),
  },
  {
    name: 'Rules of the form: a new password is not compared with its confirmation',
    file: 'packages/school-gate/src/auth/credentialRules.ts',
    find: 'password !== confirmation',
    replace: "password === ''",
    test: unit(
      'packages/school-gate/src/auth/__tests__/credentialRules',
      'names the field that the message belongs to',
    ),
  },
  {
    name: 'Error text: another word for a wrong password than the specification’s',
    file: 'packages/school-gate/src/auth/knownErrors.ts',
    find: "text: 'Felaktigt lösenord.'",
    replace: "text: 'Fel lösenord.'",
    test: unit('packages/school-gate/src/auth/__tests__/knownErrors', 'auth/wrong-password'),
  },
  {
    name: 'Privacy: a forgotten password tells that an account is disabled',
    file: 'packages/school-gate/src/auth/knownErrors.ts',
    find: `      text: 'Detta konto har inaktiverats.',
      isDeadLink: true,
      isAboutExistence: true,
`,
    replace: `      text: 'Detta konto har inaktiverats.',
      isDeadLink: true,
`,
    test: unit(
      'packages/school-gate/src/auth/__tests__/knownErrors',
      'is that it tells whether an account exists: an unknown and a disabled one, nothing else',
    ),
  },
  {
    name: 'Outage: a provider that is out of order ends every session',
    file: 'packages/school-gate/src/auth/firebase/providerRequests.ts',
    find: 'if (response.status >= 500 || response.status === 429) return false;',
    replace: '',
    test: unit(
      'packages/school-gate/src/auth/__tests__/providerRequests',
      'fails like the network when the provider is out of order',
    ),
  },
  {
    name: 'Key kept: a sign-out leaves the gate open',
    file: 'packages/school-gate/src/auth/sessionRunner.ts',
    find: "      await dependencies.gate.lockGate();\n      dispatch({ kind: 'gateClosed' });\n",
    replace: "      dispatch({ kind: 'gateClosed' });\n",
    test: unit('packages/school-gate/src/auth/__tests__/contentKey', 'is forgotten at sign-out'),
  },
  {
    name: 'Key kept: a key that arrives after a sign-out opens the lessons',
    file: 'packages/school-gate/src/auth/visit.ts',
    find: '  if (state.visitor !== member) return state;\n',
    replace: '',
    test: unit(
      'packages/school-gate/src/auth/__tests__/contentKey',
      'that arrives after a sign-out opens nothing',
    ),
  },
  {
    name: 'Accounts mixed: another member comes in to what the first has opened',
    file: 'packages/school-gate/src/auth/visit.ts',
    find: "if (previous.kind === 'member') {",
    replace: "if (previous.kind === 'member' && visitor.kind !== 'member') {",
    test: unit(
      'packages/school-gate/src/auth/__tests__/leaving',
      'is gone with all that was opened before another member is let in',
    ),
  },
  {
    name: 'Stale session: a stored account is let in without asking the provider',
    file: 'packages/school-gate/src/auth/sessionReducer.ts',
    find: 'const confirm = state.remembered && event.account !== null;',
    replace: 'const confirm = state.remembered && event.account === null;',
    test: unit(
      'packages/school-gate/src/auth/__tests__/session',
      'asks the provider about a stored account before it opens',
    ),
  },
  {
    name: 'Stale session: an answer from before a sign-out lets the account in again',
    file: 'packages/school-gate/src/auth/sessionReducer.ts',
    find: 'return event.asked === state.changes ? admit(state, event, emailDomain) : still(state);',
    replace: 'return admit(state, event, emailDomain);',
    test: unit(
      'packages/school-gate/src/auth/__tests__/sessionReducer',
      "is old news once the SDK has said something else: 'answered'",
    ),
  },
  {
    name: 'Stale session: a sign-out in one tab leaves another signed in',
    file: 'packages/school-gate/src/auth/storedSession.ts',
    find: 'return epochIn(storage.tab) !== epochIn(storage.device);',
    replace: "return epochIn(storage.tab) === '' && epochIn(storage.device) !== '';",
    test: unit(
      'packages/school-gate/src/auth/__tests__/storedSession',
      'is over with a sign-out, in a tab that has heard nothing of it',
    ),
  },
  {
    name: 'Tabs: somebody else’s session is taken over by a tab that has one',
    file: 'packages/school-gate/src/auth/tabs.ts',
    find: "    if (getVisitor().kind !== 'signedOut' || findStoredSession(storage) !== 'none') return;\n",
    replace: '',
    test: unit(
      'packages/school-gate/src/auth/__tests__/tabs',
      'takes no session over when somebody is signed in, one is stored, or storage is refused',
    ),
  },
  {
    name: 'Mail: a clock that was set back makes the wait longer',
    file: 'packages/school-gate/src/auth/verificationMail.ts',
    find: 'Math.min(mail.at + resendPauseMs - now, resendPauseMs)',
    replace: 'mail.at + resendPauseMs - now',
    test: unit(
      'packages/school-gate/src/auth/__tests__/verificationMail',
      '-3600000 ms after the mail is 60',
    ),
  },
  {
    name: 'Mail: a link that another project has made is followed',
    file: 'packages/school-gate/src/auth/mailLink.ts',
    find: "  if (key !== apiKey) return { kind: 'foreignProject' };\n",
    replace: '',
    test: unit('packages/school-gate/src/auth/__tests__/mailLink', 'knows the foreign key "other"'),
  },
  {
    name: 'Early script: a token of another account confirms the session',
    file: 'packages/accelerators/src/earlyPage/confirm.ts',
    find: 'account?.uid === uid && ',
    replace: '',
    test: unit(
      'packages/accelerators/src/earlyPage/__tests__/confirm',
      'that describes another account confirms nothing',
    ),
  },
  {
    name: 'Early script: a kept key is used whatever the age of the sign-in',
    file: 'packages/accelerators/src/earlyPage/confirm.ts',
    find: 'return isTheirs && isSignInWithinRules(token);',
    replace: 'return isTheirs;',
    test: unit(
      'packages/accelerators/src/earlyPage/__tests__/confirm',
      'that describes a sign-in of 800 days ago confirms nothing',
    ),
  },
  {
    name: 'Verification link: a press is enough wherever a session stands',
    file: 'packages/school-gate/src/auth/mailActions.ts',
    find: 'return wasTyped(storage, account.uid) && ',
    replace: 'return ',
    test: unit(
      'packages/school-gate/src/auth/__tests__/mailSession',
      'does nothing by a press where the account’s session was begun in another tab',
    ),
  },
  {
    name: 'Early script: the form is shown on a page that everybody may read',
    file: 'packages/accelerators/src/earlyForm/firstScreen.ts',
    find: 'findPublicPage(pathname) === undefined',
    replace: "pathname !== ''",
    test: unit(
      'packages/accelerators/src/earlyForm/__tests__/firstScreen',
      'on a page that everybody may read',
    ),
  },
  {
    name: 'Early script: the whole site is fetched for an account that is not verified',
    file: 'packages/accelerators/src/earlyForm/firstScreen.ts',
    find: 'stored.account?.emailVerified !== false && ',
    replace: '',
    test: unit(
      'packages/accelerators/src/earlyForm/__tests__/firstScreen',
      'not with an account that is not verified',
    ),
  },
  {
    name: 'App Check: a site that has it off carries its program',
    file: 'packages/school-gate/src/appCheck/index.ts',
    find: 'appCheck !== null',
    replace: 'appCheck === null',
    test: unit(
      'packages/school-gate/src/appCheck/__tests__/appCheck',
      'has nothing of it where it is off',
    ),
  },
];
