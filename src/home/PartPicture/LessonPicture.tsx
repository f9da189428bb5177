import type { ReactNode } from 'react';
import { Drawing } from '.';
import { lessonPictures, ownPictureOf } from './lessonPictures';
import { pictureOf } from './pictureOf';
import { pictures } from './pictures';

interface LessonPictureProps {
  readonly id: string;
  readonly className?: string | undefined;
}

/** What a lesson is about: its own picture, or its part's; nothing in a folder that has none. */
export default function LessonPicture({ id, className }: LessonPictureProps): ReactNode {
  const own = ownPictureOf(id);
  const part = pictureOf(id);
  if (own !== undefined) return <Drawing picture={lessonPictures[own]} className={className} />;
  return part === undefined ? null : <Drawing picture={pictures[part]} className={className} />;
}
