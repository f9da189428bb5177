import glossary from '@site/docs/glossary.json';
import { parseGlossary } from './glossary';

/**
 * The words of docs/glossary.json. Imported only by components that are loaded on demand: the words
 * are course material.
 */
export const words = parseGlossary(glossary);
