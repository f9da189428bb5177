import type { Plant } from '../plant';

/** What a reader hears, and how a reader wants the page. */
export const reading: readonly Plant[] = [
  {
    name: 'Reading aloud: a voice that sends the text away is chosen',
    file: 'packages/read-aloud/src/voice/voices.ts',
    find: 'all.filter((voice) => voice.localService)',
    replace: 'all',
    test: {
      level: 'unit',
      file: 'packages/read-aloud/src/__tests__/voices.test.ts',
      title: 'are the device’s own: one that sends the text away is as good as none',
    },
  },
  {
    name: 'Reading aloud: an exercise is read on without asking',
    file: 'packages/read-aloud/src/voice/playing.ts',
    find: "  if (current.stops) return { kind: 'asking', spot: at(spot.sentence) };\n",
    replace: '',
    test: {
      level: 'unit',
      file: 'packages/read-aloud/src/__tests__/playing.test.ts',
      title: 'waits at what asks',
    },
  },
  {
    name: 'Reading settings: what an older edition kept stays',
    file: 'packages/reading-settings/src/Active/index.tsx',
    find: '    applySettings(settings);\n',
    replace: '',
    test: {
      level: 'dom',
      file: 'packages/reading-settings/src/__tests__/SettingsButton.test.tsx',
      title: 'what an older edition kept is set anew, and another tab is followed',
    },
  },
];
