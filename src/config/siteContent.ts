import { parseOpenings, type Opening } from '@kurser/openings/config';
import { openings } from './openings';
import { school, type Announcement } from './school';

/**
 * What a build is made around. The courses; or, for the tests, the component fixtures or a small
 * site with one planted fault.
 */
export interface SiteContent {
  readonly docsPath: string;
  readonly pagesPath: string;
  readonly announcement: Announcement | null;
  /** Whether the addresses of the courses exist, for what refers to them. */
  readonly hasCourses: boolean;
  /** What opens on a day. */
  readonly openings: readonly Opening[];
  readonly extraNavbarItems: readonly { readonly type: string }[];
}

const courses: SiteContent = {
  docsPath: 'docs',
  pagesPath: 'src/pages',
  announcement: school.announcement,
  hasCourses: true,
  openings,
  extraNavbarItems: [],
};

const fixtures: SiteContent = {
  docsPath: 'tests/fixtures/docs',
  pagesPath: 'tests/fixtures/pages',
  announcement: { id: 'provet', text: 'Provsidor: <b> & co visas som text.' },
  hasCourses: false,
  openings: parseOpenings({ 'prov-v8': '2037-02-27 10.00' }),
  extraNavbarItems: [],
};

const variants: Readonly<Record<string, SiteContent>> = {
  '': courses,
  fixtures,
  openings: { ...fixtures, docsPath: 'tests/fixtures/openings' },
  'faults/links': {
    ...fixtures,
    docsPath: 'tests/fixtures/faults/links',
    pagesPath: 'tests/fixtures/faults/page',
  },
  'faults/anchor': { ...fixtures, docsPath: 'tests/fixtures/faults/anchor' },
  'faults/mdx': { ...fixtures, docsPath: 'tests/fixtures/faults/mdx' },
  'faults/navbar': { ...fixtures, extraNavbarItems: [{ type: 'custom-finns-inte' }] },
};

/**
 * The content that the variable SITE names; the courses when it is unset.
 * @throws when it names none
 */
export function readSiteContent(site = ''): SiteContent {
  const content = variants[site];
  if (content === undefined) {
    throw new Error(
      `SITE är "${site}" men ska utelämnas eller vara en av ${Object.keys(variants).slice(1).join(', ')}`,
    );
  }
  return content;
}
