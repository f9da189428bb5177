/** What the check does with a language; src/parts/README.md section 2 is the contract. */
export type LanguageKind =
  /** compiled and run */
  | 'program'
  /** a shown shell session */
  | 'console'
  | 'gdb'
  /** read by a parser or grammar */
  | 'parsed'
  /** shown only */
  | 'shown'
  /** the output of the block before */
  | 'output'
  /** the notation inside StepTrace */
  | 'steptrace'
  /** the notation of a lab, read by the lab's own parser */
  | 'lab';

const kinds: Readonly<Record<string, LanguageKind>> = {
  python: 'program',
  c: 'program',
  rust: 'program',
  go: 'program',
  bash: 'program',
  sql: 'program',
  console: 'console',
  gdb: 'gdb',
  gdscript: 'parsed',
  json: 'parsed',
  yaml: 'parsed',
  toml: 'parsed',
  html: 'parsed',
  css: 'parsed',
  js: 'parsed',
  ts: 'parsed',
  jsx: 'parsed',
  diff: 'parsed',
  ini: 'parsed',
  mermaid: 'parsed',
  // No parser for XML is at hand.
  xml: 'shown',
  trse: 'shown',
  asm: 'shown',
  http: 'shown',
  text: 'shown',
  output: 'output',
  steptrace: 'steptrace',
  steps: 'steptrace',
  circuit: 'lab',
  check: 'lab',
  maze: 'lab',
  sprite: 'lab',
  keys: 'lab',
};

export const languages: readonly string[] = Object.keys(kinds);

export function languageKind(language: string): LanguageKind | undefined {
  return Object.hasOwn(kinds, language) ? kinds[language] : undefined;
}
