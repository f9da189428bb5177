import { textToSlug } from '@kurser/shared/slug';
import type { HandIn } from './handIn';

/** `inlamning-3-m2-alva-berg.html`; without a name the lesson alone. */
export function handInFileName({ lesson, name }: Pick<HandIn, 'lesson' | 'name'>): string {
  const parts = ['inlamning', textToSlug(lesson.id), textToSlug(name)];
  return `${parts.filter((part) => part !== '').join('-')}.html`;
}
