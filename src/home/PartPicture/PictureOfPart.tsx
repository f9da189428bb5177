import type { ReactNode } from 'react';
import PartPicture from '.';
import { pictureOf } from './pictureOf';

/** The picture of the part that a lesson belongs to; nothing in a folder that has none. */
export default function PictureOfPart({ id }: { readonly id: string }): ReactNode {
  const name = pictureOf(id);
  return name === undefined ? null : <PartPicture name={name} />;
}
