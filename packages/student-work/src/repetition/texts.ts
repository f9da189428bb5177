import { mondayOf, type Day } from './core/days';

/** "1 fråga", "8 frågor". */
export function questionsText(count: number): string {
  return count === 1 ? '1 fråga' : `${count} frågor`;
}

const weekdays = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'];

/** When a later day is: "i morgon", "på torsdag", "om 12 dagar". */
export function whenText(day: Day, today: Day): string {
  const days = day - today;
  if (days <= 1) return 'i morgon';
  return days < 7 ? `på ${weekdays[day - mondayOf(day)] ?? ''}` : `om ${days} dagar`;
}

/** Roughly how long so many questions take: "ungefär 5 minuter". */
export function minutesText(count: number): string {
  const minutes = Math.max(1, Math.round(count * 0.6));
  return minutes === 1 ? 'ungefär en minut' : `ungefär ${minutes} minuter`;
}
