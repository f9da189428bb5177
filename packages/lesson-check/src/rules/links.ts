import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Nodes } from 'mdast';
import {
  attributeText,
  isJsxElement,
  lineOf,
  visitNodes,
} from '@kurser/lesson-language/source/jsx';
import { importedFiles } from '@kurser/lesson-language/source/declaredNames';
import { collectAnchors } from '../page/pageHeadings';
import type { Page } from '../page/page';
import { categorySlugs } from '../site/categories';
import { anchorsOfFile, type Site } from '../site/site';
import { fault, type Rule } from './rule';

type Answer = { readonly problem: string; readonly expected: string } | undefined;

/**
 * Links, pictures and imports inside the site lead to something that exists, down to the heading.
 */
export const links: Rule = {
  name: 'länkar',
  check: (page, site) => {
    const findings: ReturnType<typeof fault>[] = [];
    let own: ReadonlySet<string> | undefined;
    const anchors = () => (own ??= anchorsOfPage(page, site));
    visitNodes(page.tree, (node) => {
      const target = targetOf(node);
      const answer = target === undefined ? undefined : examine(target, page, site, anchors);
      if (answer !== undefined)
        findings.push(fault(page, lineOf(node), answer.problem, answer.expected));
    });
    return [...findings, ...lostImports(page)];
  },
};

/** The build stops at an import of what is not there. */
const lostImports = (page: Page): readonly ReturnType<typeof fault>[] =>
  importedFiles(page.tree)
    .filter(({ name }) => !existsSync(resolve(dirname(page.path), name)))
    .map(({ name, line }) =>
      fault(page, line, `filen ${name} finns inte`, 'filens relativa namn med ändelse'),
    );

function targetOf(node: Nodes): string | undefined {
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') return node.url;
  if (!isJsxElement(node)) return undefined;
  if (node.name === 'a') return attributeText(node, 'href');
  return node.name === 'img' ? attributeText(node, 'src') : undefined;
}

function examine(
  target: string,
  page: Page,
  site: Site,
  ownAnchors: () => ReadonlySet<string>,
): Answer {
  if (target.trim() === '')
    return {
      problem: 'länken leder ingenstans: adressen saknas',
      expected: 'filens relativa namn med ändelse, till exempel [text](./m4.mdx)',
    };
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return undefined;
  const [path = '', anchor] = decode(target).split('#', 2);
  if (path === '') return examineAnchor(anchor, ownAnchors(), 'den här sidan');
  if (path.startsWith('/')) return examineAbsolute(path, anchor, site);
  return examineRelative(path, anchor, page, site);
}

const anchorsOfPage = (page: Page, site: Site): ReadonlySet<string> =>
  collectAnchors(page.tree, [...(site.glossary?.terms.keys() ?? [])]);

function examineAbsolute(path: string, anchor: string | undefined, site: Site): Answer {
  const route = path.replace(/(?<=.)\/$/, '');
  if (route.startsWith('/courses/category/'))
    return examineCategory(route.slice('/courses/category/'.length));
  if (route !== '/courses' && !route.startsWith('/courses/')) {
    if (route === '/' || existsSync(join(site.root, 'static', route))) return undefined;
    return {
      problem: `länken ${path} leder ingenstans`,
      expected: 'en fil under static/ eller en adress som börjar med /courses/',
    };
  }
  const target = site.pages.find((each) => each.route === route);
  if (target === undefined) {
    return {
      problem: `ingen sida har adressen ${path}`,
      expected: 'filens relativa namn, till exempel [text](./m4.mdx)',
    };
  }
  return examineAnchor(anchor, anchorsOfFile(target.path, site.glossary), target.file);
}

function examineCategory(slug: string): Answer {
  if (categorySlugs.includes(slug.normalize('NFC'))) return undefined;
  return {
    problem: `ingen kategorisida heter ${slug}`,
    expected: `något av ${categorySlugs.join(', ')}`,
  };
}

function examineRelative(path: string, anchor: string | undefined, page: Page, site: Site): Answer {
  const target = resolve(dirname(page.path), path);
  if (!existsSync(target) || !statSync(target).isFile()) {
    const withEnding = existsSync(`${target}.mdx`);
    return {
      problem: `filen ${path} finns inte`,
      expected: withEnding
        ? `${path}.mdx, med ändelse`
        : 'filens relativa namn med ändelse, till exempel ./m4.mdx',
    };
  }
  // Docusaurus takes such a link for a page's address and offers no file.
  if (/\.html$/.test(target))
    return {
      problem: `filen ${path} går inte att ladda ner: .html blir en sidadress`,
      expected: 'filen i en zip-fil, eller en annan ändelse',
    };
  if (!/\.mdx?$/.test(target)) return undefined;
  return examineAnchor(anchor, anchorsOfFile(target, site.glossary), path);
}

function examineAnchor(
  anchor: string | undefined,
  anchors: ReadonlySet<string>,
  where: string,
): Answer {
  if (anchor === undefined || anchors.has(anchor)) return undefined;
  return {
    problem: `${where} har ingen rubrik med id ${anchor}`,
    expected: `något av ${[...anchors].join(', ')}`,
  };
}

/** A stray % is not an escape; such a target is taken as it stands. */
function decode(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}
