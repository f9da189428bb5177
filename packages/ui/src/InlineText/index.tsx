import type { ReactNode } from 'react';
import { toSegments } from './segments';

/** An author's plain text in which backticks mark code. */
export default function InlineText({ text }: { readonly text: string }): ReactNode {
  return (
    <span>
      {toSegments(text).map((segment, index) =>
        segment.code ? (
          <code translate="no" key={index}>
            {segment.text}
          </code>
        ) : (
          <span key={index}>{segment.text}</span>
        ),
      )}
    </span>
  );
}
