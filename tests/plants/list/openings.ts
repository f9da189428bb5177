import type { Plant } from '../plant';

const rules = (title: string): Plant['test'] => ({
  level: 'rules',
  file: 'tests/rules/openings.test.ts',
  title,
});

/** What opens on a day, and not before. */
export const openings: readonly Plant[] = [
  {
    name: 'Rules: what opens on a day is open from the first',
    file: 'firestore.rules',
    find: ' && resource.data.at <= request.time;',
    replace: ';',
    test: rules('does not get it before, and learns when'),
  },
  {
    name: 'Rules: a token says what time it is',
    file: 'firestore.rules',
    find: 'resource.data.at <= request.time;',
    replace: 'resource.data.at <= timestamp.value(request.auth.token.iat * 1000);',
    test: rules('gets it no earlier with a clock a year ahead'),
  },
  {
    name: 'Openings: this year’s key is last year’s',
    file: 'packages/openings/src/build/keys.ts',
    find: ' ${new Date(at).toISOString()}`',
    replace: '`',
    test: {
      level: 'unit',
      file: 'packages/openings/src/build/__tests__/keys.test.ts',
      title: 'gives each opening a key that name, time and secret decide, and nothing else',
    },
  },
  {
    name: 'Openings: a new deployment takes back what was moved',
    file: 'scripts/openings/runTask.ts',
    find: 'if (time.at !== null) continue;',
    replace: '',
    test: {
      level: 'unit',
      file: 'scripts/openings/__tests__/runTask.test.ts',
      title: 'leaves what is there, which may have been moved',
    },
  },
];
