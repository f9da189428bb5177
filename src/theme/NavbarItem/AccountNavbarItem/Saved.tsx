/**
 * Courses that are kept on the device, with what the gate knows of the member: one chunk, for who
 * opens its part of the panel or keeps any.
 */
import { useCallback, useMemo, type ReactNode } from 'react';
import { useAuth } from '@kurser/school-gate/auth/AuthProvider';
import CoursesPart from '@kurser/offline/CoursesPart';
import SavedHere from '@kurser/offline/SavedHere';
import { courseAreas } from '@site/src/config/courseAreas';

const courses = courseAreas.map(({ mark, title }) => ({ id: mark, title }));

interface SavedProps {
  readonly uid: string;
  /** The part of the panel, or what stands in the frame. */
  readonly place: 'panel' | 'frame';
}

export default function Saved({ uid, place }: SavedProps): ReactNode {
  const { actions } = useAuth();
  const holder = useMemo(() => ({ uid, getIdToken: actions.getIdToken }), [uid, actions]);
  const onReturn = useCallback(() => void actions.recheck(), [actions]);
  return place === 'panel' ? (
    <CoursesPart holder={holder} courses={courses} />
  ) : (
    <SavedHere holder={holder} onReturn={onReturn} />
  );
}
