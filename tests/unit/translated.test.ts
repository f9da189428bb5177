import { beforeAll, describe, expect, it } from 'vitest';
import { lintPlanted, type LintFault } from '../support/lint';

/** What a translator and React together would break, or leave as it was for ever. */
const faulty = [
  '<p>Steg {n}</p>',
  '<p>{n} av {total}</p>',
  '<p>{n} </p>',
  "<p>{n}{' '}</p>",
  '<p>{n}<br /></p>',
  '<button>{isOpen ? "Stäng" : "Öppna"}<svg /></button>',
  '<p>Fel. {isOpen && <b>Öppen</b>}</p>',
  '<p>{isOpen ? <b>Öppen</b> : null} Klar</p>',
  '<p>Rader: {rows.map((row) => <b key={row}>{row}</b>)}</p>',
  '<p>Rader: {rows.map((row) => row)}</p>',
  '<p>Klar<Mark /></p>',
  '<Status>Epok {n}</Status>',
  '<section>{children}<Mark /></section>',
  '<section>{props.children}<hr /></section>',
  '<>Klar</>',
  '<><b>Klar</b> nu</>',
  '<p>{note && `${note} `}<b>Klar</b></p>',
  '<p>{textOf(n)}<b>Klar</b></p>',
  '<p>{rows.map((row) => <Fragment key={row}>{row}</Fragment>)}</p>',
  '<code>print</code>',
  '<p>Tryck <kbd>Esc</kbd>.</p>',
  '<b>{email}</b>',
  '<b>{props.account.email}</b>',
  '<Card subtitle={`För ${props.email}`} />',
];

const sound = [
  '<pre translate="no"><code>{n}</code></pre>',
  '<p>Steg</p>',
  '<p>{n}</p>',
  '<p>{`Steg ${n}`}</p>',
  '<p>Steg <b>{n}</b> av <b>{total}</b></p>',
  '<p>{isOpen ? "Stäng" : "Öppna"}</p>',
  '<p>{isOpen && <b>Öppen</b>}<span>Klar</span></p>',
  '<p>{rows.map((row) => <b key={row}>{row}</b>)}<i>Klar</i></p>',
  '<p>Läs <Link to="/">mer</Link>.</p>',
  '<p>{fixed} och {fixed.length} <b>Klar</b></p>',
  '<section>{children}</section>',
  '<section>{inElements(children)}<Mark /></section>',
  '<><b>{n}</b>{inElements(children)}</>',
  '<code translate="no">{n} = {total}</code>',
  '<p>För <b translate="no">{email}</b></p>',
  '<Field email={email} />',
  '<p>{part(n)}<b>Klar</b></p>',
];

const file = (element: string): string => `const fixed = 'fast';
export function Planted({ n, total, note, isOpen, rows, children, email, ...props }) {
  const part = (at) => <i>{at}</i>;
  const textOf = (at) => \`\${at}\`;
  return ${element};
}
`;

const nameOf = (kind: string, place: number): string =>
  `packages/course-parts/src/${kind}${String(place)}.tsx`;

describe('a text beside others', () => {
  let faults: readonly LintFault[] = [];
  const heard = (name: string): number =>
    faults.filter(({ file: at, rule }) => at === name && rule.startsWith('translated')).length;

  beforeAll(async () => {
    const files = Object.entries({ faulty, sound }).flatMap(([kind, elements]) =>
      elements.map((element, place) => [nameOf(kind, place), file(element)] as const),
    );
    faults = await lintPlanted(Object.fromEntries(files));
  });

  it.each(faulty.map((element, place) => [element, place] as const))(
    'is found without an element of its own: %s',
    (_, place) => {
      expect(heard(nameOf('faulty', place))).toBeGreaterThan(0);
    },
  );

  it.each(sound.map((element, place) => [element, place] as const))(
    'is left alone: %s',
    (_, place) => {
      expect(heard(nameOf('sound', place))).toBe(0);
    },
  );
});
