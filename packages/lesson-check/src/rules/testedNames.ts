import { type Block, findEnclosing } from '@kurser/lesson-language/source/blocks';
import { isForTest } from '@kurser/lesson-language/source/fence';
import { elementsNamed, type JsxElement } from '@kurser/lesson-language/source/jsx';
import type { Page } from '../page/page';
import { answersOf } from '../page/triedAnswers';
import { fault, type Rule } from './rule';
import { wantedNames } from './wantedNames';

/**
 * A name that a judge asks for stands where the student looks: in the exercise's text, in its
 * skeleton, or in a file of the page that the text names. One that only a hint or the solution
 * tells lets a right answer be refused.
 */
export const testedNames: Rule = {
  name: 'namn i test',
  check: (page) => [
    ...page.blocks
      .filter(({ words, language }) => words.test && language !== 'bash' && language !== 'sql')
      .flatMap((test) => {
        const exercise = findEnclosing(test, 'Exercise');
        return exercise === undefined ? [] : untoldInTest(page, exercise, test);
      }),
    ...untoldInFacts(page),
  ],
};

function untoldInTest(page: Page, exercise: JsxElement, test: Block) {
  const solution = elementsNamed(exercise, 'Solution')[0];
  const solved = page.blocks.filter(
    (block) =>
      block.language === test.language &&
      solution !== undefined &&
      findEnclosing(block, 'Solution') === solution,
  );
  const own = seenText(page, exercise, []);
  const told = new Set(codeWords([own, ...namedFiles(page, exercise, own)]));
  const wanted = wantedNames(codeOnly(test), solved.map(codeOnly).join('\n'));
  return wanted
    .filter((name) => !told.has(name))
    .map((name) =>
      fault(
        page,
        test.line,
        `testet använder ${name}, som uppgiften inte nämner`,
        `\`${name}\` i uppgiftens text eller i dess \`\`\`${test.language} skeleton`,
      ),
    );
}

/** Languages of programs; what an engine's scripts are asked for stands on pages before. */
const programEnds: ReadonlySet<string> = new Set(['.py', '.rs', '.c', '.go']);

function untoldInFacts(page: Page) {
  return answersOf(page).flatMap(({ element, line, question }) => {
    const exercise = elementsNamed(page.tree, 'Exercise').find(({ children }) =>
      (children as readonly unknown[]).includes(element),
    );
    if (question.kind !== 'file' || exercise === undefined) return [];
    if (!question.ends.every((end) => programEnds.has(end))) return [];
    const before = page.source.slice(0, exercise.position?.start.offset);
    const said = question.facts.map(({ says }) => says);
    const told = new Set(codeWords([before, seenText(page, exercise, [element]), ...said]));
    const isTold = (pattern: string) => wordsOf(pattern).every((name) => told.has(name));
    return question.facts
      .filter(({ has }) => has.length > 0 && !has.some(isTold))
      .map(({ has: [first = ''] }) => {
        const names = wordsOf(first).filter((name) => !told.has(name));
        return fault(
          page,
          line,
          `has kräver ${names.join(', ')}, som uppgiften inte nämner`,
          'namnet i uppgiftens text, i dess skeleton eller i kod tidigare på sidan',
        );
      });
  });
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
}

/** The words in the code of Markdown: blocks and spans. */
function codeWords(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.match(/```[\s\S]*?```|`[^`\n]+`/g) ?? []).flatMap(wordsOf);
}

/** The exercise's source as the student meets it: without help, tests and `others`. */
function seenText(page: Page, exercise: JsxElement, others: readonly JsxElement[]): string {
  const tests = page.blocks.filter(
    (block) => isForTest(block.words) && findEnclosing(block, 'Exercise') === exercise,
  );
  const unseen = [
    ...elementsNamed(exercise, 'Hint'),
    ...elementsNamed(exercise, 'Solution'),
    ...tests.map(({ node }) => node),
    ...others,
  ];
  const textOf = ({ position }: (typeof unseen)[number]) =>
    page.source.slice(position?.start.offset, position?.end.offset);
  return unseen.reduce((text, part) => text.replace(textOf(part), () => ''), textOf(exercise));
}

/** The files before the exercise whose name or title its text says. */
function namedFiles(page: Page, exercise: JsxElement, text: string): readonly string[] {
  const end = exercise.position?.start.line ?? 0;
  return page.blocks
    .filter(({ line }) => line < end)
    .filter(({ words: { file, append, title } }) =>
      [file, append, title].some((name) => name !== undefined && text.includes(name)),
    )
    .map((block) => `\`\`\`\n${block.text}\n\`\`\``);
}

/** The code without its strings and comments. */
function codeOnly({ text, language }: Block): string {
  const bare = text
    .replace(/"""[\s\S]*?"""|'''[\s\S]*?'''/g, '""')
    .replace(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, '""');
  return bare.replace(language === 'python' ? /#.*$/gm : /\/\/.*$/gm, '');
}
