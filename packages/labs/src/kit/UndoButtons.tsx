import type { ReactNode, Ref } from 'react';
import Button from './Button';
import type { KeptWork } from './useKeptWork';

interface UndoButtonsProps {
  readonly work: Pick<KeptWork<unknown, unknown>, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;
  /** Undo's, where the focus goes when what had it is gone. */
  readonly undoRef?: Ref<HTMLButtonElement>;
}

/** One step back, and forward again. */
export default function UndoButtons({ work, undoRef }: UndoButtonsProps): ReactNode {
  return (
    <>
      <Button ref={undoRef} off={!work.canUndo} onClick={work.undo}>
        Ångra
      </Button>
      <Button off={!work.canRedo} onClick={work.redo}>
        Gör om
      </Button>
    </>
  );
}
