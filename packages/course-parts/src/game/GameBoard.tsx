import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import Fold from '@kurser/ui/Fold';
import heard from '@kurser/ui/heard.module.css';
import type { Board } from '@kurser/python-runner/board';
import { isActive, type Phase } from '@kurser/python-runner/programRun';
import { boardName, boardRows } from './core/boardText';
import { keyName, keysText } from './core/keys';
import GameButtons from './GameButtons';
import Squares, { side } from './Squares';
import styles from './styles.module.css';
import { useGame } from './useGame';

/** The board takes the focus when the game begins, from the button or editor that began it. */
function useFocusWhenPlayed(isPlaying: boolean) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = stage;
    if (!isPlaying || current === null) return;
    const { activeElement } = document;
    const around = current.closest('[data-workbench]') ?? current.parentElement?.parentElement;
    if (activeElement !== document.body && around?.contains(activeElement) !== true) return;
    current.focus({ preventScroll: true });
    current.scrollIntoView({ block: 'nearest' });
  }, [isPlaying]);
  return stage;
}

/** The board in words, for those who cannot see it. */
function BoardInWords({ board }: { readonly board: Board }): ReactNode {
  const rows = boardRows(board);
  return (
    <Fold summary="Planen som text">
      {rows.length === 0 ? (
        <p>Planen är tom.</p>
      ) : (
        <ul>
          {rows.map(({ row, text }) => (
            <li key={row}>{`Rad ${row}: ${text}`}</li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

function helpText({ isOver, keys }: Board, phase: Phase): string {
  if (phase.kind === 'playing') return keysText(keys);
  const isIdle = !isActive(phase) && !isOver && keys.length > 0;
  return isIdle ? 'Spelet är inte igång. Kör för att spela.' : '';
}

interface GameBoardProps {
  readonly board: Board;
  readonly phase: Phase;
  readonly answer: (event: string) => void;
}

/**
 * The game of a program: its board takes keys while it has focus, and buttons do the same. What
 * happens is said below it. Comes with the first board.
 */
export default function GameBoard({ board, phase, answer }: GameBoardProps): ReactNode {
  const press = useGame(board, phase, answer);
  const isPlaying = phase.kind === 'playing';
  const stage = useFocusWhenPlayed(isPlaying);
  const helpId = useId();
  const { width, height, keys, text, said } = board;
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = keyName(event.key);
    if (event.ctrlKey || event.metaKey || event.altKey || !isPlaying || !keys.includes(key)) return;
    event.preventDefault();
    press(key);
  };
  const takesKeys = { tabIndex: 0, onKeyDown };
  return (
    <figure className={styles.game}>
      <div
        ref={stage}
        className={styles.stage}
        style={{ maxWidth: `${width * side * 1.2}px` }}
        role="application"
        aria-label="Spelplanen"
        aria-describedby={helpId}
        {...takesKeys}
      >
        <svg
          viewBox={`0 0 ${width * side} ${height * side}`}
          role="img"
          aria-label={boardName(board)}
        >
          <Squares board={board} />
        </svg>
      </div>
      <p className={styles.text} role="status">
        {text}
      </p>
      <p className={heard.only} aria-live="polite">
        {said}
      </p>
      <p className={styles.help} id={helpId}>
        {helpText(board, phase)}
      </p>
      {isPlaying && <GameButtons keys={keys} press={press} />}
      <BoardInWords board={board} />
    </figure>
  );
}
