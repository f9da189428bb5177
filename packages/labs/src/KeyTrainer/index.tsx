import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Panel from '@kurser/ui/Panel';
import { done } from '@kurser/ui/VerdictBox/words';
import Button from '../kit/Button';
import { labPart, type ViewProps } from '../kit/labPart';
import EditorBox from './view/EditorBox';
import KeyButtons from './view/KeyButtons';
import KeyTable from './view/KeyTable';
import { keyTexts } from './core/look';
import { parseSettings, type KeySetup } from './settings';
import { Goal, TaskText } from './view/Task';
import { useKeyTrainer, type KeyTraining } from './useKeyTrainer';
import styles from './styles.module.css';

function Keys({ keys }: { readonly keys: readonly string[] }): ReactNode {
  return (
    <span className={styles.keyRow}>
      {keys.map((key, index) => (
        <kbd translate="no" key={index}>
          {key}
        </kbd>
      ))}
    </span>
  );
}

/** How many keys so far, and what it came to at the end. */
function Score({ training }: { readonly training: KeyTraining }): ReactNode {
  const { trainer, solved, best } = training;
  const used = trainer.pressed.length;
  const par = trainer.exercise.solution.length;
  const record = best[trainer.index];
  return (
    <div className={styles.score}>
      <p className={clsx(styles.result, solved && styles.solved)} role="status">
        <span>{!solved && `Tangenter: ${used} · facit ${par}`}</span>
        <span>
          {solved && trainer.watched && `Så gör facit: ${par} tangenter. Gör om det själv!`}
        </span>
        <span>
          {solved && !trainer.watched && `${done.sign} Klart på ${used} tangenter, facit ${par}.`}
        </span>
        <span>{record != null && ` Ditt bästa: ${record}.`}</span>
      </p>
      <Keys keys={keyTexts(trainer.pressed)} />
    </div>
  );
}

interface ExerciseTabsProps {
  readonly training: KeyTraining;
  readonly count: number;
}

/** One button for each exercise, with a tick on those that are solved. */
function ExerciseTabs({ training, count }: ExerciseTabsProps): ReactNode {
  if (count === 1) return null;
  const { trainer, best } = training;
  return (
    <div className={styles.tabs} role="group" aria-label="Övningar">
      {Array.from({ length: count }, (_, index) => {
        const isDone = best[index] != null;
        return (
          <button
            key={index}
            type="button"
            className={clsx(styles.tab, index === trainer.index && styles.chosen)}
            aria-current={index === trainer.index}
            aria-label={`Övning ${index + 1}${isDone ? ', löst' : ''}`}
            onClick={() => training.open(index)}
          >
            {`${index + 1}${isDone ? ` ${done.sign}` : ''}`}
          </button>
        );
      })}
    </div>
  );
}

function KeyTrainer({ settings }: ViewProps<KeySetup>): ReactNode {
  const training = useKeyTrainer(settings);
  const { solved, trainer, playing } = training;
  const { exercise, editor } = trainer;
  const helpId = useId();
  const count = settings.exercises.length;
  const next = trainer.index + 1;
  return (
    <Panel
      kind="lab"
      title={settings.title}
      aside={count > 1 ? `Övning ${next} av ${count}` : undefined}
      footer={
        <>
          <Button onClick={training.restart}>Börja om</Button>
          <Button onClick={training.toggleFilm}>{playing ? 'Stoppa' : 'Spela facit'}</Button>
          {next < count && (
            <Button variant={solved ? 'primary' : 'secondary'} onClick={() => training.open(next)}>
              Nästa övning
            </Button>
          )}
        </>
      }
    >
      <ExerciseTabs training={training} count={count} />
      <TaskText text={exercise.task} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <p className={styles.caption}>Din text</p>
          <EditorBox
            key={trainer.index}
            editor={editor}
            done={solved}
            helpId={helpId}
            onKeys={training.press}
          />
        </div>
        <Goal exercise={exercise} />
      </div>
      <p className={styles.help} id={helpId}>
        Klicka i texten och tryck på tangenterna. <kbd translate="no">Esc</kbd> går till Helix;{' '}
        <kbd translate="no">Tab</kbd> lämnar texten.
      </p>
      <Score training={training} />
      <KeyButtons done={solved} onKeys={training.press} />
      <KeyTable />
    </Panel>
  );
}

/** Helix key exercises: a text, a goal, and a count of the keys it takes. */
export default labPart(parseSettings, KeyTrainer);
