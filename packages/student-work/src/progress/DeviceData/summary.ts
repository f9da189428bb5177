import { kindOf, type StoredKind } from '../stored';

/** Singular and plural of what is stored, without the number. */
const words: Readonly<Record<StoredKind, readonly [one: string, many: string]>> = {
  read: ['lektion markerad som läst', 'lektioner markerade som lästa'],
  exercise: ['uppgift markerad som klar', 'uppgifter markerade som klara'],
  work: ['uppgift som du har arbetat med', 'uppgifter som du har arbetat med'],
  answer: ['svar i en uppgift', 'svar i uppgifter'],
  question: ['fråga med svar', 'frågor med svar'],
  repetition: [
    'lektion som kommer tillbaka i Repetera',
    'lektioner som kommer tillbaka i Repetera',
  ],
  flag: ['hittad flagga', 'hittade flaggor'],
  program: [
    'pythonprogram som du har skrivit i eller klarat',
    'pythonprogram som du har skrivit i eller klarat',
  ],
  lab: ['labb med ditt arbete', 'labbar med ditt arbete'],
  place: ['bokmärke: var du läste senast', 'bokmärken: var du läste senast'],
  setting: ['inställning', 'inställningar'],
  aside: ['för långt värde som ligger åt sidan', 'för långa värden som ligger åt sidan'],
  other: ['annat sparat värde', 'andra sparade värden'],
};

const order: readonly StoredKind[] = [
  'read',
  'exercise',
  'work',
  'answer',
  'question',
  'repetition',
  'program',
  'lab',
  'flag',
  'place',
  'setting',
  'aside',
  'other',
];

/**
 * What the keys stand for, a line for each kind: "3 lektioner markerade som lästa". Empty when
 * nothing is stored.
 */
export function summaryOf(keys: Iterable<string>): readonly string[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(kindOf(key), (counts.get(kindOf(key)) ?? 0) + 1);
  return order.flatMap((kind) => {
    const count = counts.get(kind) ?? 0;
    if (count === 0) return [];
    return [`${count} ${words[kind][count === 1 ? 0 : 1]}`];
  });
}
