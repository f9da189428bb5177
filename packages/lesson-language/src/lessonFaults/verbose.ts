/**
 * Has everything told that the bundler and Docusaurus know of an error: `npm run build --
 * --verbose`, `npm start -- --verbose`.
 */
export const verboseVariable = 'VERBOSE';
