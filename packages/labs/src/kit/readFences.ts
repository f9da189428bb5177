import type { ReactNode } from 'react';
import { splitFences, type Fence } from '@kurser/shared/nodeText';
import type { PropReader } from './settings';

/**
 * The code blocks of a lab between whose tags nothing else may stand. With anything else there is a
 * fault, and no block is answered.
 */
export function readFences(
  read: PropReader,
  children: ReactNode,
  what: 'kodblock' | 'ett enda kodblock',
  language: string,
): readonly Fence[] {
  const { fences, rest } = splitFences(children);
  const isGood =
    rest.every((child) => typeof child === 'string' && child.trim() === '') &&
    fences.every((fence) => fence.language === language) &&
    (what === 'kodblock' || fences.length <= 1);
  if (isGood) return fences;
  read.fault(`innehållet ska vara ${what} med språket ${language}`);
  return [];
}
