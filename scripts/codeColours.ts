/**
 * `npm run code-colours`: writes the colours of the code themes (packages/code/src/themes.ts) into
 * src/css/tokens.css.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withCodeColours } from './lib/codeColours';

const file = 'src/css/tokens.css';
const before = readFileSync(file, 'utf8');
const after = withCodeColours(before);
if (after !== before) writeFileSync(file, after);
console.log(`${file}: ${after === before ? 'redan temats färger' : 'har temats färger'}`);
