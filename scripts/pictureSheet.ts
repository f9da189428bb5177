/**
 * `npm run pictures:sheet`: all pictures of the site's looks on one page, to be opened in a
 * browser.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pictureFolder } from '../tests/support/pictures';
import { pictureSheet } from './lib/pictureSheet';

const sheet = '.cache/pictures.html';
const names = readdirSync(pictureFolder).filter((name) => name.endsWith('.png'));
const folder = path.relative(path.dirname(sheet), pictureFolder);
mkdirSync(path.dirname(sheet), { recursive: true });
writeFileSync(sheet, pictureSheet(names, folder));
console.log(`${String(names.length)} bilder: ${path.resolve(sheet)}`);
