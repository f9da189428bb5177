import type { ReactNode } from 'react';
import PartPicture, { Drawing } from '.';
import { lessonPictureOf } from './lessonPictures';
import { pictureOf } from './pictureOf';

interface LessonPictureProps {
  readonly id: string;
  readonly className?: string | undefined;
}

/** What a lesson is about: its own picture, or its part's; nothing in a folder that has none. */
export default function LessonPicture({ id, className }: LessonPictureProps): ReactNode {
  const own = lessonPictureOf(id);
  if (own !== undefined) return <Drawing picture={own} className={className} />;
  const part = pictureOf(id);
  return part === undefined ? null : <PartPicture name={part} className={className} />;
}
