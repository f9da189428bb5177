import { writtenCircuits as circuitsOf, type TriedCircuit } from '../page/triedCircuits';
import { fault, type Rule } from './rule';

/** The verdict that each must get, and what to write where it gets another. */
const wanted: Readonly<
  Record<TriedCircuit['role'], { isRight: boolean; problem: string; expected: string }>
> = {
  start: {
    isRight: false,
    problem: 'kretsen är rätt redan från början',
    expected: 'en krets som inte gör vad uppgiften ber om',
  },
  wrong: {
    isRight: false,
    problem: 'wrong-kretsen godtas',
    expected: 'en krets som är fel, eller ett facit som ser felet',
  },
  also: { isRight: true, problem: 'also-kretsen godtas inte', expected: 'en krets som är rätt' },
  solution: {
    isRight: true,
    problem: 'lösningens krets godtas inte',
    expected: 'en lösning som uppfyller facit',
  },
};

const lacking = {
  wrong: ['wrong', '```circuit wrong="…" i uppgiften, så som en elev tänker fel'],
  also: ['also', '```circuit also i uppgiften: rätt, byggd på ett annat sätt'],
} as const;

/**
 * A circuit that is written and judged refuses what it starts as and what its author says is wrong,
 * and takes the solution and what is right in another way.
 */
export const writtenCircuits: Rule = {
  name: 'skrivna kretsar',
  check: (page) =>
    circuitsOf(page).flatMap(({ line, tried }) => [
      ...Object.values(lacking)
        .filter(([role]) => !tried.some((each) => each.role === role))
        .map(([role, expected]) => fault(page, line, `GateSim saknar ${role}`, expected)),
      ...tried
        .filter(({ role, isRight }) => wanted[role].isRight !== isRight)
        .map((each) => {
          const { problem, expected } = wanted[each.role];
          return fault(page, each.line, `${problem}: ${each.said}`, expected);
        }),
    ]),
};
