import { existsSync } from 'node:fs';
import path from 'node:path';

/** What a module asks for: after `from`, in `import(…)`, `require(…)` and by itself. */
const asked = /(\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)(["'])([^"'\n]+)\2/g;

/** What Docusaurus' own files end with, where a specifier leaves it out. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/^@docusaurus\/core\/lib\//, '.js'],
  [/^@generated\/docusaurus\.config$/, '.mjs'],
  [/^@generated\/i18n$/, '.json'],
];

/** Where a relative specifier leads, with the ending that it has in the package. */
function ended(specifier: string, file: string): string {
  if (/\.(?:css|json|js)$/.test(specifier)) return specifier;
  const place = path.resolve(path.dirname(file), specifier);
  const isFile = ['.ts', '.tsx', '.d.ts'].some((ending) => existsSync(place + ending));
  return isFile ? `${specifier}.js` : `${specifier}/index.js`;
}

/**
 * A module whose specifiers name files, as modules of the web's kind have to.
 * @param code of the module, or its types
 * @param file the source that it was made of
 * @param format the place of the sealed format from there, without its ending
 */
export function withEndings(code: string, file: string, format: string): string {
  return code.replace(asked, (whole, before: string, quote: string, specifier: string) => {
    const written = (to: string): string => `${before}${quote}${to}${quote}`;
    if (specifier === '@kurser/sealed-format')
      return written(`${format.startsWith('.') ? '' : './'}${format}.js`);
    if (specifier.startsWith('.')) return written(ended(specifier, file));
    const ending = endings.find(([pattern]) => pattern.test(specifier))?.[1];
    return ending === undefined ? whole : written(specifier + ending);
  });
}

/**
 * The sources that a module's types ask for by their place.
 * @param types whose specifiers name files
 * @param file the source that they were made of
 */
export function relativeModules(types: string, file: string): readonly string[] {
  return [...types.matchAll(asked)].flatMap(([, , , specifier = '']) => {
    if (!/^\..*\.js$/.test(specifier)) return [];
    const place = path.resolve(path.dirname(file), specifier.replace(/\.js$/, ''));
    const source = ['.ts', '.tsx'].map((ending) => place + ending).find((name) => existsSync(name));
    return source === undefined ? [] : [source];
  });
}
