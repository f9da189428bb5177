import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { markClass, markWords } from './marks';
import { struckOut, type Structure } from '../core/snapshots';
import heard from '@kurser/ui/heard.module.css';
import styles from '../styles.module.css';

/** What each kind of structure and its ends are called on the screen. */
const shapes: Record<
  Structure['shape'],
  { readonly word: string; readonly first: string; readonly last: string }
> = {
  stack: { word: 'Stack', first: '', last: 'överst' },
  queue: { word: 'Kö', first: 'först', last: 'sist' },
  list: { word: 'Lista', first: '', last: '' },
};

function noteOf({ shape, items }: Structure, index: number): string {
  if (shape === 'list') return String(index);
  if (index === items.length - 1 && (shape === 'stack' || items.length > 1))
    return shapes[shape].last;
  return index === 0 ? shapes[shape].first : '';
}

function ItemText({ text }: { readonly text: string }): ReactNode {
  const struck = struckOut(text);
  if (struck === undefined) return <span className={styles.itemText}>{text}</span>;
  return (
    <>
      <s className={clsx(styles.itemText, styles.struck)}>{struck}</s>
      <span className={heard.only}> (struken)</span>
    </>
  );
}

interface StructureViewProps {
  readonly structure: Structure;
}

/** A stack, a queue or a list, drawn so that its ends can be told apart. */
export default function StructureView({ structure }: StructureViewProps): ReactNode {
  const { shape, name, items, mark } = structure;
  const titleId = useId();
  const boxes = items.map((item, index) => (
    <li key={index} className={clsx(styles.item, markClass(item.mark))}>
      <ItemText text={item.text} />
      {item.mark !== 'same' && <span className={heard.only}>{` (${markWords[item.mark]})`}</span>}
      <span className={styles.note}>{noteOf(structure, index)}</span>
    </li>
  ));
  // A stack is read from its top, as it is drawn.
  const ordered = shape === 'stack' ? boxes.reverse() : boxes;
  const title = (
    <>
      <span>{shapes[shape].word}</span> <code translate="no">{name}</code>
      {mark === 'changed' && <span className={styles.badge}> ändrad</span>}
    </>
  );
  return (
    <div className={styles.part}>
      <p className={styles.partTitle} id={titleId}>
        {title}
      </p>
      <ol className={clsx(styles.structure, styles[shape])} aria-labelledby={titleId}>
        {items.length === 0 ? <li className={styles.empty}>tom</li> : ordered}
      </ol>
    </div>
  );
}
