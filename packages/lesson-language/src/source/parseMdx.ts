import type { Root } from 'mdast';
// Loaded for the node types they add to mdast.
import type {} from 'mdast-util-mdx-expression';
import type {} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-math';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/**
 * The parsers of the site's own MDX pipeline (Docusaurus' mdx-loader plus remark-math), so that
 * both read a page alike.
 */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMath);

/**
 * The syntax tree of an MDX page. Throws a `VFileMessage` with `line` and `reason` where the page
 * is not valid MDX.
 */
export function parseMdx(source: string): Root {
  return parser.parse(source);
}
