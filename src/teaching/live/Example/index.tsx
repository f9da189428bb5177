import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import Button from '@site/src/components/Button';
import { parseExampleTask } from '../task';
import { useOpenExample } from './useOpenExample';
import styles from './styles.module.css';

const LiveExample = lazy(() => import('../view/LiveExample'));

/** When the editor has gone, the focus that was in it goes to the button that opens it. */
function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

interface ExampleProps {
  /** What the build found the block to need (src/teaching/live/task.ts). */
  readonly task?: unknown;
  /** The heading that the author gave the block. */
  readonly title?: unknown;
  /** The block as it stands in the text. */
  readonly children?: ReactNode;
}

/**
 * A block of code that can be changed and run in its place. The build puts it around such blocks
 * (src/plugins/remark-lesson). The editor and Python come when somebody opens one.
 */
export default function Example({ task: written, title, children }: ExampleProps): ReactNode {
  const task = useMemo(() => parseExampleTask(written), [written]);
  const { isOpen, open, close } = useOpenExample();
  // Changes last as long as the page, also while another example has taken this one's room.
  const [code, setCode] = useState<string | null>(null);
  // What the student had written when the text's block came back.
  const [oldCode, setOldCode] = useState<string | null>(null);
  const button = useFocusBack(isOpen);
  if (task === undefined) return children;
  const isEdited = code !== null && code !== task.source;
  return (
    <div className={styles.example}>
      <div hidden={isOpen} className={styles.text}>
        {children}
      </div>
      {isOpen ? (
        <Suspense fallback={<p role="status">Hämtar editorn …</p>}>
          <LiveExample
            task={task}
            title={typeof title === 'string' ? title : undefined}
            code={code ?? task.source}
            onEdit={setCode}
            onReset={() => {
              if (isEdited) setOldCode(code);
              setCode(null);
              close();
            }}
          />
        </Suspense>
      ) : (
        <div className={styles.bar}>
          <Button ref={button} variant="quiet" className={styles.open} onClick={open}>
            {isEdited ? 'Fortsätt ändra' : 'Ändra och kör'}
          </Button>
          {oldCode !== null && !isEdited && (
            <Button
              variant="quiet"
              className={styles.open}
              onClick={() => {
                setCode(oldCode);
                setOldCode(null);
                open();
              }}
            >
              Visa min gamla kod
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
