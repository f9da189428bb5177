import type { ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import type { Change, Trace } from '../core/parse';
import { struckOut } from '../core/snapshots';
import styles from '../styles.module.css';

const shapeWords = { stack: 'stack', queue: 'kö', list: 'lista' } as const;

function itemToText(text: string): string {
  const struck = struckOut(text);
  return struck === undefined ? text : `${struck} (struken)`;
}

function changeToText(change: Change): string {
  switch (change.kind) {
    case 'variable':
      return `${change.name} = ${change.value}`;
    case 'remove':
      return `${change.name} försvinner`;
    case 'items':
      return `${shapeWords[change.shape]} ${change.name}: ${change.items.map(itemToText).join(', ') || 'tom'}`;
    case 'memory':
      return `${change.address} = ${change.value}`;
    case 'output':
      return `utskrift: ${change.text}`;
  }
}

/** All steps as a list: what paper and a browser without scripts show instead of the player. */
export default function Transcript({ trace }: { readonly trace: Trace }): ReactNode {
  return (
    <ol className={styles.transcript}>
      {trace.steps.map((step, index) => (
        <li key={index}>
          {step.line !== null && <strong>{`Rad ${step.line}. `}</strong>}
          <InlineText text={step.explanation} />
          {step.changes.length > 0 && (
            <ul>
              {step.changes.map((change, key) => (
                <li key={key}>
                  <code translate="no">{changeToText(change)}</code>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
