import { useState, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import InlineText from '@kurser/ui/InlineText';
import { goalsOf } from '@kurser/course-parts/goals/pageGoals';

/** "och 4 till"; nothing for a goal alone. */
function restText(count: number): string {
  return count === 0 ? '' : `och ${count} till`;
}

/**
 * The goals in one line until they are asked for: the first one, and how many more there are.
 * site.css hides the list behind it; without scripts and on paper it is always there.
 */
export default function GoalsFold(): ReactNode {
  const [open, setOpen] = useState(false);
  const [first, ...rest] = goalsOf(useDoc().metadata.frontMatter);
  if (first === undefined) return null;
  return (
    <div data-goals={open ? 'open' : 'folded'} data-nosearch="">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <strong>Mål:</strong>{' '}
        {open ? (
          <span>visa mindre</span>
        ) : (
          <>
            <InlineText text={first} /> <span>{restText(rest.length)}</span>
          </>
        )}
      </button>
    </div>
  );
}
