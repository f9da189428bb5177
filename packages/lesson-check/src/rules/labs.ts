import { readTarget } from '@kurser/labs/GateSim/core/build/target';
import { readCircuit } from '@kurser/labs/GateSim/core/notation';
import { parseExercise } from '@kurser/labs/KeyTrainer/core/exercise';
import { parseMap } from '@kurser/labs/MazeViz/core/mapText';
import { parseFrames } from '@kurser/labs/SpriteLab/core/byteText';
import { type Block, findEnclosing } from '@kurser/lesson-language/source/blocks';
import { attributeText, hasFlag, type JsxElement } from '@kurser/lesson-language/source/jsx';
import { isForTest } from '@kurser/lesson-language/source/fence';
import { fault, type Rule } from './rule';

interface LabFault {
  /** 1-based in the block's text. */
  readonly line: number;
  readonly problem: string;
}

interface LabNotation {
  readonly component: string;
  read(text: string, lab: JsxElement): readonly LabFault[];
}

const onFirstLine = (problem: string): LabFault => ({ line: 1, problem });

/**
 * Each lab's notation, read by the lab's own parser, so that what passes here is what the page can
 * show.
 */
const notations: Readonly<Record<string, LabNotation>> = {
  circuit: { component: 'GateSim', read: readCircuitFaults },
  check: { component: 'GateSim', read: readTargetFaults },
  maze: { component: 'MazeViz', read: readMazeFaults },
  sprite: { component: 'SpriteLab', read: readSpriteFaults },
  keys: { component: 'KeyTrainer', read: readKeyFaults },
};

/** The blocks in a lab's own notation stand in that lab and can be read by it. */
export const labs: Rule = {
  name: 'labbar',
  check: (page) =>
    page.blocks.flatMap((block) =>
      faultsOf(block).map(({ line, problem, expected }) =>
        fault(page, block.line + line, problem, expected),
      ),
    ),
};

function faultsOf(block: Block): readonly (LabFault & { readonly expected: string })[] {
  const notation = Object.hasOwn(notations, block.language) ? notations[block.language] : undefined;
  if (notation === undefined) return [];
  const { component } = notation;
  const lab = findEnclosing(block, component);
  // What a written circuit is tried on (writtenCircuits.ts).
  if (lab === undefined && isForTest(block.words)) return [];
  if (lab === undefined) {
    const problem = `${block.language}-block utanför ${component}`;
    return [{ line: 0, problem, expected: `inuti <${component}>` }];
  }
  const expected = `${block.language} som ${component} kan läsa (src/parts/README.md)`;
  return notation.read(block.text, lab).map((each) => ({ ...each, expected }));
}

function readCircuitFaults(text: string, lab: JsxElement): readonly LabFault[] {
  const circuit = readCircuit(text, attributeText(lab, 'mode') === 'build');
  if (circuit.ok) return [];
  return circuit.problems.map(({ line, message }) => ({ line, problem: message }));
}

function readTargetFaults(text: string, lab: JsxElement): readonly LabFault[] {
  if (attributeText(lab, 'mode') === 'write') return readCircuitFaults(text, lab);
  const target = readTarget(text);
  return target.ok ? [] : [onFirstLine(target.message)];
}

function readMazeFaults(text: string): readonly LabFault[] {
  const map = parseMap(text);
  return map.kind === 'maze' ? [] : [onFirstLine(map.reason)];
}

function readSpriteFaults(text: string, lab: JsxElement): readonly LabFault[] {
  const frames = parseFrames(text, hasFlag(lab, 'multicolor') ? 'multi' : 'hires');
  return frames.kind === 'frames' ? [] : [onFirstLine(frames.reason)];
}

function readKeyFaults(text: string): readonly LabFault[] {
  try {
    parseExercise(text);
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [onFirstLine(error.message)];
  }
}
