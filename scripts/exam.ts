/**
 * `npm run exam -- FRÖ`: the number and the flag that the site's exam has when it is built with
 * EXAM_SEED set to the same seed. For the one who marks it: neither is in any file.
 */
import { readFileSync } from 'node:fs';
import { examFrom } from '@kurser/lesson-language/remark-lesson/exam';

const program = 'docs/applied_programming/CTF/reverse_engineering/filer/p1_prov.c';
const [seed] = process.argv.slice(2);

if (seed === undefined || seed === '') {
  console.error('Skriv fröet: npm run exam -- FRÖ');
  process.exitCode = 1;
} else {
  const { number, flag } = examFrom(seed, readFileSync(program, 'utf8'));
  console.log(`Talet är ${String(number)} och flaggan ${flag}.`);
}
