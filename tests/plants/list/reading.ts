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
    name: 'Reading aloud: a table’s rows come in another order',
    file: 'packages/read-aloud/src/content/readArticle.ts',
    find: '    ...rows.flatMap(({ row, words }) => spoken(row, words)),',
    replace: '    ...[...rows].reverse().flatMap(({ row, words }) => spoken(row, words)),',
    test: {
      level: 'dom',
      file: 'packages/read-aloud/src/__tests__/readArticle.test.tsx',
      title: 'a table row by row, with its heads',
    },
  },
  {
    name: 'Reading aloud: a panel is named after what is in it',
    file: 'packages/read-aloud/src/content/readArticle.ts',
    find: 'return [...spoken(section, words), ...read()];',
    replace: 'return [...read(), ...spoken(section, words)];',
    test: {
      level: 'dom',
      file: 'packages/read-aloud/src/__tests__/lessons.test.tsx',
      title: 'a lesson of årskurs 3 is heard from end to end: every word once, in the page’s order',
    },
  },
  {
    name: 'Reading aloud: the word is not marked',
    file: 'packages/read-aloud/src/place/marks.ts',
    find: '  else CSS.highlights.set(wordMark,',
    replace: '  else if (false as boolean) CSS.highlights.set(wordMark,',
    test: {
      level: 'dom',
      file: 'packages/read-aloud/src/__tests__/ReadButton.test.tsx',
      title: 'with the sentence and the word marked, and no text of the page changed',
    },
  },
  {
    name: 'Reading aloud: a voice that comes late is never heard of',
    file: 'packages/read-aloud/src/voice/voices.ts',
    find: "  synthesis.addEventListener('voiceschanged', tell);\n",
    replace:
      "  synthesis.addEventListener('voiceschanged', tell);\n  setTimeout(() => synthesis.removeEventListener('voiceschanged', tell), waitMs);\n",
    test: {
      level: 'dom',
      file: 'packages/read-aloud/src/__tests__/ReadButton.test.tsx',
      title: 'a voice that the browser finds late is used as soon as it is found',
    },
  },
  {
    name: 'Reading aloud: a word is marked that the voice has not told of',
    file: 'packages/read-aloud/src/place/marks.ts',
    find: 'part === undefined || at === undefined ? undefined : wordAt(part.words, at)?.place',
    replace: 'part === undefined ? undefined : wordAt(part.words, at ?? 0)?.place',
    test: {
      level: 'dom',
      file: 'packages/read-aloud/src/__tests__/ReadButton.test.tsx',
      title: 'with the sentence and the word marked, and no text of the page changed',
    },
  },
  {
    name: 'Reading aloud: the page does not go along',
    file: 'packages/read-aloud/src/place/follow.ts',
    find: 'if (isFollowing) bring(sentence);',
    replace: 'if (!isFollowing) bring(sentence);',
    test: {
      level: 'dom',
      file: 'packages/read-aloud/src/__tests__/ReadButton.test.tsx',
      title: 'and the page goes along, until the reader goes elsewhere',
    },
  },
  {
    name: 'Reading aloud: code without a blank is said in one go, however long',
    file: 'packages/read-aloud/src/content/line.ts',
    find: 'isCode ? codePieces(written) : [written]',
    replace: '[written]',
    test: {
      level: 'dom',
      file: 'packages/read-aloud/src/__tests__/lessons.test.tsx',
      title: 'a lesson of go_htmx is heard from end to end: every word once, in the page’s order',
    },
  },
  {
    name: 'English: a dictionary says that the Swedish “man” is English',
    file: 'packages/lesson-language/src/rehype-english/english.ts',
    find: "  if (all.some((word) => alwaysSwedish.has(word))) return 'other';\n",
    replace:
      "  if (all.includes('man')) return 'english';\n  if (all.some((word) => alwaysSwedish.has(word))) return 'other';\n",
    test: {
      level: 'unit',
      file: 'packages/lesson-language/src/rehype-english/__tests__/judged.test.ts',
      title: 'is no Swedish word: each that was left alone stands for eighty',
    },
  },
  {
    name: 'English: words in capitals are not seen',
    file: 'packages/lesson-language/src/rehype-english/english.ts',
    find: '/^[A-Z]{3,}$/.test(written)',
    replace: '/^[A-Z]{99,}$/.test(written)',
    test: {
      level: 'unit',
      file: 'packages/lesson-language/src/rehype-english/__tests__/english.test.ts',
      title: 'Efter COMMIT står HEAP.',
    },
  },
  {
    name: 'Reading settings: calm shows how much is read',
    file: 'packages/student-work/src/progress/ProgressLine/index.tsx',
    find: ' data-counter=""',
    replace: '',
    test: {
      level: 'dom',
      file: 'packages/student-work/src/progress/__tests__/LessonEnd.test.tsx',
      title: 'a count says that it is one: who has chosen calm is shown none',
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
  {
    name: 'Reading settings: a narrow window has two rulers',
    file: 'packages/reading-settings/src/Active/index.tsx',
    find: 'isFirst && settings.ruler',
    replace: 'settings.ruler',
    test: {
      level: 'dom',
      file: 'packages/reading-settings/src/__tests__/Ruler.test.tsx',
      title: 'there is one band where two buttons stand, and still when the first is gone',
    },
  },
  {
    name: 'Reading settings: the largest letters make a list wider than a small phone',
    file: 'src/theme/DocCard/styles.module.css',
    find: '    white-space: normal;\n',
    replace: '',
    test: {
      level: 'browser',
      file: 'tests/e2e/layout/readingSettings.spec.ts',
      title:
        'settings beside the colour mode hold on the next page and on paper, and calm shows no counts and no motion',
    },
  },
];
