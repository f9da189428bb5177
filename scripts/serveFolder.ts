/**
 * `tsx scripts/serveFolder.ts FOLDER PORT [CONFIGURATION]`: serves a built site, with the headers
 * of a firebase.json where one is given.
 */
import { readFileSync } from 'node:fs';
import { headersFor, serveFolder } from './lib/folderServer';
import type { FirebaseConfig } from './lib/securityHeaders';

const [folder, port, configuration] = process.argv.slice(2);
if (folder === undefined || !/^\d+$/.test(port ?? ''))
  throw new Error('Skriv mapp och port: tsx scripts/serveFolder.ts build 5007');

const rules =
  configuration === undefined
    ? []
    : (JSON.parse(readFileSync(configuration, 'utf8')) as FirebaseConfig).hosting.headers;

void serveFolder(folder, {
  port: Number(port),
  answer: (name, address) => ({ headers: headersFor(rules, address), body: readFileSync(name) }),
});
