/**
 * What this machine has of what `npm test` can use: one table at the start of a run, so that nobody
 * wonders afterwards why something was skipped.
 */
import { findTool, isMissing, type ToolName, toolNames } from '@kurser/lesson-check/run/tools';
import { findFirestoreEmulator } from './firestoreEmulator';
import { findBrowser, startsBrowser } from './requirements';

/** Something that a machine may lack, and what its lack costs. */
export interface Need {
  readonly name: string;
  readonly costs: string;
  /** Debian's packages; none where Debian has nothing that is new enough. */
  readonly packages: readonly string[];
}

export interface Found {
  readonly need: Need;
  /** Its version, or a word for that it is there; undefined when it is missing. */
  readonly version: string | undefined;
  /** Whether what is missing is there all the same, and cannot do its work. */
  readonly isBroken?: boolean;
}

const tools: Readonly<Record<ToolName, Omit<Need, 'name'>>> = {
  python: { costs: 'Python-, SQL- och PyRun-block', packages: ['python3'] },
  numpy: { costs: 'Python-block som använder numpy', packages: ['python3-numpy'] },
  pytest: { costs: 'Python-block som är tester', packages: ['python3-pytest'] },
  gcc: { costs: 'C- och gdb-block, och sessioner som kompilerar', packages: ['gcc', 'libc6-dev'] },
  rustc: { costs: 'Rust-block', packages: ['rustc-web'] },
  clippy: { costs: 'Rust-blockens stil', packages: ['rust-web-clippy'] },
  go: { costs: 'Go-block', packages: ['golang-go'] },
  gofmt: { costs: 'Go-blockens form', packages: ['golang-go'] },
  bash: { costs: 'skript och sessioner', packages: ['bash'] },
  shellcheck: { costs: 'skriptens stil', packages: ['shellcheck'] },
  curl: { costs: 'sessioner mot en server', packages: ['curl'] },
  gdb: { costs: 'gdb-block', packages: ['gdb'] },
  git: { costs: 'sessioner med git', packages: ['git'] },
  file: { costs: 'sessioner med file', packages: ['file'] },
  xxd: { costs: 'sessioner med xxd', packages: ['xxd'] },
  strace: { costs: 'sessioner med strace', packages: ['strace'] },
  ltrace: { costs: 'sessioner med ltrace', packages: ['ltrace'] },
  binutils: { costs: 'sessioner med objdump, strings och nm', packages: ['binutils'] },
  'x86-64': { costs: 'block som visar register eller maskinkod för x86-64', packages: [] },
  gdscript: { costs: 'GDScript-block', packages: [] },
};

async function findAllTools(): Promise<readonly Found[]> {
  return Promise.all(
    toolNames.map(async (name) => {
      const tool = await findTool(name);
      return {
        need: { name, ...tools[name] },
        ...(isMissing(tool)
          ? { version: undefined, isBroken: tool.isThere }
          : { version: tool.version }),
      };
    }),
  );
}

/** The browser, the Firestore emulator and the lessons' tools, as they are here. Never throws. */
export async function examineMachine(): Promise<readonly Found[]> {
  const [firestore, lessonTools] = await Promise.all([findFirestoreEmulator(), findAllTools()]);
  const browser = findBrowser();
  const starts = browser !== undefined && (await startsBrowser(browser.path));
  return [
    {
      need: { name: 'chromium', costs: 'alla webbläsartester', packages: ['chromium'] },
      version: starts ? (browser.path ?? 'Playwrights egen') : undefined,
      isBroken: browser !== undefined && !starts,
    },
    {
      need: {
        name: 'firestore',
        costs: 'säkerhetsreglerna, det förseglade bygget i webbläsaren och sökningen där',
        packages: ['openjdk-21-jre-headless'],
      },
      version: firestore.kind === 'found' ? firestore.way : undefined,
    },
    ...lessonTools,
  ];
}

/** What a system that is no Linux does not have. Pure. */
export function systemNote(platform: NodeJS.Platform): readonly string[] {
  if (platform === 'linux') return [];
  const way = platform === 'win32' ? ' (i Windows: i WSL)' : '';
  return [
    `Lektionernas skript och sessioner, och lektionernas spärr mot nätet, finns bara på Linux${way}; det andra körs som vanligt.`,
  ];
}

/** The table's lines, and last the one command that installs what is missing. Pure. */
export function machineTable(found: readonly Found[]): readonly string[] {
  const width = Math.max(...found.map(({ need }) => need.name.length));
  const rows = found.map(({ need, version, isBroken = false }) => {
    const name = need.name.padEnd(width);
    const lack = isBroken ? 'finns men fungerar inte' : 'saknas';
    return version === undefined
      ? `  ${name}  ${lack}: hoppar över ${need.costs}`
      : `  ${name}  ${version}`;
  });
  const lacking = found.filter(({ version }) => version === undefined);
  if (lacking.length === 0) return [...rows, 'Inget saknas.'];
  // What is there and does not work is not mended by installing it.
  const missing = lacking.filter(({ isBroken = false }) => !isBroken);
  const packages = [...new Set(missing.flatMap(({ need }) => need.packages))];
  return [
    ...rows,
    ...(packages.length === 0 ? [] : [`Allt som saknas: apt-get install ${packages.join(' ')}`]),
    // Go 1.22, Rust 1.85 and Java 21 are newer than some Debian's own.
    'Är Debians version för gammal (Go 1.22, Rust 1.85, Java 21): bash .ci/run hämtar nyare där den kan.',
  ];
}
