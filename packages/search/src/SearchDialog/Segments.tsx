import type { ReactNode } from 'react';
import type { Segment } from '../query/snippet';

/** Text with the words marked that were asked for. */
export default function Segments({ of }: { readonly of: readonly Segment[] }): ReactNode {
  return of.map(({ text, marked }, place) =>
    marked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}
