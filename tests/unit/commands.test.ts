import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callOf, calledScripts, commands, commandsIn } from '../support/commands';

const read = (file: string): string => readFileSync(file, 'utf8');

/** Where people are told what to run. */
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'OPERATIONS.md'].filter(existsSync);

const { scripts } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

describe('the commands of a page', () => {
  it.each([
    ['`npm ci && npm start`', ['npm ci', 'npm start']],
    [
      '```bash\nnpm run build   # så här\nnpx firebase login\n```',
      ['npm run build', 'npx firebase'],
    ],
    ['Kör `SITE=fixtures npx --no-install docusaurus start`.', ['npx docusaurus']],
    ['Med `npm run check -- docs/3/m3.mdx`, `npm run check`', ['npm run check']],
    ['Paketet `npm`, filen `node_modules/a`, ordet npm run build', []],
    ['```ts\nnpm run build\n```', []],
  ])('of %j are %j', (markdown, names) => {
    expect(commandsIn(markdown)).toEqual(names);
  });
});

describe('a command that needs packages', () => {
  it.each(['start', 'build', 'preview', 'test', 'quick', 'check'])(
    '%s says first when npm ci is wanted',
    (name) => {
      expect(scripts[`pre${name}`]).toBe('node scripts/installed.mjs');
    },
  );
});

describe('every command that the project shows', () => {
  const shown = new Set([
    ...calledScripts(Object.keys(scripts)).map(callOf),
    ...pages.flatMap((page) => commandsIn(read(page))),
  ]);

  it('is run by somebody, or it is said why not', () => {
    expect([...shown].sort()).toEqual(Object.keys(commands).sort());
  });

  it.each(Object.entries(commands).filter(([, { kind }]) => kind === 'run'))(
    '%s is run where the list says',
    (_name, run) => {
      expect(run.kind === 'run' && read(run.by).includes(run.says)).toBe(true);
    },
  );

  it('that is run by nobody is one of a few', () => {
    const left = Object.values(commands).filter(({ kind }) => kind === 'not run');
    expect(left.length).toBeLessThan(15);
  });
});
