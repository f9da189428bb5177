/** What a student reads about a module that is not in the page: why, and what to do instead. */

const onOwn = 'Kör programmet på din egen dator.';

/**
 * Ways to say why, each of the modules that it is true of, without the underscore of those that
 * Python imports by itself.
 */
const reasons: readonly (readonly [modules: readonly string[], why: string])[] = [
  [
    ['turtledemo', 'tkinter', 'idlelib'],
    `öppnar ett fönster, och det kan ett program i sidan inte. ${onOwn}`,
  ],
  [
    ['msvcrt', 'winsound', 'winreg', 'nt', 'winapi'],
    'finns bara i Windows. Klarar sig programmet med `input()` och `print()` går det att köra här; annars på en egen dator med Windows.',
  ],
  [['curses', 'readline'], `styr en terminal, och någon sådan har sidan inte. ${onOwn}`],
  [
    ['multiprocessing', 'posixshmem'],
    `startar flera processer, och det kan ett program i sidan inte. ${onOwn}`,
  ],
  [
    ['pip', 'ensurepip', 'venv', 'micropip'],
    `installerar paket, och det går inte i sidan. ${onOwn}`,
  ],
  [
    ['pytest'],
    'är ett paket som inte finns i sidan. Skriv `assert` i programmet, eller kör pytest på din egen dator.',
  ],
  [['distutils'], 'finns inte längre i Python: den togs bort i version 3.12.'],
  [
    [
      ...['dbm', 'gdbm', 'grp', 'pwd', 'resource', 'syslog', 'test', 'pydoc_data'],
      ...['interpreters', 'interpqueues', 'interpchannels'],
    ],
    `hör till Python, men finns inte i en webbläsare. ${onOwn}`,
  ],
];

/** Packages that open windows, make sounds or listen to keys, or that use the network. */
const needs: Readonly<Record<string, string>> = {
  pygame: 'öppnar ett fönster',
  arcade: 'öppnar ett fönster',
  pyglet: 'öppnar ett fönster',
  keyboard: 'lyssnar på tangentbordet',
  pynput: 'lyssnar på tangentbordet',
  pyautogui: 'styr datorn',
  playsound: 'spelar ljud',
  simpleaudio: 'spelar ljud',
  sounddevice: 'spelar ljud',
  requests: 'hämtar från nätet',
  httpx: 'hämtar från nätet',
  aiohttp: 'hämtar från nätet',
  selenium: 'styr en webbläsare',
  flask: 'startar en server',
  django: 'startar en server',
  fastapi: 'startar en server',
  serial: 'talar med en serieport',
};

/** Packages for games, in whose place the page has a module. */
const games: ReadonlySet<string> = new Set(['pygame', 'arcade', 'pyglet']);

/** Packages that are imported by another name than they are installed by. */
const installedAs: Readonly<Record<string, string>> = {
  PIL: 'pillow',
  cv2: 'opencv-python',
  sklearn: 'scikit-learn',
  bs4: 'beautifulsoup4',
  yaml: 'pyyaml',
  dotenv: 'python-dotenv',
  docx: 'python-docx',
  serial: 'pyserial',
  mysql: 'mysql-connector-python',
};

const otherPackages: ReadonlySet<string> = new Set([
  ...['numpy', 'matplotlib', 'pandas', 'scipy', 'seaborn', 'sympy', 'networkx', 'plotly', 'torch'],
  ...['tensorflow', 'keras', 'openpyxl', 'colorama', 'rich', 'termcolor', 'tabulate', 'tqdm'],
  ...['pydantic', 'sqlalchemy', 'psycopg2', 'pymongo', 'regex', 'emoji', 'tzdata', 'dateutil'],
  ...['discord', 'openai', 'mypy', 'black', 'hypothesis'],
]);

/** One Swedish sentence or two on the module that an import did not find. */
export function missingModuleHelp(name: string): string {
  const [module = name] = name.replace(/^_/, '').split('.');
  const reason = reasons.find(([modules]) => modules.includes(module))?.[1];
  if (reason !== undefined) return `Modulen \`${module}\` ${reason}`;
  const need = Object.hasOwn(needs, module) ? needs[module] : undefined;
  const ownName = Object.hasOwn(installedAs, module) ? installedAs[module] : undefined;
  if (need === undefined && ownName === undefined && !otherPackages.has(module))
    return `Modulen \`${name}\` finns inte här. Är namnet rätt stavat? I sidan finns uppgiftens filer och det mesta av det som hör till Python, men inga paket.`;
  const what = need === undefined ? 'är ett paket' : `är ett paket som ${need}, och`;
  const there = need === undefined ? 'som inte finns i sidan' : 'det går inte i sidan';
  const instead = games.has(module) ? ' Små spel i sidan görs med modulen `spelplan`.' : '';
  return `Modulen \`${module}\` ${what} ${there}.${instead} Kör programmet på din egen dator, där \`python3 -m pip install ${ownName ?? module}\` hämtar paketet.`;
}
