import { fault, type Rule } from './rule';

/**
 * No two pages share a title, which is all that a tab, a bookmark and a search result show, or an
 * address, which only one can have.
 */
export const uniqueTitle: Rule = {
  name: 'egen titel och adress',
  check: (page, site) => {
    const own = site.pages.find(({ file }) => file === page.file);
    const others = site.pages.filter(({ file }) => file !== page.file);
    const title = page.frontMatter?.title;
    const lineOf = (key: string) =>
      Math.max(page.source.split('\n').findIndex((each) => each.startsWith(`${key}:`)) + 1, 1);
    return [
      ...others
        .filter((other) => title !== undefined && normalise(other.title) === normalise(title))
        .map(({ file }) =>
          fault(
            page,
            lineOf('title'),
            `samma title som ${file}`,
            'en titel som ingen annan sida har',
          ),
        ),
      ...others
        .filter(({ route }) => route === own?.route)
        .map(({ file, route }) =>
          fault(
            page,
            lineOf('slug'),
            `adressen ${route} har också ${file}`,
            'ett filnamn eller en slug som ger en egen adress',
          ),
        ),
    ];
  },
};

function normalise(text: string): string {
  return text.trim().toLocaleLowerCase('sv').replaceAll(/\s+/g, ' ');
}
