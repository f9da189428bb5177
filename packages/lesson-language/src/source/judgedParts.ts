import { parseFence } from './fence';
import { attributeText, isJsxElement, type JsxElement, visitNodes } from './jsx';

type Child = JsxElement['children'][number];

const holds = (element: JsxElement, isIt: (child: Child) => boolean): boolean =>
  element.children.some(isIt);

const isFacit = (child: Child): boolean => child.type === 'code' && child.lang === 'check';

/** Whether the lab is written in and judged. */
export function isJudgedWriting(lab: JsxElement): boolean {
  return attributeText(lab, 'mode') === 'write' && holds(lab, isFacit);
}

function isJudgedBuilding(lab: JsxElement): boolean {
  if (attributeText(lab, 'mode') !== 'build') return false;
  return attributeText(lab, 'expression') !== undefined || holds(lab, isFacit);
}

/** The parts that tell the exercise that they stand in how they were judged, and when they do. */
const judging: Readonly<Record<string, (element: JsxElement) => boolean>> = {
  FlagCheck: () => true,
  KeyTrainer: () => true,
  // The other modes are there to look at.
  GateSim: (element) => isJudgedBuilding(element) || isJudgedWriting(element),
  TruthTable: (element) => (attributeText(element, 'mode') ?? 'explore') !== 'explore',
  PyRun: (element) =>
    holds(
      element,
      (child) => child.type === 'code' && parseFence(child.meta ?? '').words.check !== undefined,
    ),
};

/** The labs and flags of an exercise that it is judged by, beside its answers and its test. */
export function judgedPartsIn(exercise: JsxElement): readonly JsxElement[] {
  const found: JsxElement[] = [];
  visitNodes(exercise, (node, ancestors) => {
    if (!isJsxElement(node)) return;
    const name = node.name ?? '';
    const isHelp = ancestors.some(
      (each) => 'name' in each && (each.name === 'Hint' || each.name === 'Solution'),
    );
    if (!isHelp && Object.hasOwn(judging, name) && judging[name]?.(node) === true) found.push(node);
  });
  return found;
}
