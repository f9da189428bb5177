import { formatFixed, formatNumber } from '@kurser/shared/swedishNumber';
import { jumpOf, type Numbers } from './physics';
import type { Event } from './world';

const seconds = (value: number): string => `${formatFixed(value, 2)} s`;

/** What the numbers give, before anybody has jumped with them. */
export function numbersToText(numbers: Numbers): string {
  const { height, length } = jumpOf(numbers);
  return `Med de här talen når hoppet ${formatNumber(height, 0)} pixlar upp och ${formatNumber(length, 0)} pixlar bort.`;
}

function momentToText({ kind, seconds: time, helped }: Event & { kind: 'late' | 'early' }): string {
  const when =
    kind === 'late' ? `${seconds(time)} efter kanten` : `${seconds(time)} före landningen`;
  if (!helped) return `Du tryckte ${when}. Inget hopp.`;
  const by = kind === 'late' ? 'coyote-tiden' : 'bufferten';
  return `Du tryckte ${when}, och ${by} gav dig hoppet.`;
}

/** What has just happened. */
export function eventToText(event: Event): string {
  switch (event.kind) {
    case 'landed':
      return `Hoppet blev ${formatNumber(event.height, 0)} pixlar högt och ${formatNumber(event.length, 0)} pixlar långt.`;
    case 'late':
    case 'early':
      return momentToText(event);
    case 'coin':
      return `Mynt ${event.taken} av ${event.of}.`;
    case 'won':
      return `Alla mynt på ${formatFixed(event.seconds, 1)} sekunder!`;
    case 'fell':
      return 'Figuren föll i gropen och börjar om.';
  }
}
