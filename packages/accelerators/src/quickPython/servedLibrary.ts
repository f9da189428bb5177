import { withoutCompression } from '../../../../src/plugins/pyodide/standardLibrary';
import type { ServedOtherwise } from 'docusaurus-plugin-seal';
import { compileLibrary } from './compileLibrary';

/**
 * The library as it is served, for the leak scan: made of the package's once more, it has the same
 * bytes.
 */
export const servedLibrary: ServedOtherwise = {
  file: 'node_modules/pyodide/python_stdlib.zip',
  served: (library) => compileLibrary(withoutCompression(library)),
};
