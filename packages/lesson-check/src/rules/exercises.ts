import {
  attributeText,
  elementsNamed,
  type JsxElement,
  lineOf,
  visitNodes,
} from '@kurser/lesson-language/source/jsx';
import type { Page } from '../page/page';
import { findEnclosing } from '@kurser/lesson-language/source/blocks';
import { exerciseId } from '@kurser/course-parts/Exercise/exercise';
import { fault, type Rule } from './rule';

/**
 * Every exercise has a title of its own, hints and a solution, and its test has a solution to try.
 */
export const exercises: Rule = {
  name: 'uppgifter',
  check: (page) => {
    const all = elementsNamed(page.tree, 'Exercise');
    return [
      ...all.flatMap((exercise) => exerciseFaults(page, exercise)),
      ...sharedAddresses(page, all),
      ...strays(page, all),
    ];
  },
};

function exerciseFaults(page: Page, exercise: JsxElement) {
  const at = (problem: string, expected: string) =>
    fault(page, lineOf(exercise), problem, expected);
  const title = attributeText(exercise, 'title') ?? '';
  const hints = elementsNamed(exercise, 'Hint');
  const wantedHints = page.frontMatter?.pageKind === 'lesson' ? 2 : 1;
  const solutions = elementsNamed(exercise, 'Solution');
  const name = title === '' ? 'uppgiften' : `uppgiften ${title}`;
  return [
    ...(hints.length < wantedHints
      ? [at(`${name} har ${String(hints.length)} Hint`, `minst ${String(wantedHints)} <Hint>`)]
      : []),
    ...(solutions.length === 0 ? [at(`${name} saknar lösning`, 'minst en <Solution>')] : []),
    ...[...hints, ...solutions]
      .filter(isEmpty)
      .map((element) =>
        fault(page, lineOf(element), `tom ${element.name ?? ''}`, 'text eller kod inuti'),
      ),
    ...untriedTests(page, exercise),
  ];
}

/** Two exercises with one title would share an address, and the student's mark of what is done. */
function sharedAddresses(page: Page, all: readonly JsxElement[]) {
  const titles = all.map((exercise) => attributeText(exercise, 'title') ?? '');
  const addresses = titles.map(exerciseId);
  return all
    .filter((_, index) => addresses.indexOf(addresses[index] ?? '') < index)
    .map((exercise) =>
      fault(
        page,
        lineOf(exercise),
        `två uppgifter heter ${attributeText(exercise, 'title') ?? ''}`,
        'en egen title för varje uppgift på sidan',
      ),
    );
}

function untriedTests(page: Page, exercise: JsxElement) {
  const inside = page.blocks.filter((block) => findEnclosing(block, 'Exercise') === exercise);
  return inside
    .filter((block) => block.words.test)
    .filter(
      (test) =>
        !inside.some(
          (block) => findEnclosing(block, 'Solution') && block.language === test.language,
        ),
    )
    .map((test) =>
      fault(
        page,
        test.line,
        'testet har ingen lösning att pröva',
        `en <Solution> med ett ${test.language}-block`,
      ),
    );
}

function strays(page: Page, all: readonly JsxElement[]) {
  const inside = new Set(
    all.flatMap((exercise) => [
      ...elementsNamed(exercise, 'Hint'),
      ...elementsNamed(exercise, 'Solution'),
    ]),
  );
  return [...elementsNamed(page.tree, 'Hint'), ...elementsNamed(page.tree, 'Solution')]
    .filter((element) => !inside.has(element))
    .map((element) =>
      fault(page, lineOf(element), `${element.name ?? ''} utanför Exercise`, 'inuti <Exercise>'),
    );
}

function isEmpty(element: JsxElement): boolean {
  let content = 0;
  visitNodes(element, (node) => {
    if ('value' in node && typeof node.value === 'string') content += node.value.trim().length;
    if (node.type === 'image') content += 1;
  });
  const components = elementsNamed(element, 'Figure').length;
  return content + components === 0;
}
