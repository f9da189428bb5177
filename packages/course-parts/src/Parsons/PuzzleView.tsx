import { useEffect, useId, useRef, type ReactNode } from 'react';
import { inElements } from '@kurser/shared/inElements';
import Button from '@kurser/ui/Button';
import OrderList from '../ordering/OrderList';
import { arranged, checked, newPlay, shown, type Play } from './play';
import { tryText, type Puzzle, type PuzzleLine } from './puzzle';
import heard from '@kurser/ui/heard.module.css';
import styles from './styles.module.css';

interface PuzzleViewProps {
  readonly puzzle: Puzzle;
  readonly play: Play;
  readonly onPlay: (play: Play) => void;
  /** The student may ask for the right order here. */
  readonly canShow: boolean;
  /** What takes the list's place when the lines stand right. */
  readonly solution: ReactNode;
}

/** A line in the list. */
const pieceOf = ({ html, name }: PuzzleLine): { content: ReactNode; text: string } => {
  // An arrow is one character: without this a browser ends a line in the middle of it.
  const whole = html.replaceAll('-&gt;', '<span class="unbroken">$&</span>');
  // The site's own markup, made of escaped text (src/code/colouredLines).
  const markup = { __html: whole };
  return {
    content: <code translate="no" className={styles.line} dangerouslySetInnerHTML={markup} />,
    text: name,
  };
};

/** The lines with what a check came to and the buttons that fit. The play is the caller's. */
export default function PuzzleView(props: PuzzleViewProps): ReactNode {
  const { puzzle, play, onPlay, canShow, solution } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  // Set by the student's own step, so that a stored result that arrives later does not move the
  // focus.
  const focusNext = useRef<string>(undefined);

  useEffect(() => {
    if (focusNext.current !== undefined)
      root.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = undefined;
  }, [play]);

  function go(next: Play): void {
    if (next.state !== play.state)
      focusNext.current = next.state === 'arranging' ? '[data-piece]' : '[data-outcome]';
    onPlay(next);
  }

  const pieces = puzzle.lines.map(pieceOf);
  return (
    <div ref={root}>
      {play.state === 'arranging' ? (
        <div role="group" aria-labelledby={id}>
          <p id={id} className={heard.only}>
            Rader att ordna
          </p>
          <OrderList
            pieces={pieces}
            order={play.order}
            noun="raderna"
            isCode
            onChange={(order) => {
              go(arranged(play, order));
            }}
          />
        </div>
      ) : (
        inElements(solution)
      )}
      <p role="status" data-outcome tabIndex={-1} className={styles.outcome}>
        {outcomeText(play)}
      </p>
      <div className={styles.actions}>
        {play.state === 'arranging' ? (
          <>
            <Button variant="primary" onClick={() => go(checked(puzzle, play))}>
              Kontrollera
            </Button>
            {canShow && (
              <Button variant="quiet" onClick={() => go(shown(play))}>
                Visa rätt ordning
              </Button>
            )}
          </>
        ) : (
          <Button onClick={() => go(newPlay(puzzle))}>Gör om</Button>
        )}
      </div>
    </div>
  );
}

function outcomeText(play: Play): string {
  switch (play.state) {
    case 'arranging':
      return play.right === null ? '' : tryText(play.right);
    case 'solved':
      return play.tries === 1 ? '✓ Rätt på första försöket.' : `✓ Rätt på försök ${play.tries}.`;
    case 'shown':
      return 'Så här ska raderna stå.';
  }
}
