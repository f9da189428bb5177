import { useId, type CSSProperties, type ReactNode } from 'react';
import clsx from 'clsx';
import InlineText from '@kurser/ui/InlineText';
import { markedAloud } from '@kurser/ui/VerdictBox/words';
import { useRovingGrid } from '@kurser/shared/rovingGrid';
import quiz from '../../Quiz/styles.module.css';
import { ticked, type NodesAnswer } from '../core/question';
import type { FieldsProps } from './fieldsProps';
import styles from '../styles.module.css';
import kinds from './kinds.module.css';

interface NodeMarksProps extends FieldsProps {
  readonly question: NodesAnswer;
  readonly label: string | undefined;
}

/** The side of a square of the drawing, in pixels: a node with room for a finger, and some air. */
const square = 56;

/** What a node is joined to, for those who cannot see the edges. */
function neighboursOf({ nodes, edges, isDirected }: NodesAnswer, place: number): string {
  const joined = edges.flatMap(([from, to]) => {
    if (from === place) return [to];
    return to === place && !isDirected ? [from] : [];
  });
  const names = joined.map((each) => nodes[each]?.text ?? '');
  if (names.length === 0) return '';
  return isDirected ? `, pilar till ${names.join(', ')}` : `, hänger ihop med ${names.join(', ')}`;
}

const middle = (count: number): number => (count + 0.5) * square;

/** The edges, below the nodes. An arrow ends where its node begins. */
function Edges({ question }: { readonly question: NodesAnswer }): ReactNode {
  const { nodes, edges, isDirected } = question;
  const id = useId();
  return (
    <svg className={kinds.edges} aria-hidden="true">
      <marker
        id={id}
        viewBox="0 0 8 8"
        refX="31"
        refY="4"
        markerWidth="8"
        markerHeight="8"
        orient="auto"
      >
        <path d="M0 0 8 4 0 8z" />
      </marker>
      {edges.map(([from, to]) => (
        <line
          key={`${from}-${to}`}
          x1={middle(nodes[from]?.x ?? 0)}
          y1={middle(nodes[from]?.y ?? 0)}
          x2={middle(nodes[to]?.x ?? 0)}
          y2={middle(nodes[to]?.y ?? 0)}
          markerEnd={isDirected ? `url(#${id})` : undefined}
        />
      ))}
    </svg>
  );
}

/** A drawing whose nodes are marked by a press, or by space under the arrow keys. */
export default function NodeMarks(props: NodeMarksProps): ReactNode {
  const { question, label, fields, marks, isLocked, faultId, onChange } = props;
  const { nodes } = question;
  const id = useId();
  const { containerRef, cellProps } = useRovingGrid<HTMLDivElement>(1, nodes.length);
  const size = (axis: 'x' | 'y'): number =>
    (Math.max(...nodes.map((node) => node[axis])) + 1) * square;
  return (
    <fieldset className={quiz.fields} aria-describedby={faultId}>
      <legend id={id} className={styles.label}>
        <InlineText text={label ?? 'Märk noderna'} />
      </legend>
      <div className={styles.scroll}>
        <div
          ref={containerRef}
          className={kinds.drawing}
          style={{ width: size('x'), height: size('y') }}
        >
          <Edges question={question} />
          {nodes.map(({ text, x, y }, place) => {
            const isMarked = fields[place] === ticked;
            const mark = marks?.[place] ?? 'empty';
            const at: CSSProperties = { left: middle(x), top: middle(y) };
            return (
              <button
                key={text}
                type="button"
                className={clsx(
                  kinds.node,
                  isMarked && kinds.cellMarked,
                  mark === 'right' && kinds.cellRight,
                  mark === 'wrong' && kinds.cellWrong,
                )}
                style={at}
                aria-label={`${text}${neighboursOf(question, place)}${markedAloud(mark)}`}
                aria-pressed={isMarked}
                aria-disabled={isLocked}
                {...cellProps(0, place)}
                onClick={() => {
                  if (!isLocked) onChange(place, isMarked ? '' : ticked);
                }}
              >
                {text}
              </button>
            );
          })}
        </div>
      </div>
    </fieldset>
  );
}
