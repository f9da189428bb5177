/**
 * Another school's name, address and domain, as OPERATIONS.md says that they are changed: the
 * site's settings and the rules, and nothing else.
 */
import type { School } from '../../src/config/school';
import type { Patch } from './plant';

const other = {
  title: 'Exempelskolans kurser',
  shortTitle: 'Exempel',
  tagline: 'Det som läses på Exempelskolan, från den första raden till den sista',
  gateSentence:
    'Exempelskolans kurser för dem som går på skolan. Logga in med din skoladress för att läsa.',
  emailDomain: 'edu.exempelskolan.se',
  url: 'https://kurser.exempelskolan.se',
} as const satisfies Omit<School, 'announcement'>;

/** A domain as the rules write it: a dot in brackets means a dot. */
const inRules = (domain: string): string => `@${domain.replaceAll('.', '[.]')}'`;

/** The changes that make this school's site the other's. */
export function schoolChanges(school: School): readonly Patch[] {
  const settings = (Object.keys(other) as (keyof typeof other)[]).map((key) => ({
    name: key,
    file: 'src/config/school.ts',
    find: `'${school[key]}'`,
    replace: `'${other[key]}'`,
  }));
  const rule = {
    name: 'the domain in the rules',
    file: 'firestore.rules',
    find: inRules(school.emailDomain),
    replace: inRules(other.emailDomain),
  };
  return [...settings, rule];
}
