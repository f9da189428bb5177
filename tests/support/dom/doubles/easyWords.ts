import { easyWords } from '../../../../packages/lesson-language/src/lessons/servedGlossary';

/** The easy sentences of the site's own glossary. */
export default easyWords('docs/glossary.json');
