import { useState, type ReactNode } from 'react';
import { useJudgedPart } from '@kurser/shared/judgedPart';
import InlineText from '@kurser/ui/InlineText';
import VerdictBox from '@kurser/ui/VerdictBox';
import Button from '../../kit/Button';
import type { Netlist } from '../core/netlist';
import type { Told, WrittenLimits } from '../core/write/judge';
import type { Simulation } from '../useSimulation';
import styles from '../styles.module.css';

interface JudgedProps {
  /** Tells the lab apart. */
  readonly name: string;
  readonly target: WrittenLimits;
  /** What the student has written, as text and as a circuit; undefined where it cannot be read. */
  readonly text: string;
  readonly netlist: Netlist | undefined;
  readonly lab: Simulation;
}

/** The judge is fetched by who asks for it. Never rejects. */
async function judge({ target, netlist }: JudgedProps): Promise<Told> {
  try {
    return (await import('../core/write/judge')).default(netlist, target);
  } catch {
    return { standing: 'untried', text: 'Rättningen gick inte att hämta. Tryck igen.', steps: [] };
  }
}

/**
 * The page's verdict on a written circuit, when it is asked for, and the shortest way to the fault
 * on the drawing. It is about the text as it was.
 */
export default function Judged(props: JudgedProps): ReactNode {
  const { name, text, lab } = props;
  const [judged, setJudged] = useState<{ text: string; told: Told }>();
  // What is kept is a text, which only the judge could say is right.
  const tellVerdict = useJudgedPart(name, () => false);
  const check = async (): Promise<void> => {
    const said = await judge(props);
    setJudged({ text, told: said });
    tellVerdict(said.standing === 'right');
  };
  const told = judged?.text === text ? judged.told : undefined;
  return (
    <>
      <VerdictBox standing={told?.standing}>
        {told !== undefined && (
          <>
            <InlineText text={told.text} />
            {told.steps.length > 0 && (
              <Button
                onClick={() => {
                  lab.restart();
                  for (const step of told.steps) lab.setInputs(new Map([step]));
                }}
              >
                Gör stegen på kretsen
              </Button>
            )}
          </>
        )}
      </VerdictBox>
      <div className={styles.controls}>
        <Button variant="primary" onClick={() => void check()}>
          Kontrollera
        </Button>
      </div>
    </>
  );
}
