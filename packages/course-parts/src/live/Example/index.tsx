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
import Button from '@kurser/ui/Button';
import { useWalk } from '../../walk/useWalk';
import WalkPlace from '../../walk/WalkPlace';
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

/** How an example is opened: to be run as it stands, or to be changed. */
type Way = 'run' | 'change';

interface BarProps {
  readonly openButton: RefObject<HTMLButtonElement | null>;
  readonly isEdited: boolean;
  readonly openTo: (way: Way) => void;
  /** Walks through the block as it stands; undefined where it is no Python. */
  readonly walk: (() => void) | undefined;
  /** Shows what the student had written; undefined while there is nothing. */
  readonly showOld: (() => void) | undefined;
}

/** What can be done with a block: below it, in its frame. */
function Bar({ openButton, isEdited, openTo, walk, showOld }: BarProps): ReactNode {
  return (
    <div className={styles.bar}>
      {!isEdited && (
        <Button className={styles.open} onClick={() => openTo('run')}>
          <span aria-hidden="true">▶</span> <span>Kör</span>
        </Button>
      )}
      {walk !== undefined && (
        <Button variant="quiet" className={styles.open} onClick={walk}>
          Stega
        </Button>
      )}
      <Button
        ref={openButton}
        variant="quiet"
        className={styles.open}
        onClick={() => openTo('change')}
      >
        {isEdited ? 'Fortsätt ändra' : 'Ändra'}
      </Button>
      {showOld !== undefined && (
        <Button variant="quiet" className={styles.open} onClick={showOld}>
          Visa min gamla kod
        </Button>
      )}
    </div>
  );
}

interface ExampleProps {
  /** What the build found the block to need (packages/course-parts/src/live/task.ts). */
  readonly task?: unknown;
  /** The heading that the author gave the block. */
  readonly title?: unknown;
  /** The block as it stands in the text. */
  readonly children?: ReactNode;
}

/**
 * A block of code that can be run and changed in its place. The build puts it around such blocks
 * (packages/lesson-language/src/remark-lesson). The editor and Python come when somebody opens one.
 */
export default function Example({ task: written, title, children }: ExampleProps): ReactNode {
  const task = useMemo(() => parseExampleTask(written), [written]);
  const { isOpen, open, close } = useOpenExample();
  // Changes last as long as the page, also while another example has taken this one's room.
  const [code, setCode] = useState<string | null>(null);
  // What the student had written when the text's block came back.
  const [oldCode, setOldCode] = useState<string | null>(null);
  const [way, setWay] = useState<Way>('change');
  const [hasOutput, setHasOutput] = useState(false);
  const button = useFocusBack(isOpen);
  const { walk, start: startWalk, close: closeWalk } = useWalk();
  if (task === undefined) return children;
  const isPython = task.setup.language === 'python';
  const isEdited = (code ?? task.source) !== task.source;
  const openTo = (next: Way): void => {
    setWay(next);
    open();
  };
  return (
    <div className={styles.example} data-output={isOpen && hasOutput ? 'own' : undefined}>
      <div hidden={isOpen && way === 'change'} className={styles.text}>
        {children}
      </div>
      {isOpen ? (
        <Suspense fallback={<p role="status">Hämtar editorn …</p>}>
          <LiveExample
            task={task}
            title={typeof title === 'string' ? title : undefined}
            code={code ?? task.source}
            isEditing={way === 'change'}
            startsAtOnce={way === 'run'}
            onChange={() => setWay('change')}
            onOutput={setHasOutput}
            onEdit={setCode}
            onReset={() => {
              if (isEdited) setOldCode(code);
              setCode(null);
              close();
            }}
          />
        </Suspense>
      ) : (
        <Bar
          openButton={button}
          isEdited={isEdited}
          openTo={openTo}
          walk={isPython ? () => startWalk(task.source, '') : undefined}
          showOld={
            oldCode === null || isEdited
              ? undefined
              : () => {
                  setCode(oldCode);
                  setOldCode(null);
                  openTo('change');
                }
          }
        />
      )}
      {!isOpen && <WalkPlace walk={walk} close={closeWalk} setup={task.setup} />}
    </div>
  );
}
