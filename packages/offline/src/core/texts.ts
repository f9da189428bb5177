import { formatNumber } from '@kurser/shared/swedishNumber';

/** Why a course could not be kept. */
export type SavingFault = 'full' | 'offline' | 'changed' | 'refused' | 'stopped';

const faults: Readonly<Record<SavingFault, string | undefined>> = {
  full: 'Det finns inte plats på enheten. Ta bort något annat, till exempel en annan sparad kurs, och försök igen.',
  offline: 'Nätet försvann innan allt hade kommit. Spara igen när du är uppkopplad.',
  changed: 'Sidan uppdaterades medan kursen sparades. Ladda om sidan och spara igen.',
  refused: 'Webbläsaren lät inte kursen sparas. I ett privat fönster går det sällan.',
  // By a press, which needs no answer.
  stopped: undefined,
};

/** What went wrong, in Swedish; undefined where nothing did. */
export function faultText(fault: SavingFault): string | undefined {
  return faults[fault];
}

const megabyte = 1_000_000;

/** A size as a reader takes it in: `0,4 MB`, `3,2 MB`, `24 MB`. */
export function sizeText(bytes: number): string {
  const size = bytes / megabyte;
  return `${formatNumber(size, size < 10 ? 1 : 0)} MB`;
}

/** What comes beside the courses themselves. */
export function sharedText(isKept: boolean, bytes: number): string {
  const start = isKept ? 'I det sparade ingår också' : 'Därtill kommer';
  return `${start} ${sizeText(bytes)} som kurserna delar: sidan själv, sökningen och Python.`;
}
