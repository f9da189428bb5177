/**
 * The names that a test takes from the student's program: what the solution defines or imports and
 * the test uses without making it. Both are code without strings and comments. Pure.
 */
export function wantedNames(test: string, solution: string): readonly string[] {
  const defined = new Set(found(solution, definitions).filter((name) => !keywords.has(name)));
  const imported = found(solution, [/^(?:from\s+\S+\s+)?import\s+(.+)$/gm]).flatMap((list) =>
    list.split(',').flatMap((each) => namesIn(each).slice(-1)),
  );
  const fromModules = new Set(
    found(test, [/^\s*from\s+\S+\s+import\s+\(?([^)\n]+)/gm]).flatMap(namesIn),
  );
  const made = new Set([...found(test, definitions), ...found(test, bindings).flatMap(namesIn)]);
  const members = new Set(found(test, [/\.([\p{L}_][\p{L}\p{N}_]*)/gu]));
  const free = new Set(found(test, [usedNames]));
  const isOfStudent = (name: string) => members.has(name) || fromModules.has(name);
  const isFree = (name: string) => free.has(name) && !made.has(name) && !fromModules.has(name);
  return [...new Set([...defined, ...imported])].filter(
    (name) => (defined.has(name) && isOfStudent(name)) || isFree(name),
  );
}

/** `try:` and its like look as a field with a type does. */
const keywords: ReadonlySet<string> = new Set(['try', 'else', 'finally']);

/** Where a name is made that others can use. */
const definitions: readonly RegExp[] = [
  /\b(?:def|class|fn|func|struct|enum|trait|const|static)\s+(?:mut\s+)?([\p{L}_][\p{L}\p{N}_]*)/gu,
  /^func\s+\([^)]*\)\s+([\p{L}_][\p{L}\p{N}_]*)/gmu,
  /^([\p{L}_][\p{L}\p{N}_]*)\s*(?::[^=\n]*)?=(?!=)/gmu,
  /^[ \t]+([\p{L}_][\p{L}\p{N}_]*)\s*:\s/gmu,
  /\bself\.([\p{L}_][\p{L}\p{N}_]*)\s*(?::[^=\n]*)?=(?!=)/gu,
  /^[\p{L}_][\p{L}\p{N}_ *]*?[ *]([\p{L}_][\p{L}\p{N}_]*)\([^;{]*\)\s*\{/gmu,
];

/** A whole name that is no member's and that nothing is put into. */
const usedNames = /(?<![.\p{L}\p{N}_])([\p{L}_][\p{L}\p{N}_]*)(?![\p{L}\p{N}_])(?!\s*=(?!=))/gu;

/** Where a test makes names of its own. */
const bindings: readonly RegExp[] = [
  /^\s*([\p{L}_][\p{L}\p{N}_, *()]*?)\s*=(?!=)/gmu,
  /^\s*(?:from\s+\S+\s+)?import\s+(.+)$/gm,
  /\b(?:for|as|let|lambda)\s+(?:mut\s+)?([\p{L}_][\p{L}\p{N}_, *()]*?)(?=\s*(?:\bin\b|[:=),]|$))/gmu,
  /\bdef\s+[\p{L}\p{N}_]+\(([^)]*)\)/gu,
];

function found(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}

function namesIn(text: string): readonly string[] {
  return text.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
}
