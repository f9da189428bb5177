import ts from 'typescript';

/**
 * One TypeScript module as the JavaScript module a browser runs: types and comments away, nothing bundled. Throws when
 * the text cannot be parsed, or when it imports anything but types (which would not be there beside the file).
 */
export function toPlainModule(source: string): string {
  const { outputText, diagnostics } = ts.transpileModule(source, {
    reportDiagnostics: true,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      verbatimModuleSyntax: true,
      removeComments: true,
    },
  });
  const [first] = diagnostics ?? [];
  if (first !== undefined)
    throw new Error(ts.flattenDiagnosticMessageText(first.messageText, '\n'));
  const imported = /^\s*import\b(?!\s*\()(?!\.).*$/m.exec(outputText)?.[0];
  if (imported !== undefined)
    throw new Error(`the module must stand alone, but imports: ${imported.trim()}`);
  return outputText;
}
