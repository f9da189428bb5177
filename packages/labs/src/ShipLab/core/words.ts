import { tornBy, type Machine, type Program } from './machine';

/** What the ship does, and why. */
export function machineToText(machine: Machine, { wait, enemy }: Program): string {
  const { roundsAPicture, points } = machine;
  const rounds =
    wait === undefined
      ? `Slingan går ${roundsAPicture === 0 ? 104 : roundsAPicture} varv på en bild`
      : 'Slingan går ett varv på en bild';
  const torn = tornBy(machine);
  const tear =
    torn > 0
      ? `, och skeppet rivs isär: dess rader skiljer ${torn} ${torn === 1 ? 'pixel' : 'pixlar'}.`
      : wait === undefined
        ? '. Från kant till kant tar det högst tre bilder.'
        : `, när strålen är på rad ${wait}.`;
  return `${rounds}${tear}${enemy && points > 0 ? ` Poäng: ${points}.` : ''}`;
}
