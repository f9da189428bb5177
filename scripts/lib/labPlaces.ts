/**
 * What a new lab needs beside its folder (packages/labs/src/kit/README.md), and where a newcomer
 * forgets it. Pure.
 */

/** The text of a file of the project; '' where there is none. */
export type ReadFile = (file: string) => string;

interface Place {
  readonly file: string;
  readonly what: string;
  readonly isThere: (text: string, lab: string) => boolean;
}

const asWord = (lab: string): RegExp => new RegExp(String.raw`\b${lab}\b`);

const places: readonly Place[] = [
  { file: 'src/parts/registry.ts', what: 'en rad med labben', isThere: hasWord },
  {
    file: 'packages/lesson-language/src/authored/parsers.ts',
    what: 'en rad med labbens läsare',
    isThere: hasWord,
  },
  {
    file: 'src/parts/README.md',
    what: 'ett avsnitt för författare',
    isThere: (text, lab) => new RegExp(String.raw`^##.*\b${lab}\b`, 'im').test(text),
  },
  {
    file: 'packages/labs/src/kit/README.md',
    what: 'en rad i tabellen över tangenter',
    isThere: (text, lab) => new RegExp(String.raw`^\| ${lab}\b`, 'm').test(text),
  },
  { file: 'benchmarks/components/budgets.ts', what: 'en budget i byte', isThere: hasWord },
  { file: 'tests/unit/labFolders.test.ts', what: 'namnet i listan över labbar', isThere: hasWord },
  {
    file: 'benchmarks/dev/bare/src/partNames.ts',
    what: 'namnet i den nakna sidans lista',
    isThere: hasWord,
  },
];

function hasWord(text: string, lab: string): boolean {
  return asWord(lab).test(text);
}

/** What each lab lacks, a line each: `file  what is missing`. */
export function missingPlaces(labs: readonly string[], read: ReadFile): readonly string[] {
  return labs.flatMap((lab) => [
    ...places
      .filter(({ file, isThere }) => !isThere(read(file), lab))
      .map(({ file, what }) => `${file}  saknar ${what} ${lab}`),
    ...filesOf(lab)
      .filter(({ file }) => read(file) === '')
      .map(({ file, what }) => `${file}  saknas: ${what} ${lab}`),
  ]);
}

function filesOf(lab: string): readonly { readonly file: string; readonly what: string }[] {
  return [
    { file: `tests/fixtures/docs/${lab.toLowerCase()}.mdx`, what: 'en provsida för' },
    { file: `packages/labs/src/${lab}/__tests__/${lab}.test.tsx`, what: 'ett DOM-test för' },
  ];
}

/** The labs among the files that have changed: folders whose component is the kit's. */
export function labsAmong(changed: readonly string[], read: ReadFile): readonly string[] {
  const folders = changed.flatMap(
    (file) => /^packages\/labs\/src\/([A-Z]\w+)\//.exec(file)?.[1] ?? [],
  );
  return [...new Set(folders)].filter((folder) =>
    /\/kit\/(?:labPart|fencedLabPart)'/.test(read(`packages/labs/src/${folder}/index.tsx`)),
  );
}
