import type { ReactNode } from 'react';
import parts from '../../../kit/lab.module.css';

/** Said in place of the next step when the loss has left the picture. */
export default function Runaway(): ReactNode {
  return (
    <p className={parts.warning} role="status">
      Förlusten växer i stället för att minska: inlärningstakten är för stor. Sänk den och börja om.
    </p>
  );
}
