import type { Root } from 'mdast';
import { attributeText, elementsNamed, removeAttribute, type JsxElement } from '../source/jsx';
import { circuitTextOf } from '@kurser/labs/GateSim/core/circuitText';
import { layOut, packLayout } from '@kurser/labs/GateSim/core/drawing/layout';
import { readCircuit } from '@kurser/labs/GateSim/core/notation';

/**
 * The circuit that a `GateSim` draws when the page is opened, in its notation. Undefined where
 * there is none, or it cannot be read.
 */
function findCircuitText(gateSim: JsxElement): string | undefined {
  if (attributeText(gateSim, 'mode') === 'build') return undefined;
  for (const child of gateSim.children)
    if (child.type === 'code' && child.lang === 'circuit') return child.value;
  const made = circuitTextOf(attributeText(gateSim, 'expression') ?? '');
  return 'text' in made ? made.text : undefined;
}

/**
 * Gives every circuit that is drawn when the page is opened its drawing, as the property `layout`:
 * to lay out sixty parts takes a phone half a second. What cannot be read stays as it is; the part
 * itself says so, in its author's language, when the page is rendered.
 */
export function layOutCircuits(root: Root): void {
  for (const gateSim of elementsNamed(root, 'GateSim')) {
    // An author's own would be nobody's drawing.
    removeAttribute(gateSim, 'layout');
    const text = findCircuitText(gateSim);
    const circuit = text === undefined ? undefined : readCircuit(text);
    if (circuit?.ok !== true) continue;
    const value = packLayout(circuit.netlist, layOut(circuit.netlist));
    gateSim.attributes.push({ type: 'mdxJsxAttribute', name: 'layout', value });
  }
}
