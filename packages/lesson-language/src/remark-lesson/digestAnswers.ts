import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { valueToEstree } from 'estree-util-value-to-estree';
import {
  attributesOf,
  attributeText,
  elementsNamed,
  removeAttribute,
  type JsxElement,
} from '../source/jsx';
import { parseAuthored } from '@kurser/course-parts/Answer/core/parse';
import type { TextKey } from '@kurser/course-parts/Answer/core/text';
import { attributeValue } from '../authored/values';

/** SHA-256 of the text, as 64 hexadecimal digits. */
export function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * The salt of an answer: of its page, its exercise and its place there, so that the same words have
 * other digests in every exercise, and the same ones in every build.
 */
export function saltOf(page: string, exercise: string, place: number): string {
  return sha256Of(`${page}#${exercise}/${String(place)}`).slice(0, 16);
}

function propsOf(answer: JsxElement): Readonly<Record<string, unknown>> {
  const entries = attributesOf(answer).flatMap((attribute) => {
    const written = attributeValue(attribute);
    return written.known ? [[attribute.name, written.value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** What would give a short text away. A number's `near` stays: it has nothing that it hides. */
const secrets = ['accepts', 'near', 'reject'] as const;
/** What only the lesson check reads. */
const trials = ['wrong', 'also'] as const;

/**
 * Gives every short text its digests in place of the words, as the property `digests`, and takes
 * away what only the lesson check reads. What cannot be read stays as it is; the part itself says
 * so when the page is rendered.
 */
export function hideAnswers(
  root: Root,
  { cwd, path }: { readonly cwd: string; readonly path: string },
): void {
  const page = relative(cwd, path).replaceAll('\\', '/');
  for (const exercise of elementsNamed(root, 'Exercise')) {
    const title = attributeText(exercise, 'title') ?? '';
    for (const [place, answer] of elementsNamed(exercise, 'Answer').entries()) {
      if (attributeText(answer, 'kind') === 'text') hideText(answer, saltOf(page, title, place));
      for (const name of trials) removeAttribute(answer, name);
    }
  }
}

function hideText(answer: JsxElement, salt: string): void {
  const key = findKey(answer, salt);
  if (key === undefined) return;
  for (const name of secrets) removeAttribute(answer, name);
  answer.attributes.push(attributeOf('digests', key));
}

function findKey(answer: JsxElement, salt: string): TextKey | undefined {
  try {
    const { question } = parseAuthored(propsOf(answer), salt, sha256Of);
    return question.kind === 'text' ? question.key : undefined;
  } catch {
    return undefined;
  }
}

function attributeOf(name: string, value: unknown): MdxJsxAttribute {
  const expression = valueToEstree(value);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{ type: 'ExpressionStatement', expression }],
        },
      },
    },
  };
}
