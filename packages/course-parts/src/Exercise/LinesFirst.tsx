import { useId, useState, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import ParsonsLines from '../Parsons/ParsonsLines';
import { whyNoPuzzle } from '../Parsons/lines';

/**
 * A smaller step than the solution itself: its lines, to be put in order. Nothing where the
 * solution makes no puzzle.
 */
export default function LinesFirst({ solution }: { readonly solution: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (whyNoPuzzle(solution) !== undefined) return null;
  return (
    <>
      <Button
        variant={isOpen ? 'quiet' : 'primary'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        Visa raderna i fel ordning
      </Button>
      <div id={id}>{isOpen && <ParsonsLines source={solution} />}</div>
    </>
  );
}
