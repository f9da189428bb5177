import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { findLesson } from '../../progress/lessons';
import type { Catalogue } from '../catalogue';
import type { NextQuestions } from '../core/waiting';
import { whenText } from '../texts';
import { useToday } from '../useToday';

interface NextNoteProps {
  readonly catalogue: Pick<Catalogue, 'list'>;
  readonly next: NextQuestions | undefined;
}

/** When the next questions come, and from which lesson; nothing while no lesson has a day. */
export default function NextNote({ catalogue, next }: NextNoteProps): ReactNode {
  const today = useToday();
  const lesson = next === undefined ? undefined : findLesson(catalogue.list, next.lesson);
  if (next === undefined || lesson === undefined || today === undefined) return null;
  return (
    <span>
      <span>{`Nästa frågor kommer ${whenText(next.day, today)}, ur`}</span>{' '}
      <Link to={lesson.to}>{lesson.title}</Link>.
    </span>
  );
}
