import { fault, type Rule } from './rule';

/** Search results and link previews show the description, so no two pages may share one. */
export const uniqueDescription: Rule = {
  name: 'egen beskrivning',
  check: (page, site) => {
    const description = page.frontMatter?.description;
    if (description === undefined) return [];
    const line = page.source.split('\n').findIndex((each) => each.startsWith('description:')) + 1;
    return site.pages
      .filter(
        (other) =>
          other.file !== page.file && normalise(other.description) === normalise(description),
      )
      .map((other) =>
        fault(
          page,
          line,
          `samma description som ${other.file}`,
          'en mening som ingen annan sida har',
        ),
      );
  },
};

function normalise(text: string): string {
  return text.trim().toLocaleLowerCase('sv').replaceAll(/\s+/g, ' ');
}
