import type { ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import Panel from '@kurser/ui/Panel';

interface LabPanelProps {
  readonly title: string;
  /** Starts over. */
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/**
 * The frame of a lab whose only button at the end begins it again. A lab with more of them is in a
 * `Panel`.
 */
export default function LabPanel({ title, onReset, children }: LabPanelProps): ReactNode {
  return (
    <Panel kind="lab" title={title} footer={<Button onClick={onReset}>Börja om</Button>}>
      {children}
    </Panel>
  );
}
