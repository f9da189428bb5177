import { useEffect, useId, useRef, type ReactNode } from 'react';
import { inElements } from '@kurser/shared/inElements';
import Button from '@kurser/ui/Button';
import VerdictBox from '@kurser/ui/VerdictBox';
import FieldMark from '@kurser/ui/VerdictBox/FieldMark';
import { standingOf, type Mark, type Standing } from '@kurser/ui/VerdictBox/words';
import { marksFromTop } from '../ordering/order';
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

/** A line in the list, with how it stood when it was last checked. */
const pieceOf = (
  { html, name }: PuzzleLine,
  mark: Mark | undefined,
): { content: ReactNode; text: string } => {
  // An arrow is one character: without this a browser ends a line in the middle of it.
  const whole = html.replaceAll('-&gt;', '<span class="unbroken">$&</span>');
  // The site's own markup, made of escaped text (src/code/colouredLines).
  const markup = { __html: whole };
  return {
    content: (
      <>
        <code translate="no" className={styles.line} dangerouslySetInnerHTML={markup} />{' '}
        <FieldMark mark={mark} />
      </>
    ),
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
      focusNext.current = next.state === 'arranging' ? '[data-piece]' : '[data-feedback]';
    onPlay(next);
  }

  const pieces = puzzle.lines.map((line, piece) => pieceOf(line, markOf(puzzle, play, piece)));
  const [standing, text] = toldOf(puzzle, play);
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
      <VerdictBox standing={standing}>
        <span>{text}</span>
      </VerdictBox>
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

/** How a line stands where the lines have been checked and not moved since. */
function markOf({ lines }: Puzzle, play: Play, piece: number): Mark | undefined {
  if (play.state !== 'arranging' || play.right === null) return undefined;
  return marksFromTop(play.right, lines.length)[play.order.indexOf(piece)];
}

/** What the play has come to. */
function toldOf(puzzle: Puzzle, play: Play): readonly [Standing | undefined, string] {
  switch (play.state) {
    case 'arranging':
      if (play.right === null) return [undefined, ''];
      return [standingOf(play.right, puzzle.lines.length), tryText(puzzle, play.order, play.right)];
    case 'solved':
      return ['right', play.tries === 1 ? 'På första försöket.' : `På försök ${play.tries}.`];
    case 'shown':
      return ['shown', ''];
  }
}
