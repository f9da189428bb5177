import { Fragment, type ReactNode } from 'react';
import { toSegments } from './segments';

/** An author's plain text in which backticks mark code. */
export default function InlineText({ text }: { readonly text: string }): ReactNode {
  return toSegments(text).map((segment, index) =>
    segment.code ? (
      <code key={index}>{segment.text}</code>
    ) : (
      <Fragment key={index}>{segment.text}</Fragment>
    ),
  );
}
